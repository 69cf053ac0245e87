import { dieWords, type JudgedDie } from '../../dice/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { View } from '../message.ts';
import { verifyRow } from '../proof/seeds.ts';
import type { ShownRoll } from './card.ts';
import { linesOf } from './lines.ts';

const MOST = 60;

/** Every die of a roll, one by one, in the order in which they fell, and where they come from. */
export function rollWhyView(roll: ShownRoll): View {
  const { dice } = roll.rolled;
  const more = dice.length > MOST ? [`… and ${dice.length - MOST} more`] : [];
  return {
    card: {
      title: 'Why?',
      text: fitLines([...linesOf(roll.rolled), '', ...dice.slice(0, MOST).map(lineOf), ...more], 4000),
      footer: originOf(roll),
      tone: 'plain',
    },
    rows: dice.length === 0 ? [] : [verifyRow(roll.entry.id)],
  };
}

function lineOf(die: JudgedDie): string {
  const { index, sides, value, from, label } = die;
  const said = [dieWords(die), ...(from === undefined ? [] : [`came from die ${from + 1}`])];
  const about = label === '' ? '' : ` [${escapeMarkdown(label)}]`;
  return `${index + 1}. d${sides}: **${value}**, ${said.join(', ')}${about}`;
}

function originOf({ typed, entry }: ShownRoll): string {
  if (typed) return 'The dice were rolled by hand and typed.';
  return entry.drawn === null
    ? `The dice follow from the seed ${entry.seed}.`
    : "The dice follow from the campaign's seed and the id of this command.";
}
