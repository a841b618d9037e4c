"""A window with an empty view: the least a program with Qt can be. The frozen program is measured beside it."""

import sys

from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 800)
window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
window.show()
sys.exit(app.exec())
