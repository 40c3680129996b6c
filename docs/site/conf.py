"""How Sphinx makes the site of these pages (docs/decisions/0031-site.md); `make docs` calls it.

The pages are plain Markdown that lies all over the project and reads as well without the site. What only the site
needs is in this folder: the order of the pages (`toc.yml`), the first page, and the look.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.ext.napoleon import GoogleDocstring
from sphinx.transforms import SphinxTransform

if TYPE_CHECKING:
    from docutils.nodes import Element, TextElement
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src"
DOCSTRINGS: Final = re.compile(r"^\[`[\w.]+`\]\([^)]+\)\n\n<!-- docstrings of ([\w.]+) -->$", re.MULTILINE)
"""A link to a source with a comment below it, in a page of docs/api; elsewhere nobody sees the comment."""
CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-[\w.]+)\*\*", re.MULTILINE)
"""How a clause begins in a game's `rules.md`."""
RULES: Final = {
    clause: path.relative_to(ROOT).with_suffix("").as_posix()
    for path in sorted(SOURCE.glob("quarterdeck/games/*/rules.md"))
    for clause in CLAUSE.findall(path.read_text(encoding="utf-8"))
}
"""The page on which each clause stands."""
CITED: Final = re.compile(r"\b([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)\b")


def read_sources_only() -> None:
    """Import our package from its sources, since compiled functions do not tell what they take and return."""

    def finder(path: str) -> FileFinder:
        if not Path(path).is_relative_to(SOURCE):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path.insert(0, str(SOURCE))
    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


read_sources_only()
sys.path.insert(0, str(ROOT))
from tools.notebooks import BLOCK, run, with_answers  # noqa: E402 - found only now

# -- which pages, and how they are read ------------------------------------------------------------

project = "Quarterdeck"
html_title = project
copyright = "the authors of Quarterdeck, MIT licence"  # noqa: A001 - Sphinx asks for this name
release = import_module("quarterdeck").__version__

