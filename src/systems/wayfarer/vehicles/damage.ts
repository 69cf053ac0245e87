import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { plainTest } from '../effects/moment.ts';
import { aboard, type Scene, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { testStatic } from '../testing/static.ts';
import { featureOf } from './crew.ts';
import { fall, lose, type Ruin } from './fall.ts';
import { gunsOf } from './guns.ts';

/** What a vehicle is stopped by that stalls: it does nothing more in this round (L5146). */
function halt(tx: Tx<Scene>, id: UnitId): void {
  const { battle } = tx.state;
  const drafted = battle?.units[id];
  if (drafted !== undefined) drafted.activated = true;
  for (const one of battle?.activations ?? [])
    if (one.unit === id) {
      one.done = { moved: 'stayed', assaulted: 'operate' };
      one.rushed = null;
    }
  tell(tx, 'stalled', { unit: id });
}

/** A vehicle stalls; what flies must keep in the air, or falls (L5333). */
function* stall(tx: Tx<Scene>, id: UnitId, ruin: Ruin): Rule<'safe' | 'captured'> {
  halt(tx, id);
  if (featureOf(tx.snapshot(), id, 'flyer') === 0) return 'safe';
  if (yield* testStatic(tx, id, 'maneuverability', [6, 6], 'stall')) return 'safe';
  yield* fall(tx, id, ruin);
  return 'captured';
}

/** A gun of a vehicle is shot away, of the attacker's choice (L5151); of its own player's where nobody attacks. Gives whether it had any. */
function* loseGun(tx: Tx<Scene>, id: UnitId, { side }: Ruin): Rule<boolean> {
  const guns = gunsOf(tx.snapshot(), id);
  const [first, another] = guns;
  if (first === undefined) return false;
  const gun =
    another === undefined
      ? first.id
      : yield* tx.ask({
          id: 'gunLost',
          asked: side,
          code: 'gunLost',
          params: { unit: id },
          options: guns.map((one) => ({ id: one.id, code: 'gunLost.gun', params: { gun: one.id } })),
          default: first.id,
        });
  const drafted = tx.state.battle?.units[id];
  if (drafted !== undefined) drafted.lost = [...(drafted.lost ?? []), gun];
  tell(tx, 'gunLost', { unit: id, gun });
  return true;
}

/** It is gone in a ball of fire: no wreck stays, and nobody gets out of it (L5141). */
function* blowUp(tx: Tx<Scene>, id: UnitId, { side }: Ruin): Rule<void> {
  for (const one of aboard(tx.snapshot(), id)) yield* lose(tx, one, side);
  yield* lose(tx, id, side);
}

/**
 * The table of damage (L5135 to L5153), where a save die of a vehicle ties: it is destroyed outright, stalls, or loses a gun. Gives what is left
 * of it.
 */
export function* damaged(tx: Tx<Scene>, id: UnitId, ruin: Ruin): Rule<'safe' | 'captured'> {
  const { dice } = yield* tx.roll({
    count: 1,
    sides: 6,
    label: 'damage',
    by: unit(tx.now, id).side,
    to: 'all',
  });
  const rolled = dice[0]?.value ?? 3;
  tell(tx, 'damageRolled', { unit: id, rolled });
  if (rolled === 1) {
    yield* blowUp(tx, id, ruin);
    return 'captured';
  }
  if (rolled > 3 && (yield* loseGun(tx, id, ruin))) return 'safe';
  return yield* stall(tx, id, ruin);
}

/** Whether a vehicle that is driven beyond its Speed keeps its course as it turns; otherwise it is damaged (L5388). */
export function* holdsCourse(tx: Tx<Scene>, id: UnitId): Rule<boolean> {
  if (yield* testStatic(tx, id, 'maneuverability', [6], 'turboBoosters', plainTest)) return true;
  yield* damaged(tx, id, { side: unit(tx.now, id).side, shown: [] });
  return tx.now.battle?.activations.at(-1)?.done.moved !== 'stayed';
}
