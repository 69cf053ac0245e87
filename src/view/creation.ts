import type { CreationStep } from '../engine/creation.ts';
import { askedFirst, isToRoll } from '../engine/creation.ts';
import type { Refusal } from '../engine/refusal.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { limits } from './limits.ts';
import type { Button, Row, View } from './message.ts';

export interface Making {
  readonly version: number;
  readonly name: string;
  readonly kind: 'pc' | 'npc';
  readonly steps: readonly CreationStep[];
  readonly mistakes: readonly { readonly step: string; readonly title: string; readonly refusal: Refusal }[];
}

const STEPS = 15; // buttons that fit between the first row and the list of dice
const FIXES = 1; // forms to mend that have a button in the first row

/** What a roll for every open step is called among the steps' ids. */
export const EVERYTHING = '*';

/**
 * A character being created: what is chosen, a button for each step that comes next (with `page` for every step, so many at a time), and what dice
 * could decide. `say` words what is wrong with a form. One button is blue: what to mend, else the end, else the quick start,
 * else the first open step.
 */
export function makingView(
  making: Making,
  say: (refusal: Refusal) => string,
  {
    note = null,
    page = null,
    called = 'character',
  }: { readonly note?: string | null; readonly page?: number | null; readonly called?: string } = {},
): View {
  const { version, steps, mistakes } = making;
  const open = steps.filter((step) => !step.done);
  const quick = steps.find((step) => step.first === 'quick' && step.summary === '');
  const isFresh = steps.every(
    (step) => askedFirst(step) !== null || step.id === 'name' || step.summary === '',
  );
  const main = mainOf(making, isFresh ? quick : undefined);
  const toDo = steps.filter((step) => step !== quick && (step.kind !== 'fixed' || step.random !== undefined));
  const pages = Math.ceil(toDo.length / STEPS);
  const at = page !== null && page >= 0 && page < pages ? Math.floor(page) : 0; // it comes from a button, and may be anything
  const shown = page === null ? nextOf(toDo) : toDo.slice(at * STEPS);
  const buttons = shown.slice(0, STEPS).map(
    (step): Button => ({
      kind: 'button',
      id: `make.step|${version}|${step.id}`,
      label: `${markOf(step)} ${step.title}`,
      ...(step.id === main ? { look: 'main' } : {}),
    }),
  );
  const onward =
    page === null
      ? { label: 'Change…', page: 0, isThere: shown.length < toDo.length }
      : { label: `More (page ${at + 1} of ${pages})`, page: (at + 1) % pages, isThere: pages > 1 };
  const rows: Row[] = [firstRow(making, quick, main, onward)];
  for (let from = 0; from < buttons.length; from += 5) rows.push(buttons.slice(from, from + 5));
  if (page !== null || steps.some(isToRoll)) rows.push(...rollRow(making));
  return {
    content: '',
    card: {
      title: titleOf(making, called),
      text: [
        ...(note === null ? [] : [`${note}\n`]),
        ...mistakes.map(({ title, refusal }) => `✗ **${title}**: ${say(refusal)}`),
        ...(mistakes.length === 0 ? [] : ['']),
        ...steps
          .filter((step) => step !== quick)
          .map(
            (step) =>
              `${markOf(step)} **${step.title}**${step.summary === '' ? '' : `: ${escapeMarkdown(step.summary)}`}`,
          ),
      ].join('\n'),
      footer:
        open.length === 0
          ? 'Ready: press Done. You can still change anything.'
          : `${stepsLeft(open)} A step with – can stay empty. Your progress is saved: /character create continues.`,
      tone: 'ask',
    },
    rows,
  };
}

/** Which steps have a button of their own: those that must be done; once they are, those that may be; and always those that stay. */
function nextOf(steps: readonly CreationStep[]): readonly CreationStep[] {
  const isOpen = steps.some(({ done }) => !done);
  return steps.filter(({ done, summary, stays }) => stays === true || (isOpen ? !done : summary === ''));
}

