import type { IntentOf } from '../../../engine/intent.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { has, isIncapacitated } from '../conditions/active.ts';
import { conditions } from '../content/conditions.ts';
import { alliesOf, person } from '../moves/targets.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';

/** Who lends a hand with a check, each once. */
export const helpersOf = ({ helpers }: IntentOf<'check'>): readonly CharacterId[] => [...new Set(helpers)];

/** Why those whom a check names cannot lend a hand with it; null where they can. In a fight Help is an Action (S79). */
export function whyNotHelped(scene: Scene, intent: IntentOf<'check'>): Refusal | null {
  const { actor, against } = intent;
  const why = helpersOf(intent).map((id) => whyNoHelper(scene, actor, id) ?? whyOpposes(id, against));
  return why.find((refused) => refused !== null) ?? null;
}

const whyOpposes = (id: CharacterId, against: CharacterId | null): Refusal | null =>
  id === against ? refusal('helperOpposes', { actor: id }) : null;

function whyNoHelper(scene: Scene, actor: CharacterId, id: CharacterId): Refusal | null {
  if (scene.fight !== null) return refusal('helpIsAction');
  if (id === actor) return refusal('helpSelf', { actor });
  if (characterIn(scene, id) === null) return refusal('unknownCharacter', { id });
  if (character(scene, id).dead) return refusal('isDead', { actor: id });
  if (!isIncapacitated(scene, id)) return null;
  const condition = has(scene, id, 'unconscious') ? 'unconscious' : 'incapacitated';
  return refusal('helplessHelper', { actor: id, condition: rowOf(conditions, condition).name });
}

/** Who may lend a hand with somebody's check: outside of a fight all who are there, in one their side, by an Action. */
export const helperChoices = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  alliesOf(scene, actor).map(({ id }) => person(scene, id, whyNoHelper(scene, actor, id)));
