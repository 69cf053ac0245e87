import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { sum } from '../../../engine/modifier.ts';
import { refusal } from '../../../engine/refusal.ts';
import { type Checking, checkModifiers } from '../checks/check.ts';
import { readCheck } from '../checks/intent.ts';
import { checkChances as odds, contestChances } from '../checks/odds.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { checkWords, contestWords, openWords } from '../words/chances.ts';

/** What a check may come to. `knows`: whose figures may be told; the odds against somebody else would tell theirs. */
export function checkChances(
  scene: Scene,
  intent: IntentOf<'check'>,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const read = readCheck(scene, intent);
  if (!read.ok) return read;
  const { one, other, difficulty } = read.value;
  const added = (checking: Checking) => sum(0, checkModifiers(scene, checking));
  if (other !== null) {
    if (!knows(other.actor)) return { ok: false, refusal: refusal('chancesHidden', { actor: other.actor }) };
    const chances = contestChances(added(one).total, added(other).total);
    return { ok: true, value: contestWords(scene, one, other, chances) };
  }
  const own = added(one);
  if (difficulty === null) return { ok: true, value: openWords(scene, one, own) };
  const chances = odds(own.total, difficulty);
  return { ok: true, value: checkWords(scene, { check: one, difficulty, own, chances }) };
}
