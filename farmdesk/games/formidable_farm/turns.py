"""A turn from card to card: what a move does, how a turn ends, and when the game does."""

from __future__ import annotations

from farmdesk.core.events import Began, Ended, Event, Moved, Shuffled
from farmdesk.core.moves import Move, Name, phrase
from farmdesk.core.places import Piece, Seat
from farmdesk.games.formidable_farm import deeds, telling
from farmdesk.games.formidable_farm.bargains import move_disc
from farmdesk.games.formidable_farm.cards import CARDS, NONE, card_piece, deck_of
from farmdesk.games.formidable_farm.crops import ONE
from farmdesk.games.formidable_farm.effects import carry_out, rewards
from farmdesk.games.formidable_farm.moves import Button, Play, Put
from farmdesk.games.formidable_farm.names import bundle_words, card_words
from farmdesk.games.formidable_farm.paying import Paying, animals, pay_special
from farmdesk.games.formidable_farm.places import (
    BOX,
    COUNTDOWN,
    COUNTDOWN_DISC,
    DECK,
    DISCARD,
    LAPS,
    MARKET,
    PURSE,
    STACK,
    coin_slot,
    hand_slot,
    played_slot,
)
from farmdesk.games.formidable_farm.state import (
    CROP_PRICE,
    DAYS,
    DRAW_PRICE,
    FREE,
    LAP,
    LIMIT,
    OVER,
    Farm,
    Rest,
    State,
    countdown,
    laps_left,
    solo,
    to_go,
)
from farmdesk.games.formidable_farm.telling import Tell

GAP = bytes((NONE,))
_BYTE = tuple(bytes((card,)) for card in range(CARDS))
_new = tuple.__new__  # a fifth of the price of _replace, which is most of what a move costs

assert State._fields == (
    *("key", "farms", "pending", "discs", "market", "deck", "discard", "turn", "first", "supplied"),
    *("played", "limit", "market_left", "discount", "extra", "look", "done", "days", "luck"),
    "track",
), "states are built by place here"


def after(state: State, move: Move, tell: list[Event] | None) -> State:
    """The state after a legal move of the seat whose turn it is."""
    if isinstance(move, Put) and move.verb in {"buy_crop", "buy_draw"}:
        state = rewards(_buy(state, move, tell), tell)  # the last card may have been drawn
    elif state.pending:
        top = state.pending[-1]
        assert not isinstance(top, Rest), "rewards never wait for an answer"
        state = top.answer(deeds.asking(state, state.pending[:-1]), move, tell)
        state = rewards(state, tell)
    elif isinstance(move, Play):
        state = rewards(_play(state, move, tell), tell)
    elif isinstance(move, Put):
        state = move_disc(state, move.pick, tell, supplied=True)
    else:
        assert isinstance(move, Button)
        return _end_turn(state, move, tell)
    if solo(state) and not to_go(state, 0) and not _being_paid(state):
        return _over(state, tell)  # the 30th card ends the game at once
    return state


def _being_paid(state: State) -> bool:
    """Does the last card lie on the stall without being paid?"""
    return bool(state.pending) and isinstance(state.pending[-1], Paying)


def _buy(state: State, move: Put, tell: Tell) -> State:
    """Three fulfilled cards for any crop, or for drawing a card."""
    if move.verb == "buy_crop":
        crop = bundle_words(ONE[move.pick])
        telling.told(tell, state, "buy_crop", PURSE[state.turn][move.pick], what=crop)
        return deeds.any_crop(deeds.spend(state, CROP_PRICE, tell), move.pick, tell)
    telling.told(tell, state, "buy_draw", STACK[state.turn])
    return deeds.draw(deeds.spend(state, DRAW_PRICE, tell), 1, tell)


def _play(state: State, move: Play, tell: Tell) -> State:
    """A card on the stall, paid, and what it brings."""
    farms, pending, market = state.farms, state.pending, state.market
    left, discount = state.market_left, state.discount
    seat, spot, _, payment, _, special, _ = move
    hand, stack, under, over, coins, purse, turns, own, traded = farms[seat]
    if spot < 0:
        index = market[~spot]
        market = market[:~spot] + GAP + market[~spot + 1 :]
        left -= left < FREE
        traded += 1
    else:
        index = hand[spot]
        hand = hand[:spot] + hand[spot + 1 :]
        own += 1
    if tell is not None:
        _tell_play(tell, state, move, index)
    if payment < 0:
        pending = (Paying(index),)
    else:
        purse -= payment
        discount = 0
    farm = _new(Farm, (hand, stack, under, over, coins, purse, turns, own, traded))
    farms = (*farms[:seat], farm, *farms[seat + 1 :])
    table = (state.key, farms, pending, state.discs, market, *state[5:10])  # up to `supplied`
    played = state.played + _BYTE[index]
    state = _new(State, (*table, played, state.limit, left, discount, *state[14:]))
    if special:
        state = pay_special(state, index, move, tell)
    if state.pending:  # it is still being paid, and the reward waits
        return state
    return carry_out(state, Rest(index, 0, animals(payment)), tell)


