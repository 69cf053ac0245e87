import { type CreationStep, isToRoll } from '../engine/creation.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { limits } from './limits.ts';
import type { Button, Form, Row, View } from './message.ts';

interface Making {
  readonly version: number;
  readonly name: string;
  readonly kind: 'pc' | 'npc';
  readonly steps: readonly CreationStep[];
}

const STEPS = 15; // buttons that fit beside the last rows

/** What a roll for every open step is called among the steps' ids. */
export const EVERYTHING = '*';

/** A character in the making: what is chosen, what is open, a button for each step, and what dice could decide. */
export function makingView(making: Making, note: string | null = null): View {
  const open = making.steps.filter((step) => !step.done);
  const toDo = making.steps.filter((step) => step.kind !== 'fixed' || step.random !== undefined);
  const buttons = toDo.slice(0, STEPS).map(
    (step): Button => ({
      kind: 'button',
      id: `make.step|${making.version}|${step.id}`,
      label: `${markOf(step)} ${step.title}`,
      look: step === open[0] ? 'main' : 'plain',
    }),
  );
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += 5) rows.push(buttons.slice(at, at + 5));
  rows.push(...rollRow(making));
  rows.push([
    {
      kind: 'button',
      id: `make.done|${making.version}`,
      label: open.length === 0 ? 'Done: make the character' : 'Done',
      look: 'good',
      disabled: open.length > 0,
    },
    { kind: 'button', id: 'make.drop', label: 'Throw away', look: 'danger' },
  ]);
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(making.name)}${making.kind === 'npc' ? ' (NPC)' : ''}, in the making`,
      text: [
        ...(note === null ? [] : [`${note}\n`]),
        ...making.steps.map(
          (step) => `${markOf(step)} **${step.title}**${step.summary === '' ? '' : `: ${step.summary}`}`,
        ),
      ].join('\n'),
      footer:
        open.length === 0
          ? 'All steps are done. You can still change any of them.'
          : `${open.length} ${open.length === 1 ? 'step is' : 'steps are'} open. It is kept as you go: /character create continues.`,
      tone: 'ask',
    },
    rows,
  };
}

/** '✓' done, '○' open, '–' for what need not be chosen and has not been. */
const markOf = ({ done, summary }: CreationStep): string => (done ? (summary === '' ? '–' : '✓') : '○');

/** What may be left to dice; nothing where no step may. */
function rollRow({ version, steps }: Making): readonly Row[] {
  const random = steps.flatMap(({ id, title, random: dice }) =>
    dice === undefined ? [] : [{ value: id, label: `Roll ${title}`, note: dice }],
  );
  if (random.length === 0) return [];
  const everything = {
    value: EVERYTHING,
    label: 'Roll everything that is open',
    note: 'Dice choose all that is not chosen yet.',
  };
  const options = random.slice(0, limits.options - 1);
  return [
    [
      {
        kind: 'select',
        id: `make.roll|${version}`,
        placeholder: 'Let dice choose…',
        min: 1,
        max: 1,
        options: [...(steps.some(isToRoll) ? [everything] : []), ...options],
      },
    ],
  ];
}

/** What fell and what it was taken to mean: 'Origin: 4, 6 → Dyn, Dyn-essat'. */
export function rolledNote(
  fallen: readonly { readonly label: string; readonly value: number }[],
  told: readonly string[],
): string {
  const labels = [...new Set(fallen.map(({ label }) => label))];
  const dice = labels.map(
    (label) => `${label} ${fallen.flatMap((die) => (die.label === label ? die.value : [])).join(', ')}`,
  );
  return `🎲 ${dice.join(' · ')}\n${told.map((line) => `→ ${escapeMarkdown(line)}`).join('\n')}`;
}

/** One step to pick in: a list, in pages where it is long. */
export function pickView(
  making: Making,
  step: Extract<CreationStep, { kind: 'pick' }>,
  wanted: number,
): View {
  const pages = Math.max(1, Math.ceil(step.choices.length / limits.options));
  const page = wanted >= 0 && wanted < pages ? Math.floor(wanted) : 0; // it comes from a button, and may be anything
  const shown = step.choices.slice(page * limits.options, (page + 1) * limits.options);
  const more: Button[] =
    pages === 1
      ? []
      : [
          {
            kind: 'button',
            id: `make.page|${making.version}|${step.id}|${(page + 1) % pages}`,
            label: `More (page ${page + 1} of ${pages})`,
          },
        ];
  return {
    content: '',
    card: { title: step.title, text: step.help, tone: 'ask' },
    rows: [
      [
        {
          kind: 'select',
          id: `make.pick|${making.version}|${step.id}|${page}`,
          placeholder:
            step.max === 1
              ? 'Choose one'
              : `Choose ${step.min === step.max ? step.max : `up to ${step.max}`}`,
          min: pages === 1 ? step.min : 0,
          max: step.max,
          options: shown.map((choice) => ({
            value: choice.id,
            label: choice.label,
            note: choice.note,
            chosen: choice.chosen,
          })),
        },
      ],
      [
        ...more,
        ...(step.random === undefined
          ? []
          : [
              {
                kind: 'button' as const,
                id: `make.dice|${making.version}|${step.id}`,
                label: `Roll ${step.random}`,
              },
            ]),
        { kind: 'button', id: 'make.back', label: 'Back' },
      ],
    ],
  };
}

/** One step to fill in. */
export function stepForm(making: Making, step: Extract<CreationStep, { kind: 'form' }>): Form {
  return {
    id: `make.form|${making.version}|${step.id}`,
    title: step.title,
    fields: step.fields.map((field) => ({ ...field, max: field.long === true ? 1000 : 200 })),
  };
}
