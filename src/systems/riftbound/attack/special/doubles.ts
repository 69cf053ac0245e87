import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { BenefitOf } from '../../gear/profile.ts';
import { benefitOf } from '../../gear/carried.ts';
import { scoreOf } from '../../numbers/score.ts';
import { type CharacterId, personIn, type Scene } from '../../scene.ts';
import { isSkilledFor, type Means } from '../means.ts';
import type { Ongoing } from '../inProgress.ts';
import type { Striking } from '../striking.ts';

/** What a weapon doubles by in somebody's hands: how many dice for each hit, and from what number on. None where they are not Skilled. */
export function doublesOf(
  scene: Scene,
  actor: CharacterId,
  means: Means,
  asSkilled: boolean,
): { readonly dice: number; readonly on: number } | null {
  const person = personIn(scene, actor);
  const benefit = means.source.kind === 'item' ? benefitOf(means.source.item, 'doubles') : null;
  if (person === null || benefit === null || !(asSkilled || isSkilledFor(scene, person, means))) return null;
  const dice = diceOf(scene, actor, benefit);
  return dice === 0 ? null : { dice, on: benefit.on };
}

const diceOf = (scene: Scene, actor: CharacterId, { attribute, above }: BenefitOf<'doubles'>): number =>
  Math.max(0, scoreOf(scene, actor, attribute).total - above);

/**
 * Sniper Rifle, Skilled: for each shot that hits a d6 for every point of VSN above 0 (printed as 9, which no Score reaches, A21); on any 5+
 * that shot does double damage, once.
 */
export function* doubled(
  tx: Tx<Scene>,
  { actor }: Ongoing,
  landed: number,
  { means, asSkilled }: Striking,
): Rule<{ readonly count: number; readonly dice: readonly number[] }> {
  const doubles = doublesOf(tx.snapshot(), actor, means, asSkilled);
  if (doubles === null || landed === 0) return { count: 0, dice: [] };
  const all: number[] = [];
  let count = 0;
  for (let n = 0; n < landed; n++) {
    const { dice } = yield* tx.roll({ count: doubles.dice, sides: 6, label: 'double', by: actor });
    const values = dice.map(({ value }) => value);
    all.push(...values);
    if (values.some((value) => value >= doubles.on)) count += 1;
  }
  return { count, dice: all };
}
