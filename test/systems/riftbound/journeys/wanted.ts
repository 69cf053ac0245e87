import { acts } from '../../../../src/systems/riftbound/moves/index.ts';
import { effectKinds } from '../../../../src/systems/riftbound/powers/schema.ts';
import { wordedEvents } from '../../../../src/systems/riftbound/words/event.ts';
import { wordedAnswers, wordedQuestions } from '../../../../src/systems/riftbound/words/question.ts';

/** What journeys come to so seldom that no game of it is recorded: tests of the rule alone have it. */
const seldom = { event: ['filled', 'moneyGiven', 'sunned'], question: ['drive.way'] } as const;

const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));

/** All that recorded journeys come to, by kind, as the tables, schemas and words of the rules have it: what is new there is asked for here by itself. */
export const wanted = {
  act: ['attack', ...acts.map(({ id }) => id)],
  event: without(wordedEvents, seldom.event),
  question: without(wordedQuestions, seldom.question),
  answer: [...wordedAnswers, ...seldom.question], // all codes that have words
  'effect of a power': effectKinds,
} as const satisfies { readonly [kind: string]: readonly string[] };