extensions = ["myst_parser", "sphinx_external_toc", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
external_toc_path = "docs/site/toc.yml"
include_patterns = [
    "docs/**.md",
    "src/quarterdeck/games/*/rules.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "*/README.md",
    "studies/*.md",
    "tools/*/README.md",
]
# What holds thousands of files is not even looked into.
exclude_patterns = [".*", "build", "dist", "site", "tests", "bench/out", "studies/out", "web/node_modules", "web/src"]

myst_heading_anchors = 6
myst_enable_extensions = ["attrs_inline", "html_image"]
highlight_language = "none"

# -- docstrings ------------------------------------------------------------------------------------

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
add_module_names = False
default_role = "py:obj"  # what stands between backticks in a docstring; a link where there is such a thing
python_maximum_signature_line_length = 80
viewcode_line_numbers = True


def prepare(_: Sphinx, name: str, source: list[str]) -> None:
    """Put docstrings into a page; give each clause of a game's rules an anchor, and the rules a title of their own.

    That of CA-2.4 is `#ca-2-4`. Notebooks are run, and show what comes of their blocks.
    """
    page = DOCSTRINGS.sub(lambda found: automodule(found[1]), source[0])
    if name.endswith("/rules"):
        page = re.sub(r"\A# (.+)", r"# \1: all clauses", CLAUSE.sub(r'- [**\1**]{id="\1"}', page))
    if name.startswith("docs/notebooks/") and not name.endswith("/README"):
        with TemporaryDirectory() as folder:
            page = with_answers(page, run(BLOCK.findall(page), Path(folder)))
    source[0] = page


def automodule(name: str) -> str:
    """Sphinx's directive for a module; a package that says what is public in it shows that, wherever it is made."""
    made_elsewhere = "   :imported-members:\n" if hasattr(import_module(name), "__all__") else ""
    return f"```{{eval-rst}}\n.. automodule:: {name}\n   :members:\n{made_elsewhere}```"


def read_sections(_: Sphinx, what: str, __: str, ___: object, ____: object, lines: list[str]) -> None:
    """Sections such as `Raises:`, where there can be some: elsewhere a colon is only a colon."""
    if what not in {"attribute", "data", "property"}:
        lines[:] = GoogleDocstring(list(lines), what=what).lines()


def hide_call(
    _: Sphinx, what: str, __: str, thing: object, ___: object, arguments: str, returned: str
) -> tuple[str, str]:
    """A protocol is shown without arguments, since nobody makes one."""
    return ("", "") if what == "class" and getattr(thing, "_is_protocol", False) else (arguments, returned)


class FindableClauses(SphinxTransform):
    """Each clause is an entry of the search, so that a search for `PI-R100` finds the clause before the pages that cite it."""

    default_priority = 400  # before Sphinx gathers entries

    def apply(self, **_: object) -> None:
        """Mark the anchors that `prepare` made."""
        if not self.env.docname.endswith("/rules"):
            return
        for anchor in list(self.document.findall(nodes.inline)):
            clause = anchor.astext()
            if clause in RULES and anchor["ids"]:
                anchor.insert(0, addnodes.index(entries=[("single", clause, anchor["ids"][0], "", None)]))


def find_by_last_name(app: Sphinx, env: BuildEnvironment, node: pending_xref, shown: TextElement) -> Element | None:
    """A link to the only class of that name, which another module may have imported, or to one of its parts."""
    target = str(node.get("reftarget", "")).removeprefix("quarterdeck.")
    words = target.split(".")
    last = ".".join(words[next((k for k, word in enumerate(words) if word[:1].isupper()), len(words)) :])
    known = env.domains.python_domain.objects if last else {}
    found = [name for name, what in known.items() if name.endswith(f".{last}") and not what.aliased]
    if len(found) != 1:
        return None
    return env.domains.python_domain.resolve_xref(env, node["refdoc"], app.builder, "obj", found[0], node, shown)


def link_clauses(app: Sphinx, tree: nodes.document, page: str) -> None:
    """Make each id of a clause that a page cites a link to the clause."""
    for text in list(tree.findall(nodes.Text)):
        inside = text.parent
        if isinstance(inside, nodes.reference | nodes.literal | nodes.literal_block | nodes.strong | nodes.title):
            continue
        pieces: list[nodes.Node] = []
        for at, piece in enumerate(CITED.split(text)):
            if at % 2 and piece in RULES:
                address = f"{app.builder.get_relative_uri(page, RULES[piece])}#{nodes.make_id(piece)}"
                pieces.append(nodes.reference("", piece, refuri=address, internal=True))
            elif piece:
                pieces.append(nodes.Text(piece))
        inside.replace(text, pieces)


def find_source(_: Sphinx, module: str, name: str) -> str:
    """The module of ours in which something was made; Sphinx by itself asks libraries, too, and then links to nothing."""
    made_in = str(getattr(getattr(import_module(module), name.partition(".")[0], None), "__module__", module))
    return made_in if made_in.startswith("quarterdeck") else module


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", prepare)
    app.connect("autodoc-process-docstring", read_sections)
    app.connect("autodoc-process-signature", hide_call)
    app.add_transform(FindableClauses)
    app.connect("missing-reference", find_by_last_name)
    app.connect("doctree-resolved", link_clauses)
    app.connect("viewcode-follow-imported", find_source)


# -- the look --------------------------------------------------------------------------------------

html_theme = "pydata_sphinx_theme"
html_favicon = "../../web/public/icon.svg"
html_static_path = [
    "static",
    "../../web/public/icon.svg",
    "../images",
    *(f"../pictures/kraken-desk-{theme}.png" for theme in ("light", "dark")),
]
html_css_files = ["look.css"]
templates_path = ["templates"]
html_additional_pages = {"index": "home.html"}
html_sidebars = {"**": ["sidebar-nav-bs"], "index": []}
html_context = {"default_mode": "auto"}
html_use_index = False
html_domain_indices = False
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "search_bar_text": "Search rules, pages, Python …",
    "search_as_you_type": True,
    "navbar_align": "left",
    "header_links_before_dropdown": 6,
    "show_toc_level": 2,
    "collapse_navigation": True,
    "navigation_depth": 3,
    "show_prev_next": True,
    "secondary_sidebar_items": {"**": ["page-toc"], "index": []},
    "footer_start": ["copyright"],
    "footer_end": [],
}
