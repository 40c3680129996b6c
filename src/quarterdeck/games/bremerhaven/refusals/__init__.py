"""Why a move is not legal: the clause, and a sentence."""
