import type { FightStateId } from '../scene.ts';
import type { TurnEvents } from '../turn/events.ts';
import type { Answers, Prompts } from './wording.ts';
import { and, type Refusals, type SentencesOf } from './telling.ts';

/** What somebody is in a state, as it is told where it begins and ends. */
const states: Readonly<Record<FightStateId, readonly [began: string, ended: string]>> = {
  defending: ['defends', 'stops defending'],
  takingCover: ['takes cover', 'leaves cover'],
  givingIn: ["doesn't resist", 'resists again'],
  grabbed: ['is grabbed', 'is free again'],
  climbed: ['climbs on', 'climbs down'],
  hidden: ['hides', 'comes out of hiding'],
  givenAway: ['gives the hiding place away', 'is seen again'],
  commanding: ['takes command', 'gives up command'],
  boosted: ['is boosted', 'is as usual again'],
};

export const turnSentences: SentencesOf<TurnEvents> = {
  roundBegan: ({ round }) => ({ text: `Round ${round}.`, tone: 'plain', begins: '' }),
  turnBegan: ({ actor, ap, movement, extra }, { name }) => ({
    text: `${name(actor)} is up${extra ? ' again' : ''}: ${ap} AP, ${movement} m of movement.`,
    tone: 'plain',
    begins: '', // what they have left stands on the card
    turnOf: actor,
  }),
  turnEnded: ({ actor }, { name, plainName }) => ({
    text: `${name(actor)} ends the turn.`,
    tone: 'quiet',
    ends: true,
    aside: plainName(actor),
  }),
  turnLost: ({ actor }, { name }) => ({ text: `${name(actor)} loses this turn.`, tone: 'bad' }),
  turnHeld: ({ actor }, { name }) => ({ text: `${name(actor)} holds the turn for later.`, tone: 'plain' }),
  turnResumed: ({ actor, ap, movement }, { name }) => ({
    text: `${name(actor)} takes the held turn: ${ap} AP, ${movement} m of movement.`,
    tone: 'plain',
    begins: `${ap} AP, ${movement} m of movement.`,
    turnOf: actor,
  }),
  unionAgreed: ({ others, atOnce }, { name }) => ({
    text: `${and(others.map(name))} act as a union${atOnce ? '' : ' from the next round on'}.`,
    tone: 'good',
  }),
  unionRefused: ({ actor, target }, { name }) => ({
    text: `${name(target)} would rather not act with ${name(actor)}.`,
    tone: 'plain',
  }),
  unionLeft: ({ actor, atOnce }, { name }) => ({
    text: `${name(actor)} leaves the union${atOnce ? '' : ' when this round ends'}.`,
    tone: 'plain',
  }),
  asksAgain: ({ actor }, { name }) => ({
    text: `${name(actor)} is asked about reactions again.`,
    tone: 'quiet',
  }),
  stateBegan: ({ actor, state, by }, { name }) => ({
    text: `${name(actor)} ${states[state][0]}${by === null || by === actor ? '' : ` (${name(by)})`}.`,
    tone: 'plain',
  }),
  stateEnded: ({ actor, state }, { name }) => ({
    text: `${name(actor)} ${states[state][1]}.`,
    tone: 'quiet',
  }),
};

export const turnRefusals: Refusals = {
  onlyInFight: () => 'You can only do that in a fight.',
  notBegun: () => 'The fight is waiting for the GM to start the first round.',
  askedAnyway: ({ actor }, { who }) => `${who(actor)} is asked about reactions anyway.`,
  nobodyToAct: () => "Nobody's turn is running.",
  notYourTurn: ({ actor, current }, { who }) =>
    current === null
      ? `It isn't ${who(actor)}'s turn.`
      : `It isn't ${who(actor)}'s turn: ${who(current)} is up.`,
  turnBegun: ({ actor }, { who }) =>
    `${who(actor)} has done something this turn. Hold a turn before you do anything in it.`,
  heldAlready: ({ actor }, { who }) => `${who(actor)} has held this turn already. Take it or end it.`,
  lastAnyway: ({ actor }, { who }) =>
    `Nobody acts after ${who(actor)} this round, so there's nothing to wait for.`,
  notHeld: ({ actor }, { who }) => `${who(actor)} holds no turn.`,
  unionAlready: ({ target }, { who }) => `${who(target)} is in a union already. Leave that one first.`,
  unionWithBoss: ({ target }, { who }) => `${who(target)} has several turns a round and acts alone.`,
  noUnion: ({ actor }, { who }) => `${who(actor)} is in no union.`,
  isDead: ({ actor }, { who }) => `${who(actor)} is dead.`,
  objectsDontAct: ({ actor }, { who }) => `${who(actor)} is an object. It can't act.`,
  unknownAct: ({ act }, { text }) => `I don't know the action "${text(act)}". Pick one from the list.`,
  chooseTarget: ({ act, choices }, { text, list }) =>
    list(choices) === ''
      ? `There's no target for ${text(act)} now.`
      : `Who or what is the target of ${text(act)}? Choose: ${list(choices)}.`,
  chooseMeans: ({ act, choices }, { text, list }) =>
    list(choices) === ''
      ? `You have nothing to do ${text(act)} with.`
      : `What do you use for ${text(act)}? Choose: ${list(choices)}.`,
  needsWords: ({ act }, { text }) => `Say in your own words what you want to do with ${text(act)}.`,
  notEnoughAp: ({ needs, has }) => `That takes ${needs} AP; you have ${has} left this turn.`,
  notEnoughRp: ({ needs, has }) => `That takes ${needs} RP; you have ${has} left this round.`,
  notEnoughWp: ({ needs, has }) => `That takes ${needs} WP; you have ${has}.`,
  notEnoughMomentum: ({ needs, has }) => `That takes ${needs} Narrative Momentum; you have ${has}.`,
};

export const turnPrompts: Prompts = {
  'union.join': ({ actor }, who, name) =>
    `${name(actor)} wants to act at the same time as ${who}, every round until you stop it.`,
};

export const turnAnswers: Answers = {
  'union.join.yes': () => ({ label: 'Act together', effect: 'you share one place in the turn order' }),
  'union.join.no': () => ({ label: 'No', effect: 'you keep your own place' }),
};
