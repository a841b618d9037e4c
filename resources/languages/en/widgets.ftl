### Small parts of every panel and dialog.

widgets-basic-law = Law { $cite }
widgets-errors-something-went-wrong = Something went wrong
widgets-errors-report = Report
widgets-errors-copy-the-report = Copy the report
widgets-errors-the-program-made-a-mistake-nothing = The program made a mistake. Nothing of your record is lost.
widgets-errors-you-can-go-on-if-you = You can go on. If you report it, please pass on what stands below.
widgets-errors-the-program-made-a-mistake-and = The program made a mistake, and no copy of your record can be kept.
widgets-errors-save-the-record-before-you-go = Save the record before you go on. If you report it, please pass on what stands below.
widgets-notice-close = Close
widgets-notice-close-this-message = Close this message
