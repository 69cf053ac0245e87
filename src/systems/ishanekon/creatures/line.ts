import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Made } from '../../../engine/creation.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import type { Creature } from '../character/schema.ts';
import { creatureClasses, creatureRanks, creatureTypes } from '../content/creatures.ts';
import { findSize } from '../content/sizes.ts';
import type { SkillId } from '../content/skills.ts';
import { type StatId, statIds } from '../content/stats.ts';
import { tierOfCost } from '../language/schema/ability.ts';
import { mostSkill, mostStat, tierOf } from '../numbers/levels.ts';
import { type Pack, type PackCreature, packSchema } from '../packs/schema.ts';
import { shipped } from '../packs/shipped.ts';
import { asVehicle } from '../vehicles/build.ts';
import { creatureOf } from './build.ts';
import { budgetOf } from './levels.ts';

/** What a GM has said of a creature: 'Boss grade 2, Hybrid, level 3, Big, Undying'. What isn't said is as usual. */
export interface Outline {
  readonly rank: PackCreature['rank'];
  readonly class: PackCreature['class'];
  readonly grade: number;
  readonly level: number;
  readonly size: PackCreature['size'];
  readonly type: PackCreature['type'];
  /** It is a vehicle (Vehicles). */
  readonly vehicle: boolean;
}

const LONGEST = 200;
const LEVEL = /^level (\d{1,2})$/;
const GRADE = /^(?:boss )?grade (\d{1,2})$/;

export type ReadOutline =
  | { readonly ok: true; readonly outline: Outline }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads a line about a creature, part by part; refuses the first part that is nothing of it. */
export function readOutline(text: string): ReadOutline {
  let outline: Outline = {
    rank: 'normal',
    class: 'hybrid',
    grade: 1,
    level: 1,
    size: 'medium',
    type: 'humanoid',
    vehicle: false,
  };
  for (const part of text.slice(0, LONGEST).split(',')) {
    const said = part.trim();
    if (said === '') continue;
    const more = partOf(said);
    if (more === null) return { ok: false, refusal: refusal('noCreaturePart', { part: said }) };
    outline = { ...outline, ...more };
  }
  if (outline.level > 20 || outline.grade < 1 || outline.grade > 10)
    return { ok: false, refusal: refusal('creatureTooHigh', {}) };
  return { ok: true, outline: outline.rank === 'minor' ? { ...outline, class: null } : outline };
}

function partOf(said: string): Partial<Outline> | null {
  const plain = said.toLowerCase();
  const [, level] = LEVEL.exec(plain) ?? [];
  if (level !== undefined) return { level: Number(level) };
  const [, grade] = GRADE.exec(plain) ?? [];
  if (grade !== undefined) return { rank: 'boss', grade: Number(grade) };
  if (plain === 'vehicle') return { vehicle: true };
  const rank = findRow(creatureRanks, plain);
  if (rank !== null) return { rank: rank.id };
  const kind = findRow(creatureClasses, plain);
  if (kind !== null) return { class: kind.id };
  const size = findSize(said);
  if (size !== null) return { size: size.id };
  const type = findRow(creatureTypes, plain);
  return type === null ? null : { type: type.id };
}

/** A creature as a GM describes it, and what it is called until it has a name; null where the first word is nothing of one. */
export function creatureDescribed(
  text: string,
): { readonly name: string; readonly made: Made<Creature> } | null {
  const [first = ''] = text.split(',');
  if (partOf(first.trim()) === null) return null;
  const read = readOutline(text);
  if (!read.ok) return { name: '', made: read };
  const { type, vehicle } = read.outline;
  const name = vehicle ? 'Vehicle' : rowOf(creatureTypes, type).name;
  return { name, made: { ok: true, value: creatureFrom(name, read.outline) } };
}

/** What each class turns on, what matters most first (house). */
const order: Readonly<Record<'fighter' | 'hybrid' | 'caster', readonly StatId[]>> = {
  fighter: ['strength', 'dexterity', 'constitution', 'instinct', 'will', 'charisma', 'intelligence'],
  hybrid: ['dexterity', 'instinct', 'constitution', 'will', 'strength', 'charisma', 'intelligence'],
  caster: ['will', 'instinct', 'dexterity', 'constitution', 'charisma', 'intelligence', 'strength'],
};

const skillsOf: readonly SkillId[] = [
  'endurance',
  'perception',
  'nimbleness',
  'perseverance',
  'rawForce',
  'intuition',
];
const weaponOf = { fighter: 'Sword', hybrid: 'Bow', caster: 'Dagger' } as const;
/** What has no hands fights as it is born (house). */
const handless: readonly PackCreature['type'][] = ['animal', 'plant'];

const armourOf = { fighter: 'heavy', hybrid: 'medium', caster: 'light' } as const;

/** Teeth, claws, a sting: its body is the weapon. */
const givesWeapon = ({ effects }: Pack['talents'][number]): boolean =>
  effects.some((one) => one.effect === 'grant' && one.what.kind === 'weapon');

/** Points dealt out in turns, what matters most first, each up to the most it may be. */
function dealtOut<K extends string>(
  keys: readonly K[],
  points: number,
  base: number,
  most: number,
): Record<K, number> {
  const values = Object.fromEntries(keys.map((key) => [key, base])) as Record<K, number>;
  let left = points;
  for (const key of keys) {
    const given = Math.min(left, most - base);
    values[key] += given;
    left -= given;
  }
  return values;
}

/**
 * A creature of so many points as its rank, class and Level give it (Creatures): its Stats, Skills, Talents and Abilities are chosen as is usual, the simple ones
 * of our own pack first. A GM changes what they like on its sheet.
 */
export function creatureFrom(name: string, outline: Outline): Creature {
  const { pack } = shipped();
  const made = creatureOf(pack, rowFrom(pack, name, outline));
  return outline.vehicle ? asVehicle(made) : made;
}

export function rowFrom(pack: Pack, name: string, outline: Outline): PackCreature {
  const { vehicle: _vehicle, ...said } = outline;
  const { rank, class: kind, level } = said;
  const tier = tierOf(level);
  const budget = budgetOf(rank, kind, level);
  const as = kind ?? 'fighter';
  const stats = dealtOut(order[as], budget.statPoints, 7, mostStat(tier));
  const [primary = 'strength', secondary = 'dexterity'] = order[as];
  const abilities = pack.abilities
    .filter(({ wp }) => tierOfCost(wp) <= tier)
    .toSorted((a, b) => a.complexity - b.complexity)
    .slice(0, budget.abilities);
  const isHandless = handless.includes(said.type);
  // A Creature Talent is one Greater Talent or two Lesser ones. Who carries a weapon is not born with one besides.
  const lesser = pack.talents
    .filter((talent) => talent.kind === 'lesser' && (isHandless || !givesWeapon(talent)))
    .toSorted((a, b) => a.complexity - b.complexity);
  const written = {
    name,
    ...said,
    ...{ stats, primary, secondary, evasion: as === 'fighter' ? 'strength' : 'instinct' },
    skills: dealtOut(skillsOf, budget.skillPoints, 0, mostSkill(tier)),
    armour: isHandless ? null : armourOf[as],
    weapons: isHandless ? [] : [weaponOf[as]],
    abilities: abilities.map((one) => one.name),
    talents: lesser.slice(0, 2 * budget.talents).map((one) => one.name),
  };
  const read = packSchema.shape.creatures.unwrap().element.parse(written);
  return { ...read, stats: Object.fromEntries(statIds.map((id) => [id, stats[id]])) };
}
