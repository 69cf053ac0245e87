import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import { chanceDespiteCold, checkModifiers, sideOfCheck } from '../checks/check.ts';
import { readCheck } from '../checks/intent.ts';
import { settledBy } from '../numbers/ask.ts';
import { checkChance, opposedChance } from '../checks/odds.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { checkWords } from '../words/chances.ts';

/** What a check may come to. The odds against somebody whose figures are secret would tell them. */
export function checkChances(
  scene: Scene,
  intent: IntentOf<'check'>,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const read = readCheck(scene, intent);
  if (!read.ok) return read;
  const { one, goal, other } = read.value;
  const own = sideOfCheck(scene, one);
  const said = { one, added: own.added, leans: own.leans, modifiers: checkModifiers(scene, one) };
  if (other !== null) {
    if (!knows(other.actor)) return { ok: false, refusal: refusal('chancesHidden', { actor: other.actor }) };
    const [ready, theirs] = [chanceDespiteCold(scene, one.actor), chanceDespiteCold(scene, other.actor)];
    // Who is kept from it by a cold loses; nobody looks at the other then.
    const chance = ready * (1 - theirs + theirs * opposedChance(own, sideOfCheck(scene, other)));
    return { ok: true, value: checkWords(scene, { ...said, against: other.actor, chance }) };
  }
  // Against a number that players do not read, odds would tell it.
  if (goal === null || goal.hidden)
    return { ok: true, value: checkWords(scene, { ...said, against: null, chance: null }) };
  const sure =
    one.gaveUp === true ? 'failure' : settledBy(scene, 'check', { actor: one.actor, of: one.skill });
  const rolled = sure === null ? checkChance(own, goal) : sure === 'success' ? 1 : 0;
  const chance = rolled * chanceDespiteCold(scene, one.actor);
  return { ok: true, value: checkWords(scene, { ...said, against: goal.difficulty, chance }) };
}
