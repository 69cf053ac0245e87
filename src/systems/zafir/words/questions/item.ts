import type { OptionWords, Prompts } from '../asking.ts';

export const itemPrompts: Prompts = {
  lendItem: ({ actor, item }, who, name) => `${name(actor)} wants to use ${who}'s ${String(item)}. May they?`,
  'window.rolled': ({ by, dice }, who, name) =>
    `${name(by)} has rolled ${facesOf(dice).join(', ')}. Does ${who} use a Voidstone Shard to change a die?`,
  voidstoneDie: ({ by }, _who, name) => `Which die of ${name(by)}'s changes?`,
  voidstoneFace: ({ from }) => `The die shows ${Number(from)}. What does it show instead?`,
};

/** What dice show, of those that a roll tells of. */
const facesOf = (dice: unknown): readonly string[] =>
  Array.isArray(dice)
    ? dice.map((die: unknown) =>
        typeof die === 'object' && die !== null && 'value' in die ? String(die.value) : '?',
      )
    : [];

export const itemOptions: OptionWords = {
  'lend.yes': ({ item }) => ({ label: 'Yes', effect: `a charge of the ${String(item)} is spent` }),
  'lend.no': () => ({ label: 'No', effect: 'nothing is spent' }),
  'reaction.voidstoneShard': () => ({
    label: 'Voidstone Shard',
    effect: 'one of these dice shows what you say',
  }),
  'reaction.power': ({ name, text }) => ({ label: String(name).slice(0, 70), effect: String(text) }),
  'voidstone.die': ({ place, value, sides }) => ({
    label: `Die ${Number(place) + 1}: ${Number(value)}`,
    effect: `a d${Number(sides)}`,
  }),
  'voidstone.face': ({ value }) => ({ label: String(Number(value)), effect: `it shows ${Number(value)}` }),
};
