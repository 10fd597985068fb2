"""What the assembled folder for Windows takes from CPython's and Qt's files, by name.

Of the thousands of files in Qt's wheels some thirty are needed. A test compares MODULES with what
Farmdesk imports, and starting the installed program shows that nothing else is missing.
"""

from fnmatch import fnmatch

MODULES = ("QtCore", "QtGui", "QtNetwork", "QtSvg", "QtUiTools", "QtWidgets")
"""The modules of PySide6 that Farmdesk imports."""

LIBRARIES = ("Core", "Gui", "Network", "OpenGL", "OpenGLWidgets", "Svg", "UiTools", "Widgets")
"""The libraries of Qt below them; the loader of forms is linked with both of OpenGL's."""

LANGUAGES = ("en", "ja", "ko")

QT = (
    "PySide6/*.py",
    "PySide6/pyside6.abi3.dll",
    *(f"PySide6/{name}.pyd" for name in MODULES),
    *(f"PySide6/Qt6{name}.dll" for name in LIBRARIES),
    "PySide6/plugins/iconengines/qsvgicon.dll",
    "PySide6/plugins/imageformats/qico.dll",
    "PySide6/plugins/imageformats/qsvg.dll",
    "PySide6/plugins/platforms/qoffscreen.dll",
    "PySide6/plugins/platforms/qwindows.dll",
    *(f"PySide6/translations/qtbase_{language}.qm" for language in LANGUAGES),
    "shiboken6/*.py",
    "shiboken6/Shiboken.pyd",
    "shiboken6/shiboken6.abi3.dll",
)

RUNTIME = (
    "shiboken6/msvcp140.dll",
    "shiboken6/msvcp140_1.dll",
    "shiboken6/msvcp140_2.dll",
    "shiboken6/vcruntime140.dll",
    "shiboken6/vcruntime140_1.dll",
)
"""The C and C++ run time: one copy beside the program, newer than the one that CPython brings."""

PYTHON_LEFT_OUT = (
    *("_ctypes_test.pyd", "_hashlib.pyd", "_msi.pyd", "_sqlite3.pyd", "_ssl.pyd", "_test*.pyd"),
    *("_tkinter.pyd", "winsound.pyd", "xx*.pyd"),
    *("libcrypto*.dll", "libssl*.dll", "sqlite3.dll", "tcl*.dll", "tk*.dll"),
    *("python*.exe", "python*.dll", "vcruntime140*.dll"),  # beside our own program
)
"""Of CPython's extension modules and libraries: hashing works without OpenSSL."""

LIB_LEFT_OUT = frozenset(
    {
        *("__pycache__", "site-packages", "test", "tests", "idlelib", "tkinter", "turtledemo"),
        *("ensurepip", "venv", "lib2to3", "distutils", "pydoc_data", "sqlite3", "curses", "dbm"),
        *("lib-dynload", "turtle.py", "__phello__", "wsgiref", "xmlrpc", "msilib"),
    }
)
"""Of the standard library: what nobody at a farm table calls."""


def is_kept(name: str, patterns: tuple[str, ...]) -> bool:
    """Say whether a file's name fits one of the patterns; a star stops at no slash but one.

    "PySide6/*.py" means the files in that folder alone, not those of its sub-folders.
    """
    return any(
        fnmatch(name, pattern) and name.count("/") == pattern.count("/") for pattern in patterns
    )
