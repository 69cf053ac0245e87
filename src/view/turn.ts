import { escapeMarkdown } from '../engine/text.ts';
import type { TrackerView } from '../engine/words.ts';
import type { View } from './message.ts';
import { callRow, roundName, turnId } from './tracker.ts';

/** Whose turn it is now, and what they have; it pings their player. Null outside of turns. */
export function turnView(
  tracker: TrackerView,
  ownerId: string | null,
  pings: readonly string[],
): View | null {
  const current = tracker.lines.find((line) => line.turn === 'now');
  if (current === undefined) return null;
  const next = tracker.lines.find((line) => line.turn === 'next');
  const who = ownerId === null ? pings.map((id) => `<@${id}>`).join(' ') : `<@${ownerId}>`;
  const then = next === undefined ? '' : ` Next: ${escapeMarkdown(next.name)}.`;
  return {
    content: `${who}${who === '' ? '' : ': '}**${escapeMarkdown(current.name)}** acts now. ${roundName(tracker.round)}.${then}`,
    pings,
    rows: [
      [
        { kind: 'button', id: 'turn.options', label: 'What can I do?' },
        { kind: 'button', id: turnId(tracker), label: 'End turn' },
      ],
      ...callRow(tracker),
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
