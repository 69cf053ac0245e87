import type { Tx } from '../../../engine/tx.ts';
import { armourLeft, isSafeFromRend } from '../character/protection.ts';
import { hasTrait } from '../character/traits.ts';
import { isCharmedBy } from '../conditions/active.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { weaponOf } from '../numbers/weapon.ts';
import type { HouseRules } from '../party/rules.ts';
import { type CharacterId, character, closeOnes, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { ToldRoll } from '../told.ts';
import { catchInIt } from './caught.ts';

/**
 * How many dice are 6s for Cleave and Rend: as they end, Focus included, or as they were rolled (S8); those that
 * Soulfire made 6s count or do not (S9).
 */
export function sixesOf(
  { sixes, soulfireSixes }: HouseRules,
  { values, plus, maximised }: Pick<ToldRoll, 'values' | 'plus' | 'maximised'>,
): number {
  if (maximised) return soulfireSixes === 'yes' ? values.length : 0;
  const shown = (value: number, die: number) => (sixes === 'asTheyEnd' ? value + (plus[die] ?? 0) : value);
  return values.filter((value, die) => shown(value, die) >= 6).length;
}

/** Whether 6s do more than hit with this weapon. */
export const countsSixes = (scene: Scene, about: AttackAbout): boolean => {
  const weapon = weaponOf(scene, about);
  return hasTrait(weapon, 'cleave') || hasTrait(weapon, 'rend');
};

/** Rend: each 6 takes a point off the target's Armour, which lasts until it is mended (S14, S15, S54). */
export function rend(tx: Tx<Scene>, target: CharacterId, sixes: number): void {
  const armour = tx.state.characters[target]?.armour;
  if (armour === undefined || isSafeFromRend(character(tx.now, target).armour)) return;
  const before = armourLeft({ armour });
  const torn = Math.min(before, sixes);
  if (torn === 0) return;
  armour.torn += torn;
  tell(tx, 'torn', { target, by: torn, armour: [before, before - torn, armour.value] });
}

/** Whom Cleave reaches: the attacker's other enemies within Close Range of the attacker, but not who charmed them. */
export function cleaved(scene: Scene, { actor, target }: AttackAbout): readonly CharacterId[] {
  const side = fighterIn(scene, actor)?.side;
  return closeOnes(scene, actor).filter(
    (id) =>
      id !== target &&
      fighterIn(scene, id)?.side !== side &&
      !character(scene, id).dead &&
      !isCharmedBy(scene, actor, id),
  );
}

/** Cleave: all 6s make one hit on each of them, less their Armour (S10, S11). */
export function cleave(tx: Tx<Scene>, about: AttackAbout, sixes: number): void {
  if (sixes === 0) return;
  const now = tx.snapshot();
  for (const target of cleaved(now, about))
    catchInIt(tx, now, {
      about: { ...about, target, way: null },
      by: 'cleave',
      damage: sixes,
      test: null,
      avoided: false,
    });
}
