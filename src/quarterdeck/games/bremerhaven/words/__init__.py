"""What people read: notation, stories, questions, summaries."""
