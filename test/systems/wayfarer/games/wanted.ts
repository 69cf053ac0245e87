import { wordedAnswers, wordedQuestions } from '../../../../src/systems/wayfarer/words/question.ts';

/** What battles by chance come to, by kind; the rest is in tests of the rules alone. */
export const wanted = {
  event: [
    ...['battleBegan', 'edgeTaken', 'setUpBegan', 'placed', 'roundBegan', 'roundEnded', 'rolledOff', 'drew'],
    ...['drewCards', 'turnBegan', 'activated', 'activationEnded', 'deployed', 'deferred', 'deferredCard'],
    ...['interrupted', 'resumed', 'letThrough', 'moved', 'spun', 'rushed', 'hazardMet', 'tested', 'opposed'],
    ...['beganToSneak', 'cameOut', 'notFound', 'assaultDeclared', 'assaultRolled', 'saved', 'captured'],
    ...['sentToReserves', 'pointsScored', 'battleEnded', 'markersCounted', 'markerTurn', 'markerPlaced'],
    ...['tookUp', 'putDown'],
  ],
  question: ['edge', 'interrupt', 'interruptWith', 'captor', 'reroll'],
  answer: [
    ...['edge.north', 'edge.east', 'edge.south', 'edge.west', 'interrupt.pass', 'interrupt.round'],
    ...['interrupt.card', 'interruptWith.unit', 'captor.side', 'reroll.die', 'reroll.pass'],
  ],
  'effect of a power': [],
} as const satisfies { readonly [kind: string]: readonly string[] };

/** Questions and answers that no recorded battle comes to. */
export const unrecorded: readonly string[] = [...wordedQuestions, ...wordedAnswers].filter(
  (code) => ![...wanted.question, ...wanted.answer].some((one) => one === code),
);
