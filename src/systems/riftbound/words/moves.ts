import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { listed } from './listed.ts';
import type { Sentence, Telling } from './telling.ts';

const aside = (at: Telling, actor: string, text: string, more: Partial<Note> = {}): Note => ({
  text,
  tone: 'plain',
  aside: at.plainName(actor),
  ...more,
});

export function moved(event: Events['moved'], at: Telling): Note {
  const { actor, to, touching = [], metres, most, crawls, stopped: isStopped = false } = event;
  const where = touching.length === 0 ? to : `contact with ${listed(touching.map((id) => at.name(id)))}`;
  const goes = `${crawls ? 'crawls' : 'moves'} ${metres} m to ${where}`;
  return aside(at, actor, `${at.name(actor)} ${goes}${isStopped ? ', and gets no further' : ''}.`, {
    ...(isStopped ? { tone: 'bad' } : {}),
    why: [`${metres} of ${most} m`, ...(touching.length === 0 ? [] : [`to ${to}`])],
  });
}

export const movedInMind = ({ actor, where, most }: Events['movedInMind'], at: Telling): Note =>
  aside(at, actor, `${at.name(actor)} moves ${escapeMarkdown(where)} (up to ${most} m).`);

export const stopped = ({ actor }: Events['stopped'], at: Telling): Note => ({
  text: `${at.name(actor)} gets no further.`,
  tone: 'bad',
});

export const ranInto = ({ actor, target }: Events['ranInto'], at: Telling): Note => ({
  text: `${at.name(target)} is hidden in ${at.name(actor)}'s way.`,
  tone: 'quiet',
});

const items = (names: readonly string[]): string =>
  listed(names.map((name) => `the ${escapeMarkdown(name)}`));

export const handsChanged = ({ actor, holds, away }: Events['handsChanged'], at: Telling): Note => {
  const put = away.length === 0 ? '' : `puts ${items(away)} away`;
  const now = holds.length === 0 ? 'holds nothing now' : `holds ${items(holds)} now`;
  return aside(at, actor, `${at.name(actor)} ${[put, now].filter((one) => one !== '').join(' and ')}.`);
};

export const dropped = ({ actor, item }: Events['dropped'], at: Telling): Note =>
  aside(at, actor, `${at.name(actor)} drops the ${escapeMarkdown(item)}.`);

export const pickedUp = ({ actor, item, held }: Events['pickedUp'], at: Telling): Note =>
  aside(
    at,
    actor,
    `${at.name(actor)} picks up the ${escapeMarkdown(item)}${held ? '' : ' and puts it away'}.`,
  );

export const notLifted = ({ actor, item, total, needed }: Events['notLifted'], at: Telling): Note => ({
  text: `${at.name(actor)} can't lift the ${escapeMarkdown(item)}.`,
  tone: 'bad',
  why: [`${total}, needs ${needed}`],
});

const about = (name: unknown, text: (typed: string) => string, none: string): string =>
  typeof name === 'string' ? text(name) : none;

export const moveRefusals: { readonly [code: string]: Sentence } = {
  isInside: ({ actor }, { who }) => `${who(actor)} is in a vehicle. Drive, or get out first.`,
  isGrappled: ({ actor, by }, { who }) =>
    `${who(actor)} is Grappled${typeof by === 'string' ? ` by ${who(by)}` : ''} and can't Move. Break free first.`,
  tooHeavyToMove: ({ actor, item }, { who, text }) =>
    `The ${text(item)} is too Heavy for ${who(actor)} to Move twice. Put it away first.`,
  criticalCannot: ({ actor, what }, { who, text }) =>
    `${who(actor)} is in Critical Condition and can't ${text(what)}.`,
  standsAlready: ({ actor }, { who }) => `${who(actor)} is on their feet already.`,
  standsNowhere: ({ actor }, { who }) => `${who(actor)} has no place on the map.`,
  sayWhere: ({ actor }, { who }) =>
    `Say where ${who(actor)} goes: 'to Raider 1', '6 m towards the door', '8 m north', 'out of sight' or '12,5'.`,
  noSuchWay: ({ typed }, { text }) =>
    `I can't read the way "${text(typed)}". Try 'to Raider 1', '6 m towards the door', '8 m north' or '12,5'.`,
  noWayThere: ({ name }, { text }) => `No way leads to ${text(name)}. Go around, or say 'towards'.`,
  tooFar: ({ need, most }, { text }) =>
    `That's ${text(need)} m, and you can go ${text(most)} m. Say 'towards' to go as far as you can.`,
  goesNowhere: ({ actor }, { who }) => `${who(actor)} is there already, or something is in the way.`,
  thereAlready: ({ name }, { text }) => `You're that near to ${text(name)} already.`,
  awayAlready: ({ name }, { text }) => `You're out of ${about(name, text, 'sight')} already.`,
  nowhereSo: ({ name }, { text }) =>
    `You can't get away from ${about(name, text, 'them')} that far with one Move. Say 'away from' for as far as you can.`,
  changedAlready: ({ actor }, { who }) =>
    `${who(actor)} has changed what they hold this turn already. They can again on their next turn.`,
  carriesTooMuch: ({ actor, most }, { who, text }) =>
    `${who(actor)} carries ${text(most)} items already. Put something down first.`,
};
