import { blockOf, type Together } from './block.ts';
import type { TurnBoundary } from './boundary.ts';
import { afterSide } from './groups.ts';
import type { ActorId, GroupOrder, Turn, TurnOrder } from './order.ts';
import { actors, current, currentGroup, isIn, isToAct, losesNext } from './query.ts';
import { waiting } from './waiting.ts';
import { done, refuse, type TurnDone, type TurnResult, unknownActor } from './result.ts';

/**
 * Starts the fight and goes on to the first turn or choice. `surprise` names those who act in a surprise round
 * before the first. Inserted turns given before the start are taken before any round. `together` act in any order among themselves.
 */
export function start<O extends TurnOrder>(
  order: O,
  surprise: readonly ActorId[] = [],
  together: Together = [],
): TurnResult<O> {
  if (order.round > 0 || order.roundOpen || order.surprise) return refuse('turn.alreadyStarted');
  const unknown = surprise.find((actor) => !isIn(order, actor));
  if (unknown !== undefined) return unknownActor(unknown);
  return next({ ...order, surprise: surprise.length > 0 ? surprise : null }, together);
}

/** Ends the turn that runs and stops there: what is due at its end comes before the next begins. */
export function endTurn<O extends TurnOrder>(order: O): TurnResult<O> {
  const turn = current(order);
  return turn ? ended(order, turn) : refuse('turn.noneRunning');
}

/**
 * Goes one boundary on: ends the running turn, or opens a round or phase, or starts the next turn, or closes.
 * Refused where people must act first (see `waiting`) and where nobody is left.
 */
export function step<O extends TurnOrder>(order: O, together: Together = []): TurnResult<O> {
  if (actors(order).length === 0) return refuse('turn.nobody');
  const turn = current(order);
  if (turn) return ended(order, turn);
  const due = order.inserted.findIndex((inserted) => inserted.after === null);
  const inserted = order.inserted[due];
  if (inserted) {
    const { actor, kind } = inserted;
    return begun({ ...order, inserted: order.inserted.toSpliced(due, 1) }, { actor, kind });
  }
  const need = waiting(order, together);
  if (need) {
    return refuse(need.for === 'deal' ? 'turn.dealFirst' : 'turn.chooseFirst', { actors: need.actors });
  }
  if (!order.roundOpen) return roundOpened(order);
  return order.kind === 'groups' ? stepGroups(order, order) : stepLine(order, together);
}

/**
 * Ends the running turn, if any, and goes on to the next turn, to the one it interrupted, or to where people must
 * choose or deal. For rules with nothing to do between; else loop over `step`.
 */
export function next<O extends TurnOrder>(order: O, together: Together = []): TurnResult<O> {
  const passed: TurnBoundary[] = [];
  let now = order;
  do {
    const result: TurnResult<O> = step(now, together);
    if (!result.ok) return result;
    passed.push(...result.passed);
    now = result.order;
  } while (!current(now) && !waiting(now, together));
  return done(now, ...passed);
}

/** Only called where no choice is open: of a block, all who lose their turn have lost it before anybody chooses. */
function stepLine<O extends TurnOrder>(order: O, together: Together): TurnDone<O> {
  const loser = blockOf(order, together).find((actor) => losesNext(order, actor));
  if (loser !== undefined) return lost(order, loser);
  const waits = actors(order).filter((actor) => isToAct(order, actor));
  const actor = waits.find((other) => !order.held.includes(other));
  if (actor !== undefined)
    return losesNext(order, actor) ? lost(order, actor) : begun(order, { actor, kind: 'regular' });
  const holder = waits[0];
  if (holder === undefined) return roundClosed(order);
  const held = order.held.filter((other) => other !== holder);
  return begun({ ...order, held }, { actor: holder, kind: 'held' });
}

/**
 * Only called where no choice is open: the phase begins or ends, or somebody in it loses their turn. `groups` is
 * the same order, known to be one of groups.
 */
function stepGroups<O extends TurnOrder>(order: O, groups: GroupOrder): TurnDone<O> {
  const group = currentGroup(groups);
  const loser = group?.members.find((actor) => losesNext(order, actor) && isToAct(order, actor));
  if (loser !== undefined) return lost(order, loser);
  if (groups.alternate) return roundClosed(order);
  const phase = groups.groups[groups.position]?.name;
  if (phase === undefined) return roundClosed(order);
  const { round } = order;
  if (!groups.phaseOpen) return done({ ...order, phaseOpen: true }, { at: 'phase.start', round, phase });
  return done(
    { ...order, phaseOpen: false, position: groups.position + 1 },
    { at: 'phase.end', round, phase },
  );
}

function roundOpened<O extends TurnOrder>(order: O): TurnDone<O> {
  const { surprise } = order;
  const round = surprise ? order.round : order.round + 1;
  const out = surprise ? actors(order).filter((actor) => !surprise.includes(actor)) : [];
  const opened = { ...order, round, roundOpen: true, done: out, held: [] };
  // Where sides alternate, the one whose move it is keeps it over the round's end; phases begin anew.
  const atFirst = opened.kind === 'groups' && !opened.alternate ? { ...opened, position: 0 } : opened;
  return done(atFirst, { at: 'round.start', round });
}

function roundClosed<O extends TurnOrder>(order: O): TurnDone<O> {
  const closed = { ...order, roundOpen: false, surprise: null };
  const undealt = closed.kind === 'cards' && !order.surprise ? { ...closed, dealt: false } : closed;
  return done(undealt, { at: 'round.end', round: order.round });
}

function begun<O extends TurnOrder>(order: O, turn: Turn): TurnDone<O> {
  const { actor, kind } = turn;
  const at = kind === 'action' ? 'action.start' : kind === 'held' ? 'turn.resume' : 'turn.start';
  return done({ ...order, turns: [...order.turns, turn] }, { at, round: order.round, actor });
}

function ended<O extends TurnOrder>(order: O, turn: Turn): TurnDone<O> {
  const { actor, kind } = turn;
  const over = { ...order, turns: order.turns.slice(0, -1) };
  if (kind === 'action') return done(over, { at: 'action.end', round: order.round, actor });
  const settled = kind === 'extra' ? over : passedOn({ ...over, done: [...over.done, actor] }, actor);
  return done(
    { ...settled, inserted: released(settled, actor) },
    { at: 'turn.end', round: order.round, actor },
  );
}

/** A side's move is over when a member has acted. */
function passedOn<O extends TurnOrder>(order: O, actor: ActorId): O {
  if (order.kind !== 'groups' || !order.alternate) return order;
  const group = order.groups.find((other) => other.members.includes(actor));
  return group ? { ...order, ...afterSide(order, group) } : order;
}

function lost<O extends TurnOrder>(order: O, actor: ActorId): TurnDone<O> {
  const { [actor]: count = 0, ...others } = order.lost;
  return done(
    {
      ...order,
      done: [...order.done, actor],
      lost: count > 1 ? { ...others, [actor]: count - 1 } : others,
      inserted: released(order, actor),
    },
    { at: 'turn.lost', round: order.round, actor },
  );
}

/** Turns that waited for this actor's to be over wait no more. */
const released = (order: TurnOrder, actor: ActorId): TurnOrder['inserted'] =>
  order.inserted.map((turn) => (turn.after === actor ? { ...turn, after: null } : turn));
