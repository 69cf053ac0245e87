import { z } from 'zod';
import { choiceOf, type Decision } from '../../engine/decision.ts';
import { everybody } from '../../engine/event.ts';
import type { AnySystem } from '../../engine/system.ts';
import { escapeMarkdown, unmarked } from '../../engine/text.ts';
import { WAY } from '../../engine/way.ts';
import type { QuestionWords } from '../../engine/words.ts';
import { ago, moment } from '../clock.ts';
import { fitLines, shorten } from '../limits.ts';
import { waysPicture } from '../map/plane.ts';
import type { Button, Row, View } from '../message.ts';
import { mention } from '../people.ts';
import { diceLines } from '../record.ts';
import { listed } from '../said.ts';
import { type Chosen, choiceLine } from './chosen.ts';
import { chosenIn, labelOf } from './label.ts';

/** So many answers are a row of buttons, and of a question that stands alone two rows; more are a list to choose from. */
const BUTTONS = 5;
const ROWS_ALONE = 2;

const ROOM = 3500;

/** Whether the answers to a question are a row of buttons. */
export const isRow = ({ options, several }: Decision): boolean =>
  several === undefined && options.length <= BUTTONS;

/** About how many characters a question takes on its message, with who is asked and by when. */
export function lengthOf(system: AnySystem, state: object, decision: Decision): number {
  const { prompt, options } = system.words.question(decision, state);
  const said = [prompt, ...fallenLine(decision), ...options.flatMap(({ label, effect }) => [label, effect])];
  return said.join('').length + BESIDES;
}

/** What stands on a message besides a question's own words: its name, its deadline, its marks. */
const BESIDES = 200;

/** Who is asked, and until when. */
export interface Asked {
  readonly id: string; // the decision's
  readonly ownerId: string | null; // whose answer it is; nobody's: the GM's
  readonly called: readonly string[]; // who is pinged: whose it is, who stands in for them, or the GMs
  readonly pings: boolean;
  readonly deadline: Date | null; // when the default is taken by itself; null: never
  readonly unled?: true; // nobody leads: it is answered by whose it is, and by nobody else
}

/** A question that waits for its answer, and who is asked. */
export interface OpenQuestion {
  readonly decision: Decision;
  readonly asked: Asked;
}

interface Worded extends OpenQuestion {
  readonly words: QuestionWords;
  readonly name: string; // what everybody calls who is asked
}

/**
 * The message of one question, or of several that are asked at the same moment: it pings who is asked, shows what each answer would
 * do and which one is the default, with a row of buttons for each; `given` are those with them that have their answers.
 */
export function questionsView(
  system: AnySystem,
  state: object,
  open: readonly OpenQuestion[],
  given: readonly Chosen[],
): View {
  const isShared = open.length + given.length > 1;
  const all = open.map((one): Worded => {
    const words = system.words.question(one.decision, state);
    return { ...one, words, name: nameOf(system, state, one.decision.asked) };
  });
  const names = [
    ...all.map(({ name }) => name),
    ...given.map((one) => nameOf(system, state, one.decision.asked)),
  ];
  const whose = [...new Set(open.flatMap(({ asked }) => asked.called))];
  return {
    content: whose.map((id) => `<@${id}>`).join(' '),
    pings: [...new Set(open.flatMap(({ asked }) => (asked.pings ? asked.called : [])))],
    card: {
      title: titleOf(all, names),
      text: isShared ? severalText(system, state, all, given) : oneText(all),
      ...footerOf(all),
      tone: 'ask',
    },
    ...(isShared ? {} : picturedWays(system, state, all)),
    rows: [
      ...all.flatMap((one) => answerRows(one, isShared)),
      ...all.filter(({ decision }) => !isPressed(decision, isShared)).map(atOnceRow),
      ...moreRow(open),
    ],
  };
}

function titleOf(all: readonly Worded[], names: readonly string[]): string {
  if (names.length > 1) return `A question for ${listed([...new Set(names)].map(escapeMarkdown))}`;
  return all.some(({ asked }) => asked.ownerId === null) ? 'A question for the GM' : 'A question';
}

