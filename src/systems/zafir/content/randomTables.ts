import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { fearOutcomes } from './fearOutcomes.ts';
import { mageGuilds } from './mageGuilds.ts';
import * as names from './nameTables.ts';
import { pronouns } from './pronouns.ts';
import { religions } from './religions.ts';
import { responsibilities } from './responsibilities.ts';
import { species } from './species.ts';
import { trinkets } from './trinkets.ts';

const secondRow = z.object({
  from: z.number().int(),
  to: z.number().int(),
  result: z.string(),
  id: z.string().nullable(),
});
const schema = row.extend({
  /**
   * What is rolled: a die; two of them read as tens and ones; two summed; or two, the first for the row and the second,
   * 1-2, 3-4, 5-6, for the column (A57).
   */
  dice: z.enum(['d6', 'd66', '2d6', 'd6 by d6']),
  /** What the columns are called; one of '' where there is one. */
  columns: z.array(z.string()).min(1).readonly(),
  /** By what is rolled, both ends included. `id`: the row of content it means; `second`: a second die and what that says. */
  rows: z
    .array(
      z.object({
        from: z.number().int(),
        to: z.number().int(),
        results: z.array(z.string()).min(1).readonly(),
        id: z.string().nullable(),
        second: z.array(secondRow).readonly(),
      }),
    )
    .readonly(),
});

export type RandomTable = Readonly<z.infer<typeof schema>>;
type Row = RandomTable['rows'][number];
type Second = Row['second'][number];

const line = (
  from: number,
  to: number,
  results: readonly string[],
  id: string | null = null,
  second: readonly Second[] = [],
): Row => ({ from, to, results, id, second });

const plain = (rows: readonly (readonly string[])[]): Row[] =>
  rows.map((cells, at) => line(at + 1, at + 1, cells));

const withSecond = (
  table: readonly {
    readonly id: string;
    readonly name: string;
    readonly on: number;
    readonly second: readonly { readonly from: number; readonly to: number; readonly result: string }[];
  }[],
): Row[] =>
  table.map(({ id, name, on, second }) =>
    line(
      on,
      on,
      [name],
      id,
      second.map((s) => ({ ...s, id: null })),
    ),
  );

/** Religions that share a first die are told apart by the second; the rest have what the second die adds. */
function religionRow(on: number, name: string): Row {
  const here = religions.filter((r) => r.on.die === on);
  const [only] = here;
  if (here.length === 1 && only !== undefined)
    return line(
      on,
      on,
      [only.name],
      only.id,
      only.second.map((s) => ({ ...s, id: null })),
    );
  const apart = here.flatMap(({ id, name: result, on: { second: die } }) =>
    die === null ? [] : [{ ...die, result, id }],
  );
  return line(on, on, [name], null, apart);
}

const one = [''];

