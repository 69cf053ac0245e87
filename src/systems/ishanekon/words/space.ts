import { unmarked } from '../../../engine/text.ts';
import type { SpaceEvents, Stopped } from '../space/events.ts';
import type { How } from '../space/movement.ts';
import type { Answers, Prompts } from './wording.ts';
import type { Refusals, SentencesOf } from './telling.ts';

const hows: Readonly<Record<How, string>> = {
  climb: 'climbs',
  swim: 'swims',
  fly: 'flies',
  burrow: 'digs',
};

const stops: Readonly<Record<Stopped, string>> = {
  inTheWay: 'somebody is in the way',
  heldBack: "an enemy doesn't let them through",
  helpless: "they can't go on",
  stopped: 'somebody stops them',
};

const metresLeft = (left: number): string =>
  left < 0 ? `${-left} m come off the next turn` : `${left} m left`;

export const spaceSentences: SentencesOf<SpaceEvents> = {
  steppedAside: ({ actor, target }, { name }) => ({
    text: `${name(actor)} gets out of the way of ${name(target)}.`,
    tone: 'good',
  }),
  caught: ({ actor, target }, { name }) => ({
    text: `${name(actor)} catches ${name(target)}: nobody is hurt.`,
    tone: 'good',
  }),
  rose: ({ actor, metres, height }, { name, plainName }) => ({
    text:
      height === 0
        ? `${name(actor)} lands.`
        : `${name(actor)} flies ${metres > 0 ? 'up' : 'down'}: ${height} m above the ground.`,
    tone: 'plain',
    aside: plainName(actor),
  }),
  droppedFromAir: ({ actor }, { name }) => ({
    text: `${name(actor)} can't stay in the air.`,
    tone: 'bad',
  }),
  moved: ({ actor, tiles, hows: how, metres, onward }, { name, plainName }) => {
    const does = how.length === 1 ? hows[how[0] ?? 'climb'] : onward ? 'goes on' : 'moves';
    return {
      text: `${name(actor)} ${does} to ${tiles.at(-1) ?? ''} (${metres} m).`,
      tone: 'plain',
      aside: plainName(actor),
    };
  },
  moveStopped: ({ actor, at, why }, { name }) => ({
    text: `${name(actor)} stops at ${at}: ${stops[why]}.`,
    tone: 'bad',
  }),
  movedAsTold: ({ actor, target, metres, left }, { name, plainName }) => ({
    text: `${name(actor)} moves ${Math.abs(metres)} m ${metres < 0 ? 'away from' : 'towards'} ${name(target)}: ${left} m apart now.`,
    tone: 'plain',
    aside: plainName(actor),
  }),
  movementGained: ({ actor, by, ap, metres }, { name, plainName }) => ({
    text: `${name(actor)} spends ${ap} AP to ${by === 'sprint' ? 'sprint' : 'move'} ${metres} m more.`,
    tone: 'quiet',
    aside: plainName(actor),
  }),
  jumped: ({ actor, to, metres, left }, { name, plainName }) => ({
    text: `${name(actor)} jumps ${metres} m${to === null ? '' : ` to ${to}`} (${metresLeft(left)}).`,
    tone: 'plain',
    aside: plainName(actor),
  }),
  plunged: ({ actor, metres }, { name }) => ({ text: `${name(actor)} falls ${metres} m.`, tone: 'bad' }),
  changedPlaces: ({ actor, target }, { name }) => ({
    text: `${name(actor)} and ${name(target)} switch places.`,
    tone: 'plain',
  }),
  distanceSaid: ({ actor, target, metres }, { name }) => ({
    text: `${name(actor)} is ${metres} m from ${name(target)}.`,
    tone: 'plain',
  }),
  coverSaid: ({ actor, cover }, { name }) => ({
    text: `${name(actor)} has ${cover === 'none' ? 'no' : cover} cover.`,
    tone: 'plain',
  }),
};

export const spacePrompts: Prompts = {
  fallsOn: ({ actor }, who, name) => `${name(actor)} falls on ${who}. What do you do?`,
  'area.who': ({ actor, target, with: what }, _who, name) =>
    `${name(actor)} uses **${String(what)}**${target === null ? '' : ` at ${name(target)}`}. Who ${target === null ? '' : 'else '}is in its area?`,
  'jump.beyond': ({ actor, metres, most }, _who, name) =>
    `${name(actor)} wants to jump ${String(metres)} m, and Strength allows ${String(most)}. Against which number is the check?`,
};

export const spaceAnswers: Answers = {
  'fallsOn.aside': () => ({ label: 'Out of the way', effect: 'Dexterity DR against 15' }),
  'fallsOn.catch': () => ({ label: 'Catch', effect: 'Strength DR against 15: nobody is hurt' }),
  'fallsOn.hold': () => ({ label: 'Catch and hold', effect: 'Strength DR against 15: grabbed' }),
  'fallsOn.carry': () => ({ label: 'Catch on top', effect: 'Strength DR against 15: they climb on you' }),
  'fallsOn.stay': () => ({ label: 'Nothing', effect: 'you take the damage, too' }),
  'area.reached': ({ target }, name) => ({ label: unmarked(name(target)), effect: '' }),
  'area.nobody': () => ({ label: 'Nobody', effect: 'nobody else' }),
  'jump.number': ({ number }) => ({ label: String(number), effect: 'Athletics or Nimbleness' }),
  'jump.no': () => ({ label: 'Impossible', effect: 'nothing is spent' }),
};

export const spaceRefusals: Refusals = {
  noSuchHeight: ({ most }) => `Say how many metres: from 1 to ${String(most)}.`,
  notYours: ({ actor }, { who }) => `${who(actor)} isn't yours to move.`,
  sayWhere: () => 'Where to? Name a square (C4), a way (C4 D5) or steps (up 3, right 2).',
  noSuchSquare: ({ tile }, { text }) => `The map has no square ${text(tile)}.`,
  staysPut: ({ actor }, { who }) => `${who(actor)} is there already.`,
  tooFar: ({ tile, cost, has }, { text }) =>
    `${tile === null ? 'That' : text(tile)} takes ${cost} m; your movement and AP give you ${has} m.`,
  noWayThere: ({ tile }, { text }) => `I see no way to ${text(tile)} from here.`,
  noMovement: () => 'You have no movement left. Take the Move action (1 AP) or Sprint (3 AP).',
  closeAlready: ({ target }, { who }) => `${who(target)} is right beside you.`,
  tooNear: ({ target, most }, { who }) => `${who(target)} is closer than that: ${most} m at most.`,
  isGrabbed: ({ actor, by }, { who }) =>
    `${who(actor)} is held${typeof by === 'string' ? ` by ${who(by)}` : ''}. Break free first.`,
};
