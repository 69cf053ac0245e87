import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import { asKnownTo } from '../fight/aside.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { onTurn } from '../turn/begin.ts';
import { attackChances } from './attack.ts';
import { checkChances } from './check.ts';

/**
 * What may come of a check or an attack. A player is told the chances of a character of the players'; that of a foe is
 * the GM's to know. Against a foe nothing is said that would give away its Defence, Armour, Toughness or pools before
 * play shows them: a player reads what each possible DN would mean instead.
 */
export function chancesOf(whole: Scene, intent: IntentOf<'check' | 'attack'>, viewer: Viewer): Made<Chances> {
  const knows = (id: CharacterId) =>
    viewer.gm || viewer.characters.includes(id) || fighterIn(whole, id)?.side === 'players';
  const { actor } = intent;
  const begun = intent.kind === 'attack' ? onTurn(whole, actor) : null;
  const then = begun?.ok === true ? begun.scene : whole;
  const scene = viewer.gm ? then : asKnownTo(then, actor);
  if (characterIn(scene, actor) === null)
    return { ok: false, refusal: refusal('unknownCharacter', { id: actor }) };
  if (!knows(actor)) return { ok: false, refusal: refusal('chancesHidden', { actor }) };
  return intent.kind === 'attack' ? attackChances(scene, intent, knows) : checkChances(scene, intent, knows);
}