/** The tables that can be rolled on, in the book's order. */
const rows = defineTable(schema, [
  {
    id: 'startingClass',
    name: 'Starting Class',
    text: 'Which of the three you begin as.',
    dice: 'd6',
    columns: one,
    rows: [
      line(1, 2, ['Recruit'], 'recruit'),
      line(3, 4, ['Novice'], 'novice'),
      line(5, 6, ['Seeker'], 'seeker'),
    ],
  },
  {
    id: 'mageGuild',
    name: 'Mage Guild',
    text: 'Where a Novice belongs.',
    dice: 'd6',
    columns: one,
    rows: withSecond(mageGuilds),
  },
  {
    id: 'species',
    name: 'Species',
    text: 'Your people, and where among them you come from.',
    dice: 'd6',
    columns: one,
    rows: withSecond(species),
  },
  {
    id: 'religion',
    name: 'Religion',
    text: 'What you believe, if anything.',
    dice: 'd6',
    columns: one,
    rows: [
      religionRow(1, 'Agnosticism'),
      religionRow(2, ''),
      religionRow(3, ''),
      religionRow(4, ''),
      religionRow(5, ''),
      religionRow(6, 'Other'),
    ],
  },
  {
    id: 'pronouns',
    name: 'Pronouns',
    text: 'How people speak of you.',
    dice: 'd6',
    columns: one,
    rows: pronouns.map(({ id, name, from, to }) => line(from, to, [name], id)),
  },
  {
    id: 'insaanGivenNames',
    name: 'Insaan Given Names',
    text: 'Given by their parents.',
    dice: 'd6',
    columns: names.forWhom,
    rows: plain(names.insaanGivenNames),
  },
  {
    id: 'insaanFamilyNames',
    name: 'Insaan Family Names',
    text: 'Shared with their family.',
    dice: 'd6 by d6',
    columns: names.byDie,
    rows: plain(names.insaanFamilyNames),
  },
  {
    id: 'hinnGivenNames',
    name: 'Hinn Given Names',
    text: 'Given by their parents.',
    dice: 'd6',
    columns: names.forWhom,
    rows: plain(names.hinnGivenNames),
  },
  {
    id: 'hinnFamilyNamesEtherian',
    name: 'Hinn Family Names (Etherian)',
    text: 'Old family names; in the cities many have insaan ones.',
    dice: 'd6 by d6',
    columns: names.byDie,
    rows: plain(names.hinnFamilyNamesEtherian),
  },
  {
    id: 'dynNames',
    name: 'Dyn Names',
    text: 'Your own name, and after it the names of your forebears.',
    dice: 'd6 by d6',
    columns: names.byDie,
    rows: plain(names.dynNames),
  },
  {
    id: 'rhuthariChosenNames',
    name: 'Rhuthari Chosen Names',
    text: 'Chosen when they come of age.',
    dice: 'd6',
    columns: names.forWhom,
    rows: plain(names.rhuthariChosenNames),
  },
  {
    id: 'rhuthariTribalNames',
    name: 'Rhuthari Tribal Names',
    text: "The tribe's, with “al-” for “of”.",
    dice: 'd6 by d6',
    columns: names.byDie,
    rows: plain(names.rhuthariTribalNames),
  },
  {
    id: 'athenkiGivenNames',
    name: "Ath'enki Given Names",
    text: 'Given by their parents.',
    dice: 'd6',
    columns: names.forWhom,
    rows: plain(names.athenkiGivenNames),
  },
  {
    id: 'athenkiFamilyNames',
    name: "Ath'enki Family Names",
    text: 'Shared with their family.',
    dice: 'd6 by d6',
    columns: names.byDie,
    rows: plain(names.athenkiFamilyNames),
  },
  {
    id: 'jaanNames',
    name: 'Jaan Names',
    text: 'One long name, and a short one for friends.',
    dice: 'd6',
    columns: one,
    rows: plain(names.jaanNames),
  },
  {
    id: 'trinkets',
    name: 'Trinkets',
    text: "A small thing in somebody's pocket.",
    dice: 'd66',
    columns: one,
    rows: trinkets.flatMap((cells, tens) =>
      cells.map((cell, ones) => {
        const value = (tens + 1) * 10 + ones + 1;
        return line(value, value, [cell]);
      }),
    ),
  },
  {
    id: 'responsibilities',
    name: 'Responsibilities',
    text: 'The Expert one first, then two Basic ones; reroll doubles.',
    dice: 'd66',
    columns: one,
    rows: [
      ...responsibilities.map(({ id, name, from, to }) => line(from, to, [name], id)),
      line(61, 66, ['Roll again']),
    ],
  },
  {
    id: 'startingMoney',
    name: 'Starting Money',
    text: 'Twenty riyals and two dice.',
    dice: '2d6',
    columns: one,
    rows: Array.from({ length: 11 }, (_, at) => line(at + 2, at + 2, [`₹${at + 22}`])),
  },
  {
    id: 'casualty',
    name: 'Casualty',
    text: 'What happens to a hero at 0 HP; on 1-2 the player chooses.',
    dice: 'd6',
    columns: one,
    rows: [
      line(1, 2, ['Eye of the Void or Bleeding Out']),
      line(3, 4, ['Stunned'], 'stunned'),
      line(5, 6, ['Knocked Down'], 'knockedDown'),
    ],
  },
  {
    id: 'fearOutcome',
    name: 'Fear Outcome',
    text: 'Which Fear they get if neither magic nor a condition felled them.',
    dice: 'd6',
    columns: one,
    rows: fearOutcomes.map(({ id, name, from, to }) => line(from, to, [name], id)),
  },
]);

export type RandomTableId = (typeof rows)[number]['id'];

export const randomTables: readonly (RandomTable & { readonly id: RandomTableId })[] = rows;
