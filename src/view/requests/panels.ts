// What one person alone sees of a request: what goes along with their roll, which of their characters, what a GM may do.
import type { Choice } from '../../engine/options.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines, limits } from '../limits.ts';
import type { Form, Row, Select, View } from '../message.ts';
import { lineWords, type ShownRequest, whatWords } from './lines.ts';

/** Which of somebody's characters it is about. */
export function whichView(
  does: 'roll' | 'options' | 'pass',
  own: readonly { readonly answerId: string; readonly name: string }[],
): View {
  const question = { roll: 'Who rolls?', options: 'Whose options?', pass: "Who isn't rolling?" }[does];
  return {
    card: { text: `This is for several of your characters. ${question}`, tone: 'ask' },
    rows: [
      [
        {
          kind: 'select',
          id: `request.which|${does}`,
          placeholder: question,
          min: 1,
          max: 1,
          options: own.map(({ answerId, name }) => ({ value: answerId, label: name })),
        },
      ],
    ],
  };
}

/** The selects of the options, by the word in their custom ids. */
export const PICKS = ['spend', 'edge', 'helpers'] as const;
export type Pick = (typeof PICKS)[number];

export interface ShownOptions {
  readonly answerId: string;
  readonly name: string;
  readonly what: string; // escaped
  readonly spends: readonly Choice[];
  readonly edges: readonly Choice[];
  readonly helpers: readonly Choice[];
  readonly picked: { readonly [P in Pick]: readonly string[] };
}

/** What may go along with a roll that is asked for, as selects that keep what is picked. */
export function optionsPanel(options: ShownOptions, why: (refusal: Refusal) => string): View {
  const { answerId, name, what, spends, edges, helpers } = options;
  // What costs something is told with why it cannot be had; of the rest there is only what can.
  const refused = new Map<string, string[]>();
  for (const choice of spends)
    if (choice.refused !== null) {
      const reason = why(choice.refused);
      refused.set(reason, [...(refused.get(reason) ?? []), escapeMarkdown(choice.name)]);
    }
  const nothing = [...spends, ...edges, ...helpers].every((choice) => choice.refused !== null);
  return {
    card: {
      title: `${escapeMarkdown(name)}: ${what}`,
      text: fitLines(
        [
          nothing
            ? "There's nothing to add right now."
            : 'Pick what to add, then roll. You pay for it when you roll.',
          ...(refused.size === 0 ? [] : ['', '**Not now**']),
          ...[...refused].map(([reason, names]) => `- ${names.join(', ')}: ${reason}`),
        ],
        3500,
      ),
      tone: 'ask',
    },
    rows: [
      ...picker(options, 'spend', spends, 'Spend …'),
      ...picker(options, 'edge', edges, 'Advantage and the like …'),
      ...picker(options, 'helpers', helpers, 'Who lends a hand …'),
      [{ kind: 'button', id: `request.with|${answerId}`, label: 'Roll like this', look: 'main' }],
    ],
  };
}

function picker(
  { answerId, picked }: ShownOptions,
  pick: Pick,
  choices: readonly Choice[],
  placeholder: string,
): readonly Row[] {
  const open = choices.filter(({ refused }) => refused === null).slice(0, limits.options);
  if (open.length === 0) return [];
  const select: Select = {
    kind: 'select',
    id: `request.pick|${answerId}|${pick}`,
    placeholder,
    min: 0,
    max: pick === 'edge' ? 1 : open.length,
    options: open.map(({ id, name, note }) => ({
      value: id,
      label: name,
      ...(note === undefined ? {} : { note }),
      chosen: picked[pick].includes(id),
    })),
  };
  return [[select]];
}

/** The options once somebody has rolled with them. */
export const rolledPanel: View = {
  card: { text: 'Rolled.', tone: 'quiet' },
  rows: [],
};

/** Somebody has said that their character does not roll. */
export const passedView = (name: string): View => ({
  card: {
    text: `**${escapeMarkdown(name)}** isn't rolling. Changed your mind? Press **Roll** while others still have to answer.`,
    tone: 'quiet',
  },
});

/** What a GM sees of a request and may do about it. */
export function gmPanel(shown: ShownRequest): View {
  const { request, over, lines } = shown;
  const { id, secret, together, hidesDifficulty, shownAt } = request;
  const open = lines.filter(({ answer }) => answer.state === 'open' || answer.state === 'passed');
  const held = !secret && (together || hidesDifficulty) && shownAt === null;
  const roll: Select = {
    kind: 'select',
    id: 'request.for',
    placeholder: 'Roll for …',
    min: 1,
    max: 1,
    options: open.map(({ answer, name }) => ({ value: answer.id, label: name })),
  };
  return {
    card: {
      title: `For the GM: ${whatWords(request)}`,
      text: fitLines(
        lines.map((line) => lineWords(line, over)),
        3500,
      ),
      footer: held && !over ? "Players don't see all of this yet." : 'Only you see this.',
      tone: 'plain',
    },
    rows: over
      ? []
      : [
          ...(open.length === 0 ? [] : [[roll] as const]),
          [
            ...(held
              ? [{ kind: 'button', id: `request.show|${id}`, label: 'Show now', look: 'main' } as const]
              : []),
            { kind: 'button', id: `request.close|${id}`, label: 'Close', look: 'danger' },
          ],
        ],
  };
}

/** A GM rolls in somebody's place. */
export const inPlaceForm = (answerId: string, name: string): Form => ({
  id: `request.for|${answerId}`,
  title: `Roll for ${name}`,
  fields: [
    {
      id: 'reason',
      label: 'Why? (the list and the log say so)',
      hint: 'Ben is away until Friday',
      value: '',
      needed: true,
      max: 200,
    },
  ],
});

/** A GM has asked: who could not do it as things stand. */
export function askedView(
  names: readonly string[],
  unable: readonly { readonly name: string; readonly why: string }[],
): View {
  const bold = (name: string) => `**${escapeMarkdown(name)}**`;
  return {
    card: {
      text: [
        `Asked: ${names.map(bold).join(', ')}. I'll tell you when everybody has answered.`,
        ...(unable.length === 0 ? [] : ['Right now, not all of them can:']),
        ...unable.map(({ name, why }) => `- ${why.includes(bold(name)) ? why : `${bold(name)}: ${why}`}`),
      ].join('\n'),
      tone: 'good',
    },
  };
}
