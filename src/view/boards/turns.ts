import { escapeMarkdown } from '../../engine/text.ts';
import { awayTag } from '../away.ts';
import { ago, day } from '../clock.ts';
import { fitLines } from '../limits.ts';
import { reasonOf } from '../troubles.ts';
import type { Card } from '../message.ts';
import { listed } from '../said.ts';
import { roundName } from '../tracker.ts';

interface ShownAwaited {
  readonly away: { readonly until: string | null; readonly standIn: string | null } | null;
  readonly kind: 'decision' | 'turn' | 'request';
  readonly name: string | null; // null: the GM
  readonly mine: boolean;
  readonly instead: boolean; // the reader's to do for somebody else, for whom they stand in
  readonly since: Date;
  readonly link: string | null;
  readonly next: ShownNext | null;
}

/** What comes of waiting next; 'ruling': a GM has been asked how it goes on. */
type ShownNext =
  | { readonly what: 'nudge' | 'again' | 'end' | 'reminder'; readonly at: Date }
  | { readonly what: 'ruling' };

/** A fight by its round; null: it is about to begin. `opening` is what the time before the first is called. */
interface ShownFight {
  readonly round: number | null;
  readonly opening?: string;
}

/** How a campaign stands. `where` opens a channel: a mention, or a link from elsewhere. */
export interface ShownStanding {
  readonly name: string;
  readonly ending: 'default' | 'skip' | 'hold' | 'act' | 'actAndSpend' | 'standIn' | 'gm'; // what comes when its clock runs out
  readonly paused: boolean;
  readonly mine: boolean;
  readonly places: readonly {
    readonly where: string;
    readonly fight: ShownFight | null;
    readonly awaited: readonly ShownAwaited[];
  }[];
  readonly resting: readonly { readonly where: string; readonly since: Date }[];
}

/** All of somebody's campaigns: where each waits, and for whom. */
export function turnsCard(all: readonly ShownStanding[]): Card {
  const blocks = all.map((one, place) =>
    [
      ...(place === 0 ? [] : ['']), // a line between two

      `${one.mine ? '▶' : '·'} **${escapeMarkdown(one.name)}**${one.mine ? ' is waiting for you' : ''}`,
      ...standingLines(one),
    ].join('\n'),
  );
  return {
    title: 'Whose turn it is',
    text:
      all.length === 0
        ? "You aren't in a campaign yet. `/campaign create` starts one in a server's channel, `/character create` brings you into one."
        : fitLines(blocks, 3800),
    ...(all.length === 0 ? {} : { footer: '▶ waiting for you · your open questions: /decisions' }),
    tone: 'plain',
  };
}

/** One campaign, for everybody in it. */
export function boardCard(one: ShownStanding): Card {
  return {
    title: 'Whose turn it is',
    text: fitLines(standingLines(one), 3800),
    footer: 'I keep this up to date. Your own campaigns: /turns show',
    tone: 'plain',
  };
}

/** What stays of the message of a campaign that was put away. */
export const boardClosedCard = (name: string): Card => ({
  title: 'Whose turn it is',
  text: `**${escapeMarkdown(name)}** is archived: \`/campaign restore\` brings it back.`,
  tone: 'quiet',
});

/** Where a campaign waits, and for whom, line by line. */
export function standingLines({ ending, paused, places, resting }: ShownStanding): readonly string[] {
  const waiting = places.flatMap(({ where, fight, awaited }) => [
    ...(fight === null
      ? []
      : [`⚔ ${where}, ${fightWords(fight)}${awaited.length === 0 ? nobody(fight.round) : ''}`]),
    ...together(awaited).map((all) => `⏳ ${fight === null ? `${where}: ` : ''}${awaitedWords(all, ending)}`),
  ]);
  return [
    ...(paused ? ['⏸ The game is paused. Press **Resume** to go on.'] : []),
    ...(places.some(({ awaited, fight }) => awaited.length > 0 || fight !== null)
      ? waiting
      : ['✓ Nobody has to do anything.']),
    ...resting.map(
      ({ where, since }) =>
        `💤 A fight is resting in ${where} since ${day(since)}: \`/encounter resume\` resumes it.`,
    ),
  ];
}