/** A question that stands alone. */
const oneText = (all: readonly Worded[]): string =>
  fitLines(
    all.flatMap((one) => [
      one.words.prompt,
      ...rolledSoFar(one),
      ...standInLine(one.asked),
      ...deadlineLine(one.asked.deadline),
      '',
      ...optionLines(one),
    ]),
    ROOM,
  );

/** Several questions: what all are asked alike stands once, above what each can answer. */
function severalText(
  system: AnySystem,
  state: object,
  all: readonly Worded[],
  given: readonly Chosen[],
): string {
  const prompts = [
    ...all.map(({ words }) => words.prompt),
    ...given.map(({ decision }) => system.words.question(decision, state).prompt),
  ];
  const isSame = new Set(prompts).size === 1;
  const heads = all.map((one) => [...rolledSoFar(one), ...deadlineLine(one.asked.deadline)]);
  const isSameHead = new Set(heads.map((lines) => lines.join('\n'))).size === 1;
  const shared = [...(isSame ? prompts.slice(0, 1) : []), ...(isSameHead ? (heads[0] ?? []) : [])];
  return fitLines(
    [
      ...shared,
      ...all.flatMap((one, n) => [
        ...(shared.length > 0 || n > 0 ? [''] : []),
        isSame ? boldName(one) : promptTo(one),
        ...(isSameHead ? [] : (heads[n] ?? [])),
        ...standInLine(one.asked),
        ...optionLines(one),
      ]),
      ...(given.length === 0 ? [] : ['']),
      ...given.map((one) => `✔ ${choiceLine(system, state, one, isSame ? 'choice' : 'all')}`),
    ],
    ROOM,
  );
}

/** What everybody calls who is asked; whom not everybody knows, and who is nobody in particular, is the GM. */
const nameOf = (system: AnySystem, state: object, asked: string): string =>
  system.known(state, everybody).find(({ id }) => id === asked)?.name ?? 'the GM';

const boldName = ({ name }: Worded): string => `**${escapeMarkdown(name)}**`;

/** A question beside others: it begins with who is asked. */
const promptTo = (one: Worded): string =>
  one.words.prompt.startsWith(boldName(one)) ? one.words.prompt : `${boldName(one)}: ${one.words.prompt}`;

const rolledSoFar = ({ decision, words }: Worded): readonly string[] =>
  words.saysDice === true ? [] : fallenLine(decision);

/** What has fallen of the roll in whose middle it is asked, as far as all may know it who read the question. */
function fallenLine({ to = 'all', fallen = [] }: Decision): readonly string[] {
  const known = fallen.filter(
    (die) => (die.to ?? 'all') === 'all' || JSON.stringify(die.to) === JSON.stringify(to),
  );
  return known.length === 0 ? [] : [`-# Rolled so far: ${diceLines(known).join('; ')}`];
}

/** Ways to choose among, on the map as everybody sees it, by their numbers: the first answer is 1. */
function picturedWays(system: AnySystem, state: object, [one]: readonly Worded[]): Pick<View, 'picture'> {
  const ways = (one?.decision.options ?? []).flatMap(({ params }, n) => {
    const way = placesSchema.safeParse(params[WAY]);
    return way.success ? [{ number: n + 1, places: way.data }] : [];
  });
  if (one === undefined || ways.length === 0) return {};
  const picture = waysPicture(system.tracker(state, everybody), one.decision.asked, ways, {});
  return picture === null ? {} : { picture };
}

const placesSchema = z.array(z.string());

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

/** Whether an option is what is taken where nobody answers, or part of it. */
const isUsual = (decision: Decision, option: { readonly id: string }): boolean =>
  chosenIn(decision, decision.default, [option]).length > 0;

const optionLines = ({ decision, words }: Worded): readonly string[] =>
  words.options.map((option) => {
    const isDefault = isUsual(decision, option);
    const effect = option.effect === '' ? '' : `: ${option.effect}`;
    return `${isDefault ? '▸' : '▹'} **${option.label}**${effect}${isDefault ? ' *(default)*' : ''}`;
  });

/** What comes of waiting, and who else may answer: where it is a GM's own, nobody. */
function footerOf(all: readonly Worded[]): { readonly footer: string } {
  const defaults = all.map(({ decision, words }) => labelOf(words, decision, decision.default));
  return waitsFor(
    all.map(({ asked }) => asked),
    defaults.length === 1 ? (defaults[0] ?? null) : null,
  );
}

