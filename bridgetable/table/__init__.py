"""The physical table: actions, sentences, and where every card is. No law and no edition enters here."""
