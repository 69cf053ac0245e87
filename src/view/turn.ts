import { escapeMarkdown } from '../engine/text.ts';
import { turnShown } from '../engine/turnShown.ts';
import type { TrackerView } from '../engine/words.ts';
import { limits, shorten } from './limits.ts';
import type { Button, View } from './message.ts';
import { callRow, isUnseenTurn, roundName, stillToAct } from './tracker.ts';
import { turnRow } from './turn/row.ts';

/** Who is called for a turn, and in whose place where that is somebody else. */
interface Called {
  readonly alone?: boolean; // whether who the GM plays can act by themselves
  readonly called: string | null; // null: nobody, or the GM
  readonly standsFor: string | null;
}

/** Whose turn it is now, and what they have; it pings their player. Null outside of turns. */
export function turnView(
  tracker: TrackerView,
  { alone = false, called, standsFor }: Called,
  pings: readonly string[],
): View | null {
  const isUnseen = isUnseenTurn(tracker);
  const current = isUnseen ? undefined : tracker.lines.find((line) => line.turn === 'now');
  if (current === undefined && !isUnseen) return null;
  const next = tracker.lines.find((line) => line.turn === 'next');
  const people = called === null ? pings.map((id) => `<@${id}>`).join(' ') : `<@${called}>`;
  const who = standsFor === null ? people : `${people} (for <@${standsFor}>)`;
  const then = next === undefined ? '' : ` Next: ${escapeMarkdown(next.name)}.`;
  return {
    content: `${who}${who === '' ? '' : ': '}**${current === undefined ? 'The GM' : escapeMarkdown(current.name)}** acts now. ${roundName(tracker.round)}.${then}`,
    pings,
    rows: [
      [...turnRow(tracker), ...(alone && current?.side !== 'players' ? letAct(tracker, 'Let it act') : [])],
      ...callRow(tracker),
    ],
  };
}

/** What lets those act whom the GM plays: named by the turn that is shown, so that a press means that one. */
const letAct = (tracker: TrackerView, label: string): readonly Button[] => [
  { kind: 'button', id: `autopilot.act|${turnShown(tracker)}`, label },
];

/** Whose phase begins, and who of it can act; it pings those who play them. Null where there are no phases. */
export function phaseView(tracker: TrackerView, pings: readonly string[], alone = false): View | null {
  const { phase, round, lines } = tracker;
  if (phase === undefined) return null;
  const players = lines.some(({ id, side }) => side === 'players' && phase.toAct.includes(id));
  const names = stillToAct(tracker).map((name) => `**${escapeMarkdown(name)}**`);
  const who = pings.map((id) => `<@${id}>`).join(' ');
  const able = names.length === 0 ? 'The GM acts.' : `Still to act, in any order: ${names.join(', ')}.`;
  return {
    content: `${who}${who === '' ? '' : ': '}**${escapeMarkdown(phase.name)}** of ${round === 0 ? 'the surprise round' : `round ${round}`}. ${able}`,
    pings,
    rows: [
      [...turnRow(tracker), ...(alone && !players ? letAct(tracker, 'Let them act') : [])],
      ...callRow(tracker),
    ],
  };
}

/** What a button is for that somebody presses who plays several. */
export type AskedFor = 'attack' | 'move' | 'more';

const ASKED: Readonly<Record<AskedFor, string>> = {
  attack: 'Who attacks?',
  move: 'Who moves?',
  more: 'Who is it about?',
};

/** Asks whoever plays several who can act for which of them a button is meant. */
export function whoView(names: readonly string[], asked: AskedFor): View {
  const rest = names.length > limits.options ? ' Who is not listed is named with `as:`, as in `/act`.' : '';
  return {
    card: {
      text: `${ASKED[asked]} Several of yours can act now.${rest}`,
      tone: 'ask',
    },
    rows: [
      [
        {
          kind: 'select',
          id: `turn.who|${asked}`,
          placeholder: 'Choose one',
          min: 1,
          max: 1,
          options: names.map((name) => ({ value: shorten(name, limits.option), label: name })),
        },
      ],
    ],
  };
}

interface Cancelled {
  readonly why: 'gm' | 'rulesChanged' | 'movedOn';
  readonly reason: string | null; // the GM's, or the name of who has moved on
  readonly by: string; // who called it off, or answered what could not go on
  readonly userId: string; // whose command it was
}

/** A waiting command was called off. It pings whose it was, where somebody else has done that. */
export function cancelledView(cancelled: Cancelled, pings: boolean): View {
  const { by, userId } = cancelled;
  const told = by !== userId;
  return {
    ...(told ? { content: `<@${userId}>` } : {}),
    pings: told && pings ? [userId] : [],
    card: { title: 'Called off', text: cancelledText(cancelled), tone: 'bad' },
  };
}

export function cancelledText({ why, reason, by, userId }: Cancelled): string {
  const said = escapeMarkdown(reason ?? '');
  if (why === 'gm') {
    const whose = by === userId ? 'they' : `<@${userId}>`;
    return `<@${by}> called off what ${whose} had begun. Nothing of it has happened, so it can be done again, or something else. Reason: ${said}`;
  }
  const changed =
    why === 'movedOn' ? `something has happened to **${said}**` : 'the rules I play by have changed';
  return `What <@${userId}> had begun cannot go on: ${changed} since. Nothing of it has happened, so it can be done again.`;
}
