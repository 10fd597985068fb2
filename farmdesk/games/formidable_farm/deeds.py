"""What is done to cards, crops and coins: the verbs that moves and rewards are made of.

Each takes a state and gives the state after it, for the seat whose turn it is. FF-n are the rulings
of docs/rules.
"""

from __future__ import annotations

from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import telling
from farmdesk.games.formidable_farm.cards import NONE, SPACES
from farmdesk.games.formidable_farm.crops import ONE, Bundle
from farmdesk.games.formidable_farm.places import (
    DISCARD,
    MARKET,
    STACK,
    SUPPLY,
    coin_slot,
    hand_slot,
    look_slot,
)
from farmdesk.games.formidable_farm.state import Asked, Farm, Rest, State
from farmdesk.games.formidable_farm.telling import Tell

_new = tuple.__new__  # a fifth of the price of _replace, which is most of what a move costs


assert State._fields[:3] == ("key", "farms", "pending"), "the first fields are built by place"


def settled(state: State, farm: Farm) -> State:
    """The state with another farm for the seat whose turn it is; farms are its second field."""
    seat, farms = state.turn, state.farms
    farms = (*farms[:seat], farm, *farms[seat + 1 :])
    return _new(State, (state.key, farms, *state[2:]))


def asking(state: State, pending: tuple[Asked | Rest, ...]) -> State:
    """The state with other open questions, which are its third field."""
    return _new(State, (state.key, state.farms, pending, *state[3:]))


def gain(state: State, crops: Bundle, tell: Tell, source: Slot | None = None) -> State:
    """Crops from the supply."""
    hand, stack, under, over, coins, purse, turns, own, traded = state.farms[state.turn]
    telling.gained(tell, state.turn, crops, source)
    farm = (hand, stack, under, over, coins, purse + crops, turns, own, traded)
    return settled(state, _new(Farm, farm))


def pay(state: State, crops: Bundle, tell: Tell) -> State:
    """Crops back to the supply."""
    farm = state.farms[state.turn]
    telling.paid(tell, state.turn, crops)
    return settled(state, farm._replace(purse=farm.purse - crops))


def spend(state: State, price: int, tell: Tell) -> State:
    """Fulfilled cards go to the market's discards, the oldest first (FF-27)."""
    if not price:
        return state
    farm = state.farms[state.turn]
    if tell is not None:
        for place, card in enumerate(farm.coins[:price]):
            telling.shown(tell, state, card, coin_slot(state.turn, place), DISCARD)
    state = settled(state, farm._replace(coins=farm.coins[price:]))
    return state._replace(discard=state.discard + farm.coins[:price])


def _stacked(farm: Farm, stack: bytes, under: int, over: int) -> Farm:
    """A farm with another stack, of which the lowest and uppermost cards are known (FF-23)."""
    size = len(stack)
    under, over = min(under, size), max(over, 0)
    if under + over >= size:
        under, over = size, 0
    return _new(Farm, (farm.hand, stack, under, over, *farm[4:]))


def draw(state: State, count: int, tell: Tell) -> State:
    """So many cards from the top of the stack, or all when it has fewer."""
    farm = state.farms[state.turn]
    hand, stack, under, over, *_ = farm
    taken = stack[-count:][::-1]
    if tell is not None:
        for k, card in enumerate(taken):
            known = k < over or len(stack) - k <= under
            target = hand_slot(state.turn, len(hand) + k)
            telling.secretly(tell, state, card, STACK[state.turn], target, known=known)
    farm = _stacked(farm, stack[:-count], under, over - len(taken))
    return settled(state, _new(Farm, (hand + taken, *farm[1:])))


def draw_bottom(state: State, count: int, tell: Tell) -> State:
    """So many cards from below the stack, or all when it has fewer."""
    farm = state.farms[state.turn]
    hand, stack, under, over, *_ = farm
    taken = stack[:count]
    if tell is not None:
        for k, card in enumerate(taken):
            known = k < under or len(stack) - k <= over
            target = hand_slot(state.turn, len(hand) + k)
            telling.secretly(tell, state, card, STACK[state.turn], target, known=known)
    farm = _stacked(farm, stack[count:], max(under - count, 0), over)
    return settled(state, farm._replace(hand=hand + taken))


def put_under(state: State, card: int, source: Slot, tell: Tell, *, openly: bool = False) -> State:
    """A card, already taken from where it lay, goes under the stack (FF-23)."""
    farm = state.farms[state.turn]
    if openly:
        telling.openly(tell, card, source, STACK[state.turn])
    else:
        telling.secretly(tell, state, card, source, STACK[state.turn])
    stack = bytes((card,)) + farm.stack
    return settled(state, _stacked(farm, stack, farm.under + 1, farm.over))


def hand_under(state: State, place: int, tell: Tell) -> State:
    """A hand card goes under the stack."""
    farm = state.farms[state.turn]
    card = farm.hand[place]
    state = settled(state, farm._replace(hand=farm.hand[:place] + farm.hand[place + 1 :]))
    return put_under(state, card, hand_slot(state.turn, place), tell)


