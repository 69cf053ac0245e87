import type { IntentOf } from '../../engine/intent.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { rests } from './content/rests.ts';
import { clearWounds, recoverMettle, recoverToughness } from './health.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene } from './scene.ts';
import { tell } from './tell.ts';
import { expire } from './turn/expire.ts';

/**
 * A breather or a rest, for one or for all at once: nobody rests if one of them cannot. A rest gives Mettle back where the
 * campaign has it so (S65).
 */
export function* rest(tx: Tx<Scene>, intent: IntentOf<'rest'>): Rule<void> {
  const kind = rests.find((row) => row.id === intent.rest);
  if (kind === undefined) return yield* tx.refuse('unknownRest', { rest: intent.rest });
  if (intent.actors.length === 0) return yield* tx.refuse('nobodyRests');
  for (const id of intent.actors) {
    const why = whyNoRest(tx.now, id);
    if (why !== null) return yield* tx.refuse(why.code, why.params);
  }
  for (const actor of new Set(intent.actors)) {
    expire(tx, { at: 'rest', rest: kind.id }, actor);
    const long = kind.id === 'rest';
    tell(tx, 'rested', {
      actor,
      rest: kind.id,
      toughness: recoverToughness(tx, actor, 'all'),
      wounds: clearWounds(tx, actor, long ? 1 : 0),
      mettle: long && tx.now.party.rules.restMettle === 'yes' ? recoverMettle(tx, actor) : null,
    });
  }
}

/** Nobody rests in a fight, nor with a Death Test due every turn. */
function whyNoRest(scene: Scene, actor: CharacterId): Refusal | null {
  if (characterIn(scene, actor) === null) return refusal('unknownCharacter', { id: actor });
  if (fighterIn(scene, actor) !== null) return refusal('restInFight', { actor });
  const { dead, mortal } = character(scene, actor);
  if (dead) return refusal('isDead', { actor });
  return mortal === null ? null : refusal('restMortal', { actor });
}
