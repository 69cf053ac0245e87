import { z } from 'zod';
import { defineTable } from '../../../../engine/table.ts';
import { type Ability, abilityRow } from '../ability.ts';
import type { Effect } from '../effect.ts';

export type Colour = 'black' | 'white' | 'red' | 'green' | 'blue';
export type Suit = 'spades' | 'clubs' | 'diamonds' | 'hearts';

/** The least card that casts a spell: a number, or a jack, which any face card or ace is (A21). */
export type LeastCard = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'jack';

export interface Spell<Id extends string = string> extends Ability<Id> {
  readonly colour: Colour;
  readonly suit: Suit;
  readonly least: LeastCard;
  /** What the casting test must beat; null: no test but that of the assault or contest that the spell is. */
  readonly dv: number | null;
  /** What it answers, where it is cast in reaction (A24); null: it is cast as an activation. */
  readonly answers: 'enemyTest' | 'allyTest' | 'allyCaptured' | 'meleeAssault' | null;
}

type Written<Id extends string> = readonly [
  id: Id,
  name: string,
  cost: number,
  line: number,
  card: readonly [Suit, LeastCard],
  dv: number | null,
  answers: Spell['answers'],
  text: string,
  ...effects: readonly Effect[],
];

const spellRow = abilityRow.extend({ dv: z.int().min(2).max(6).nullable() });

/** Makes a colour's table of spells, checked. */
export const spellsOf = <const Id extends string>(
  colour: Colour,
  written: readonly Written<Id>[],
): readonly Spell<Id>[] => {
  const rows = written.map(([id, name, cost, line, [suit, least], dv, answers, text, ...effects]) => ({
    id,
    name,
    cost,
    line,
    text,
    effects,
    colour,
    suit,
    least,
    dv,
    answers,
  }));
  defineTable(spellRow, rows);
  return rows;
};
