"""Tables: who sits there, what they ask for, what each of them is shown."""
