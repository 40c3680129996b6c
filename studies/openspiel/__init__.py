"""How strong our bots are against OpenSpiel's."""
