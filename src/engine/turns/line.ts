import type { Together } from './block.ts';
import { left } from './leave.ts';
import {
  type ActorId,
  type CardOrder,
  type LineOrder,
  notStarted,
  type Seat,
  type SortedOrder,
} from './order.ts';
import { current, isIn, isToAct, toAct } from './query.ts';
import { done, refuse, type TurnRefusal, type TurnResult, unknownActor } from './result.ts';

/** Somebody who joins a line: rank first to last (initiative, then tie-breakers), the higher number first. */
export interface Newcomer {
  readonly actor: ActorId;
  readonly rank: readonly number[];
  readonly card?: string;
}

/** A line by initiative. Equal ranks keep the order in which they were given. Refuses an actor given twice. */
export function sortedOrder(newcomers: readonly Newcomer[]): TurnResult<SortedOrder> {
  const twice = givenTwice(newcomers.map((n) => n.actor));
  if (twice !== null) return refuse('turn.alreadyIn', { actor: twice });
  return done({ ...notStarted, kind: 'sorted', seats: newcomers.map(seatOf).sort(bySeat) });
}

/** A line by cards: `deal` says before each round who got which. Refuses an actor given twice. */
export function cardOrder(actors: readonly ActorId[]): TurnResult<CardOrder> {
  const twice = givenTwice(actors);
  if (twice !== null) return refuse('turn.alreadyIn', { actor: twice });
  const seats = actors.map((actor) => seatOf({ actor, rank: [] }));
  return done({ ...notStarted, kind: 'cards', seats, dealt: false });
}

/**
 * Deals the cards of the next round: a rank (and the card's name) for everybody, no more and no fewer.
 * Refused while a round runs or after the cards are dealt.
 */
export function deal(order: CardOrder, hands: readonly Newcomer[]): TurnResult<CardOrder> {
  if (order.roundOpen || order.dealt) return refuse('turn.alreadyDealt');
  const mismatch = notPermutation(
    order,
    hands.map((hand) => hand.actor),
  );
  if (mismatch) return mismatch;
  const pins = new Map(order.seats.map((seat) => [seat.actor, seat.pin]));
  const seats = hands.map((hand) => ({ ...seatOf(hand), pin: pins.get(hand.actor) ?? 0 })).sort(bySeat);
  return done({ ...order, seats, dealt: true });
}

/**
 * Seats a newcomer by rank, behind those of equal rank. In a running round they act if their place is still to
 * come, else from the next round on; in a surprise round they wait for the first. It is still to come where somebody before them is
 * still to act (and does not hold), though one behind them who acts `together` with others has had a turn. Among those who act
 * together, their place is that of the whole block.
 */
export function addToLine<O extends LineOrder>(
  order: O,
  newcomer: Newcomer,
  together: Together = [],
): TurnResult<O> {
  if (isIn(order, newcomer.actor)) return refuse('turn.alreadyIn', { actor: newcomer.actor });
  const seats = insertSeat(order.seats, seatOf(newcomer));
  const place = seats.findIndex((seat) => seat.actor === newcomer.actor);
  const running = current(order);
  const behind = seats.slice(place + 1);
  const others = behind.findIndex(({ actor }) => !together.includes(actor));
  const block = !together.includes(newcomer.actor) ? 0 : others < 0 ? behind.length : others;
  const toCome = seats
    .slice(0, place)
    .some(({ actor }) => isToAct(order, actor) && !order.held.includes(actor));
  const hasPassed =
    !toCome &&
    behind
      .slice(block)
      .some(
        (seat) =>
          order.done.includes(seat.actor) || (running?.kind === 'regular' && running.actor === seat.actor),
      );
  const waits = order.roundOpen && (hasPassed || order.surprise !== null);
  return done({ ...order, seats, done: waits ? [...order.done, newcomer.actor] : order.done });
}

/** Takes an actor out, ending a turn of theirs that runs. */
export function removeFromLine<O extends LineOrder>(order: O, actor: ActorId): TurnResult<O> {
  if (!isIn(order, actor)) return unknownActor(actor);
  const { rest, passed } = left(order, actor);
  return done({ ...rest, seats: order.seats.filter((seat) => seat.actor !== actor) }, ...passed);
}

/** Gives an actor a new rank and moves them there; a turn of this round already over stays over. */
export function rerank<O extends LineOrder>(
  order: O,
  actor: ActorId,
  rank: readonly number[],
): TurnResult<O> {
  return reseat(order, actor, (seat) => ({ ...seat, rank }));
}

/**
 * Draws the line up anew, for games that set it each round: the seats are those of `newcomers` and nobody else's, ranks first to last. What was
 * taken of this round stays taken, and pins go. Refuses an actor given twice.
 */
export function reline<O extends LineOrder>(order: O, newcomers: readonly Newcomer[]): TurnResult<O> {
  const twice = givenTwice(newcomers.map((n) => n.actor));
  if (twice !== null) return refuse('turn.alreadyIn', { actor: twice });
  return done({ ...order, seats: newcomers.map(seatOf).sort(bySeat) });
}