export function waitsFor(all: readonly Asked[], label: string | null): { readonly footer: string } {
  const isEndless = all.every(({ deadline }) => deadline === null);
  const isTheirs = all.every(({ ownerId, unled }) => ownerId === null || unled === true);
  return {
    footer: `${isEndless ? "There's no time limit." : `After that, the answer is ${label ?? 'the default'}.`}${
      isTheirs ? '' : ' A GM can answer instead.'
    }`,
  };
}

/** Whether each answer is a button: of a question that stands alone up to two rows of them are. */
const isPressed = (decision: Decision, isShared: boolean): boolean =>
  isRow(decision) ||
  (!isShared && decision.several === undefined && decision.options.length <= ROWS_ALONE * BUTTONS);

/** The answers to a question, in rows. In a message of several, each button says whose it is. */
function answerRows(one: Worded, isShared: boolean): readonly Row[] {
  const { decision, asked, words, name } = one;
  if (!isPressed(decision, isShared)) return [answerList(one)];
  const named = (label: string) => (isShared && !label.includes(name) ? `${name}: ${label}` : label);
  const buttons = words.options.map((option) => ({
    kind: 'button' as const,
    id: `decide|${asked.id}|${option.id}`,
    label: named(option.label),
    look: isUsual(decision, option) ? ('main' as const) : ('plain' as const),
  }));
  return Array.from({ length: Math.ceil(buttons.length / BUTTONS) }, (_, n) =>
    buttons.slice(n * BUTTONS, (n + 1) * BUTTONS),
  );
}

/** Answers to choose from in a list. */
function answerList({ decision, asked, words }: Worded): Row {
  const { several } = decision;
  const ticked = words.options.filter(({ id }) => id !== several?.none);
  const most = Math.min(several?.most ?? 1, ticked.length);
  return [
    {
      kind: 'select',
      id: `decide|${asked.id}`,
      placeholder: several === undefined ? 'Choose …' : `Choose up to ${most} …`,
      min: 1,
      max: most,
      options: ticked.map((option) => ({
        value: option.id,
        label: option.label,
        note: unmarked(isUsual(decision, option) ? `default · ${option.effect}` : option.effect),
      })),
    },
  ];
}

/** Beside a list: what is usual in one press, and, of several that may be chosen, none of them. */
function atOnceRow({ decision, asked, words }: Worded): Row {
  const none = decision.several?.none;
  const usual = labelOf(words, decision, decision.default) ?? '';
  const isNone = decision.default === none;
  return [
    ...(isNone
      ? []
      : [
          {
            kind: 'button' as const,
            id: `decide|${asked.id}|${USUAL}`,
            label: shorten(usual, LABEL),
            look: 'main' as const,
          },
        ]),
    ...(none === undefined
      ? []
      : [
          {
            kind: 'button' as const,
            id: `decide|${asked.id}|${none}`,
            label: labelOf(words, decision, none) ?? 'None',
            look: isNone ? ('main' as const) : ('plain' as const),
          },
        ]),
  ];
}

/** Stands for the default in a button's id: several options may be too long for one. */
const USUAL = '=';
const LABEL = 80;

/** The answer that was pressed or ticked. */
export function choiceIn(question: Decision, ticked: readonly string[], pressed: string): string {
  if (pressed === USUAL) return question.default;
  if (ticked.length === 0) return pressed;
  return question.several === undefined ? (ticked[0] ?? '') : choiceOf(question.several, ticked);
}

export const rulingButton = (id: string): Button => ({
  kind: 'button',
  id: `ruling|${id}`,
  label: 'GM …',
});

/** What can be done besides answering: a standing order, by whoever presses for their own question, and what is the GM's. */
function moreRow([first]: readonly OpenQuestion[]): readonly Row[] {
  if (first === undefined) return [];
  const { id, unled } = first.asked;
  const always: Button = { kind: 'button', id: `order.always|${id}`, label: 'Always …' };
  return [[always, ...(unled === true ? [] : [rulingButton(id)])]];
}
