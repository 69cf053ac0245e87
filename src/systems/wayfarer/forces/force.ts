import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rememberedOfPart } from '../../../engine/remembered.ts';
import { ranks } from '../content/ranks.ts';
import { spells } from '../content/spells/index.ts';
import { built, isBuilt } from './build.ts';
import { book, byId, type Catalogue } from './catalogue.ts';
import { hasLessons } from './lessons.ts';
import { copies, unitsInForce } from './limits.ts';
import { unknownName } from './parts.ts';
import { nameRefusals } from './names.ts';
import type { UnitPlan } from './plan.ts';
import type { UnitCard, VehicleCard } from './unit.ts';
import { vehicleCard } from './vehicle.ts';

/** So many units alike, or vehicles; a squad by its name, of all entries that name it. */
export type Entry = {
  readonly copies: number;
  readonly squad: string | null;
  /** Wounded: it stays out of the next match of its Escalation campaign (L5829). */
  readonly rests?: true | undefined;
} & (
  | { readonly kind: 'unit'; readonly plan: UnitPlan }
  | { readonly kind: 'vehicle'; readonly name: string; readonly vehicle: string }
);

/** Spells that everybody of the force casts who has the skill for their colour (L4890). */
export interface Tome {
  readonly name: string;
  readonly spells: readonly string[];
}

export interface Force {
  readonly name: string;
  /** What it may cost: as agreed (L554 to L557). */
  readonly points: number;
  readonly entries: readonly Entry[];
  readonly tomes: readonly Tome[];
  /** Units held aside, to be changed in point for point (L669). */
  readonly sideboard: readonly Entry[];
}

/** What all agreed on before the game. */
export interface Agreed {
  /** Whether heroes may be had (L593). */
  readonly heroes: boolean;
  /** Whether units may have learned something: in an Escalation campaign, and nowhere else (L5922). */
  readonly escalation?: boolean;
}

/** An entry as it is built: one card for all its copies, or null where nothing can be built. */
export interface Mustered {
  readonly entry: Entry;
  readonly card: UnitCard | VehicleCard | null;
  readonly refusals: readonly Refusal[];
}

export interface Muster {
  readonly entries: readonly Mustered[];
  readonly sideboard: readonly Mustered[];
  /** Units, tomes and squads together. */
  readonly value: number;
  readonly left: number;
  /** Of the units that stand for it and don't rest, without the sideboard. */
  readonly vp: number;
  readonly refusals: readonly Refusal[];
}

export const nameOf = (entry: Entry): string => (entry.kind === 'unit' ? entry.plan.name : entry.name);

