import {
  type ActorId,
  begin,
  type CardOrder,
  cardOrder,
  current,
  type GroupOrder,
  type LineOrder,
  type Newcomer,
  next,
  phaseOrder,
  type SortedOrder,
  sideOrder,
  sortedOrder,
  start,
  type TurnBoundary,
  type TurnOrder,
  type TurnResult,
} from '../../../src/engine/turns/index.ts';

/** The order an operation gave; fails the test where it was refused. */
export function order<O extends TurnOrder>(result: TurnResult<O>): O {
  if (!result.ok) throw new Error(`refused: ${result.code} ${JSON.stringify(result.params)}`);
  return result.order;
}

/** The boundaries an operation passed, as 'turn.start kira', 'round.end 1'. */
export function passed(result: TurnResult): readonly string[] {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result.passed.map(worded);
}

const worded = (boundary: TurnBoundary): string => {
  if ('actor' in boundary) return `${boundary.at} ${boundary.actor}`;
  if ('phase' in boundary) return `${boundary.at} ${boundary.phase}`;
  return `${boundary.at} ${boundary.round}`;
};

export const code = (result: TurnResult): string | null => (result.ok ? null : result.code);

/** A line by initiative: line({ kira: 7, tiz: 5 }). */
export function line(initiative: Readonly<Record<ActorId, number>>): SortedOrder {
  return order(sortedOrder(Object.entries(initiative).map(([actor, rank]) => ({ actor, rank: [rank] }))));
}

export const started = <O extends TurnOrder>(what: O, surprise: readonly ActorId[] = []): O =>
  order(start(what, surprise));

const namedGroups = (groups: Readonly<Record<string, readonly ActorId[]>>) =>
  Object.entries(groups).map(([name, members]) => ({ name, members }));

export const phases = (groups: Readonly<Record<string, readonly ActorId[]>>): GroupOrder =>
  order(phaseOrder(namedGroups(groups)));

export const alternating = (groups: Readonly<Record<string, readonly ActorId[]>>): GroupOrder =>
  order(sideOrder(namedGroups(groups), { alternate: true }));

export const cards = (...actors: readonly ActorId[]): CardOrder => order(cardOrder(actors));

export const hand = (actor: ActorId, card: string, ...rank: readonly number[]): Newcomer => ({
  actor,
  card,
  rank,
});

/** Who acts in the next `turns` turns, the running one first. */
export function acting(from: LineOrder, turns: number): readonly (ActorId | undefined)[] {
  const names: (ActorId | undefined)[] = [];
  let now = from;
  for (let i = 0; i < turns; i += 1) {
    names.push(current(now)?.actor);
    now = order(next(now));
  }
  return names;
}

/** The turn of a member of a group, from its begin to the next choice. */
export const act = (from: GroupOrder, actor: ActorId): GroupOrder => order(next(order(begin(from, actor))));
