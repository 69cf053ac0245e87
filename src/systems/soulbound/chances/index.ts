import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import { namedBy, toDeed } from '../deed.ts';
import { asKnownTo } from '../fight/aside.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { foreseen } from '../turn/foreseen.ts';
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
  if (characterIn(whole, actor) === null)
    return { ok: false, refusal: refusal('unknownCharacter', { id: actor }) };
  if (!knows(actor)) return { ok: false, refusal: refusal('chancesHidden', { actor }) };
  const scene = sceneFor(whole, intent, viewer);
  return intent.kind === 'attack' ? attackChances(scene, intent, knows) : checkChances(scene, intent, knows);
}

/**
 * The scene in which something is done, come to as the deed itself comes to it. Where what comes before it asks somebody, it is told as things
 * stand; a player who names somebody of whom they know nothing is told of nobody.
 */
function sceneFor(whole: Scene, intent: IntentOf<'check' | 'attack'>, viewer: Viewer): Scene {
  const named = namedBy(intent).filter((id) => characterIn(whole, id) !== null);
  const known = asKnownTo(whole, intent.actor, viewer.gm ? named : []);
  if (named.some((id) => characterIn(known, id) === null)) return known;
  return foreseen(whole, (tx) => toDeed(tx, intent)) ?? known;
}
