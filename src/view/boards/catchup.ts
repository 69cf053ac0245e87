import { labelOf } from '../questions/label.ts';
import type { Answer, Decision } from '../../engine/decision.ts';
import type { GameEvent, Viewer } from '../../engine/event.ts';
import type { Params } from '../../engine/refusal.ts';
import type { AnySystem } from '../../engine/system.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { ago, moment } from '../clock.ts';
import { FROM_FILE } from '../fromFile.ts';
import { fitLines, shortenMarked } from '../limits.ts';
import { calledOff as calledOffWords } from '../log.ts';
import type { View } from '../message.ts';
import { CLOCK, mentionFirst } from '../people.ts';
import { notesLater } from '../play.ts';
import { roundName } from '../tracker.ts';
import { type ShownStanding, standingLines } from './turns.ts';

interface Linked {
  readonly link: string | null;
}

interface ToMe extends Linked {
  readonly userId: string;
  readonly fromFile: boolean;
  readonly events: readonly GameEvent[]; // those that name the reader's characters
  readonly actsForMe: boolean; // it was done in the reader's place
  readonly asQueued: boolean; // the reader had wanted it done on their turn
  readonly endsTurn: boolean;
  readonly calledOff: Params | null; // it is a command that was called off
  readonly decided: readonly { readonly decision: Decision; readonly answer: Answer }[];
  readonly state: object; // it has the names
}

type Around = Linked &
  (
    | { readonly kind: 'began' | 'ended'; readonly where: string }
    | { readonly kind: 'rounds'; readonly from: number; readonly to: number }
    | { readonly kind: 'down'; readonly names: readonly string[] }
    | { readonly kind: 'scene'; readonly name: string; readonly where: string }
  );

export interface ShownDigest {
  readonly campaign: string;
  readonly system: AnySystem;
  readonly viewer: Viewer;
  readonly since: Date;
  readonly asked: boolean; // the reader has said since when
  readonly mine: readonly ToMe[];
  readonly around: readonly Around[];
  readonly more: { readonly toMe: number; readonly others: number };
  readonly standing: ShownStanding;
}

const LONGEST = 220;
const MOST_WAITS = 4;

/** What somebody has missed: what was done to them, what went on around them, and where it waits now. */
export function catchUpView(digest: ShownDigest): View {
  const { campaign, since, asked, mine, around, more, standing } = digest;
  const waits = standingLines(standing);
  const told = mine.length + around.length;
  const nothing = told + more.toMe + more.others === 0;
  return {
    card: {
      title: `${asked ? 'What has happened' : 'Since you were here'}: ${escapeMarkdown(campaign)}`,
      text: fitLines(
        [
          `-# ${nothing ? 'Nothing has happened since' : 'Since'} ${moment(since)} (${ago(since)}).`,
          ...section(
            'To you',
            mine.flatMap((one) => toMe(digest, one)),
          ),
          ...section(
            'Around you',
            around.map((one) => linked(aroundWords(one), one.link)),
          ),
          ...moreLine(more, told),
          ...section(standing.mine ? "Now it's waiting for you" : 'Now', waits.slice(0, MOST_WAITS)),
          ...(waits.length > MOST_WAITS ? ['-# … and more: `/turns show`'] : []),
        ],
        3900,
      ),
      tone: standing.mine ? 'ask' : 'plain',
    },
  };
}

/** What has happened besides, and where it is told. */
function moreLine({ toMe, others }: ShownDigest['more'], told: number): readonly string[] {
  const more = [
    ...(toMe === 0 ? [] : [`${toMe} more to you`]),
    ...(others === 0
      ? []
      : [`${others} ${told === 0 ? (others === 1 ? 'thing' : 'things') : 'more'} around you`]),
  ];
  if (more.length === 0) return [];
  return [`-# ${told === 0 ? 'Nothing happened to you; ' : '… and '}${more.join(', ')}: \`/log\``];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`**${title}**`, ...lines];

const linked = (text: string, link: string | null): string =>
  `- ${text}${link === null ? '' : ` [open](${link})`}`;

/** In one line, without what stands small below: the dice are a press away. */
const flat = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('-# '))
    .join(' ');

function toMe(
  { system, viewer }: ShownDigest,
  { userId, fromFile, events, actsForMe, asQueued, endsTurn, calledOff, decided, state, link }: ToMe,
): readonly string[] {
  if (calledOff !== null)
    return [linked(`${mentionFirst(userId)} ${calledOffWords(calledOff, userId)}`, link)];
  const told = notesLater(system, events, state, viewer)
    .map((note) => flat(note.text))
    .filter((text) => text !== '')
    .join(' ');
  const answers = decided.map(({ decision, answer }) => {
    const label = labelOf(system.words.question(decision, state), decision, answer.choice);
    const why =
      answer.by === CLOCK
        ? ', because time ran out'
        : (answer.reason ?? '') === ''
          ? ''
          : ` (${escapeMarkdown(answer.reason ?? '')})`;
    return `${mentionFirst(answer.by)} decided for you: **${label ?? escapeMarkdown(answer.choice)}**${why}.`;
  });
  const lead = endsTurn
    ? `${mentionFirst(userId)} ended your turn${told === '' ? '.' : ':'}`
    : actsForMe
      ? `${mentionFirst(userId)} for you:`
      : asQueued
        ? 'As you queued it:'
        : '';
  const text = [...answers, lead, told].filter((part) => part !== '').join(' ');
  return text === ''
    ? []
    : [linked(shortenMarked(fromFile ? `(${FROM_FILE}) ${text}` : text, LONGEST), link)];
}

function aroundWords(one: Around): string {
  switch (one.kind) {
    case 'began':
      return `A fight began in ${one.where}.`;
    case 'ended':
      return `The fight in ${one.where} is over.`;
    case 'rounds':
      return one.from < 1
        ? `The fight is now in ${roundName(one.to).toLowerCase()}.`
        : `The fight went from ${roundName(one.from).toLowerCase()} to ${roundName(one.to).toLowerCase()}.`;
    case 'down':
      return `${one.names.map((name) => `**${escapeMarkdown(name)}**`).join(', ')} went down.`;
    case 'scene':
      return `The scene **${escapeMarkdown(one.name)}** opened: ${one.where}`;
  }
}
