import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { actors, currentGroup, isToAct } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { actingIn, type CharacterId, type Scene, unitIn } from '../scene.ts';
import { tell, tellApart } from '../tell.ts';
import { canBegin, doesDuty, endOfTurn, forgo, onward, settle, startEncounter } from './advance.ts';
import { hasNothingLeft, whyActed } from './legality.ts';
import { type Bid, whyNotSpared } from '../will/hatred.ts';
import { forgive, owedTo } from './owed.ts';

/**
 * What is due goes on. For somebody: they leave a free move unmade, end their turn, or let it pass. For nobody in particular (a
 * GM): free moves are left unmade, else the turn that runs ends, else the phase, and who has not acted in it is named. Begins the
 * encounter where it has not begun.
 */
export function* next(tx: Tx<Scene>, { actor, asGm }: Pick<IntentOf<'next'>, 'actor' | 'asGm'>): Rule<void> {
  const now = tx.snapshot();
  const { fight } = now;
  if (fight === null) return yield* tx.refuse('noFight');
  if (actor !== null && unitIn(now, actor) === null) return yield* tx.refuse('notInFight', { actor });
  if (fight.order.round === 0) {
    if (!asGm) return yield* tx.refuse('notBegun');
    if (actors(fight.order).length === 0) return yield* tx.refuse('nobodyToAct');
    return yield* startEncounter(tx);
  }
  if (actors(fight.order).length === 0) return yield* tx.refuse('nobodyToAct');
  const theirs = actor !== null && owedTo(now, actor) !== null ? actor : null;
  // A GM who goes on leaves what all wait for first, also where the turn in which it came up runs still.
  if (fight.owed.length > 0 && (theirs !== null || actor === null || (asGm && fight.turn?.actor === actor))) {
    const movers = theirs === null ? fight.owed.map((owed) => owed.actor) : [theirs];
    tellApart(tx, movers, (others) => ['moveForgone', { others }]);
    forgive(tx, theirs);
    return yield* settle(tx);
  }
  if (actor === null) yield* onwardForAll(tx);
  else yield* doneWith(tx, actor, asGm);
  yield* settle(tx);
}

/** A GM goes on: the running turn is over, or with none the whole phase. */
function* onwardForAll(tx: Tx<Scene>): Rule<void> {
  const now = tx.snapshot();
  const { fight } = now;
  if (fight === null) return;
  if (fight.turn !== null) return yield* endOfTurn(tx);
  const waiting = stillToAct(now);
  for (const id of waiting) yield* doesDuty(tx, id);
  const then = tx.snapshot();
  const left = stillToAct(then);
  const able = left.filter((id) => canBegin(then, id));
  tellApart(tx, able, (others) => ['stragglers', { others }]);
  if (left.length > 0) forgo(tx, left);
  if (waiting.length === 0) yield* onward(tx);
}

/** Those of the phase that runs who have not had their turn. */
const stillToAct = ({ fight }: Scene): readonly CharacterId[] =>
  fight === null ? [] : (currentGroup(fight.order)?.members ?? []).filter((id) => isToAct(fight.order, id));

/** Nothing more is done this turn. */
const passing = (actor: CharacterId): Bid => ({ actor, cost: 0, last: true, struck: [], to: null });

/** Somebody is done: with the turn that runs, or without having begun theirs. */
function* doneWith(tx: Tx<Scene>, actor: CharacterId, asGm: boolean): Rule<void> {
  const now = tx.snapshot();
  const acting = actingIn(now);
  const bound = asGm || !canBegin(now, actor) ? null : whyNotSpared(now, passing(actor));
  if (bound !== null) return yield* tx.refuse(bound.code, bound.params);
  if (acting === actor) return yield* endOfTurn(tx);
  const order = now.fight?.order;
  if (order === undefined) return;
  const group = currentGroup(order);
  if (group === null || !group.members.includes(actor))
    return yield* tx.refuse('notYourPhase', { actor, phase: group?.name ?? 'players' });
  if (!isToAct(order, actor)) {
    const why = whyActed(now, actor);
    return yield* tx.refuse(why.code, why.params);
  }
  if (acting !== null && hasNothingLeft(now)) yield* endOfTurn(tx);
  if (yield* doesDuty(tx, actor)) return;
  tell(tx, 'turnPassed', { actor });
  forgo(tx, [actor]);
}
