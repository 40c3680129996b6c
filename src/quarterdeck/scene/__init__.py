"""Pictures as data: a scene is made of shapes with roles, and SVG and terminal text are made from it."""
