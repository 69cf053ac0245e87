import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { shotsLeft } from '../../attack/ammo.ts';
import { carryOut } from '../../attack/attack.ts';
import { type CheckedStrike, checkStrike, readWay, whyNotWeapon } from '../../attack/legality.ts';
import { hasProperty, weaponsOf } from '../../attack/weapons.ts';
import { strikeOdds } from '../../chances/strike.ts';
import type { Weapon } from '../../character/weapon.ts';
import type { AbilityId } from '../../content/abilities.ts';
import { standingOn } from '../../move/reveal.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import { whyNotSpared } from '../../will/hatred.ts';
import type { AbilityRule } from '../ability.ts';
import { enemiesKnown } from '../aims.ts';

/** Whether a weapon is the one that abilities of the primary ranged weapon mean; of enemies any that shoots. */
export const isPrimaryGun = ({ slot, kind }: Weapon): boolean =>
  kind === 'ranged' && (slot === 'primary' || slot === 'own');

/** Somebody's primary ranged weapon; null where they have none. */
export const primaryGun = (scene: Scene, actor: CharacterId): Weapon | null =>
  weaponsOf(scene, actor).find(isPrimaryGun) ?? null;

/** How many actions an ability of the primary weapon takes: of one that is moved or fired, both (A54). */
export function gunCost(scene: Scene, actor: CharacterId): number {
  const gun = primaryGun(scene, actor);
  return gun !== null && hasProperty(gun, 'moveOrFire') ? 2 : 1;
}

/** Why the primary weapon cannot be fired so many times. */
export function whyNotFired(scene: Scene, actor: CharacterId, shots = 1): Refusal | null {
  const gun = primaryGun(scene, actor);
  if (gun === null) return refusal('noPrimaryGun', { actor });
  const left = shotsLeft(scene, actor, gun);
  return (
    whyNotWeapon(scene, actor, gun) ??
    (left !== null && left < shots
      ? refusal('tooFewShots', { actor, weapon: gun.name, left, needed: shots })
      : null)
  );
}

/** An attack that an ability makes with a weapon, where it is allowed. */
function checked(
  scene: Scene,
  {
    actor,
    target,
    weapon,
    ability,
    detail,
  }: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly weapon: Weapon;
    readonly ability: AbilityId;
    readonly detail: string | null;
  },
): CheckedStrike {
  const way = readWay(detail);
  if (way === null || way.subdue) return { ok: false, refusal: refusal('unknownWay', { way: detail }) };
  const found = checkStrike(scene, { actor, target, weapon, way });
  return found.ok
    ? { ok: true, placed: { ...found.placed, about: { ...found.placed.about, ability } } }
    : found;
}

/** What an attack by an ability would be like: '45% to hit with Sniper Rifle'. */
function noteOf(scene: Scene, found: Extract<CheckedStrike, { ok: true }>): string {
  const { about, approach } = found.placed;
  const there = approach === null ? scene : standingOn(scene, about.actor, approach.to);
  const chance = Math.round(strikeOdds(there, about).hit * 100);
  return `${chance}% to hit with ${about.weapon.name}${approach === null ? '' : `, goes to ${approach.to}`}`;
}

/** The rule of an ability that is one attack with a weapon of a kind: Kill Shot, Quickdraw, Scorpion Strike. */
export function attacking(
  ability: AbilityId,
  {
    fits,
    none,
    cost,
  }: {
    readonly fits: (weapon: Weapon) => boolean;
    /** The code of why it cannot be done without such a weapon. */
    readonly none: string;
    readonly cost?: AbilityRule['cost'];
  },
): AbilityRule {
  const weapons = (scene: Scene, actor: CharacterId) => weaponsOf(scene, actor).filter(fits);
  const made = (
    scene: Scene,
    actor: CharacterId,
    target: CharacterId,
    { means, detail }: { readonly means: string | null; readonly detail: string | null },
  ): CheckedStrike => {
    const named = weapons(scene, actor).filter(({ id }) => means === null || id === means);
    const tried = named.map((weapon) => checked(scene, { actor, target, weapon, ability, detail }));
    return (
      tried.find(({ ok }) => ok) ??
      tried[0] ?? { ok: false, refusal: refusal('noSuchMeans', { actor, means }) }
    );
  };
  const choices = (scene: Scene, actor: CharacterId): readonly Choice[] =>
    enemiesKnown(scene, actor).map((id) => {
      const found = made(scene, actor, id, { means: null, detail: null });
      const { name } = character(scene, id);
      return found.ok
        ? { id, name, note: noteOf(scene, found), refused: null }
        : { id, name, refused: found.refusal };
    });
  return {
    quiet: true,
    ...(cost === undefined ? {} : { cost }),
    refused: (scene, actor) => (weapons(scene, actor).length === 0 ? refusal(none, { actor }) : null),
    targets: choices,
    nobody: (_scene, actor) => refusal('noEnemyKnown', { actor }),
    means: (scene, actor) =>
      weapons(scene, actor).map((weapon) => ({
        id: weapon.id,
        name: weapon.name,
        refused: whyNotWeapon(scene, actor, weapon),
      })),
    meansLater: true,
    words: 'optional',
    whyNot: (scene, { actor, target, ...how }) => {
      if (target === null) return null;
      const found = made(scene, actor, target, how);
      if (!found.ok) return found.refusal;
      return whyNotSpared(scene, { actor, cost: 0, last: true, struck: [target], to: null });
    },
    *run(tx, { actor, target, ...how }) {
      if (target === null) return;
      const found = made(tx.snapshot(), actor, target, how);
      if (!found.ok) return yield* tx.refuse(found.refusal.code, found.refusal.params);
      const { placed } = found;
      yield* carryOut(tx, actor, { kind: 'strike', means: placed.about.weapon.id, placed });
    },
  };
}
