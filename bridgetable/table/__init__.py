"""What happens at the table: actions, their sentences, where every card lies. No law in it."""
