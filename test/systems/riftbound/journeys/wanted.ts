import { acts } from '../../../../src/systems/riftbound/moves/index.ts';
import { effectKinds } from '../../../../src/systems/riftbound/powers/schema.ts';
import { wordedEvents } from '../../../../src/systems/riftbound/words/event.ts';
import { wordedAnswers, wordedQuestions } from '../../../../src/systems/riftbound/words/question.ts';

/** So few ride a bike with two Actions left, and stop on the way, that hardly any journey comes to it: its own tests have it. */
const rare: readonly string[] = ['rideOn'];

/** All that journeys must reach, by kind, as the tables, schemas and words of the rules have it: what is new there is asked for here by itself. */
export const wanted = {
  act: ['attack', ...acts.map(({ id }) => id).filter((id) => !rare.includes(id))],
  event: wordedEvents,
  question: wordedQuestions,
  answer: wordedAnswers,
  'effect of a power': effectKinds,
} as const satisfies { readonly [kind: string]: readonly string[] };
