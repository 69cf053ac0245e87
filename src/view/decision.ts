import type { Decision } from '../engine/decision.ts';
import type { AnySystem } from '../engine/system.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { ago, moment } from './clock.ts';
import { fitLines } from './limits.ts';
import type { Button, Row, View } from './message.ts';
import { CLOCK, mention } from './people.ts';
import { diceLines } from './record.ts';

const BUTTONS = 5;

/** Whether a question is for the one who is asked and the GM alone. */
export function isSecret(decision: Decision): boolean {
  return decision.to !== undefined && decision.to !== 'all';
}

/** What has fallen of the roll in whose middle it is asked, as far as all may know it who read the question. */
function fallenLine({ to = 'all', fallen = [] }: Decision): readonly string[] {
  const known = fallen.filter(
    (die) => (die.to ?? 'all') === 'all' || JSON.stringify(die.to) === JSON.stringify(to),
  );
  return known.length === 0 ? [] : [`-# Rolled so far: ${diceLines(known).join('; ')}`];
}

interface Asked {
  readonly id: string; // the decision's
  readonly ownerId: string | null; // whose answer it is; nobody's: the GM's
  readonly called: readonly string[]; // who is pinged: whose it is, who stands in for them, or the GMs
  readonly pings: boolean;
  readonly deadline: Date | null; // when the default is taken by itself; null: never
}

/** By when it is to be answered, where the clock of the campaign answers it then. */
const deadlineLine = (deadline: Date | null): readonly string[] =>
  deadline === null ? [] : [`-# Open until ${moment(deadline)}, ${ago(deadline)}.`];

/** In whose place it is asked, where somebody stands in. */
const standInLine = ({ ownerId, called }: Asked): readonly string[] =>
  ownerId === null || called.includes(ownerId)
    ? []
    : [
        `-# ${called.map(mention).join(', ')} ${called.length === 1 ? 'stands' : 'stand'} in for <@${ownerId}>.`,
      ];

/** What comes of waiting, and who else may answer: where it is a GM's own, nobody. */
const waitsFor = ({ deadline, ownerId }: Asked, label: string | undefined): { readonly footer: string } => ({
  footer: `${deadline === null ? 'There is no time limit.' : `Then it is ${label ?? 'the default'}.`}${
    ownerId === null ? '' : ' A GM can answer instead.'
  }`,
});

/** A question as its own message: it pings who is asked, shows what each answer would do, and which one is the default. */
export function decisionView(system: AnySystem, decision: Decision, state: object, asked: Asked): View {
  const words = system.words.question(decision, state);
  const whose = asked.called;
  const isDefault = (id: string) => id === decision.default;
  const rows: readonly Row[] =
    words.options.length <= BUTTONS
      ? [
          words.options.map((option) => ({
            kind: 'button' as const,
            id: `decide|${asked.id}|${option.id}`,
            label: option.label,
            look: isDefault(option.id) ? ('main' as const) : ('plain' as const),
          })),
        ]
      : [
          [
            {
              kind: 'select',
              id: `decide|${asked.id}`,
              placeholder: 'Choose …',
              min: 1,
              max: 1,
              options: words.options.map((option) => ({
                value: option.id,
                label: option.label,
                note: isDefault(option.id) ? `default · ${option.effect}` : option.effect,
              })),
            },
          ],
        ];
  return {
    content: whose.map((id) => `<@${id}>`).join(' '),
    pings: asked.pings ? whose : [],
    card: {
      title: asked.ownerId === null ? 'A question for the GM' : 'A question',
      text: fitLines(
        [
          words.prompt,
          ...(words.saysDice ? [] : fallenLine(decision)),
          ...standInLine(asked),
          ...deadlineLine(asked.deadline),
          '',
          ...words.options.map(
            (option) =>
              `${isDefault(option.id) ? '▸' : '▹'} **${option.label}**${option.effect === '' ? '' : `: ${option.effect}`}${isDefault(option.id) ? ' *(default)*' : ''}`,
          ),
        ],
        3500,
      ),
      ...waitsFor(asked, words.options.find(({ id }) => isDefault(id))?.label),
      tone: 'ask',
    },
    rows: [...rows, [orderButton(asked), { kind: 'button', id: `ruling|${asked.id}`, label: 'GM …' }]],
  };
}