const fightWords = ({ round, opening }: ShownFight): string =>
  round === null ? 'a fight' : roundName(round, opening).toLowerCase();

/** A fight that is waited with for nobody: it has not begun. */
const nobody = (round: number | null): string =>
  round === null ? ', about to begin: press **Begin**' : ': nobody is up';

const TO_DO = {
  decision: ['has to decide', 'have to decide'],
  turn: ['is up', 'are up'],
  request: ['has to roll', 'have to roll'],
} as const;

type Several = readonly [ShownAwaited, ...ShownAwaited[]];

/** Those of whom all but the name is the same stand in one line. */
function together(awaited: readonly ShownAwaited[]): readonly Several[] {
  const groups = new Map<string, Several>();
  for (const one of awaited) {
    const { name, mine, instead, ...same } = one;
    const key = JSON.stringify(same);
    const before = groups.get(key);
    groups.set(key, before === undefined ? [one] : [...before, one]);
  }
  return [...groups.values()];
}

/** For whom it waits, and below it since when, what comes next, and where it is done. */
function awaitedWords(all: Several, ending: ShownStanding['ending']): string {
  const [{ kind, since, link, next, away }] = all;
  const facts = [
    `${kind === 'turn' ? 'their turn came' : 'asked'} ${ago(since)}`,
    ...(away === null ? [] : [awayTag(away, away.standIn === null ? null : escapeMarkdown(away.standIn))]),
    ...(next === null ? [] : [nextWords(next, kind, ending)]),
    ...(link === null ? [] : [`[open](${link})`]),
  ];
  return `${listed(all.map(whoWords))} ${all.length === 1 ? TO_DO[kind][0] : TO_DO[kind][1]}\n-# ${facts.join(' · ')}`;
}

const whoWords = ({ name, mine, instead }: ShownAwaited): string =>
  `${name === null ? 'the GM' : `**${escapeMarkdown(name)}**`}${instead ? ' (you stand in)' : mine ? ' (you)' : ''}`;

/** A moment that has come may be put off, by quiet hours: so it is said when it was due, and not that it has happened. */
function nextWords(next: ShownNext, kind: ShownAwaited['kind'], ending: ShownStanding['ending']): string {
  if (next.what === 'ruling') return "I've asked a GM what happens next";
  return `due ${ago(next.at)}: ${next.what === 'end' ? endWords(kind, ending) : 'a reminder'}`;
}

function endWords(kind: ShownAwaited['kind'], ending: ShownStanding['ending']): string {
  switch (ending) {
    case 'standIn':
      return 'a stand-in acts, or I ask a GM';
    case 'gm':
      return 'I ask a GM';
    case 'default':
    case 'skip':
    case 'hold':
    case 'act':
    case 'actAndSpend':
      if (kind === 'decision') return 'the clock answers';
      if (ending === 'act' || ending === 'actAndSpend') return 'the character acts by itself';
      return ending === 'hold' ? 'the turn is held, or skipped' : 'the turn is skipped';
  }
}

/** Where the message stands that a GM has asked for. */
export const pinnedCard = (unpinned: string | null): Card => ({
  text:
    unpinned === null
      ? "I've pinned it here, and I keep it up to date. It pings nobody. `/turns unpin` removes it."
      : `It's here, and I keep it up to date, but it isn't pinned: ${reasonOf(unpinned, 'pin')}.`,
  tone: unpinned === null ? 'good' : 'plain',
});

export const unpinnedCard: Card = {
  text: 'The message is gone. `/turns pin` brings it back.',
  tone: 'plain',
};
