import type { Json } from '../../../../engine/json.ts';
import { conditions } from '../../content/conditions.ts';
import { conditionState } from '../events/condition.ts';
import type { RefusalSentences } from '../saying.ts';

/** What somebody with a condition is: 'in Panic'. */
function stateOf(id: Json | undefined): string {
  const row = conditions.find((condition) => condition.id === id);
  return row === undefined ? '' : conditionState(row.id);
}

export const conditionRefusals: RefusalSentences = {
  helpless: ({ actor, condition }, say) =>
    `${say.who(actor)} is ${stateOf(condition)} and can't take actions.`,
  burningCannot: ({ actor }, say) =>
    `${say.who(actor)} is Burning and can only move, attack, go on Overwatch, use an item, or put the flames out (Stop Drop & Roll).`,
  panicking: ({ actor }, say) =>
    `${say.who(actor)} is in Panic and can only run: \`/act\` Flee in panic, or Done. After that ${say.of(actor).they} ${say.of(actor).verb('cowers', 'cower')} until it's over.`,
  fledAlready: ({ actor }, say) => `${say.who(actor)} has already fled, and cowers until the Panic is over.`,
  unknownCondition: ({ condition }, say) => `There's no condition "${say.text(condition)}".`,
  hasNot: ({ actor, condition }, say) => `${say.who(actor)} isn't ${stateOf(condition)}.`,
  isImmune: ({ actor, condition }, say) => `${say.who(actor)} is immune to ${say.text(condition)}.`,
  whoControls: ({ actor }, say) =>
    `Who controls ${say.who(actor)}? Name somebody in this encounter: \`from:\`.`,
  unknownEnd: ({ text }, say) =>
    `I don't know when "${say.text(text)}" is. Say \`2 rounds\` or \`end of the fight\`.`,
  endNeedsFight: () => 'You can only count turns and rounds in an encounter.',
  whoseTurn: () => 'Whose turn? Name somebody in this encounter.',
  mustAttackHated: ({ actor, targets }, say) =>
    `${say.who(actor)} hates ${say.list(targets)} and has to attack them first this turn.`,
};
