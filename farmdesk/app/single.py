"""One Farmdesk at a time: a second start raises the window of the first one and ends.

So two processes never write the same save. A local socket named after the player's folder says who
was first; one that a crashed run left behind is removed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from PySide6.QtCore import QDir, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_MS = 800
"""How long the first one may take to answer."""


def socket_name(folder: Path) -> str:
    """The name of the socket for a folder of saves: players with other folders are apart."""
    mark = hashlib.sha256(str(folder.absolute()).encode("utf-8", "surrogateescape"))
    return f"farmdesk-{mark.hexdigest()[:16]}"


def _file_in(text: str) -> str:
    """The file that another start names; empty when what it says cannot be understood."""
    try:
        file = json.loads(text)
    except ValueError:
        return ""
    return file if isinstance(file, str) else ""


class Single(QObject):
    """The claim to be the only one on a folder."""

    raised = Signal(object)
    """Another start happened; the text is the file that it was given, or empty.

    Not of the kind str: Qt's own texts lose what is no letter in a file's name.
    """

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = socket_name(folder)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._called)
        self._callers: list[QLocalSocket] = []

    def claim(self, file: str = "") -> bool:
        """True when this is the first one. Otherwise the first is raised, `file` handed to it."""
        # of two starts in the same moment one must wait until the other has its socket
        turn = QLockFile(QDir(QDir.tempPath()).filePath(f"{self._name}.lock"))
        turn.tryLock(PATIENCE_MS)
        try:
            if self._reached(file):
                return False
            QLocalServer.removeServer(self._name)
            self._server.listen(self._name)
            return True
        finally:
            turn.unlock()

    def _reached(self, file: str) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(PATIENCE_MS):
            return False
        # as JSON: a file's name may hold a line break, or bytes that are no letters
        socket.write(f"raise {json.dumps(file)}\n".encode())
        socket.waitForBytesWritten(PATIENCE_MS)
        socket.disconnectFromServer()
        return True

    def _called(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            self._callers.append(socket)
            socket.readyRead.connect(self._heard)
            socket.disconnected.connect(self._heard)
        self._heard()

    def _heard(self) -> None:
        for socket in list(self._callers):
            if socket.canReadLine():
                line = bytes(socket.readLine().data()).decode(errors="replace")
                self._callers.remove(socket)
                socket.deleteLater()
                if line.startswith("raise "):
                    self.raised.emit(_file_in(line.removeprefix("raise ")))
            elif socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
                self._callers.remove(socket)
                socket.deleteLater()

    def release(self) -> None:
        """Let the next start be the first one."""
        self._server.close()
