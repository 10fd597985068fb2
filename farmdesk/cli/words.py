"""English for the terminal: phrases said with the catalogues that the window uses too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from farmdesk import assets
from farmdesk.core.moves import Name, Phrase

GAP = re.compile(r"\{(\w+)\}")


class Words:
    """Says phrases in English, naming the seats."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        """`names` are those of the seats, in turn order."""
        self._names = tuple(names)
        self._forms: dict[str, tuple[str, ...]] = {}
        folder = assets.path("resources", "i18n")
        for file in sorted(folder.glob("*_en.ts")):
            self._forms |= _read(file.read_bytes())

    def say(self, phrase: Phrase) -> str:
        """The sentence. A phrase that no catalogue knows is shown raw, so that it is noticed."""
        forms = self._forms.get(phrase.key)
        args = {key: self._fill(value) for key, value in phrase.args}
        if forms is None:
            inside = ", ".join(f"{key}={value}" for key, value in args.items())
            return f"{phrase.key}({inside})" if inside else phrase.key
        one = len(forms) > 1 and args.get("n") == "1"
        text = forms[0] if one else forms[-1]
        text = text.replace("%n", args.get("n", ""))
        return GAP.sub(lambda gap: args.get(gap[1], gap[0]), text)  # a name may hold braces

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._names[seat] if seat < len(self._names) else str(seat)

    def _fill(self, value: int | str | Name | Phrase) -> str:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Name):
            return self.name(value.seat)
        return str(value)


def _read(data: bytes) -> dict[str, tuple[str, ...]]:
    """Message id -> its forms, singular first; one form when it does not count."""
    forms = {}
    for message in ET.fromstring(data).iter("message"):  # noqa: S314 - our own file
        translation = message.find("translation")
        told = (
            [] if translation is None else [f.text or "" for f in translation.iter("numerusform")]
        )
        if not any(told):
            plain = translation.text if translation is not None else None
            told = [plain or message.findtext("source") or ""]
        forms[message.get("id", "")] = tuple(told)
    return forms
