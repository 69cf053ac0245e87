import { acts } from '../../../../src/systems/ishanekon/actions/index.ts';
import { partsOf } from '../../../../src/systems/ishanekon/language/active/parts.ts';
import { shipped } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { windows } from '../../../../src/systems/ishanekon/windows.ts';
import { armySentences } from '../../../../src/systems/ishanekon/words/army.ts';
import { baseSentences } from '../../../../src/systems/ishanekon/words/base.ts';
import { wordedEvents } from '../../../../src/systems/ishanekon/words/event.ts';
import { wordedAnswers, wordedQuestions } from '../../../../src/systems/ishanekon/words/question.ts';
import { vehicleSentences } from '../../../../src/systems/ishanekon/words/vehicles.ts';

const { abilities, features } = shipped();
/** What our pack's Abilities and features do. */
const effects = [...abilities.values(), ...features.values()].flatMap((row) => partsOf(row.effects));

/** What journeys come to so seldom, or not at all, that no game of it is recorded: tests of the rule alone have it. Battles of armies, bases and vehicles are no part of journeys. */
const seldom = {
  act: ['breakFree', 'shakeOff', 'askAgain', 'train', 'filterLists', 'payFor'],
  event: [
    ...[armySentences, baseSentences, vehicleSentences].flatMap((sentences) => Object.keys(sentences)),
    // who is dead is seldom brought back, and things are seldom lost or mended
    ...['revived', 'deadTooLong', 'itemDropped', 'pickedUp', 'gathered', 'dropped', 'mended'],
    // contests, commands and what is found
    ...['shoved', 'shakenOff', 'found', 'summonsCommanded', 'wouldSense', 'turnLost', 'upgradeRemoved'],
    'asksAgain', // of who has said 'Not this round'
    ...['trained', 'listsFiltered', 'paidFor'],
    // falls
    ...['thrownBack', 'plunged', 'steppedAside', 'caught', 'droppedFromAir'],
  ],
  question: [
    'momentum.offer', // a button on the card: nobody is asked
    ...['command.what', 'fallsOn', 'window.defence.asked', 'window.turn.begins', 'window.turn.ends'],
  ],
  answer: [
    ...[
      'reaction.quiet',
      'ability.like', // one of 1,500
      'command.order',
      'fallsOn.aside',
      'fallsOn.catch',
      'fallsOn.hold',
      'fallsOn.carry',
      'fallsOn.stay',
    ],
  ],
  effect: ['revive'],
} as const;

const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));

/** All other that journeys must reach, by kind, as the tables, schemas and words of the rules have it: what is new there is asked for here by itself. */
export const wanted = {
  act: without(['attack', ...acts.map(({ id }) => id)], seldom.act),
  event: without(wordedEvents, seldom.event),
  question: without(wordedQuestions, seldom.question),
  answer: without(wordedAnswers, seldom.answer),
  'effect of a power': without([...new Set(effects.map(({ effect }) => effect))], seldom.effect),
} as const satisfies { readonly [kind: string]: readonly string[] };

/** The questions at moments that may be reacted to: the engine puts them. */
export const reacted: readonly string[] = [
  windows.attackDeclared,
  windows.attackRolled,
  windows.moved,
  windows.falls,
  windows.damage,
  windows.damageDone,
  windows.attackDone,
  windows.defenceRolled,
].map((name) => `window.${name}`);

/** Questions and answers that no recorded game comes to. */
export const seldomAsked: readonly string[] = [...seldom.question, ...seldom.answer];
