import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import { asKnownTo, mayKnow } from '../fight/known.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { attackChances } from './attack.ts';
import { checkChances } from './check.ts';

/**
 * What may come of an Attack or a check. A foe's odds are the GM's to know; how well a foe dodges, and what HP they have left, too: against foes,
 * players read how likely they hit before anybody dodges.
 */
export function chancesOf(whole: Scene, intent: IntentOf<'check' | 'attack'>, viewer: Viewer): Made<Chances> {
  const { actor } = intent;
  const scene = viewer.gm ? whole : asKnownTo(whole, actor);
  const knows = (id: CharacterId) =>
    whole.fight === null ? viewer.gm || !whole.npcs.includes(id) : mayKnow(whole, viewer, id);
  if (characterIn(scene, actor) === null) return { ok: false, refusal: refusal('nobody', { actor }) };
  if (!knows(actor)) return { ok: false, refusal: refusal('chancesHidden', { actor }) };
  return intent.kind === 'attack' ? attackChances(scene, intent, knows) : checkChances(scene, intent, knows);
}
