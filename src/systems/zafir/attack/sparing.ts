import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isHidden } from '../hidden/units.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { shotsLeft } from './ammo.ts';
import { type AttackWay, checkStrike } from './legality.ts';
import type { Placed } from './reach.ts';
import { weaponsOf } from './weapons.ts';

/** An attack for which no weapon was named, as it would be made; `affords`: whether one with a weapon can be paid. */
interface Unnamed {
  readonly way: AttackWay;
  readonly placed: Placed;
  readonly affords: (weapon: string) => boolean;
}

/**
 * How an attack is meant for which no weapon was named: whoever makes it is asked before it fires the last shot of a weapon though a blow
 * from where they stand would do, and before it makes them run up to the target because the weapon that they would shoot with is empty. Null:
 * they would rather not; nothing is spent.
 */
export function* asMeant(tx: Tx<Scene>, attack: Unnamed): Rule<Placed | null> {
  const { placed } = attack;
  const now = tx.snapshot();
  const blow = insteadOfLastShot(now, attack);
  if (blow !== null) return (yield* asksShot(tx, placed, blow)) === 'shoot' ? placed : blow;
  const empty = emptyGun(now, placed);
  if (empty === null) return placed;
  return (yield* asksRun(tx, placed, empty)) === 'run' ? placed : null;
}

/** A blow with another weapon from where they stand, in the place of somebody's last shot; null where there is none, or it isn't the last. */
function insteadOfLastShot(scene: Scene, { placed, way, affords }: Unnamed): Placed | null {
  const { actor, target, weapon, kind } = placed.about;
  if (kind !== 'ranged' || shotsLeft(scene, actor, weapon) !== 1) return null;
  for (const other of weaponsOf(scene, actor)) {
    if (other.kind !== 'melee' || !affords(other.id)) continue;
    const checked = checkStrike(scene, { actor, target, weapon: other, way });
    if (checked.ok && checked.placed.approach === null) return checked.placed;
  }
  return null;
}

/** The empty gun for which somebody would run up to their target; null where they stay, or have no such gun. */
function emptyGun(scene: Scene, { about, approach }: Placed): string | null {
  if (approach === null) return null;
  const { actor, weapon } = about;
  const all = weaponsOf(scene, actor);
  const before = all.slice(
    0,
    all.findIndex(({ id }) => id === weapon.id),
  );
  return before.find((gun) => gun.kind === 'ranged' && shotsLeft(scene, actor, gun) === 0)?.name ?? null;
}

function asksShot(tx: Tx<Scene>, { about }: Placed, blow: Placed): Rule<string> {
  const { actor, target, weapon } = about;
  return tx.ask({
    id: 'lastShot',
    asked: actor,
    code: 'lastShot',
    params: { actor, target, weapon: weapon.name },
    options: [
      { id: 'strike', code: 'lastShot.strike', params: { weapon: blow.about.weapon.name } },
      { id: 'shoot', code: 'lastShot.shoot', params: { weapon: weapon.name } },
    ],
    default: 'strike',
    ...secretly(tx, actor),
  });
}

function asksRun(tx: Tx<Scene>, { about }: Placed, empty: string): Rule<string> {
  const { actor, target, weapon, from } = about;
  return tx.ask({
    id: 'runUp',
    asked: actor,
    code: 'runUp',
    params: { actor, target, empty },
    options: [
      { id: 'run', code: 'runUp.run', params: { weapon: weapon.name, to: from } },
      { id: 'stay', code: 'runUp.stay', params: {} },
    ],
    default: 'stay',
    ...secretly(tx, actor),
  });
}

const secretly = (tx: Tx<Scene>, actor: CharacterId) =>
  isHidden(tx.now, actor) ? { to: 'gm' as const } : {};
