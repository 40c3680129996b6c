"""Card texts as tables: number, slug and clause of everything that can stand on a card."""