/** An entry as it is built, worked out once for one that is kept. */
const mustered = rememberedOfPart((entry: Entry, catalogue: Catalogue): Mustered => {
  const many =
    !Number.isInteger(entry.copies) || entry.copies < 1
      ? [refusal('noCopies', { unit: nameOf(entry) })]
      : entry.copies > copies.most
        ? [overLimit(copies, entry.copies)]
        : [];
  if (entry.kind === 'vehicle') {
    const vehicle = byId(catalogue.vehicles, entry.vehicle);
    return vehicle === null
      ? { entry, card: null, refusals: [unknownName('vehicle', entry.vehicle, catalogue.vehicles), ...many] }
      : { entry, card: vehicleCard(entry.name, vehicle), refusals: many };
  }
  const unit = built(entry.plan, catalogue);
  return isBuilt(unit)
    ? { entry, card: unit.card, refusals: [...unit.refusals, ...many] }
    : { entry, card: null, refusals: [unit, ...many] };
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const valueOfAll = (all: readonly Mustered[]): number =>
  sum(all.map(({ entry, card }) => entry.copies * (card?.value ?? 0)));

/** What squads cost beside their units: 5 for each model, or 10 where a vehicle is in it (L5952 to L5954). */
export function squadPrice(entries: readonly Entry[]): number {
  const names = new Set(entries.flatMap(({ squad }) => squad ?? []));
  return sum(
    [...names].map((name) => {
      const members = entries.filter(({ squad }) => squad === name);
      return (
        sum(members.map((one) => one.copies)) * (members.some(({ kind }) => kind === 'vehicle') ? 10 : 5)
      );
    }),
  );
}

const tomePrice = (tomes: readonly Tome[]): number =>
  sum(tomes.flatMap((tome) => tome.spells.map((id) => byId(spells, id)?.cost ?? 0)));

/** How many units of a rank a force of so many points may have; null: any number. A share is rounded down (A66). */
export function allowance(rank: UnitPlan['rank'], points: number): number | null {
  const each = ranks.find(({ id }) => id === rank)?.perThousand ?? null;
  return each === null ? null : Math.floor((each * points) / 1000);
}

function rankRefusals({ points, entries }: Force, { heroes }: Agreed): readonly Refusal[] {
  return ranks.flatMap(({ id, line }) => {
    const have = sum(
      entries.map((entry) => (entry.kind === 'unit' && entry.plan.rank === id ? entry.copies : 0)),
    );
    if (id === 'hero' && have > 0 && !heroes) return [refusal('noHeroes', { line })];
    const most = allowance(id, points);
    return most !== null && have > most
      ? [refusal('tooManyOfRank', { rank: id, have, most, points, line })]
      : [];
  });
}

function tomeRefusals(tomes: readonly Tome[]): readonly Refusal[] {
  return tomes.flatMap(({ name, spells: ids }) => [
    ...(ids.length === 0 ? [refusal('emptyTome', { tome: name, line: 4890 })] : []),
    ...(new Set(ids).size < ids.length ? [refusal('twice', { what: name, line: 4890 })] : []),
    ...ids.filter((id) => byId(spells, id) === null).map((id) => unknownName('spell', id, spells)),
  ]);
}

function squadRefusals(entries: readonly Entry[]): readonly Refusal[] {
  const names = new Set(entries.flatMap(({ squad }) => squad ?? []));
  return [...names].flatMap((name) => {
    const models = sum(entries.filter(({ squad }) => squad === name).map((one) => one.copies));
    return models < 2 ? [refusal('squadOfOne', { squad: name, line: 5950 })] : [];
  });
}

/** Who has learned something stays in the campaign where it was learned (L5922). */
const lessonRefusals = ({ entries, sideboard }: Force, { escalation = false }: Agreed): readonly Refusal[] =>
  [...entries, ...sideboard].flatMap((entry) =>
    !escalation && entry.kind === 'unit' && hasLessons(entry.plan)
      ? [refusal('learnedElsewhere', { unit: nameOf(entry), line: 5922 })]
      : [],
  );

/** Names that aren't a unit's: the force's, its vehicles', squads' and tomes'. */
const namesIn = ({ name, entries, sideboard, tomes }: Force): readonly string[] => [
  name,
  ...[...entries, ...sideboard].flatMap((entry) => [
    ...(entry.kind === 'vehicle' ? [entry.name] : []),
    ...(entry.squad === null ? [] : [entry.squad]),
  ]),
  ...tomes.map((tome) => tome.name),
];

/**
 * Adds a force up: its value, its victory points, what is left, and why it isn't legal; without refusals, it is. The sideboard's units
 * must be legal, too, and cost nothing until they are changed in.
 */
export function muster(
  force: Force,
  agreed: Agreed = { heroes: false },
  catalogue: Catalogue = book,
): Muster {
  const entries = force.entries.map((entry) => mustered(entry, catalogue));
  const sideboard = force.sideboard.map((entry) => mustered(entry, catalogue));
  const value = valueOfAll(entries) + tomePrice(force.tomes) + squadPrice(force.entries);
  const left = force.points - value;
  const units = sum(force.entries.map((entry) => entry.copies));
  return {
    entries,
    sideboard,
    value,
    left,
    vp: sum(entries.map(({ entry, card }) => (entry.rests ? 0 : entry.copies * (card?.vp ?? 0)))),
    refusals: [
      ...[...new Set(namesIn(force))].flatMap(nameRefusals),
      ...(units === 0 ? [refusal('noUnits', { line: 554 })] : []),
      ...(units > unitsInForce.most ? [overLimit(unitsInForce, units)] : []),
      ...(left < 0 ? [refusal('pointsSpent', { cost: value, left, line: 554 })] : []),
      ...rankRefusals(force, agreed),
      ...tomeRefusals(force.tomes),
      ...squadRefusals(force.entries),
      ...lessonRefusals(force, agreed),
      ...[...entries, ...sideboard].flatMap((one) =>
        one.refusals.map((why) => refusal(why.code, { ...why.params, unit: nameOf(one.entry) })),
      ),
    ],
  };
}

/** Whether nothing is wrong with a force. */
export const isLegal = (force: Force, agreed?: Agreed, catalogue?: Catalogue): boolean =>
  muster(force, agreed, catalogue).refusals.length === 0;
