import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Cost } from '../actions/act.ts';
import { forbiddenBy } from '../numbers/ask.ts';
import { beingIn, type CharacterId, fighterIn, type OwnTurn, type Scene } from '../scene.ts';

/** What a turn and a round give (Rounds and Turns). */
export const AP = 3;
export const RP = 2;
/** The usual Basic Movement, in metres. */
export const BASIC_MOVEMENT = 3;

/** The AP of a cost that are really paid: none where the free use of one's hands stands for them. */
const apOf = ({ ap = 0, freeHands }: Cost, turn: OwnTurn): number => (freeHands && !turn.hands ? 0 : ap);

/** Why somebody can't pay a cost now. */
export function whyNotPaid(scene: Scene, actor: CharacterId, cost: Cost): Refusal | null {
  const fighter = fighterIn(scene, actor);
  const { rp = 0, wp = 0, momentum = 0 } = cost;
  const kept = forbidden(scene, actor, cost);
  if (kept !== null) return kept;
  if (fighter !== null) {
    const { turn } = fighter;
    if (turn !== null && apOf(cost, turn) > turn.ap)
      return refusal('notEnoughAp', { actor, needs: apOf(cost, turn), has: turn.ap });
    if (turn === null && (cost.ap ?? 0) > 0) return refusal('notYourTurn', { actor, current: null });
    if (rp > fighter.rp) return refusal('notEnoughRp', { actor, needs: rp, has: fighter.rp });
  }
  const who = beingIn(scene, actor);
  if (who === null) return null;
  if (wp > who.wp) return refusal('notEnoughWp', { actor, needs: wp, has: who.wp });
  if (momentum > who.momentum)
    return refusal('notEnoughMomentum', { actor, needs: momentum, has: who.momentum });
  return null;
}

/** Status Effects and the like that take one's AP or RP: nothing that costs some can be done. */
function forbidden(scene: Scene, actor: CharacterId, { ap = 0, rp = 0 }: Cost): Refusal | null {
  const by =
    (ap > 0 ? forbiddenBy(scene, actor, 'act') : null) ??
    (rp > 0 ? forbiddenBy(scene, actor, 'react') : null);
  return by === null ? null : refusal('forbidden', { actor, by });
}

/** Pays a cost that was looked at before. */
export function pay(tx: Tx<Scene>, actor: CharacterId, cost: Cost): void {
  const fighter = tx.state.fight?.fighters[actor];
  const turn = fighter?.turn;
  if (turn) {
    const ap = apOf(cost, turn);
    if (cost.freeHands && !turn.hands) turn.hands = true;
    turn.ap -= ap;
    turn.apSpent += ap;
    turn.wpSpent += cost.wp ?? 0;
  }
  if (fighter !== undefined) fighter.rp -= cost.rp ?? 0;
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object') return;
  who.wp -= cost.wp ?? 0;
  who.momentum -= cost.momentum ?? 0;
}

/** A turn that begins. */
export const freshTurn = (changed: Partial<OwnTurn> = {}): OwnTurn => ({
  ap: AP,
  apSpent: 0,
  movement: BASIC_MOVEMENT,
  moved: 0,
  basic: BASIC_MOVEMENT,
  hands: false,
  attacks: 0,
  wpSpent: 0,
  extra: false,
  ...changed,
});
