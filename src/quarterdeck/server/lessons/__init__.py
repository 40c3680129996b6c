"""Lessons over the server: the courses, what people have done of them, and a lesson that somebody is at (docs/lessons.md)."""
