"""The palette as facts: art tones, cloths, accents, the five seat looks and the three themes.

Every colour is a text `#RRGGBB`, so that it serves style sheets, cache keys and painters alike;
`tint` makes a `QColor` of it. A new hue needs a name here before anything may use it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtGui import QColor


class Tone(NamedTuple):
    """One hue in three steps: the fill, its shade (lower right) and its light (upper left)."""

    base: str
    shade: str
    light: str


INK = "#3A2920"
PAPER = Tone("#FFF6E0", "#CDB58A", "#FFFDF4")
SOIL = Tone("#9B6A43", "#75492B", "#BD8A5C")
WOOD = Tone("#C98F52", "#9C6633", "#E6B67C")
LEAF = Tone("#6FA53B", "#4C7D2B", "#9FCB5E")
DEEP_LEAF = Tone("#3F7F49", "#2C5E37", "#6AA867")
GOLD = Tone("#E9B63F", "#C1871F", "#FADA7A")
ORANGE = Tone("#EE8430", "#C65F18", "#FFAF66")
RED = Tone("#DB4532", "#AC2D24", "#F58068")
PINK = Tone("#F2A7A0", "#D67F7F", "#FBCCC4")
WOOL = Tone("#FBF3E2", "#DCCBAD", "#FFFFFF")
WATER = Tone("#5BB3D6", "#3787B2", "#A6DDEE")
GLASS = "#BFE3EE"
STONE = Tone("#ABA69C", "#807B73", "#D2CDC2")
CLAY = Tone("#C4633F", "#96442A", "#E18F67")
CATTLE = Tone("#A5683E", "#7C4A29", "#C98F60")
FUR = Tone("#6B5140", "#4A372B", "#94765F")
NIGHT = Tone("#464C61", "#2D3142", "#707990")
GRAPE = Tone("#7D4E94", "#5A346E", "#A97FBE")

ART_TONES = (
    PAPER, SOIL, WOOD, LEAF, DEEP_LEAF, GOLD, ORANGE, RED, PINK, WOOL, WATER, STONE, CLAY, CATTLE,
    FUR, NIGHT, GRAPE,
)  # fmt: skip

SHADOW = "#2A1A10"
WELL = "#20140A"
GLOW = "#FFF4D0"
FOCUS = "#2460CE"
GAP = "#FFF6E0"

PLACEHOLDER = Tone("#D64545", "#A82F33", "#F07A6B")
"""The three tones that stand for the seat's own in the tintable pieces."""

CIRCLE, SQUARE, TRIANGLE, DIAMOND, CROSS = "circle", "square", "triangle", "diamond", "cross"


class SeatLook(NamedTuple):
    """What tells one player from another: colour, shape of the mark, dash pattern of a trail.

    `letter` is the colour of the initial on `base`; `dash` is in units of the pen's width.
    """

    name: str
    base: str
    shade: str
    light: str
    mark: str
    letter: str
    dash: tuple[float, float]


SEAT_LOOKS = (
    SeatLook("red", "#C33E26", "#8F2817", "#E87A60", CIRCLE, "#FFFFFF", (1.0, 3.0)),
    SeatLook("blue", "#2460CE", "#17429A", "#6E9BEF", SQUARE, "#FFFFFF", (4.0, 3.0)),
    SeatLook("yellow", "#F0CE2E", "#BF9A12", "#FBE680", TRIANGLE, INK, (2.0, 2.0)),
    SeatLook("teal", "#55B7A4", "#348575", "#97DCCD", DIAMOND, INK, (6.0, 3.0)),
    SeatLook("plum", "#4E2463", "#331445", "#82539B", CROSS, "#FFFFFF", (1.0, 1.5)),
)

LOOK_NUMBERS = {look.name: number for number, look in enumerate(SEAT_LOOKS)}
"""Place in SEAT_LOOKS by the name of a colour, which is what a chair keeps."""


def look_of(colour: str) -> SeatLook:
    """The look of a chair's colour; KeyError for a colour that no seat can have."""
    return SEAT_LOOKS[LOOK_NUMBERS[colour]]


HARVEST_VALLEY = "harvest_valley"
RIFT_VALLEY_RESERVE = "rift_valley_reserve"
HARVEST_ISLAND = "harvest_island"
FORMIDABLE_FARM = "formidable_farm"
AGRICOLA = "agricola"

CLOTHS = {  # light, dark
    HARVEST_VALLEY: ("#7F9C5C", "#39492C"),
    RIFT_VALLEY_RESERVE: ("#D0A765", "#5A4526"),
    HARVEST_ISLAND: ("#5C9FA3", "#234A4E"),
    FORMIDABLE_FARM: ("#B4694C", "#5B3022"),
    AGRICOLA: ("#B58C5C", "#4A3826"),
}
ACCENTS = {
    HARVEST_VALLEY: "#D9772B",
    RIFT_VALLEY_RESERVE: "#A9441F",
    HARVEST_ISLAND: "#C93F6B",
    FORMIDABLE_FARM: "#F0C24B",
    AGRICOLA: "#4F7A33",
}


