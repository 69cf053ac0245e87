import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import { isUnseen } from '../fight/known.ts';
import { beingIn, type CharacterId, type Scene, sideOf } from '../scene.ts';
import { attackChances } from './attack.ts';
import { checkChances } from './check.ts';

/**
 * What may come of an attack or a check. A foe's figures are the GM's to know: against foes, players read how likely they hit usual Evasions. Whom players
 * know nothing of, they read nothing about.
 */
export function chancesOf(scene: Scene, intent: IntentOf<'check' | 'attack'>, viewer: Viewer): Made<Chances> {
  const { actor } = intent;
  const knows = (id: CharacterId) =>
    viewer.gm || viewer.characters.includes(id) || sideOf(scene, id) === 'players';
  if (beingIn(scene, actor) === null) return { ok: false, refusal: refusal('nobody', { actor }) };
  if (!knows(actor)) return { ok: false, refusal: refusal('chancesHidden', { actor }) };
  if (intent.kind === 'check') return checkChances(scene, intent, knows);
  return !viewer.gm && isUnseen(scene, intent.target)
    ? { ok: false, refusal: refusal('nobody', { actor: intent.target }) }
    : attackChances(scene, intent, knows);
}