def _tell_play(tell: list[Event], state: State, move: Play, index: int) -> None:
    """The line of the log, the way of the card and the crops paid at once."""
    stall = played_slot(move.seat, move.stall)
    card = card_words(deck_of(state.key).cards[index])
    telling.told(tell, state, "trade" if move.spot < 0 else "play", stall, card=card)
    if move.spot < 0:
        telling.openly(tell, index, MARKET[~move.spot], stall)
    else:
        telling.shown(tell, state, index, hand_slot(move.seat, move.spot), stall)
    if move.payment > 0:
        telling.paid(tell, move.seat, move.payment)


def _end_turn(state: State, move: Button, tell: Tell) -> State:
    """Played cards become coins, the market is filled, and the next turn begins."""
    telling.told(tell, state, move.verb)
    seat = state.turn
    farm = state.farms[seat]
    if tell is not None:
        for place, card in enumerate(state.played):
            target = coin_slot(seat, len(farm.coins) + place)
            telling.openly(tell, card, played_slot(seat, place), target)
    hand, stack, under, over, coins, *more = farm
    coins += state.played
    state = deeds.settled(state, _new(Farm, (hand, stack, under, over, coins, *more)))
    state = _filled(state, tell)
    if solo(state):
        return _next_day(state, tell)
    left = to_go(state, seat)
    if left == 1 and len(coins) > len(farm.coins):  # by a card of this turn
        telling.noted(tell, "one_to_go", who=Name(seat))
    if not left:
        if not state.done:
            telling.noted(tell, "last_round", who=Name(seat))
        state = state._replace(done=state.done | 1 << seat, extra=0)  # FF-20
    if state.extra:
        return _begin(state._replace(extra=state.extra - 1), seat, tell, extra=True)
    then = (seat + 1) % len(state.farms)
    if state.done and then == state.first:
        return _over(state, tell)
    return _begin(state, then, tell, extra=False)


def _filled(state: State, tell: Tell) -> State:
    """The stall bare, the market full; an empty stack is made of the discards (FF-29)."""
    market, deck = bytearray(state.market), state.deck
    for place, card in enumerate(market):
        if card == NONE:
            if not deck:
                state, deck = _shuffled(state, tell)
                if not deck:
                    break
            market[place] = deck[-1]
            deck = deck[:-1]
            telling.turned(tell, market[place], DECK, MARKET[place])
    front = (*state[:4], bytes(market), deck, *state[6:10])
    return _new(State, (*front, b"", *state[11:13], 0, *state[14:]))


def _shuffled(state: State, tell: Tell) -> tuple[State, bytes]:
    """The discards made into a new stack of the market, if there are any."""
    if not state.discard:
        return state, b""
    cards, luck = state.luck.shuffle(state.discard)
    if tell is not None:
        tell += (Moved(card_piece(gone), DISCARD, DECK) for gone in state.discard)
        tell.append(Shuffled(DECK))
    return state._replace(discard=b"", luck=luck), bytes(cards)


def _next_day(state: State, tell: Tell) -> State:
    """FF-18: the countdown of a solo game goes on, except after a turn that earned another one."""
    if state.extra:
        return _begin(state._replace(extra=state.extra - 1), 0, tell, extra=True)
    then = state._replace(days=state.days + 1, track=state.track + bytes((to_go(state, 0),)))
    if tell is not None:
        tell.append(Moved(COUNTDOWN_DISC, COUNTDOWN[countdown(state)], COUNTDOWN[countdown(then)]))
        if then.days % LAP == 0 and then.days < DAYS:
            tell.append(Moved(Piece.of("disc", f"lap-{laps_left(then)}"), LAPS, BOX))
    if then.days == DAYS:
        return _over(then, tell)
    return _begin(then, 0, tell, extra=False)


def _begin(state: State, seat: Seat, tell: Tell, *, extra: bool) -> State:
    """A new turn: at first only few market cards may be played (FF-19)."""
    farm = state.farms[seat]
    left = FREE
    if not farm.turns:
        left = (seat - state.first) % len(state.farms) + 1
        left = left if left < LIMIT else FREE
    if tell is not None:
        key = "extra" if extra else "turn"
        said = phrase(f"formidable_farm.began.{key}", who=Name(seat))
        tell.append(Began(said, aloud=extra))
    farms, most = state.farms, FREE if len(state.farms) == 1 else LIMIT
    if not extra:
        farm = _new(Farm, (*farm[:6], farm.turns + 1, *farm[7:]))
        farms = (*farms[:seat], farm, *farms[seat + 1 :])
    front = (state.key, farms, *state[2:7], seat, state.first, False, state.played)
    return _new(State, (*front, most, left, *state[13:]))


def _over(state: State, tell: Tell) -> State:
    """The end. In a solo game what the last card still asks does not matter any more."""
    from farmdesk.games.formidable_farm.sheet import standing

    state = state._replace(turn=OVER, pending=())
    if tell is not None:
        tell.append(Ended(standing(state).winners))
    return state