def auto_fulfil(state: State, count: int, tell: Tell) -> State:
    """The top cards of the stack are fulfilled by themselves and can be paid with (FF-16)."""
    farm = state.farms[state.turn]
    taken = farm.stack[-count:][::-1]
    if tell is not None:
        for k, card in enumerate(taken):
            known = k < farm.over or len(farm.stack) - k <= farm.under
            target = coin_slot(state.turn, len(farm.coins) + k)
            telling.secretly(tell, state, card, STACK[state.turn], target, known=known)
    farm = _stacked(farm, farm.stack[:-count], farm.under, farm.over - len(taken))
    farm = farm._replace(coins=farm.coins + taken, own=farm.own + len(taken))
    return settled(state, farm)


def look(state: State, count: int, tell: Tell) -> State:
    """The top cards of the stack are laid out before their owner."""
    farm = state.farms[state.turn]
    taken = farm.stack[-count:][::-1]
    if tell is not None:
        for k, card in enumerate(taken):
            known = k < farm.over or len(farm.stack) - k <= farm.under
            target = look_slot(state.turn, k)
            telling.secretly(tell, state, card, STACK[state.turn], target, known=known)
    farm = _stacked(farm, farm.stack[:-count], farm.under, farm.over - len(taken))
    return settled(state, farm)._replace(look=taken)


def put_back(state: State, place: int, tell: Tell, *, under: bool) -> State:
    """A card looked at goes back, on top of the stack or under it."""
    card, source = state.look[place], look_slot(state.turn, place)
    state = state._replace(look=state.look[:place] + state.look[place + 1 :])
    if under:
        return put_under(state, card, source, tell)
    farm = state.farms[state.turn]
    telling.secretly(tell, state, card, source, STACK[state.turn])
    stack = farm.stack + bytes((card,))
    return settled(state, _stacked(farm, stack, farm.under, farm.over + 1))


def take_supplies(state: State, space: int, tell: Tell, times: int = 1) -> State:
    """What a space gives: crops, or a card from a stack that has one."""
    crops = SPACES[space].take
    if crops:
        return gain(state, crops * times, tell, SUPPLY[space])
    if state.farms[state.turn].stack:
        return draw(state, SPACES[space].draw * times, tell)
    telling.noted(tell, "empty_stack", STACK[state.turn])
    return state


def any_crop(state: State, crop: int, tell: Tell) -> State:
    """One crop of the seat's choice."""
    return gain(state, ONE[crop], tell)


def hand_to_coins(state: State, place: int, tell: Tell) -> State:
    """A hand card goes among the fulfilled cards (FF-17)."""
    farm = state.farms[state.turn]
    hand, card = farm.hand, farm.hand[place]
    target = coin_slot(state.turn, len(farm.coins))
    telling.secretly(tell, state, card, hand_slot(state.turn, place), target)
    farm = farm._replace(hand=hand[:place] + hand[place + 1 :], coins=farm.coins + bytes((card,)))
    return settled(state, farm)


def coin_to_hand(state: State, place: int, tell: Tell) -> State:
    """A fulfilled card goes to the hand (FF-13)."""
    farm = state.farms[state.turn]
    coins, card = farm.coins, farm.coins[place]
    target = hand_slot(state.turn, len(farm.hand))
    telling.secretly(tell, state, card, coin_slot(state.turn, place), target)
    farm = farm._replace(coins=coins[:place] + coins[place + 1 :], hand=farm.hand + bytes((card,)))
    return settled(state, farm)


def coin_under(state: State, place: int, tell: Tell) -> State:
    """A fulfilled card goes under the stack (FF-13)."""
    farm = state.farms[state.turn]
    coins, card = farm.coins, farm.coins[place]
    state = settled(state, farm._replace(coins=coins[:place] + coins[place + 1 :]))
    return put_under(state, card, coin_slot(state.turn, place), tell)


def market_under(state: State, place: int, tell: Tell) -> State:
    """A market card goes under the stack; its place stays empty for now (FF-14)."""
    market, card = state.market, state.market[place]
    state = state._replace(market=market[:place] + bytes((NONE,)) + market[place + 1 :])
    return put_under(state, card, MARKET[place], tell, openly=True)


def swap_market(state: State, place: int, stall: int, tell: Tell) -> State:
    """A hand card and a market card change places (FF-17)."""
    farm = state.farms[state.turn]
    hand, market = bytearray(farm.hand), bytearray(state.market)
    hand[place], market[stall] = market[stall], hand[place]
    source = hand_slot(state.turn, place)
    telling.shown(tell, state, market[stall], source, MARKET[stall])
    telling.openly(tell, hand[place], MARKET[stall], source)
    return settled(state, farm._replace(hand=bytes(hand)))._replace(market=bytes(market))
