"""The set-up panel of the lobby: who plays the picked game, with which options, and Start."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farmdesk.app import deals, forms
from farmdesk.app.deal_box import ANY, DealBox
from farmdesk.app.deals import Deals
from farmdesk.app.look import Look
from farmdesk.app.options_dialog import OptionsDialog, is_switch, on_value
from farmdesk.app.phrases import Phrases
from farmdesk.app.seat_list import SeatList
from farmdesk.app.seat_plan import EMPTY, SeatPlan, Setup, first_setup, read_setups, write_setups
from farmdesk.app.settings import PACES, Settings
from farmdesk.app.toggle import Toggle
from farmdesk.core.game import HOUSE_OPTIONS, Game, Option
from farmdesk.core.luck import SEEDS
from farmdesk.core.match import COLOURS, HUMAN, Match

OWN_MIX = "own mix"
"""Stands in the preset box for options that fit none of the presets."""


class NewGame(QFrame):
    """The panel. `started` hands out a fresh match."""

    started = Signal(object)
    """Match."""
    rules_asked = Signal(str)
    """The game whose rulebook is wanted."""
    about_asked = Signal(str, str, QWidget)
    """Game, anchor in its rulebook, and the dialog that wants it opened there."""

    def __init__(
        self,
        settings: Settings,
        phrases: Phrases,
        look: Look,
        results: Deals,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", "raised")
        self._settings = settings
        self._phrases = phrases
        self._look = look
        self._game: Game[Any] | None = None
        self._values: dict[str, str] = {}
        self._seed = ""
        self._company: tuple[SeatPlan, ...] = ()
        """Who sat there before one wanted to play alone."""
        self._setups = read_setups(settings.last_setup)
        self.form = forms.load("new_game", self, SeatList, Toggle, DealBox)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.form)
        self._find_parts()
        self.deal.furnish(results, phrases)
        self._fit = forms.Fit(self.form)
        settings.changed.connect(self._follow)

    def _find_parts(self) -> None:
        form = self.form
        self.heading = forms.child(form, QLabel, "heading")
        self.advice = forms.child(form, QLabel, "advice")
        self.seats = forms.child(form, SeatList, "seats")
        self.seats.furnish(self._look, self._phrases)
        self.seats.changed.connect(self._seats_changed)
        self.alone = forms.child(form, QPushButton, "alone")
        self.alone.clicked.connect(self._turn_alone)
        self.deal = forms.child(form, DealBox, "deal")
        self.deal.changed.connect(self._deal_chosen)
        self._pace = [forms.child(form, QLabel, "pace_title"), forms.child(form, QWidget, "pace")]
        self.preset = forms.child(form, QComboBox, "preset")
        self.preset.activated.connect(self._pick_preset)
        self.more = forms.child(form, QPushButton, "more")
        self.more.clicked.connect(self.show_options)
        self._switches = forms.child(form, QVBoxLayout, "switches")
        self.toggles: dict[str, Toggle] = {}
        self.start = forms.child(form, QPushButton, "start")
        self.start.clicked.connect(self._start)
        self.learn = forms.child(form, QPushButton, "learn")
        self.learn.clicked.connect(self._ask_rules)
        self.paces = {pace: forms.child(form, QPushButton, f"pace_{pace}") for pace in PACES}
        self._pace_group = QButtonGroup(self)
        for button in self.paces.values():
            self._pace_group.addButton(button)
        self._pace_group.buttonClicked.connect(self._pick_pace)
        self.paces[self._settings.ai_pace].setChecked(True)

    # What is shown

    def show_game(self, game: Game[Any]) -> None:
        """Set the table for a game, with the seats and options it was last played with."""
        self._game = game
        most = max(game.info.seats)
        setup = self._setups.get(game.info.id, first_setup(most))
        self._values = {
            option.key: self._sound(option, setup.options.get(option.key))
            for option in game.info.options + HOUSE_OPTIONS
        }
        self._seed, self._company = "", ()
        self._build_switches()
        self._say_game()
        self.seats.fill(full_plans(setup.seats, most))
        self.deal.choice = setup.deal
        self.wear()

    @staticmethod
    def _sound(option: Option, value: str | None) -> str:
        if value is not None and option.check is not None and option.check(value) is None:
            return value
        return value if value is not None and value in option.choices else option.choices[0]

    def _build_switches(self) -> None:
        for toggle in self.toggles.values():
            self._switches.removeWidget(toggle)
            toggle.hide()
            toggle.deleteLater()
        self.toggles = {}
        for option in self._shown_options():
            toggle = Toggle(self)
            toggle.setObjectName(f"option_{option.key}")
            toggle.setChecked(self._values[option.key] != "off")
            toggle.toggled.connect(self._read_switches)
            self.toggles[option.key] = toggle
            self._switches.addWidget(toggle)

    def _shown_options(self) -> list[Option]:
        assert self._game is not None
        own = self._game.info.options
        shown = [option for option in own if not option.rules and is_switch(option)]
        return [*HOUSE_OPTIONS, *shown]

    def wear(self) -> None:
        """Follow theme and unit."""
        self._fit.apply(self._look.unit)
        self.seats.wear()
        self.deal.wear(self._look)
        compact = self._look.shape == "compact"
        if self._game is not None:
            self._say_heading()
        self.advice.setVisible(not compact)
        columns = self.form.layout()
        assert isinstance(columns, QHBoxLayout)
        for at, share in enumerate((300, 270) if compact else (440, 302)):
            columns.setStretch(at, share)
        letters = f"font-size: {self._look.px(12 if compact else 14)}px"
        for toggle in self.toggles.values():
            forms.dress(toggle, letters)
        if compact:
            columns.setContentsMargins(*(self._look.px(edge) for edge in (12, 6, 12, 10)))
            columns.setSpacing(self._look.px(14))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._game is not None:
            self._say_game()
            self._seats_changed()

    def keyed(self) -> list[QWidget]:
        """What the Tab key visits, in order."""
        found: list[QWidget] = [self.alone]
        for row in self.seats.rows:
            found += [row.handle, row.mark, row.name, row.kind, row.level, row.add]
        found += [self.more, self.preset, *self.toggles.values(), *self.paces.values()]
        found += [*self.deal.choices.values(), self.deal.number]
        return [*found, self.learn, self.start]

    def _say_heading(self) -> None:
        """A short one where the button beside it needs the room."""
        assert self._game is not None
        name = self._phrases.tr(f"game.{self._game.info.id}.name")
        short = self._look.shape == "compact" and self.lonely
        self.heading.setText(name if short else self._phrases.tr("newgame.who_plays", game=name))

    def _say_game(self) -> None:
        assert self._game is not None
        say, info = self._phrases.tr, self._game.info
        self._say_heading()
        house = {option.key for option in HOUSE_OPTIONS}
        for key, toggle in self.toggles.items():
            toggle.setText(
                say(f"house.option.{key}" if key in house else f"{info.id}.option.{key}")
            )
        has_presets = bool(info.presets)
        self.preset.setVisible(has_presets)
        self.preset.clear()
        for preset in info.presets:
            self.preset.addItem(say(f"{info.id}.preset.{preset.key}"), preset.key)
        if has_presets:
            self._show_preset()

    def _show_preset(self) -> None:
        assert self._game is not None
        mine = self.preset.findData(OWN_MIX)
        for preset in self._game.info.presets:
            if all(self._values[key] == value for key, value in preset.values):
                self.preset.removeItem(mine)
                self.preset.setCurrentIndex(self.preset.findData(preset.key))
                return
        if mine < 0:
            self.preset.addItem(self._phrases.tr("newgame.own_mix"), OWN_MIX)
        self.preset.setCurrentIndex(self.preset.findData(OWN_MIX))

    def _seats_changed(self) -> None:
        if self._game is None:
            return
        say, allowed = self._phrases.tr, self._game.info.seats
        taken = len(self.seats.chairs())
        fits = taken in allowed
        self.start.setEnabled(fits)
        if fits:
            advice = say("newgame.advice")
        else:
            game = say(f"game.{self._game.info.id}.name")
            advice = say("newgame.seats_needed", game=game, least=allowed[0], most=allowed[-1])
        self.advice.setText(advice)
        self.start.setToolTip("" if fits else advice)
        self.advice.setProperty("role", "small" if fits else "bad")
        self.advice.style().polish(self.advice)
        self._show_alone()

    @property
    def lonely(self) -> bool:
        """Can the game be played by one person alone?"""
        return self._game is not None and 1 in self._game.info.seats

    def _show_alone(self) -> None:
        """Who plays alone chooses a deal instead of the pace of AIs."""
        assert self._game is not None
        one = self.lonely and deals.alone(self.seats.chairs())
        self.alone.setVisible(self.lonely)
        self.alone.setText(self._phrases.tr("newgame.together" if one else "newgame.alone"))
        for part in self._pace:
            part.setVisible(not one)
        self.deal.setVisible(one)
        if one:
            self.deal.ask(deals.deal(self._game.info, self._values, 1))
            self.deal.retranslate()

    def refresh(self) -> None:
        """Look again at what is kept of deals, which another game may have changed."""
        self.deal.refresh()

    # What the player does

    def _turn_alone(self) -> None:
        """Only the first person stays; or whoever sat there before comes back."""
        assert self._game is not None
        plans, most = self.seats.plans, max(self._game.info.seats)
        if deals.alone(self.seats.chairs()):
            with_ais = full_plans(first_setup(most).seats, most)
            self.seats.fill(self._company or with_ais)
            return
        self._company = plans
        taken = [at for at, plan in enumerate(plans) if plan.player != EMPTY]
        people = [at for at in taken if plans[at].player == HUMAN]
        stays = (people or taken or [0])[0]
        self.seats.fill(
            tuple(
                SeatPlan(HUMAN if at == stays else EMPTY, plan.colour, plan.name)
                for at, plan in enumerate(plans)
            )
        )

    def _deal_chosen(self) -> None:
        if self.deal.choice != ANY:
            self._seed = ""

    def _read_switches(self) -> None:
        for option in self._shown_options():
            on = self.toggles[option.key].isChecked()
            self._values[option.key] = on_value(option) if on else "off"

    def _pick_preset(self, index: int) -> None:
        assert self._game is not None
        key = self.preset.itemData(index)
        for preset in self._game.info.presets:
            if preset.key == key:
                self._values.update(preset.values)
        self._show_preset()

    def _pick_pace(self, button: QPushButton) -> None:
        self._settings.ai_pace = button.objectName().removeprefix("pace_")

    def _follow(self, key: str) -> None:
        if key == "ai_pace":
            self.paces[self._settings.ai_pace].setChecked(True)

    def _ask_rules(self) -> None:
        if self._game is not None:
            self.rules_asked.emit(self._game.info.id)

    def _ask_about(self, anchor: str) -> None:
        dialog = self.sender()
        if self._game is not None and isinstance(dialog, OptionsDialog):
            self.about_asked.emit(self._game.info.id, anchor, dialog)

    def show_options(self) -> OptionsDialog:
        """Open the dialog with every option and the seed."""
        assert self._game is not None
        dialog = OptionsDialog(
            self._game.info, self._values, self._seed, self._look, self._phrases, self
        )
        dialog.chosen.connect(self._options_chosen)
        dialog.about_asked.connect(self._ask_about)
        dialog.tell()
        dialog.open()
        return dialog

    def _options_chosen(self, values: dict[str, str], seed: str) -> None:
        self._values.update(values)
        if seed and seed != self._seed:
            self.deal.choice = ANY  # whoever types a seed wants that
        self._seed = seed
        self._show_alone()
        if self._game is not None and self._game.info.presets:
            self._show_preset()

    def _renew(self) -> bool:
        """Take what comes from the player's own files as they are now; False when they are not."""
        assert self._game is not None
        for option in self._game.info.options:
            if option.files is not None:
                offer = option.files.renew(self._values[option.key])
                if offer is None:
                    return False
                self._values[option.key] = offer.value
        return True

    def _start(self) -> None:
        if self._game is None:
            return
        if not self._renew():
            self.show_options()  # it says which files have gone, and what can be chosen
            return
        setup = Setup(self.seats.plans, dict(self._values), self.deal.choice)
        self._setups[self._game.info.id] = setup
        self._settings.last_setup = write_setups(self._setups)
        if self._seed:
            seed = int(self._seed) % SEEDS
        else:
            seed = self.deal.seed if self.deal.isVisibleTo(self) else deals.fresh_seed()
        self.started.emit(Match(self._game, self._values, seed, self.seats.chairs()))


def full_plans(plans: tuple[SeatPlan, ...], most: int) -> tuple[SeatPlan, ...]:
    """The plans of a table with exactly `most` seats: empty ones added, surplus ones left out."""
    free = [colour for colour in COLOURS if colour not in {plan.colour for plan in plans}]
    filled = list(plans[:most])
    while len(filled) < most:
        filled.append(SeatPlan(EMPTY, free.pop(0)))
    return tuple(filled)
