"""What many chapters ask and do: the end of the game, actions, dice, cards at work, forts that stand."""
