import { aboutCheck } from '../checks/about.ts';
import { readDn } from '../checks/dn.ts';
import { checkKind } from '../checks/kinds.ts';
import { chanceOf } from '../checks/odds.ts';
import { difficultyOf, poolOf } from '../numbers/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { Power } from './schema/power.ts';

/** What the Test of a power comes to for its user now, in a few words: '4d6 at DN 4:2: 69%', without Focus. None where it has none. */
export function chanceOfTest(scene: Scene, user: CharacterId, { test, resist }: Power): readonly string[] {
  const kind = test === null ? null : checkKind(test.check);
  if (test === null || kind === null) return [];
  const about = aboutCheck(user, kind);
  const dice = poolOf(scene, about).total;
  const dn = test.dn === null ? null : readDn(test.dn);
  if (dn === null || !dn.ok) return [`${dice}d6${resist.length === 0 ? '' : ', resisted'}`];
  const { complexity } = dn.value;
  const difficulty = difficultyOf(scene, dn.value.difficulty, about).total;
  const percent = Math.round(100 * chanceOf(dice, { difficulty, complexity }));
  return [`${dice}d6 at DN ${difficulty}:${complexity}: ${percent}%`];
}
