import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { holdTurn, type SortedOrder, takeHeldTurn, whyNotHold } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { type CharacterId, fighterIn, type OwnTurn, type Scene, seatOnTurn } from '../scene.ts';
import { tell } from '../tell.ts';
import { membersOf, seatOf } from './initiative.ts';
import { orderOf } from './order.ts';

/** Whether nothing of a turn is used yet. */
const isWhole = ({ apSpent, moved, hands, attacks }: OwnTurn): boolean =>
  apSpent === 0 && moved === 0 && !hands && attacks === 0;

/**
 * Somebody puts their turn off, whole, and takes it later in the round, at its end at the latest; a union holds it together (Rounds and Turns). What
 * lasts until their turn begins is over already, what lasts until it ends goes on. Who would rather not act at the end ends the turn.
 */
export function* hold(tx: Tx<Scene>, { actor }: IntentOf<'hold'>): Rule<void> {
  const scene = tx.snapshot();
  const seat = seatOnTurn(scene);
  if (scene.fight === null) return yield* tx.refuse('noFight');
  if (seat === null || seat !== seatOf(scene, actor) || !fighterIn(scene, actor)?.turn)
    return yield* tx.refuse('notYourTurn', { actor, current: null });
  const why = whyNotHold(scene.fight.order);
  if (why !== null)
    return yield* tx.refuse(why.code === 'turn.lastAnyway' ? 'lastAnyway' : 'heldAlready', { actor });
  const members = membersOf(scene, seat);
  const busy = members.find((id) => {
    const turn = fighterIn(scene, id)?.turn ?? null;
    return turn === null || !isWhole(turn);
  });
  if (busy !== undefined) return yield* tx.refuse('turnBegun', { actor: busy });
  const { fight } = tx.state;
  if (fight === null) return;
  for (const id of members) {
    const fighter = fight.fighters[id];
    if (fighter === undefined) continue;
    fighter.kept = fighter.turn;
    fighter.turn = null;
    tell(tx, 'turnHeld', { actor: id });
  }
  fight.order = castDraft(orderOf(holdTurn<SortedOrder>(scene.fight.order)));
}

const holds = (scene: Scene, actor: CharacterId): boolean =>
  fighterIn(scene, actor)?.kept !== null && (scene.fight?.order.held.includes(seatOf(scene, actor)) ?? false);

/** Taking a turn that one holds: it comes as soon as the one that runs is over. */
export const takeTurn: Act = {
  id: 'takeTurn',
  cinematic: true,
  name: 'Take held turn',
  group: 'turn',
  cost: {},
  when: 'anytime',
  helpless: true,
  offered: holds,
  refused: (scene, actor) => (holds(scene, actor) ? null : refusal('notHeld', { actor })),
  run(tx, { actor }) {
    const { fight } = tx.snapshot();
    if (fight === null || tx.state.fight === null) return undefined;
    const seat = seatOf(tx.snapshot(), actor);
    tx.state.fight.order = castDraft(orderOf(takeHeldTurn<SortedOrder>(fight.order, seat)));
    return undefined;
  },
};
