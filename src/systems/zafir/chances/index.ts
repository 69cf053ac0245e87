import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import { type CharacterId, characterIn, type Scene, sideOf, unitIn } from '../scene.ts';
import { attackChances } from './attack.ts';
import { checkChances } from './check.ts';

/**
 * What may come of an attack or a skill action. The odds of an enemy are the GM's to know; so are an enemy's HP, armour and shields, so that players
 * read the chance to hit alone.
 */
export function chancesOf(scene: Scene, intent: IntentOf<'check' | 'attack'>, viewer: Viewer): Made<Chances> {
  const { actor } = intent;
  const knows = (id: CharacterId) =>
    viewer.gm ||
    viewer.characters.includes(id) ||
    (unitIn(scene, id) !== null && sideOf(scene, id) !== 'enemies');
  if (characterIn(scene, actor) === null)
    return { ok: false, refusal: refusal('unknownCharacter', { id: actor }) };
  if (!knows(actor)) return { ok: false, refusal: refusal('chancesHidden', { actor }) };
  if (intent.kind === 'attack') return attackChances(scene, intent, knows);
  return checkChances(scene, intent, knows);
}
