import { escapeMarkdown } from '../../engine/text.ts';
import { limits, shorten } from '../limits.ts';
import type { View } from '../message.ts';

/** What a button is for that somebody presses who plays several. */
export type AskedFor = 'attack' | 'move' | 'more' | `act:${string}`;

function askedText(asked: AskedFor): string {
  if (asked === 'attack') return 'Who attacks?';
  return asked === 'move' ? 'Who moves?' : 'Who is it about?';
}

/** Asks whoever plays several who can act for which of them a button is meant. */
export function whoView(names: readonly string[], asked: AskedFor): View {
  const rest = names.length > limits.options ? ' Somebody else? Name them with `as:`, as in `/act`.' : '';
  return {
    card: {
      text: `${askedText(asked)} Several of your characters can act now.${rest}`,
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
    return `<@${by}> called off what ${whose} had begun. None of it happened, so you can do it again, or something else. Reason: ${said}`;
  }
  const changed =
    why === 'movedOn' ? `something has happened to **${said}**` : 'the rules I play by have changed';
  return `What <@${userId}> had begun can't go on: ${changed} since. None of it happened, so you can do it again.`;
}
