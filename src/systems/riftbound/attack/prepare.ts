import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilTurnStart } from '../../../engine/uses/index.ts';
import { isCritical } from '../conditions/active.ts';
import { type AttributeId, attributes } from '../content/attributes.ts';
import type { Act } from '../moves/act.ts';
import { ratingOf } from '../numbers/score.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** So many dice each Prepare lets one reroll (A20). */
export const PREPARED_DICE = 2;

/** The attributes that somebody may Prepare, each with their Rating; without the one that is Prepared already. */
export const ratingChoices = (
  scene: Scene,
  actor: CharacterId,
  except: AttributeId | null = null,
): readonly Choice[] =>
  attributes
    .filter(({ id }) => id !== except)
    .map(({ id, name, short }) => ({
      id,
      name,
      also: [short],
      note: `${ratingOf(scene, actor, id)}+`,
      refused: null,
    }));

/** Prepare: until their next turn they may reroll two d6s that use their Rating in an attribute, none of them twice. */
export const prepare: Act = {
  id: 'prepare',
  name: 'Prepare',
  group: 'attack',
  cost: 'action',
  refused(scene, actor) {
    const person = personIn(scene, actor);
    return person !== null && isCritical(person)
      ? refusal('criticalCannot', { actor, what: 'Prepare' })
      : null;
  },
  means: (scene, actor) => ratingChoices(scene, actor),
  run(tx, { actor, means }) {
    const attribute = attributes.find(({ id }) => id === means)?.id;
    if (attribute !== undefined) prepareFor(tx, actor, attribute);
    return undefined;
  },
};

/** Gives somebody a pool of dice to reroll. A second one stands beside the first. */
export function prepareFor(tx: Tx<Scene>, actor: CharacterId, attribute: AttributeId): void {
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined) return;
  fight.lastId += 1;
  const duration = untilTurnStart(actor);
  const id = `prepared${fight.lastId}`;
  fighter.prepared.push(castDraft({ id, attribute, left: PREPARED_DICE, duration }));
  tell(tx, 'prepared', { actor, attribute, dice: PREPARED_DICE });
}
