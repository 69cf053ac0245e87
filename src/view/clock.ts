import { escapeMarkdown } from '../engine/text.ts';
import { fitLines } from './limits.ts';
import type { Button, Card, View } from './message.ts';
import { catchUpButton } from './boards/catchupButton.ts';
import { listed } from './said.ts';
import { RESUME_FIGHT } from './tracker.ts';

/** What a campaign does about waiting, in hours; `ending` is what comes at the end. */
interface Clock {
  readonly nudge: number | null;
  readonly again: number | null;
  readonly end: number | null;
  readonly ending: Ending;
}

type Ending = 'default' | 'skip' | 'hold' | 'act' | 'actAndSpend' | 'standIn' | 'gm';

/** What comes at the end, for a turn and for a question. */
export const ENDINGS: Readonly<Record<Ending, { readonly name: string; readonly means: string }>> = {
  default: {
    name: 'default',
    means: 'the turn ends, and a question gets its default answer',
  },
  skip: { name: 'skip', means: 'the turn ends, and a question gets its default answer' },
  hold: {
    name: 'hold',
    means: 'the turn moves to the end of the round, and then it ends; a question gets its default answer',
  },
  act: {
    name: 'acts by itself',
    means:
      'the character acts by itself until the turn is over and uses nothing up; a question gets its default answer',
  },
  actAndSpend: {
    name: 'acts by itself, all in',
    means:
      'the character acts by itself until the turn is over and can use up what it has; a question gets its default answer',
  },
  standIn: {
    name: 'stand-in',
    means: 'the stand-in named with `/away` acts instead; with none, the GM decides',
  },
  gm: { name: 'GM decides', means: 'I ask the GM what happens next' },
};

/** Hours as people count them: '36 h', '3 days'. */
export const hoursText = (hours: number): string =>
  hours % 24 === 0 && hours >= 48 ? `${hours / 24} days` : `${hours} hours`;

/** The whole clock in a line or two. */
export function clockCard(clock: Clock, paused: boolean): Card {
  const lines = [
    clock.nudge === null ? null : `Reminder after **${hoursText(clock.nudge)}**.`,
    clock.again === null ? null : `Again after **${hoursText(clock.again)}**.`,
    clock.end === null
      ? null
      : `After **${hoursText(clock.end)}** (${ENDINGS[clock.ending].name}): ${ENDINGS[clock.ending].means}.`,
  ].filter((line) => line !== null);
  return {
    title: 'The turn clock',
    text:
      lines.length === 0
        ? 'No clock is running: everybody has all the time they need. A GM sets one with `/clock set`.'
        : [
            ...lines,
            '-# I ping nobody in their quiet hours (`/settings quiet:`), and the clock stops while the game is paused.',
            ...(paused ? ['⏸ The game is paused now.'] : []),
          ].join('\n'),
    tone: 'plain',
  };
}

/** What somebody is to do: to answer, to act, to roll what a GM asked for. */
type Kind = 'decision' | 'turn' | 'request';

interface Waited {
  readonly name: string | null; // null: whoever the GM plays
  readonly since: Date;
  readonly pings: readonly string[];
  readonly kind: Kind;
  readonly link: string | null; // to the question, or the list
  readonly standsFor: string | null; // who is away, where somebody is called in their place
  readonly last: boolean;
}

