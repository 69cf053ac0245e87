import { escapeMarkdown } from '../../../engine/text.ts';
import type { ActionEvents } from '../actions/events.ts';
import type { Answers, Prompts } from './wording.ts';
import { and, type Refusals, type SentencesOf } from './telling.ts';

/** What somebody tried, by the act. */
const attempts: Readonly<Record<string, string>> = {
  blind: "can't blind",
  trip: "can't trip",
  grab: "can't grab",
  breakFree: "can't break free from",
  climb: "can't climb onto",
  shakeOff: "can't shake off",
  disarm: "can't disarm",
  shove: "can't move",
  stabilize: "can't stop the bleeding of",
};

const listed = (items: readonly string[]): string => and(items.map(escapeMarkdown));

export const actionSentences: SentencesOf<ActionEvents> = {
  tried: ({ actor, target, of }, { name }) => ({
    text:
      of === 'hide'
        ? `${name(actor)} can't hide: ${name(target)} notices.`
        : `${name(actor)} ${attempts[of] ?? "doesn't manage it with"} ${name(target)}.`,
    tone: 'bad',
  }),
  handsChanged: ({ actor, drawn, put, free }, { name, plainName }) => {
    const parts = [
      ...(drawn.length === 0 ? [] : [`draws ${listed(drawn)}`]),
      ...(put.length === 0 ? [] : [`puts away ${listed(put)}`]),
    ];
    return {
      text: `${name(actor)} ${and(parts)}${free ? '' : ' (1 AP)'}.`,
      tone: 'plain',
      aside: plainName(actor),
    };
  },
  disarmed: ({ actor, target, item, taken }, { name }) => ({
    text: `${name(actor)} disarms ${name(target)}: ${escapeMarkdown(item)} ${taken ? `is in ${name(actor)}'s hand now` : 'lies on the ground'}.`,
    tone: 'good',
  }),
  itemDropped: ({ actor, item }, { name }) => ({
    text: `${name(actor)} drops ${escapeMarkdown(item)}.`,
    tone: 'plain',
  }),
  pickedUp: ({ actor, item }, { name, plainName }) => ({
    text: `${name(actor)} picks up ${escapeMarkdown(item)}.`,
    tone: 'plain',
    aside: plainName(actor),
  }),
  itemGiven: ({ actor, target, item }, { name }) => ({
    text: `${name(actor)} gives ${escapeMarkdown(item)} to ${name(target)}.`,
    tone: 'plain',
  }),
  doorChanged: ({ actor, at, open }, { name, plainName }) => ({
    text: `${name(actor)} ${open ? 'opens' : 'closes'} the door at ${at}.`,
    tone: 'plain',
    aside: plainName(actor),
  }),
  interacted: ({ actor, words }, { name }) => ({
    text: `${name(actor)}: ${escapeMarkdown(words)}`,
    tone: 'plain',
  }),
  stabilized: ({ actor, target }, { name }) => ({
    text:
      actor === target
        ? `${name(actor)} stops the bleeding.`
        : `${name(actor)} stops the bleeding of ${name(target)}.`,
    tone: 'good',
  }),
  shoved: ({ actor, target, to }, { name }) => ({
    text: `${name(actor)} shoves ${name(target)}${to === null ? '' : ` to ${to}`}.`,
    tone: 'good',
  }),
  shakenOff: ({ actor, target }, { name }) => ({
    text: `${name(actor)} shakes ${name(target)} off.`,
    tone: 'good',
  }),
  refusedToSwitch: ({ actor, target }, { name }) => ({
    text: `${name(target)} stays put: ${name(actor)} can't switch places.`,
    tone: 'bad',
  }),
  hid: ({ actor }, { name }) => ({ text: `${name(actor)} is hidden.`, tone: 'good' }),
  found: ({ actor, by }, { name }) => ({ text: `${name(by)} sees ${name(actor)}.`, tone: 'plain' }),
  summonsCommanded: ({ actor, others }, { name }) => ({
    text: `${name(actor)} commands ${and(others.map(name))} until the next turn.`,
    tone: 'plain',
  }),
};

export const actionRefusals: Refusals = {
  unknownSpend: ({ spend }, { text }) => `"${text(spend)}" can't be ticked here. Pick from the list.`,
  notBeside: ({ target, away }, { who }) => `${who(target)} is ${away} m away. Get within 1 m first.`,
  tooLarge: ({ target }, { who }) => `${who(target)} is too large for that.`,
  coveredAlready: ({ actor }, { who }) => `${who(actor)} has taken cover already.`,
  noHalfCover: ({ actor }, { who }) => `${who(actor)} isn't in half cover. Move behind something first.`,
  tooFewHands: () => "You don't have enough hands for that.",
  nothingToHold: ({ actor }, { who }) => `${who(actor)} has nothing to draw or put away.`,
  giveWhat: ({ target }, { who }) => `What do you give ${who(target)}? Pick an item.`,
  carriesTooMuch: ({ actor }, { who }) => `${who(actor)} can't carry another item.`,
  nobodyBleeds: () => 'Nobody here is bleeding.',
  placesDontFit: ({ target }, { who }) => `${who(target)} has another size: you can't switch places.`,
  noFreeHand: () => 'You need a free hand. Put something away first.',
  grabbedAlready: ({ target }, { who }) => `${who(target)} is held already.`,
  notGrabbed: () => 'Nobody holds you.',
  climbedAlready: () => "You're on top of somebody already. Climb down first.",
  tooSmallToClimb: ({ target }, { who }) => `${who(target)} isn't larger than you.`,
  notClimbed: () => "You aren't on top of anybody.",
  holdsNothing: ({ target }, { who }) => `${who(target)} holds nothing.`,
  hidesAlready: () => "You're hidden already.",
  isSeen: ({ by }, { who }) => `${who(by)} sees you. Get out of sight first.`,
  noSummons: () => 'You have no summons here.',
  sayHowFar: () => 'How far do you jump? Type the metres: 3.',
  jumpTooFar: ({ metres, most }) =>
    `That's ${metres} m; you jump ${most} m now. Run 3 m first to jump twice as far, or ask the GM for a check.`,
  jumpTooHigh: ({ metres, most }) =>
    `That's ${metres} m up; you jump ${most} m high now. Ask the GM for a check.`,
};

export const actionPrompts: Prompts = {
  switchPlaces: ({ actor }, who, name) =>
    `${name(actor)} wants to switch places with ${who}. That takes 1 RP.`,
};

export const actionAnswers: Answers = {
  'switchPlaces.yes': () => ({ label: 'Switch (1 RP)', effect: 'you stand where the other stood' }),
  'switchPlaces.no': () => ({ label: 'Stay', effect: 'the action fails' }),
};
