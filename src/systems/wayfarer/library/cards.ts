import { book } from '../forces/catalogue.ts';
import { type Entry, muster, nameOf } from '../forces/force.ts';
import { parseEntry } from '../forces/line/parse.ts';
import { isRead } from '../forces/line/words.ts';
import { readyForces } from '../ready/forces.ts';
import { abbeyMarches } from './abbey.ts';
import { lostCompany } from './company.ts';

/** The worlds that unit cards are from. */
export const settings = [
  { id: 'abbey', name: 'Abbey Marches', text: 'Blades, beasts and spells' },
  { id: 'company', name: 'Lost Company', text: 'Rifles and machines' },
  { id: 'book', name: 'Vehicles', text: 'Those of the book' },
] as const;

export type Setting = (typeof settings)[number]['id'];

/** A unit that is ready to be copied: one of it, what it costs and what it is worth. */
export interface Card {
  readonly id: string;
  readonly setting: Setting;
  readonly entry: Entry;
  readonly cost: number;
  readonly vp: number;
}

function cardOf(setting: Setting, id: string, own: Entry): Card {
  const entry = { ...own, copies: 1 };
  const force = { name: id, points: 0, entries: [entry], tomes: [], sideboard: [] };
  const { value, vp } = muster(force, { heroes: true });
  return { id, setting, entry, cost: value, vp };
}

const fromLines = (setting: Setting, lines: readonly string[]): readonly Card[] =>
  lines.map((line) => {
    const read = parseEntry(line);
    if (!isRead(read)) throw new Error(`'${line}': ${read.refusal.code}`);
    return cardOf(setting, nameOf(read.read), read.read);
  });

/** Every unit card: those of our two settings, by their names, and the vehicles of the book. */
export const cards: readonly Card[] = [
  ...fromLines('abbey', [...readyForces.abbeyWatch.split('\n'), ...abbeyMarches]),
  ...fromLines('company', [...readyForces.lostCompany.split('\n'), ...lostCompany]),
  ...book.vehicles.map(({ id, name }) =>
    cardOf('book', id, { kind: 'vehicle', copies: 1, squad: null, name, vehicle: id }),
  ),
];
