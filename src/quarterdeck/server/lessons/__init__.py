"""Lessons on the server: courses, people's progress, and lessons in progress (docs/lessons.md)."""