/** Moves an actor to the very top for the rest of the fight, above everybody who was moved there before. */
export function moveToTop<O extends LineOrder>(order: O, actor: ActorId): TurnResult<O> {
  const highest = Math.max(0, ...order.seats.map((seat) => seat.pin));
  return reseat(order, actor, (seat) => ({ ...seat, pin: highest + 1 }));
}

/** Makes an actor act last for the rest of the fight, below everybody who was moved there before. */
export function moveToEnd<O extends LineOrder>(order: O, actor: ActorId): TurnResult<O> {
  const lowest = Math.min(0, ...order.seats.map((seat) => seat.pin));
  return reseat(order, actor, (seat) => ({ ...seat, pin: lowest - 1 }));
}

/** Puts the line in the order the GM says, ranks or not. Refuses a list that is not everybody once. */
export function arrange<O extends LineOrder>(order: O, actors: readonly ActorId[]): TurnResult<O> {
  const mismatch = notPermutation(order, actors);
  if (mismatch) return mismatch;
  const place = new Map(actors.map((actor, index) => [actor, index]));
  const at = (seat: Seat): number => place.get(seat.actor) ?? 0;
  return done({ ...order, seats: [...order.seats].sort((a, b) => at(a) - at(b)) });
}

/** Starts the turn of one who holds theirs as soon as the running one is over; of several, in the order in which they said so. */
export function takeHeldTurn<O extends LineOrder>(order: O, actor: ActorId): TurnResult<O> {
  if (!isIn(order, actor)) return unknownActor(actor);
  if (!order.held.includes(actor)) return refuse('turn.notHeld', { actor });
  const said = order.inserted.filter((turn) => turn.kind === 'held');
  const others = order.inserted.filter((turn) => turn.kind !== 'held');
  const inserted = [...said, { actor, kind: 'held' as const, after: null }, ...others];
  return done({ ...order, inserted, held: order.held.filter((other) => other !== actor) });
}

/**
 * Puts off the turn that runs, or what is left of it: the actor may take it later in the round (`takeHeldTurn`), at its end at the
 * latest, or forgo it. No boundary is passed: what lasts until the end of the turn goes on. How often somebody may, the rules of
 * a game say (`whyNotHold`).
 */
export function holdTurn<O extends LineOrder>(order: O): TurnResult<O> {
  const turn = current(order);
  if (!turn) return refuse('turn.noneRunning');
  if (turn.kind !== 'regular' && turn.kind !== 'held')
    return refuse('turn.cannotHold', { actor: turn.actor });
  return done({ ...order, turns: order.turns.slice(0, -1), held: [...order.held, turn.actor] });
}

/** Why the turn that runs cannot be put off to the end of the round: it was before, or nobody acts after it. Null where it can. */
export function whyNotHold(order: LineOrder): TurnRefusal | null {
  const turn = current(order);
  if (!turn) return refuse('turn.noneRunning');
  const { actor, kind } = turn;
  if (kind === 'held') return refuse('turn.heldAlready', { actor });
  if (kind !== 'regular') return refuse('turn.cannotHold', { actor });
  return toAct(order).length === 0 ? refuse('turn.lastAnyway', { actor }) : null;
}

const seatOf = (newcomer: Newcomer): Seat => ({
  actor: newcomer.actor,
  rank: newcomer.rank,
  pin: 0,
  card: newcomer.card ?? null,
});

function bySeat(a: Seat, b: Seat): number {
  if (a.pin !== b.pin) return b.pin - a.pin;
  for (let i = 0; i < Math.max(a.rank.length, b.rank.length); i += 1) {
    const difference = (b.rank[i] ?? 0) - (a.rank[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Before the first seat that it outranks: an order the GM arranged is otherwise left alone. */
function insertSeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  const place = seats.findIndex((other) => bySeat(seat, other) < 0);
  return place < 0 ? [...seats, seat] : seats.toSpliced(place, 0, seat);
}

function reseat<O extends LineOrder>(order: O, actor: ActorId, change: (seat: Seat) => Seat): TurnResult<O> {
  const seat = order.seats.find((other) => other.actor === actor);
  if (!seat) return unknownActor(actor);
  const others = order.seats.filter((other) => other.actor !== actor);
  return done({ ...order, seats: insertSeat(others, change(seat)) });
}

function givenTwice(actors: readonly ActorId[]): ActorId | null {
  return actors.find((actor, index) => actors.indexOf(actor) !== index) ?? null;
}

function notPermutation(order: LineOrder, actors: readonly ActorId[]): TurnRefusal | null {
  const unknown = actors.find((actor) => !isIn(order, actor));
  if (unknown !== undefined) return unknownActor(unknown);
  const missing = order.seats.map((seat) => seat.actor).filter((actor) => !actors.includes(actor));
  if (missing.length === 0 && actors.length === order.seats.length) return null;
  return refuse('turn.notAPermutation', { missing });
}
