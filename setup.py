"""Builds wheels with compiled rules; without a C compiler the rules stay plain Python."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from tools import compiling


class FreshCopies(build_py):
    """Copies the sources to where nothing lies that is no longer among them."""

    def run(self) -> None:
        """Empty the folder first."""
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class CompiledRules(build_ext):
    """Puts the libraries of the rules beside the sources."""

    def build_extensions(self) -> None:
        """Compile what has changed; which libraries there are is known only then."""
        made = compiling.libraries()
        self.extensions = [Extension(name, []) for name in made]
        for name, path in made.items():
            target = Path(self.get_ext_fullpath(name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        if os.environ.get(compiling.BUILD) == "quick":
            Path(self.build_lib, compiling.QUICK_MARK).touch()


class WithRules(Distribution):
    """A distribution for one kind of machine and one version of Python."""

    def has_ext_modules(self) -> bool:
        """Say so before anything is compiled."""
        return True


setup(
    cmdclass={"build_py": FreshCopies, "build_ext": CompiledRules},
    distclass=WithRules,
    ext_modules=[Extension(compiling.LIBRARY, [])],
)