/** What gives a standing order. */
const orderButton = ({ id }: Asked): Button => ({
  kind: 'button',
  id: `order.always|${id}`,
  label: 'Always …',
});

/** What stands in the channel for a secret question: it pings who is asked, and shows the question to nobody else but the GM. */
export function coverView(asked: Asked): View {
  const whose = asked.called;
  return {
    content: whose.map((id) => `<@${id}>`).join(' '),
    pings: asked.pings ? whose : [],
    card: {
      title: 'A secret question',
      text:
        asked.ownerId === null
          ? 'Only GMs can look at it.'
          : `Only ${mention(asked.ownerId)} and the GM can look at it.`,
      ...waitsFor(asked, 'the default'),
      tone: 'ask',
    },
    rows: [
      [
        { kind: 'button', id: `decide.look|${asked.id}`, label: 'Look', look: 'main' },
        { kind: 'button', id: `ruling|${asked.id}`, label: 'GM …' },
      ],
    ],
  };
}

/** The cover of a secret question once it is answered. */
export function decidedCoverView(by: string): View {
  return {
    content: '',
    card: { title: 'Decided, in secret', text: `${mention(by)} has decided.`, tone: 'quiet' },
    rows: [],
  };
}

/** The same message once it is answered, in one line. */
export function decidedView(
  system: AnySystem,
  decision: Decision,
  state: object,
  answer: {
    readonly choice: string;
    readonly by: string;
    readonly forOwner: string | null; // in whose place, where it was not their own answer
    readonly reason: string | null;
  },
): View {
  const words = system.words.question(decision, state);
  const label = words.options.find((option) => option.id === answer.choice)?.label ?? answer.choice;
  const asked = words.prompt.replaceAll(/(?<!\s)\s*\n\s*/gu, ' ');
  const reason = answer.reason === null ? '' : ` Reason: ${escapeMarkdown(answer.reason)}`;
  const instead = insteadOf(answer.by, answer.forOwner, reason);
  return {
    content: '',
    card: { text: `${asked} ${mention(answer.by)} chose **${label}**${instead}`, tone: 'quiet' },
    rows: [],
  };
}

/** In whose place it was answered, and why. */
function insteadOf(by: string, owner: string | null, reason: string): string {
  if (owner === null) return '';
  if (by === CLOCK) return ` for <@${owner}>: time ran out.`;
  return reason === '' ? `, standing in for <@${owner}>` : `, as GM for <@${owner}>.${reason}`;
}

/** A question whose command was called off: what was asked is struck through. */
export function calledOffView(system: AnySystem, decision: Decision, state: object, why: string): View {
  const prompt = isSecret(decision) ? 'A secret decision' : system.words.question(decision, state).prompt;
  return {
    content: '',
    card: { title: 'Called off', text: `~~${prompt.replaceAll('~~', '')}~~\n${why}`, tone: 'quiet' },
    rows: [],
  };
}

/** A GM's ruling, for everybody who follows the command: which die, what it showed, what it shows, and why. */
export function ruledView(
  by: string,
  die: { readonly label: string; readonly value: number; readonly sides: number },
  value: number,
  reason: string,
): View {
  const label = die.label === '' ? '' : ` (${escapeMarkdown(die.label)})`;
  return {
    card: {
      title: 'A ruling',
      text: `<@${by}> rules that a d${die.sides}${label} shows **${value}**, not ${die.value}. I work out again what came after it.\nReason: ${escapeMarkdown(reason)}`,
      tone: 'ask',
    },
  };
}
