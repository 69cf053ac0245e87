import type { Intent, IntentOf } from '../../engine/intent.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { putAside } from './fight/aside.ts';
import { comeForthFor } from './fight/sight.ts';
import { acts, takesTurn } from './moves/index.ts';
import type { CharacterId, Scene } from './scene.ts';
import { beginToAct } from './turn/begin.ts';

/** What somebody does with others about, of whom they may know nothing. */
export type Deed = IntentOf<'check' | 'attack' | 'act'>;

export const isDeed = (intent: Intent): intent is Deed =>
  intent.kind === 'check' || intent.kind === 'attack' || intent.kind === 'act';

/**
 * What comes before anything somebody does: their turn begins where several may begin theirs, who turns on somebody unknowing
 * comes forth, and those of whom the actor knows nothing are put aside. What is told of a deed beforehand goes this way too.
 */
export function* toDeed(tx: Tx<Scene>, deed: Deed): Rule<void> {
  if (beginsTurn(deed)) yield* beginToAct(tx, deed.actor);
  comeForthFor(tx, deed);
  putAside(tx, deed.actor, namedBy(deed));
}

/** Whether a deed is done on its actor's turn. */
function beginsTurn(deed: Deed): boolean {
  if (deed.kind !== 'act') return deed.kind === 'attack';
  const found = acts.find(({ id }) => id === deed.act);
  return found !== undefined && takesTurn(found);
}

/** Those whom a GM may name whom the players do not know. */
export const namedBy = (deed: Deed): readonly CharacterId[] =>
  deed.kind === 'check'
    ? [...deed.helpers, ...(deed.against === null ? [] : [deed.against])]
    : deed.target === null
      ? []
      : [deed.target];
