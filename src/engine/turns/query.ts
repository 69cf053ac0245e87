import type { ActorId, Group, GroupOrder, Seat, Turn, TurnOrder } from './order.ts';

/** Everybody in the fight, in the order of the line or of the groups. */
export function actors(order: TurnOrder): readonly ActorId[] {
  return order.kind === 'groups' ? order.groups.flatMap((g) => g.members) : order.seats.map((s) => s.actor);
}

export const isIn = (order: TurnOrder, actor: ActorId): boolean => actors(order).includes(actor);

/** The turn that runs now (the interrupter's, where one is interrupted), or null between turns. */
export const current = (order: TurnOrder): Turn | null => order.turns.at(-1) ?? null;

export const isSurpriseRound = (order: TurnOrder): boolean => order.roundOpen && order.surprise !== null;

/** Whether the actor's regular turn of this round is neither over nor running. */
export const isToAct = (order: TurnOrder, actor: ActorId): boolean =>
  order.roundOpen &&
  !order.done.includes(actor) &&
  !order.turns.some((turn) => turn.actor === actor && (turn.kind === 'regular' || turn.kind === 'held'));

/** Whether the actor's next regular turn is lost to them. */
export const losesNext = (order: TurnOrder, actor: ActorId): boolean => Object.hasOwn(order.lost, actor);

/** Who has a regular turn still to come in this round, in order; those who hold theirs come last. */
export function toAct(order: TurnOrder): readonly ActorId[] {
  const waiting = actors(order).filter((actor) => isToAct(order, actor) && !losesNext(order, actor));
  const holds = (actor: ActorId) => order.held.includes(actor);
  return [...waiting.filter((actor) => !holds(actor)), ...waiting.filter(holds)];
}

/** Whose turn comes once the one that runs is over, as far as it can be said: inserted ones first, held ones last. */
export function upcoming(order: TurnOrder): readonly ActorId[] {
  const inserted = order.inserted.filter(({ after }) => after === null).map(({ actor }) => actor);
  return [...new Set([...inserted, ...toAct(order)])];
}

/**
 * The group whose members act now, or null before, between and after phases. Where groups alternate, one that has
 * nobody left to act is passed over.
 */
export function currentGroup(order: GroupOrder): Group | null {
  if (!order.roundOpen) return null;
  if (!order.alternate) return order.phaseOpen ? (order.groups[order.position] ?? null) : null;
  const fromHere = [...order.groups.slice(order.position), ...order.groups.slice(0, order.position)];
  return fromHere.find((group) => group.members.some((actor) => isToAct(order, actor))) ?? null;
}

export type TurnStatus = 'acting' | 'interrupted' | 'held' | 'to act' | 'loses turn' | 'done';

/** One row of a tracker. */
export interface OrderRow {
  readonly actor: ActorId;
  readonly status: TurnStatus;
  readonly group: string | null;
  readonly seat: Seat | null;
}

/** The order for the display: everybody once, in order, with what they are doing. */
export function orderRows(order: TurnOrder): readonly OrderRow[] {
  const row = (actor: ActorId, group: string | null, seat: Seat | null): OrderRow => ({
    actor,
    status: status(order, actor),
    group,
    seat,
  });
  if (order.kind === 'groups') {
    return order.groups.flatMap((group) => group.members.map((actor) => row(actor, group.name, null)));
  }
  return order.seats.map((seat) => row(seat.actor, null, seat));
}

function status(order: TurnOrder, actor: ActorId): TurnStatus {
  if (current(order)?.actor === actor) return 'acting';
  if (order.turns.some((turn) => turn.actor === actor)) return 'interrupted';
  if (order.done.includes(actor)) return 'done';
  if (losesNext(order, actor)) return 'loses turn';
  if (order.held.includes(actor)) return 'held';
  return 'to act';
}
