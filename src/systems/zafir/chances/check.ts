import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { type Check, poolOf, readCheck } from '../town/pool.ts';
import { checkWords } from '../words/chances.ts';
import type { CheckOdds } from './checkOdds.ts';
import { critChance, hitChance } from './dice.ts';

/** The odds of a skill action in the scene as it is. */
export function checkOdds(scene: Scene, check: Check): CheckOdds {
  const success = hitChance(poolOf(scene, check).total);
  return { success, crit: success * critChance(check.difficulty.crit) };
}

/** What a skill action may come to. `knows`: whose figures may be told; whether somebody can assist says how well they are trained. */
export function checkChances(
  scene: Scene,
  intent: IntentOf<'check'>,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const hidden = intent.helpers.find((id) => scene.npcs.includes(id) && !knows(id));
  if (hidden !== undefined) return { ok: false, refusal: refusal('chancesHidden', { actor: hidden }) };
  const check = readCheck(scene, intent);
  if (!check.ok) return check;
  const { value } = check;
  return {
    ok: true,
    value: checkWords(scene, { check: value, pool: poolOf(scene, value), odds: checkOdds(scene, value) }),
  };
}
