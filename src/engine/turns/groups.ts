import { left } from './leave.ts';
import { type ActorId, type Group, type GroupOrder, notStarted } from './order.ts';
import { currentGroup, isIn, isToAct, losesNext } from './query.ts';
import { done, refuse, type TurnResult, unknownActor } from './result.ts';

/** Named phases, each with the actors who act in it in any order: 'players', then 'enemies'. */
export const phaseOrder = (phases: readonly Group[]): TurnResult<GroupOrder> => groupOrder(phases, false);

/**
 * Sides: all members of one side after those of the other, or, with `alternate`, one member of each in turn
 * until nobody is left. Refuses an actor on two sides.
 */
export const sideOrder = (sides: readonly Group[], how: { alternate: boolean }): TurnResult<GroupOrder> =>
  groupOrder(sides, how.alternate);

function groupOrder(groups: readonly Group[], alternate: boolean): TurnResult<GroupOrder> {
  const everybody = groups.flatMap((group) => group.members);
  const twice = everybody.find((actor, index) => everybody.indexOf(actor) !== index);
  if (twice !== undefined) return refuse('turn.alreadyIn', { actor: twice });
  return done({ ...notStarted, kind: 'groups', groups, alternate, position: 0, phaseOpen: false });
}

/**
 * Adds an actor to a group. They act this round if the group's phase is not over; in a surprise round they wait
 * for the first.
 */
export function addToGroup(order: GroupOrder, actor: ActorId, group: string): TurnResult<GroupOrder> {
  if (isIn(order, actor)) return refuse('turn.alreadyIn', { actor });
  const place = order.groups.findIndex((other) => other.name === group);
  if (place < 0) return refuse('turn.unknownGroup', { group });
  const groups = order.groups.map((other, index) =>
    index === place ? { ...other, members: [...other.members, actor] } : other,
  );
  const phaseIsOver = !order.alternate && place < order.position;
  const waits = order.roundOpen && (phaseIsOver || order.surprise !== null);
  return done({ ...order, groups, done: waits ? [...order.done, actor] : order.done });
}

/**
 * Puts an actor who is in the order into another group, where they change sides. `acts` says whether they still have a turn
 * this round; refused while theirs runs.
 */
export function moveToGroup(
  order: GroupOrder,
  actor: ActorId,
  group: string,
  acts: boolean,
): TurnResult<GroupOrder> {
  if (!isIn(order, actor)) return unknownActor(actor);
  if (order.turns.some((turn) => turn.actor === actor)) return refuse('turn.anotherRuns', { actor });
  if (!order.groups.some((other) => other.name === group)) return refuse('turn.unknownGroup', { group });
  const groups = order.groups.map(({ name, members }) => {
    const others = members.filter((member) => member !== actor);
    return { name, members: name === group ? [...others, actor] : others };
  });
  const others = order.done.filter((other) => other !== actor);
  return done({ ...order, groups, done: acts || !order.roundOpen ? others : [...others, actor] });
}

/** Takes an actor out, ending a turn of theirs that runs; the group stays, even empty. */
export function removeFromGroup(order: GroupOrder, actor: ActorId): TurnResult<GroupOrder> {
  if (!isIn(order, actor)) return unknownActor(actor);
  const { rest, passed } = left(order, actor);
  const groups = order.groups.map((group) => ({
    ...group,
    members: group.members.filter((member) => member !== actor),
  }));
  return done({ ...rest, groups }, ...passed);
}

/** Begins the turn of a member of the group that acts now: the choice that the order waits for. */
export function begin(order: GroupOrder, actor: ActorId): TurnResult<GroupOrder> {
  if (!isIn(order, actor)) return unknownActor(actor);
  const running = order.turns.at(-1);
  if (running) return refuse('turn.anotherRuns', { actor: running.actor });
  const group = currentGroup(order);
  if (!group?.members.includes(actor) || !isToAct(order, actor) || losesNext(order, actor)) {
    return refuse('turn.notNow', { actor });
  }
  const position = order.groups.findIndex((other) => other.name === group.name);
  const { round } = order;
  const turns = [{ actor, kind: 'regular' as const }];
  return done({ ...order, position, turns }, { at: 'turn.start', round, actor });
}

/** Where sides alternate: lets the side whose move it is pass it on without acting now. */
export function passSide(order: GroupOrder): TurnResult<GroupOrder> {
  const running = order.turns.at(-1);
  if (running) return refuse('turn.anotherRuns', { actor: running.actor });
  const group = currentGroup(order);
  if (!order.alternate || !group) return refuse('turn.cannotPass');
  return done(afterSide(order, group));
}

/** The order with the move passed on to the side after this one. */
export function afterSide(order: GroupOrder, group: Group): GroupOrder {
  const place = order.groups.findIndex((other) => other.name === group.name);
  return { ...order, position: (place + 1) % order.groups.length };
}
