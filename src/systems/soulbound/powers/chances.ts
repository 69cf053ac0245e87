import { aboutCheck } from '../checks/about.ts';
import { readDn } from '../checks/dn.ts';
import { checkKind } from '../checks/kinds.ts';
import { chanceOf } from '../checks/odds.ts';
import { difficultyOf, poolOf } from '../numbers/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { Power } from './schema/power.ts';

/** The Test of a power as its user would make it now, without Focus; null where it has none. */
function testNow(scene: Scene, user: CharacterId, { test }: Power) {
  const kind = test === null ? null : checkKind(test.check);
  if (test === null || kind === null) return null;
  const about = aboutCheck(user, kind);
  const dice = poolOf(scene, about).total;
  const dn = test.dn === null ? null : readDn(test.dn);
  if (dn === null || !dn.ok) return { dice, dn: null, chance: 1 };
  const { complexity } = dn.value;
  const difficulty = difficultyOf(scene, dn.value.difficulty, about).total;
  const chance = chanceOf(dice, { difficulty, complexity });
  return { dice, dn: `${difficulty}:${complexity}`, chance };
}

/** What the Test of a power comes to for its user now, in a few words: '4d6 at DN 4:2: 69%', without Focus. None where it has none. */
export function chanceOfTest(scene: Scene, user: CharacterId, power: Power): readonly string[] {
  const test = testNow(scene, user, power);
  if (test === null) return [];
  const { dice, dn, chance } = test;
  if (dn === null) return [`${dice}d6${power.resist.length === 0 ? '' : ', resisted'}`];
  return [`${dice}d6 at DN ${dn}: ${Math.round(100 * chance)}%`];
}

/** The chance that the Test of a power passes for its user now, without Focus; 1 where nothing can fail before others resist. */
export const chanceToUse = (scene: Scene, user: CharacterId, power: Power): number =>
  testNow(scene, user, power)?.chance ?? 1;
