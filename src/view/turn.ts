import { escapeMarkdown } from '../engine/text.ts';
import type { TrackerView } from '../engine/words.ts';
import { limits, shorten } from './limits.ts';
import type { View } from './message.ts';
import { callRow, isUnseenTurn, moveButton, roundName, stillToAct, turnButtons } from './tracker.ts';

/** Whose turn it is now, and what they have; it pings their player. Null outside of turns. */
export function turnView(
  tracker: TrackerView,
  ownerId: string | null,
  pings: readonly string[],
): View | null {
  const isUnseen = isUnseenTurn(tracker);
  const current = isUnseen ? undefined : tracker.lines.find((line) => line.turn === 'now');
  if (current === undefined && !isUnseen) return null;
  const next = tracker.lines.find((line) => line.turn === 'next');
  const who = ownerId === null ? pings.map((id) => `<@${id}>`).join(' ') : `<@${ownerId}>`;
  const then = next === undefined ? '' : ` Next: ${escapeMarkdown(next.name)}.`;
  return {
    content: `${who}${who === '' ? '' : ': '}**${current === undefined ? 'The GM' : escapeMarkdown(current.name)}** acts now. ${roundName(tracker.round)}.${then}`,
    pings,
    rows: [
      [
        ...moveButton(tracker),
        { kind: 'button', id: 'turn.options', label: 'What can I do?' },
        ...turnButtons(tracker),
      ],
      ...callRow(tracker),
    ],
  };
}

/** Whose phase begins, and who of it can act; it pings those who play them. Null where there are no phases. */
export function phaseView(tracker: TrackerView, pings: readonly string[]): View | null {
  const { phase, round } = tracker;
  if (phase === undefined) return null;
  const names = stillToAct(tracker).map((name) => `**${escapeMarkdown(name)}**`);
  const who = pings.map((id) => `<@${id}>`).join(' ');
  const able = names.length === 0 ? 'The GM acts.' : `Still to act, in any order: ${names.join(', ')}.`;
  return {
    content: `${who}${who === '' ? '' : ': '}**${escapeMarkdown(phase.name)}** of ${round === 0 ? 'the surprise round' : `round ${round}`}. ${able}`,
    pings,
    rows: [
      [
        ...moveButton(tracker),
        { kind: 'button', id: 'turn.options', label: 'What can I do?' },
        ...turnButtons(tracker),
      ],
      ...callRow(tracker),
    ],
  };
}

/** What a button is for that somebody presses who plays several. */
export type AskedFor = 'move' | 'options';

/** Asks whoever plays several who can act for which of them a button is meant. */
export function whoView(names: readonly string[], asked: AskedFor): View {
  const rest = names.length > limits.options ? ' Who is not listed is named with `as:`, as in `/act`.' : '';
  return {
    card: {
      text: `${asked === 'move' ? 'Who moves?' : 'Who is it about?'} Several of yours can act now.${rest}`,
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

/** A waiting command was called off. */
export function cancelledView(
  why: 'gm' | 'rulesChanged' | 'movedOn',
  reason: string | null,
  userId: string,
): View {
  return {
    card: {
      title: 'Called off',
      text: cancelledText(why, escapeMarkdown(reason ?? ''), userId),
      tone: 'bad',
    },
  };
}

function cancelledText(why: 'gm' | 'rulesChanged' | 'movedOn', reason: string, userId: string): string {
  if (why === 'gm')
    return `A GM called off what <@${userId}> had begun, and nothing of it has happened. Reason: ${reason}`;
  const changed =
    why === 'movedOn' ? `something has happened to **${reason}**` : 'the rules I play by have changed';
  return `What <@${userId}> had begun cannot go on: ${changed} since. Nothing of it has happened, so it can be done again.`;
}
