import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { readAttack } from '../attack/choose.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { attackWords } from '../words/chances.ts';
import { strikeOdds } from './strike.ts';

/** What an attack may come to. `knows`: whose figures may be told. */
export function attackChances(
  scene: Scene,
  intent: IntentOf<'attack'>,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const read = readAttack(scene, intent);
  if (!read.ok) return read;
  const targets = read.value.targets.map((target) => ({
    target,
    odds: strikeOdds(scene, read.value, target),
    known: knows(target),
  }));
  return { ok: true, value: attackWords(scene, read.value, targets) };
}
