import { type Aimed, type AttackResult, DAMAGE_DIE, damageOf, resultOf } from './attack.ts';

/** What an attack of a unit may come to, exactly: every face of its die, every face of the damage. */
export interface UnitOdds {
  readonly results: Readonly<Record<AttackResult, number>>;
  readonly damage: number;
  /** That so much Vitality is gone. */
  readonly ends: number;
}

const FACES = 10;

export function unitOdds(aimed: Aimed, vitality: number): UnitOdds {
  const results = { none: 0, half: 0, full: 0, most: 0 };
  let [damage, ends] = [0, 0];
  for (let face = 1; face <= FACES; face++) {
    const below = aimed.disadvantage ? 2 * (FACES - face) + 1 : 1;
    const chance = below / (aimed.disadvantage ? FACES * FACES : FACES);
    const result = resultOf(face, aimed);
    results[result] += chance;
    for (let die = 1; die <= DAMAGE_DIE; die++) {
      const dealt = damageOf(result, die, aimed);
      damage += (chance * dealt) / DAMAGE_DIE;
      if (dealt >= vitality) ends += chance / DAMAGE_DIE;
    }
  }
  return { results, damage, ends };
}