export const ago = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:R>`;
export const moment = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:f>`;
export const day = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:D>`;

const who = (name: string | null): string => (name === null ? 'the GM' : `**${escapeMarkdown(name)}**`);

const OPTIONS: Button = { kind: 'button', id: 'panel.more', label: 'What can I do?' };

/** Reminders of one channel in one message: each person is pinged once. */
export function reminderView(all: readonly Waited[], pings: boolean): View {
  const people = [...new Set(all.flatMap((one) => one.pings))];
  const alike = Map.groupBy(all, ({ kind, since, link, standsFor, last }) =>
    JSON.stringify([kind, since, link, standsFor, last]),
  );
  return {
    content: people.map((id) => `<@${id}>`).join(' '),
    pings: pings ? people : [],
    card: {
      title: all.length === 1 ? 'The game is waiting for you' : 'The game is waiting for you all',
      text: fitLines([...alike.values()].map(reminderLine), 3500),
      footer: 'Away for a while? /away says so, and who acts meanwhile.',
      tone: 'ask',
    },
    rows: all.some(({ kind }) => kind === 'turn') ? [[OPTIONS]] : [],
  };
}

/** Those who have been waited for alike, in one line. */
function reminderLine(all: readonly Waited[]): string {
  const [first] = all;
  if (first === undefined) return '';
  const { kind, since, link, standsFor, pings, last } = first;
  const names = listed(all.map(({ name }) => who(name)));
  const one = all.length === 1;
  const what =
    kind === 'turn'
      ? `${names} ${one ? 'is' : 'are'} up: their turn came ${ago(since)}`
      : `${names} ${one ? 'has' : 'have'} to ${kind === 'request' ? 'roll' : 'decide'}: they were asked ${ago(since)}`;
  return [
    `⏳ ${what}${last ? ' (reminded again)' : ''}`,
    ...(standsFor === null
      ? []
      : [`${pings.map((id) => `<@${id}>`).join(' ')} stands in for <@${standsFor}>`]),
    ...(link === null ? [] : [`[open](${link})`]),
  ].join(' · ');
}

/** A turn that the clock has ended, or put off. */
export function passedView(name: string | null, since: Date, held: boolean): View {
  return {
    card: {
      title: held ? 'Turn held' : 'Turn skipped',
      text: held
        ? `Time ran out for ${who(name)} (their turn came ${ago(since)}): it comes again at the end of the round.`
        : `Time ran out for ${who(name)} (their turn came ${ago(since)}): the clock ends the turn. A GM can undo it with \`/undo\`.`,
      tone: 'quiet',
    },
  };
}

/** Whose time is over acts by themselves this turn. */
export const actsView = (name: string | null, since: Date): View => ({
  card: {
    title: 'The character acts by itself',
    text: `Time ran out for ${who(name)} (their turn came ${ago(since)}): the character acts by itself for this turn. Back already? Press **Take over**, or just act. A GM can undo it with \`/undo\`.`,
    tone: 'quiet',
  },
});

/** From now on somebody else acts. */
export function standsInView(about: {
  readonly name: string | null;
  readonly owner: string;
  readonly standIn: string;
  readonly link: string | null;
  readonly pings: boolean;
}): View {
  const { name, owner, standIn, link, pings } = about;
  return {
    content: `<@${standIn}>`,
    pings: pings ? [standIn] : [],
    card: {
      title: 'A stand-in acts',
      text: `<@${owner}> hasn't been here for a while: <@${standIn}> stands in, and acts for ${who(name)} until <@${owner}> is back.${link === null ? '' : `\nWhat waits: [open](${link})`}`,
      tone: 'ask',
    },
    rows: [[OPTIONS]],
  };
}

/** A GM has said how it goes on: by itself, as it would by default, or with the whole time once more. */
export function gmDecidedView(gm: string, what: 'go' | 'more', name: string | null, kind: Kind): View {
  const text =
    what === 'more'
      ? `gives ${who(name)} the full time again.`
      : kind === 'turn'
        ? `ends ${who(name)}'s turn.`
        : `takes the default answer for ${who(name)}.`;
  return {
    content: '',
    card: { title: 'The GM decided', text: `<@${gm}> ${text}`, tone: 'quiet' },
    rows: [],
  };
}