/** How many steps are open: of several that do for one another, one. */
function stepsLeft(open: readonly CreationStep[]): string {
  const groups = Map.groupBy(open, ({ id, either }) => either ?? `${id} alone`);
  const choices = [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((steps) => steps.map(({ title }) => title).join(' or '));
  const named =
    choices.length === 0 ? '' : `${groups.size === 1 ? ': ' : ', among them '}${choices.join(', ')}`;
  return `${groups.size} ${groups.size === 1 ? 'step' : 'steps'} left (○)${named}.`;
}

const titleOf = ({ name, kind }: Making, called: string): string =>
  `Creating ${name === '' ? `a ${called}` : escapeMarkdown(name)}${kind === 'npc' ? ' (NPC)' : ''}`;

const DONE = 'done';
const FIX = 'fix';

/** What is blue: a step's id, or one of the words above. */
function mainOf({ steps, mistakes }: Making, quick: CreationStep | undefined): string | null {
  if (mistakes.length > 0) return FIX;
  const open = steps.find((step) => !step.done);
  if (open === undefined) return DONE;
  return quick?.id ?? open.id;
}

/** Where the steps are that have no button here. */
interface Onward {
  readonly label: string;
  readonly page: number;
  readonly isThere: boolean;
}

function firstRow(
  { version, steps, mistakes }: Making,
  quick: CreationStep | undefined,
  main: string | null,
  onward: Onward,
): Row {
  const fixes = mistakes.slice(0, FIXES).map(
    ({ step, title }, at): Button => ({
      kind: 'button',
      id: `make.fix|${version}|${step}`,
      label: `Fix ${title}`,
      ...(at === 0 ? { look: 'main' } : {}),
    }),
  );
  const start: readonly Button[] =
    quick === undefined
      ? []
      : [
          {
            kind: 'button',
            id: `make.step|${version}|${quick.id}`,
            label: quick.title,
            ...(main === quick.id ? { look: 'main' } : {}),
          },
        ];
  return [
    ...fixes,
    ...start,
    {
      kind: 'button',
      id: `make.done|${version}`,
      label: 'Done',
      ...(main === DONE ? { look: 'main' } : {}),
      disabled: steps.some(({ done }) => !done),
    },
    ...(onward.isThere
      ? [{ kind: 'button', id: `make.change|${version}|${onward.page}`, label: onward.label } as const]
      : []),
    { kind: 'button', id: 'make.drop', label: 'Discard', look: 'danger' },
  ];
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
    label: "Roll everything that's left",
    note: "Dice choose what you haven't chosen yet.",
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

type Picks = Extract<CreationStep, { kind: 'pick' }>;

/** Whether a step opens as a form: a list that is too long for one is shown in pages. */
export const isForm = (step: CreationStep): boolean =>
  step.kind === 'form' || (step.kind === 'pick' && step.choices.length <= limits.options);

/** A list too long for a form, in pages. */
export function pickView(making: Making, step: Picks, wanted: number): View {
  const pages = Math.max(1, Math.ceil(step.choices.length / limits.options));
  const page = wanted >= 0 && wanted < pages ? Math.floor(wanted) : 0; // it comes from a button, and may be anything
  const shown = step.choices.slice(page * limits.options, (page + 1) * limits.options);
  const dice: readonly Button[] =
    step.random === undefined
      ? []
      : [{ kind: 'button', id: `make.dice|${making.version}|${step.id}`, label: `Roll ${step.random}` }];
  const more: readonly Button[] =
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
      [...more, ...dice, { kind: 'button', id: 'make.back', label: 'Back' }],
    ],
  };
}

/** Asks once more before a draft goes. */
export const discardView = ({ name }: Pick<Making, 'name'>, called = 'character'): View => ({
  content: '',
  card: {
    text: `Discard ${name === '' ? `this ${called}` : `**${escapeMarkdown(name)}**`}? You can't get it back.`,
    tone: 'ask',
  },
  rows: [
    [
      { kind: 'button', id: 'make.back', label: 'Keep', look: 'main' },
      { kind: 'button', id: 'make.dropped', label: 'Discard', look: 'danger' },
    ],
  ],
});

/** What is made by rules, in a word; where they have none for it, a character. */
export const calledBy = (rules: { readonly called?: string } | null): string => rules?.called ?? 'character';

/** The button that begins a character, or what the rules call it, for wherever somebody has none. */
export const makeOne = (called = 'character'): Button => ({
  kind: 'button',
  id: 'make.new|pc',
  label: `Make a ${called}`,
  look: 'main',
});

export const discardedView = (called?: string): View => ({
  content: '',
  card: { text: 'Discarded.', tone: 'quiet' },
  rows: [[makeOne(called)]],
});
