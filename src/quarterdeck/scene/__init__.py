"""Pictures as data: a scene is shapes with roles, and SVG and terminal text are readings of it."""
