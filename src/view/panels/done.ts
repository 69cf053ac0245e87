import { escapeMarkdown } from '../../engine/text.ts';
import type { OpenCall } from '../../engine/words.ts';
import type { Button, Form, View } from '../message.ts';
import { type Chosen, type Desk, extrasOf, picksOf, sumOfChosen, whyNot } from './desk.ts';
import { sumOf } from './keys.ts';
import { actButton } from './more.ts';
import { idOf } from './picks.ts';

/** 'Attack: Raider 1, with Longsword', without markdown. */
function plainDeed({ act, target, means, extras }: Chosen): string {
  const parts = [
    ...(target === null ? [] : [target.name]),
    ...(means === null ? [] : [`with ${means.name}`]),
    ...extras.map(({ name }) => name),
  ];
  return parts.length === 0 ? act.name : `${act.name}: ${parts.join(', ')}`;
}

/** The same in markdown. */
export const deedText = (chosen: Chosen): string => escapeMarkdown(plainDeed(chosen));

/** What a press said, for a risk that was told: another risk makes it another. */
export const agreedSum = (chosen: Chosen, risk: string): string => sumOfChosen(chosen) + sumOf(risk);

/** Asks whoever wants to do something that brings something on. `risk` is markdown; `isWorded`: 'Go' asks for words first. */
export function goView(
  desk: Desk,
  chosen: Chosen,
  risk: string,
  { note = '', isWorded = false }: { readonly note?: string; readonly isWorded?: boolean } = {},
): View {
  const go = (one: Chosen) => idOf(isWorded ? 'wordGo' : 'go', picksOf(desk, one), agreedSum(one, risk));
  const ticks = extrasOf(chosen.act)
    .filter((one) => one.onRisk === true && one.refused === null && !chosen.extras.includes(one))
    .map((one): Button => {
      const ticked = { ...chosen, extras: [...chosen.extras, one] };
      return { kind: 'button', id: go(ticked), label: `Go, ${one.name.toLowerCase()}` };
    });
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(desk.name)}: go?`,
      text: [...(note === '' ? [] : [note]), `${deedText(chosen)}.`, `⚠ ${risk}`].join('\n'),
      tone: 'ask',
    },
    rows: [
      [
        { kind: 'button', id: go(chosen), label: 'Go', look: 'main' },
        ...ticks.slice(0, 3),
        { kind: 'button', id: idOf('back', picksOf(desk, { ...chosen, target: null })), label: 'Back' },
      ],
    ],
  };
}

/** Asks for words about what was picked in a select: their form opens by a press, for a select does not send the same choice twice. */
export const wordedView = (desk: Desk, chosen: Chosen, sum: string): View => ({
  content: '',
  card: {
    title: `${escapeMarkdown(desk.name)}: ${deedText(chosen)}`,
    text: 'Say it in your own words.',
    tone: 'ask',
  },
  rows: [
    [
      { kind: 'button', id: idOf('word', picksOf(desk, chosen), sum), label: 'Your words…', look: 'main' },
      { kind: 'button', id: idOf('back', picksOf(desk, { ...chosen, target: null })), label: 'Back' },
    ],
  ],
});

/** What was done, and what comes next: the same again, something else, or the end of the turn. `isOver`: the turn is. */
export function doneView(
  desk: Desk,
  done: string,
  again: Chosen | null,
  {
    isOver,
    nothingLeft,
    first,
  }: {
    readonly isOver: boolean;
    readonly nothingLeft: boolean;
    readonly first?: readonly OpenCall[] | undefined;
  },
): View {
  const picks = picksOf(desk, null);
  const repeat: readonly Button[] =
    again === null || whyNot(again) !== null
      ? []
      : [
          {
            kind: 'button',
            id: idOf('do', picksOf(desk, again), sumOfChosen(again)),
            label: 'Again',
          },
        ];
  const rows: readonly Button[] = [
    ...repeat,
    ...(first?.flatMap((call) => firstButton(desk, call)) ?? [
      { kind: 'button', id: idOf('attack', picks), label: 'Attack' },
      { kind: 'button', id: idOf('move', picks), label: 'Move' },
    ]),
    { kind: 'button', id: idOf('more', picks), label: 'More…' },
    { kind: 'button', id: idOf('end', picks), label: 'End turn', ...(nothingLeft ? { look: 'main' } : {}) },
  ];
  return {
    content: '',
    card: { text: `✓ ${done}`, tone: 'good' },
    rows: isOver ? [] : [rows],
  };
}

/** What a turn goes on with where that is neither an attack nor a move. */
function firstButton(desk: Desk, { act: id, label }: OpenCall): readonly Button[] {
  const act = desk.acts.find((one) => one.id === id);
  return act === undefined ? [] : [{ ...actButton(desk, act), label }];
}

/** That there is nothing to press here any more, and where it goes on. */
export const overView = (text: string, link: string | null): View => ({
  content: '',
  card: { text: link === null ? text : `${text} [Go to the fight](${link})`, tone: 'quiet' },
  rows: [],
});

/** Asks a GM whether they mean to act for somebody's character, on their turn or out of it. `what` they do, in a few words. */
export const asWhomView = (
  name: string,
  owner: string,
  { id, isUp = true, what = 'Act' }: { readonly id: string; readonly isUp?: boolean; readonly what?: string },
): View => ({
  content: '',
  card: {
    text: isUp
      ? `It's **${escapeMarkdown(name)}**'s turn, and <@${owner}> plays them. ${what} as them?`
      : `<@${owner}> plays **${escapeMarkdown(name)}**. ${what} as them?`,
    tone: 'ask',
  },
  rows: [[{ kind: 'button', id, label: `As ${name}`.slice(0, 80), look: 'main' }]],
});

const WORDS = 500; // as many as an intent takes
const TARGET = 100;

/** Asks for words of the player's own. */
export const wordsForm = (desk: Desk, chosen: Chosen, sum: string): Form => ({
  id: idOf('say', picksOf(desk, chosen), sum),
  title: chosen.act.name,
  fields: [
    {
      id: 'words',
      label: 'In your own words',
      hint: chosen.act.note ?? '',
      value: '',
      needed: chosen.act.detail === 'needed',
      long: true,
      max: WORDS,
    },
  ],
});

/** Asks for a target that is none of those listed. */
export const targetForm = (desk: Desk, chosen: Chosen): Form => ({
  id: idOf('typed', picksOf(desk, { ...chosen, target: null })),
  title: chosen.act.name,
  fields: [
    {
      id: 'target',
      label: 'Who, or where',
      hint: 'A tile, such as C4',
      value: '',
      needed: true,
      max: TARGET,
    },
  ],
});