/** The clock has run out, and a GM says how it goes on. */
export function gmDecidesView(about: {
  readonly id: string; // the wait's
  readonly name: string | null;
  readonly since: Date;
  readonly kind: Kind;
  readonly link: string | null;
  readonly why: string | null; // what kept the clock from doing more
  readonly gms: readonly string[];
  readonly pings: boolean;
}): View {
  const { id, name, since, kind, link, why, gms, pings } = about;
  return {
    content: gms.map((gm) => `<@${gm}>`).join(' '),
    pings: pings ? gms : [],
    card: {
      title: 'What happens next?',
      text: [
        kind === 'turn'
          ? `The game is waiting for ${who(name)} to act: their turn came ${ago(since)}.`
          : `The game is waiting for ${who(name)} to decide: they were asked ${ago(since)}.`,
        ...(why === null ? [] : [`The clock couldn't handle this by itself: ${why}`]),
        kind === 'turn'
          ? `Act for them${name === null ? '' : ` with \`as:${name.replaceAll('`', '')}\``}, end the turn, or give them the full time again.`
          : `${link === null ? 'Answer' : `[Answer](${link})`} for them, take the default answer, or give them the full time again.`,
      ].join('\n'),
      tone: 'ask',
    },
    rows: [
      [
        {
          kind: 'button',
          id: `clock.go|${id}`,
          label: kind === 'turn' ? 'End the turn' : 'Default answer',
          look: 'main',
        },
        { kind: 'button', id: `clock.more|${id}`, label: 'More time' },
      ],
    ],
  };
}

/** What was wanted on a turn, and why it cannot be done. */
export const queueFailedText = (name: string | null, label: string, why: string): string =>
  `You wanted ${who(name)} to do this: **${escapeMarkdown(label)}**. ${why}`;

/** Over something that was wanted on a turn, or as soon as it could be. */
const failedTitle = (soon: boolean): string =>
  soon ? "I couldn't do this" : "It's your turn, but I can't do this";

/** What somebody wanted done on their turn, or as soon as it could be, cannot be. */
export function queueFailedView(about: {
  readonly name: string | null;
  readonly userId: string;
  readonly label: string;
  readonly why: string;
  readonly soon: boolean;
  readonly pings: boolean;
}): View {
  const { name, userId, label, why, soon, pings } = about;
  return {
    content: `<@${userId}>`,
    pings: pings ? [userId] : [],
    card: {
      title: failedTitle(soon),
      text: `${queueFailedText(name, label, why)}\nI didn't do anything you wanted after it, either. What now?`,
      tone: 'ask',
    },
    rows: [[OPTIONS]],
  };
}

/** The same where not everybody may know what it was, or why not: `told` says whether they have been told alone. */
export function queueFailedCoverView(userId: string, told: boolean, soon: boolean, pings: boolean): View {
  return {
    content: `<@${userId}>`,
    pings: pings ? [userId] : [],
    card: {
      title: failedTitle(soon),
      text: `I can't do what you queued, and the reason is secret: ${told ? "I've sent it to you as a direct message" : "you don't take direct messages from me, so I couldn't tell you"}. I didn't do anything you wanted after it, either. What now?`,
      tone: 'ask',
    },
    rows: [[OPTIONS]],
  };
}

/** A fight in which nothing has happened for long. */
export function restsView(days: number): View {
  return {
    card: {
      title: 'This fight is resting',
      text: `Nothing has happened in it for ${days} days, so I've put it away as it is. Nothing is lost, and nobody gets reminders. Resume it any time: press the button, or send \`/encounter resume\`.`,
      tone: 'quiet',
    },
    rows: [[RESUME_FIGHT]],
  };
}

/** Somebody's time away is over. */
export function returnedView(userId: string, since: Date, pings: boolean): View {
  return {
    content: `<@${userId}>`,
    pings: pings ? [userId] : [],
    card: {
      title: 'Welcome back',
      text: `You left ${ago(since)}, and said you'd be back by now. Press to see what happened meanwhile.`,
      tone: 'plain',
    },
    rows: [[catchUpButton(userId, since)]],
  };
}

/** A fight that rested goes on: what happened last in it. */
export function recapView(startedAt: Date, lines: readonly string[]): View {
  return {
    card: {
      title: 'The fight goes on',
      text: fitLines(
        [
          `It began ${ago(startedAt)}. What happened last:`,
          ...(lines.length === 0 ? ['nothing yet.'] : lines),
        ],
        3500,
      ),
      footer: 'How it stands now: the tracker below, /encounter map. More: /log',
      tone: 'plain',
    },
  };
}
