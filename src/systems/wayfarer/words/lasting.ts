import type { CommandEvents } from '../commands/events.ts';
import type { LastingEvents } from '../lasting/events.ts';
import { nameOfId } from './names.ts';
import { bad, plain, quiet, type SentencesOf } from './telling.ts';

export const lastingSentences: SentencesOf<LastingEvents> = {
  lastingBegan: ({ unit, why, until }, { name }) =>
    plain(
      `${nameOfId(why)} is on ${name(unit)}, until ${until === null ? 'the battle is over' : `round ${until} is over`}.`,
    ),
  lastingEnded: ({ unit, why }, { name }) => quiet(`${nameOfId(why)} on ${name(unit)} is over.`),
};

export const commandSentences: SentencesOf<CommandEvents> = {
  wentOver: ({ unit, side, from, why }, { name }) =>
    bad(`${name(unit)} leaves ${name(from)} and obeys ${name(side)}: ${nameOfId(why)}.`),
};
