import { castDraft } from 'immer';
import type { IntentOf, Member } from '../../../../src/engine/intent.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import {
  addToLine,
  current,
  endTurn,
  holdTurn,
  type Newcomer,
  removeFromLine,
  sortedOrder,
  start,
  whyNotHold,
} from '../../../../src/engine/turns/index.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { find, type OmenId } from '../content.ts';
import { type Field, fieldOf, fields } from '../field.ts';
import { maxNerve, maxOil, readKeeper } from '../keeper.ts';
import { type Night, stands } from '../night.ts';
import { omen } from './omens.ts';
import { keeperOf } from './pool.ts';
import { onward, orderOf, reorder } from './turns.ts';
import { pass } from './uses.ts';

const deck: readonly OmenId[] = ['calm', 'calm', 'gust', 'gleam'];

/** Night falls: everybody brings a keeper and rolls for their place in the line; the surprised miss the first turns. */
export function* begin(tx: Tx<Night>, intent: IntentOf<'begin'>): Rule<void> {
  if (tx.now.vigil !== null) return yield* tx.refuse('vigilRuns');
  const field =
    find(fields, typeof intent.setup === 'string' ? intent.setup : 'fen') ??
    (yield* tx.refuse('noSuchField'));
  const seats: Newcomer[] = [];
  for (const member of intent.members) seats.push(yield* comes(tx, member, field));
  const order = sortedOrder(seats);
  if (!order.ok) return yield* tx.refuse(order.code, order.params);
  const ready =
    intent.surprised.length === 0
      ? []
      : seats.map((s) => s.actor).filter((id) => !intent.surprised.includes(id));
  const started = start(order.order, ready);
  if (!started.ok) return yield* tx.refuse(started.code, started.params);
  tx.state.vigil = {
    order: castDraft(order.order),
    sides: Object.fromEntries(intent.members.map(({ id, side }) => [id, side])),
    places: Object.fromEntries(intent.members.map(({ id, side, place }) => [id, place ?? field.home[side]])),
    field: field.id,
    hidden: [],
    deck: [...deck],
    discarded: [],
    coming: null,
    deedDone: false,
  };
  yield* reorder(tx, started);
  tx.emit('nightFell', { order: order.order.seats.map((seat) => seat.actor), surprised: intent.surprised });
  if (started.order.round > 0) yield* omen(tx);
  if (!stands(tx.now, current(yield* orderOf(tx))?.actor ?? '')) yield* onward(tx);
}

/** Latecomers take their places in the line. */
export function* join(tx: Tx<Night>, intent: IntentOf<'join'>): Rule<void> {
  for (const member of intent.members) {
    const order = yield* orderOf(tx);
    const field = fieldOf(tx.now.vigil?.field ?? '');
    if (order.seats.some((seat) => seat.actor === member.id))
      return yield* tx.refuse('turn.alreadyIn', { actor: member.id });
    yield* reorder(tx, addToLine(order, yield* comes(tx, member, field)));
    if (tx.state.vigil === null) return;
    tx.state.vigil.sides[member.id] = member.side;
    tx.state.vigil.places[member.id] = member.place ?? field.home[member.side];
    tx.emit('joined', { id: member.id });
  }
}

function* comes(tx: Tx<Night>, member: Member, field: Field): Rule<Newcomer> {
  const read = readKeeper(member.sheet);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, { ...read.refusal.params, id: member.id });
  if (member.place !== null && find(field.places, member.place) === undefined)
    return yield* tx.refuse('noSuchPlace', { id: member.place });
  tx.state.keepers[member.id] = castDraft(structuredClone(read.value));
  const rolled = yield* tx.roll({ by: member.id, label: 'initiative', count: 1, sides: 6 });
  const rank = read.value.wits + (rolled.dice[0]?.value ?? 0);
  tx.emit('placed', { id: member.id, dice: rolled.dice, rank });
  return { actor: member.id, rank: [rank, read.value.wits] };
}

export function* leave(tx: Tx<Night>, intent: IntentOf<'leave'>): Rule<void> {
  const { actor } = intent;
  yield* reorder(tx, removeFromLine(yield* orderOf(tx), actor));
  delete tx.state.vigil?.sides[actor];
  delete tx.state.vigil?.places[actor];
  tx.emit('left', { id: actor });
  if (current(yield* orderOf(tx)) === null && tx.now.vigil?.order.seats.length !== 0) yield* onward(tx);
}

/** A turn ends, its owner's word or the GM's. */
export function* next(tx: Tx<Night>, intent: IntentOf<'next'>): Rule<void> {
  const order = yield* orderOf(tx);
  const turn = current(order)?.actor ?? null;
  if (!intent.asGm && intent.actor !== turn)
    return yield* tx.refuse('notYourTurn', { id: intent.actor, turn });
  for (const boundary of yield* reorder(tx, endTurn(order))) pass(tx, boundary);
  yield* onward(tx);
}

/** A turn in which no deed is done is put off to the end of the round. */
export function* hold(tx: Tx<Night>, { actor }: IntentOf<'hold'>): Rule<void> {
  const order = yield* orderOf(tx);
  const turn = current(order)?.actor ?? null;
  if (actor !== turn) return yield* tx.refuse('notYourTurn', { id: actor, turn });
  if (tx.now.vigil?.deedDone) return yield* tx.refuse('deedDone', { id: actor });
  const why = whyNotHold(order);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  tx.emit('held', { id: actor });
  yield* reorder(tx, holdTurn(order));
  yield* onward(tx);
}

export function* end(tx: Tx<Night>): Rule<void> {
  yield* orderOf(tx);
  endVigil(tx);
}

/** The sun comes up. */
export function endVigil(tx: Tx<Night>): void {
  pass(tx, { at: 'encounter.end' });
  tx.state.vigil = null;
  tx.emit('nightEnded', {});
}

/** A lull: oil and a little nerve come back; not during a vigil. */
export function* rest(tx: Tx<Night>, intent: IntentOf<'rest'>): Rule<void> {
  if (intent.rest !== 'lull') return yield* tx.refuse('noSuchRest', { id: intent.rest });
  if (tx.now.vigil !== null) return yield* tx.refuse('vigilRuns');
  for (const id of intent.actors) {
    const { oil, nerve } = yield* keeperOf(tx, id);
    const draft = tx.state.keepers[id];
    if (draft === undefined) continue;
    draft.oil = Math.max(oil, maxOil);
    draft.nerve = Math.max(nerve, Math.min(maxNerve, nerve + 1));
    tx.emit('rested', { id, oil: draft.oil, nerve: draft.nerve });
  }
  pass(tx, { at: 'rest', rest: 'lull' });
}
