import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { keepRoll } from '../abilities/again.ts';
import { rollThreeDice } from '../checks/threeDice.ts';
import { scoreOf } from '../numbers/score.ts';
import { type CharacterId, characterIn, fighterIn, type Overwatch, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { type Wound, type Wounded, wound } from './wound.ts';

/** The Difficulty of keeping Overwatch up under fire (Overwatch). */
const STEADY = 11;

/** Somebody is hurt once, by whatever it is, with all that follows from it. An Attack has instances, and asks for Overwatch once. */
export function* hurt(tx: Tx<Scene>, one: Wound): Rule<Wounded> {
  const before = hpOf(tx.now, one.target);
  const came = yield* wound(tx, one);
  yield* shake(tx, one.target, came.lost, before);
  return came;
}

/** The same where no Attack does it: what happens when damage is done happens at once. */
export function* hurtOutright(tx: Tx<Scene>, one: Wound): Rule<Wounded> {
  const came = yield* hurt(tx, one);
  const { target, by: actor, type } = one;
  const { lost, killed } = came;
  const about = { attack: null, actor, target, type, lost, killed, melee: false, outright: true };
  yield* tx.window(windows.damageDone, about);
  return came;
}

/** HP as they are now. */
export const hpOf = (scene: Scene, id: CharacterId): number => characterIn(scene, id)?.hp.now ?? 0;

/**
 * Damage to who takes Overwatch: a Difficulty 11 WIL check, which fails by itself where the damage is at least half their HP (A34: of what
 * they had, or of the maximum; rounded up). One check an Attack.
 */
export function* shake(tx: Tx<Scene>, target: CharacterId, lost: number, hpBefore: number): Rule<void> {
  const overwatch = fighterIn(tx.snapshot(), target)?.overwatch ?? null;
  if (lost <= 0 || overwatch === null) return;
  const whole = tx.now.party.rules.overwatchHalf === 'maximum' ? maximumOf(tx.now, target) : hpBefore;
  if (lost >= Math.ceil(whole / 2)) return endOverwatch(tx, target, null);
  yield* steady(tx, target, overwatch);
}

/** The check itself: who fails loses their Overwatch, and may roll it again until the next step, for Prestige; then it is theirs again. */
export function* steady(tx: Tx<Scene>, target: CharacterId, overwatch: Overwatch): Rule<void> {
  const roll = yield* rollThreeDice(tx, { by: target, label: 'steady' });
  const total = roll.total + scoreOf(tx.now, target, 'will').total;
  if (total < STEADY) {
    endOverwatch(tx, target, total);
    return keepRoll(tx, target, { kind: 'steady', overwatch });
  }
  const fighter = tx.state.fight?.fighters[target];
  if (fighter !== undefined) fighter.overwatch = castDraft(overwatch);
  tell(tx, 'overwatchShaken', { target, total, ended: false });
}

const maximumOf = (scene: Scene, id: CharacterId): number => characterIn(scene, id)?.hp.max ?? 0;

function endOverwatch(tx: Tx<Scene>, target: CharacterId, total: number | null): void {
  const fighter = tx.state.fight?.fighters[target];
  if (fighter !== undefined) fighter.overwatch = null;
  tell(tx, 'overwatchShaken', { target, total, ended: true });
}
