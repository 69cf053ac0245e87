import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { giveAway, showsWhere } from '../actions/advanced/hide.ts';
import { carryOut, doingOf } from '../actions/carryOut.ts';
import { whyNotAct, whyNotChosen } from '../actions/legality.ts';
import { attack, whyNoAttack, whyNoTime } from '../attack/attack.ts';
import { readAttack } from '../attack/choose.ts';
import { numberOf } from '../numbers/ask.ts';
import { slowed } from '../numbers/movement.ts';
import { type CharacterId, fighterIn, type HeldAction, type OwnTurn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { BASIC_MOVEMENT, freshTurn } from '../turn/economy.ts';
import { afterDeed } from './deeds.ts';

/** What the act of a weapon attack is called among acts. */
export const ATTACK = 'attack';

/** The time that an action has which was paid before: its AP and nothing else. */
function paidTurn(scene: Scene, actor: CharacterId, { ap }: HeldAction): OwnTurn {
  const basic = slowed(scene, actor, numberOf(scene, 'movement', BASIC_MOVEMENT, { actor }).total);
  return freshTurn({ ap, movement: 0, basic, hands: true, extra: true });
}

/** A scene in which somebody has the time for the action they hold. */
export function asIfUp(scene: Scene, actor: CharacterId): Scene {
  const { fight } = scene;
  const fighter = fight?.fighters[actor];
  if (!fight || !fighter?.holding) return scene;
  const turn = paidTurn(scene, actor, fighter.holding);
  return { ...scene, fight: { ...fight, fighters: { ...fight.fighters, [actor]: { ...fighter, turn } } } };
}

/** How a held action is done at last. */
export interface Released {
  readonly actor: CharacterId;
  /** Null: a weapon attack. */
  readonly act: Act | null;
  readonly target: string | null;
  /** Where to, and the like, where it is only said now. */
  readonly detail: string | null;
}

type ActChosen = Omit<IntentOf<'act'>, 'kind' | 'act'>;

const chosenOf = ({ means, detail, spend }: HeldAction, { actor, target, ...now }: Released): ActChosen => ({
  ...{ actor, target, means, detail: detail ?? now.detail, spend: [...spend], asGm: false },
});

const attackOf = ({ means, spend }: HeldAction, { actor, target }: Released): IntentOf<'attack'> => ({
  ...{ kind: 'attack', actor, target: target ?? '', means, way: null, spend: [...spend], asGm: false },
});

/** Why a held action can't be done now at somebody: who holds it is down, they are out of reach, the WP are gone. */
export function whyNotReleased(scene: Scene, released: Released): Refusal | null {
  const { actor, act } = released;
  const holding = fighterIn(scene, actor)?.holding ?? null;
  if (holding === null) return refusal('holdsNothing', { actor });
  const there = asIfUp(scene, actor);
  if (act !== null) {
    const early = whyNotAct(there, actor, act);
    return early ?? whyNotChosen(there, act, doingOf(there, act, chosenOf(holding, released)));
  }
  if (released.target === null) return refusal('chooseTarget', { act: holding.name });
  const closed = whyNoAttack(there, actor);
  if (closed !== null) return closed;
  const read = readAttack(there, attackOf(holding, released));
  return read.ok ? whyNoTime(there, actor, read.value.means) : read.refusal;
}

/**
 * Does a held action that may be done: with the AP that were paid for it, whoever's turn it is (Rounds and Turns). An Attack action makes all of its attacks,
 * as long as they can be made at the one who set it off.
 */
export function* release(tx: Tx<Scene>, released: Released): Rule<void> {
  const { actor, act } = released;
  const now = tx.snapshot();
  const holding = fighterIn(now, actor)?.holding ?? null;
  const before = fighterIn(now, actor)?.turn ?? null;
  const fighter = tx.state.fight?.fighters[actor];
  if (holding === null || fighter === undefined) return;
  fighter.turn = castDraft(paidTurn(now, actor, holding));
  fighter.holding = null;
  const target =
    released.target !== null && fighterIn(now, released.target) !== null ? released.target : null;
  tell(tx, 'heldReleased', { actor, target, what: holding.name });
  if (act === null) yield* attacks(tx, attackOf(holding, released));
  else yield* carryOut(tx, act, chosenOf(holding, released));
  if (showsWhere(act)) giveAway(tx, actor, null);
  const after = tx.state.fight?.fighters[actor];
  if (after !== undefined) after.turn = castDraft(before);
  yield* afterDeed(tx, actor, act, target);
}

function* attacks(tx: Tx<Scene>, intent: IntentOf<'attack'>): Rule<void> {
  yield* attack(tx, intent);
  for (;;) {
    const now = tx.snapshot();
    const left = fighterIn(now, intent.actor)?.turn?.attacks ?? 0;
    if (left === 0 || whyNoAttack(now, intent.actor) !== null || !readAttack(now, intent).ok) return;
    yield* attack(tx, intent);
  }
}
