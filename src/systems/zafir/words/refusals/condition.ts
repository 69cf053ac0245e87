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
    `${say.who(actor)} is ${stateOf(condition)} and can take no actions.`,
  burningCannot: ({ actor }, say) =>
    `${say.who(actor)} is Burning: move, attack, watch, use an item, or put the flames out (Stop Drop & Roll).`,
  panicking: ({ actor }, say) =>
    `${say.who(actor)} panics and can only run: \`/act\` Flee in panic, or Done. Then they cower until it’s over.`,
  fledAlready: ({ actor }, say) => `${say.who(actor)} has fled and cowers until the panic is over.`,
  unknownCondition: ({ condition }, say) => `There is no condition '${say.text(condition)}'.`,
  hasNot: ({ actor, condition }, say) => `${say.who(actor)} is not ${stateOf(condition)}.`,
  isImmune: ({ actor, condition }, say) =>
    `${say.who(actor)} cannot get ${say.text(condition)}: they are immune to it.`,
  whoControls: ({ actor }, say) =>
    `Who controls ${say.who(actor)}? Say with \`from:\` who of this encounter does.`,
  unknownEnd: ({ text }, say) =>
    `'${say.text(text)}' isn't an end I know: say '2 rounds' or 'end of the fight'.`,
  endNeedsFight: () => 'Turns and rounds pass in an encounter only.',
  whoseTurn: () => 'Whose turn? Name somebody of this encounter.',
  mustAttackHated: ({ actor, targets }, say) =>
    `${say.who(actor)} hates ${say.list(targets)} and can attack them now, so that comes first this turn.`,
};