@dataclass(frozen=True, slots=True)
class Theme:
    """One dress of the whole app. Every tone is `#RRGGBB`; widths are px at 100 %."""

    name: str
    window: str
    seats: str
    """the seat column beside the cloth"""
    panel: str
    raised: str
    chip: str
    """pills and quiet fills on a panel"""
    text: str
    secondary: str
    line: str
    line_soft: str
    line_width: int
    primary: str
    primary_edge: str
    on_primary: str
    good: str
    bad: str
    legal: str
    legal_under: str
    hovered: str
    hovered_under: str
    illegal: str
    well_alpha: float
    """how dark a well lies on the cloth, 0 to 1"""
    on_cloth: str
    """words that stand on the cloth or in a well"""
    rim: str | None
    """the line round every loose piece; None where the cloth is light enough without"""
    veil: float
    """black over a card face, 0 to 1"""
    landscape: bool
    """whether card faces have sky and hills"""
    face: str
    face_edge: str
    face_edge_width: float

    @property
    def dark(self) -> bool:
        """True where words are lighter than what they stand on."""
        return self.name != "light"

    def cloth(self, game_id: str) -> str:
        """The flat colour of the game's table cloth; raises `KeyError` for an unknown game."""
        light, dark = CLOTHS[game_id]
        if self.name == "high_contrast":
            return "#000000"
        return dark if self.dark else light

    def accent(self, game_id: str) -> str:
        """Top edge, number disc and selection of the game; raises `KeyError` when unknown."""
        return ACCENTS[game_id]


LIGHT = Theme(
    name="light",
    window="#FBF0D8",
    seats="#F3E4C3",
    panel="#FFF6E0",
    raised="#FFFDF4",
    chip="#F3E4C3",
    text="#33261D",
    secondary="#6F5D4C",
    line="#CDB58A",
    line_soft="#E2CFA6",
    line_width=1,
    primary="#4F7A33",
    primary_edge="#3E6228",
    on_primary="#FFFFFF",
    good="#3D6B1E",
    bad="#8F2817",
    legal="#FFF8DF",
    legal_under="#41532A",
    hovered="#FFC94A",
    hovered_under="#3B2A12",
    illegal="#7A2417",
    well_alpha=0.48,
    on_cloth="#FFF6E0",
    rim=None,
    veil=0.0,
    landscape=True,
    face="#FFF6E0",
    face_edge="#CDB58A",
    face_edge_width=1.0,
)

DARK = Theme(
    name="dark",
    window="#2A2621",
    seats="#332D26",
    panel="#38322B",
    raised="#453D34",
    chip="#2E2923",
    text="#F5EAD2",
    secondary="#B9AB94",
    line="#5A5044",
    line_soft="#5A5044",
    line_width=1,
    primary="#5E8A3A",
    primary_edge="#7BA653",
    on_primary="#FFFFFF",
    good="#A9D07A",
    bad="#FF9C86",
    legal="#FFF1C4",
    legal_under="#14180E",
    hovered="#FFC94A",
    hovered_under="#3B2A12",
    illegal="#E2705A",
    well_alpha=0.48,
    on_cloth="#F5EAD2",
    rim="#F7E9C8",
    veil=0.10,
    landscape=True,
    face="#FFF6E0",
    face_edge="#CDB58A",
    face_edge_width=1.0,
)

HIGH_CONTRAST = Theme(
    name="high_contrast",
    window="#000000",
    seats="#000000",
    panel="#000000",
    raised="#000000",
    chip="#000000",
    text="#FFFFFF",
    secondary="#FFFFFF",
    line="#FFFFFF",
    line_soft="#FFFFFF",
    line_width=2,
    primary="#FFFF00",
    primary_edge="#FFFFFF",
    on_primary="#000000",
    good="#FFFF00",
    bad="#FFFFFF",
    legal="#FFFF00",
    legal_under="#000000",
    hovered="#00FFFF",
    hovered_under="#000000",
    illegal="#FFFFFF",
    well_alpha=1.0,
    on_cloth="#FFFFFF",
    rim="#FFFFFF",
    veil=0.0,
    landscape=False,
    face="#FFFFFF",
    face_edge="#000000",
    face_edge_width=3.0,
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}


def tint(colour: str, alpha: float = 1.0) -> QColor:
    """A `#RRGGBB` text as a colour; `alpha` from 0 (clear) to 1 (solid)."""
    made = QColor(colour)
    assert made.isValid(), f"not a colour: {colour}"
    made.setAlphaF(alpha)
    return made


def mix(one: str, other: str, share: float) -> str:
    """The tone that lies `share` (0 to 1) of the way from one to the other."""
    a, b = QColor(one), QColor(other)
    parts = (
        round(x + (y - x) * share)
        for x, y in ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    )
    return "#{:02X}{:02X}{:02X}".format(*parts)
