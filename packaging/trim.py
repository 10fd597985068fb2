"""What PyInstaller collects and Farmdesk does not need: about a third of the bundle.

Names are those inside the bundle, such as `PySide6/Qt/plugins/platforms/libqvnc.so`. Kept on
purpose: xcb, wayland and offscreen, the input contexts for Japanese and Korean typing, svg, and the
portal theme that brings the desktop's own file dialogues.
"""

import re

# Standard library that nothing of ours reaches, with its libraries; PySide6's OpenGL is the largest
# binding of all, and only named by the form loader for widgets that our forms do not hold.
MODULES = [
    *("bz2", "_bz2", "lzma", "_lzma", "ssl", "_ssl", "_hashlib", "_uuid"),
    *("chess", "tkinter", "unittest", "pydoc", "doctest", "pdb", "sqlite3", "readline", "curses"),
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtDBus"),
]

QT_WORDS = ("en", "ja", "ko")
"""Qt's own few words, on the buttons of file dialogues, in our languages."""

PLUGINS = {
    "egldeviceintegrations": (),
    "generic": (),  # screens without a desktop
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qico"),
    "networkinformation": (),
    "platforminputcontexts": None,
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platformthemes": ("qxdgdesktopportal",),  # gtk3's would bring half a desktop along
    "styles": None,
    "tls": (),
    "wayland-decoration-client": None,
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "wayland-shell-integration": ("xdg-shell",),
    "xcbglintegrations": (),  # for OpenGL in a window: our tables are painted by the processor
}
"""Which of Qt's plugins stay, by folder; None keeps a folder whole, as does not being here."""

QT_PARTS = re.compile(
    r"(Qt6?|libQt6)"
    r"(EglF[Ss]\w+|Pdf|Qml\w*|Quick\w*|VirtualKeyboard\w*|Test|Sql|Xml|Concurrent|PrintSupport)\b"
)

# Libraries that are the system's business on Linux. They belong together with its drivers, fonts
# and sessions, every desktop has them, and an old copy of ours could break a newer system's.
SYSTEM = re.compile(
    r"lib(stdc\+\+|gcc_s|z|zstd|expat|brotli\w+|fontconfig|freetype|png16|harfbuzz|graphite2"
    r"|glib-2\.0|gthread-2\.0|gobject-2\.0|gmodule-2\.0|gio-2\.0|pcre2-8|mount|blkid|selinux|uuid"
    r"|dbus-1|systemd|cap|gcrypt|gpg-error|lz4|lzma|bz2"
    r"|gssapi_krb5|krb5|krb5support|k5crypto|com_err|keyutils"
    r"|X11|X11-xcb|Xau|Xdmcp|Xext|Xrender|bsd|md|xkbcommon|xkbcommon-x11)\.so\b"
)

# What only the plugins above had brought along.
ORPHANS = re.compile(
    r"lib(atk-1\.0|cairo|cairo-gobject|datrie|fribidi|gdk_pixbuf-2\.0|gdk-3|gtk-3|pango-1\.0"
    r"|pangocairo-1\.0|pangoft2-1\.0|pixman-1|thai|jpeg|tiff|webp\w*|xcb-glx|crypto|ssl)\.so\b"
)


UNNEEDED = ("opengl32sw.dll",)
"""20 MB that paint OpenGL by the processor on Windows; our tables need no OpenGL."""


def is_kept(name: str) -> bool:
    """Say whether a file belongs into the bundle; its name has slashes or backslashes."""
    *folders, file = name.replace("\\", "/").split("/")
    if "plugins" in folders:
        wanted = PLUGINS.get(folders[-1])
        return wanted is None or re.split(r"[.]", file.removeprefix("lib"))[0] in wanted
    if "translations" in folders and "PySide6" in folders:
        return file in {f"qtbase_{language}.qm" for language in QT_WORDS}
    # On macOS a library is a folder: without its heart the rest could not be signed.
    if any(QT_PARTS.match(part) for part in (*folders, file)) or file in UNNEEDED:
        return False
    at_top = not folders or folders == ["."]
    return not (at_top and (SYSTEM.match(file) or ORPHANS.match(file)))
