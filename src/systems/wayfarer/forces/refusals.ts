import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { attributes } from '../content/attributes.ts';
import type { Effect } from '../content/effect.ts';
import { ranks } from '../content/ranks.ts';
import { effectsOf, sizeOf, typesOf } from './card.ts';
import { abilitiesOfUnit, gearOfUnit } from './limits.ts';
import { nameRefusals } from './names.ts';
import { diceRange } from './dice.ts';
import { isSize, type Need, needs, sizesFor } from './needs.ts';
import { isBeast, isMachine, laid, openCategories, openTraits } from './open.ts';
import type { Parts } from './parts.ts';
import type { UnitPlan } from './plan.ts';
import { slotsUsed } from './slots.ts';
import { area, type UnitCard, victoryPoints } from './unit.ts';

/** A refusal of the book: which rule, and its line. */
const against = (code: string, line: number, params: Record<string, string | number | null> = {}): Refusal =>
  refusal(code, { ...params, line });

/** Traits that one unit can have more than once (L843). */
export const manyTimes: ReadonlySet<string> = new Set(['extraArm']);

function twice(plan: UnitPlan): readonly Refusal[] {
  const again = (ids: readonly string[]) => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  return [
    ...again(plan.traits).filter((id) => !manyTimes.has(id)),
    ...again(plan.skills),
    ...again(plan.spells),
    ...again(plan.templates),
  ].map((what) => against('twice', 843, { what }));
}

function tooMuch(plan: UnitPlan): readonly Refusal[] {
  const most = Math.max(plan.traits.length, plan.skills.length, plan.spells.length);
  return [
    ...nameRefusals(plan.name),
    ...(plan.gear.length > gearOfUnit.most ? [overLimit(gearOfUnit, plan.gear.length)] : []),
    ...(most > abilitiesOfUnit.most ? [overLimit(abilitiesOfUnit, most)] : []),
  ];
}

/** Step 2: what templates ask of the unit they are laid over. */
function templateRefusals(plan: UnitPlan, { species }: Parts): readonly Refusal[] {
  return plan.templates.flatMap((template) => {
    const { line, needs: types, oneOf, free } = laid[template];
    // Undeath replaces Living, so what it asks for is asked of the species.
    const isAny = types.some((type) => species.types.includes(type));
    return [
      ...(isAny ? [] : [against('templateNeeds', line, { template, needs: types.join(' ') })]),
      ...(oneOf && !free.some((trait) => plan.traits.includes(trait))
        ? [against('templateNeedsTrait', line, { template })]
        : []),
    ];
  });
}

/** Step 3: bumps are bought by robots, constructs and magi-tech alone, to 4 (L730, L1542, L1650). */
function bumpRefusals(plan: UnitPlan, { species }: Parts): readonly Refusal[] {
  return attributes.flatMap(({ id }) => {
    const by = plan.bumps[id] ?? 0;
    if (by === 0) return [];
    if (species.bumps[id] === null) return [against('noSuchAttribute', 2959, { attribute: id })];
    if (isMachine(species))
      return Math.abs(by) > 4 ? [against('bumpBeyond', 730, { attribute: id, by, most: 4 })] : [];
    const isMagic = plan.templates.includes('magiTech') && (id === 'arcaneOff' || id === 'arcaneDef');
    return isMagic && by === 1
      ? []
      : [against('noBumpsForSale', isMagic ? 1650 : 1542, { attribute: id, by })];
  });
}

function sizeRefusals(plan: UnitPlan, { species }: Parts): readonly Refusal[] {
  if (plan.size === null) return [];
  if (!isMachine(species)) return [against('sizeIsGiven', 709, { species: species.id })];
  const { wide, long } = plan.size;
  return wide < 1 || long < 1 || wide > 4 || long > 4 ? [against('sizeBeyond', 1548, { wide, long })] : [];
}

/** Step 4: traits are those of the species and the templates; some of a robot's ask for a size. */
function traitRefusals(plan: UnitPlan, parts: Parts): readonly Refusal[] {
  const { species, bought } = parts;
  const open = openTraits(plan, species);
  const size = plan.size ?? species.size;
  return bought.flatMap(({ id }) => {
    if (!open.has(id)) return [against('traitNotOpen', 700, { trait: id, species: species.id })];
    const sizes = Object.entries(sizesFor).find(([trait]) => trait === id)?.[1] ?? null;
    const isRobots = isMachine(species) || !species.open.some((trait) => trait === id);
    return isRobots && sizes !== null && !sizes.some((one) => isSize(size, one))
      ? [against('traitNeedsSize', 1547, { trait: id, wide: size.wide, long: size.long })]
      : [];
  });
}

/** Steps 5 and 6: an occupation for all but beasts, dice within its range (L1655 to L1659, L2967 to L2970). */
function diceRefusals(plan: UnitPlan, parts: Parts): readonly Refusal[] {
  const { species, occupation } = parts;
  const beast = isBeast(species);
  const wrong: Refusal[] = [];
  if (beast && plan.occupation !== null) wrong.push(against('beastsHaveNoOccupation', 2967));
  if (!beast && plan.occupation === null) wrong.push(against('needsOccupation', 1655));
  for (const { id } of attributes) {
    const dice = plan.dice[id] ?? 0;
    const { least, most, why } = diceRange(parts, id);
    if (dice >= least && dice <= most) continue;
    switch (why) {
      case 'kind':
        wrong.push(against('noSuchAttribute', 2959, { attribute: id }));
        break;
      case 'trait':
        wrong.push(against('noTechnicalOff', 808, { dice }));
        break;
      case 'range':
        wrong.push(
          against('diceOutOfRange', beast ? 2969 : 1657, {
            attribute: id,
            dice,
            least,
            most,
            occupation: occupation?.id ?? null,
          }),
        );
    }
  }
  return wrong;
}

const isMet = (need: Need, plan: UnitPlan, parts: Parts, value: number): boolean =>
  need.any.some((one) => {
    if ('skill' in one) return plan.skills.includes(one.skill);
    if ('trait' in one) return [...parts.own, ...parts.bought].some(({ id }) => id === one.trait);
    if ('type' in one) return typesOf(plan, parts).includes(one.type);
    if ('arcaneOff' in one) return (plan.dice.arcaneOff ?? 0) >= one.arcaneOff;
    return victoryPoints(value) <= one.vpAtMost;
  });

/** Step 7: skills by category and by what they ask for; a beast's are few, and so are its spells (L2970 to L2973). */
function skillRefusals(plan: UnitPlan, parts: Parts, value: number): readonly Refusal[] {
  const open = openCategories(parts.species, parts.occupation);
  const beast = isBeast(parts.species);
  const skills = parts.skills.flatMap(({ id, category }) => {
    const need = Object.entries(needs).find(([skill]) => skill === id)?.[1] ?? null;
    return [
      ...(beast && !open.has(category) ? [against('notABeastsSkill', 2970, { skill: id, category })] : []),
      ...(need !== null && !isMet(need, plan, parts, value)
        ? [against('skillNeeds', need.line, { skill: id })]
        : []),
    ];
  });
  const isSpellless = beast && parts.species.bumps.arcaneOff === null && plan.spells.length > 0;
  return [...skills, ...(isSpellless ? [against('noSpellsForBeast', 2971)] : [])];
}

const forbids = (parts: Parts, what: 'equipment' | 'weapons'): boolean =>
  effectsOf(parts).some(
    ({ effect }: { readonly effect: Effect }) => effect.does === 'forbid' && effect.what === what,
  );

/** Step 8: who may carry nothing, or no weapons; one suit of armour at a time (ours: two would add up). */
export function gearRefusals(parts: Parts): readonly Refusal[] {
  const armours = parts.gear.filter(({ kind }) => kind === 'armour').length;
  const weapons = parts.gear.filter(({ kind }) => kind === 'weapon').length;
  return [
    ...(parts.gear.length > 0 && forbids(parts, 'equipment') ? [against('noEquipment', 808)] : []),
    ...(weapons > 0 && forbids(parts, 'weapons') ? [against('noWeapons', 1791)] : []),
    ...(armours > 1 ? [against('oneArmour', 4235, { armours })] : []),
  ];
}

/** A rider is smaller than the mount, which carries nobody on another's back (L2979). */
function mountRefusals(plan: UnitPlan, parts: Parts, mount: UnitCard | null): readonly Refusal[] {
  if (mount === null) return [];
  return [
    ...(area(sizeOf(plan, parts)) < area(mount.size)
      ? []
      : [against('mountTooSmall', 2979, { mount: mount.name })]),
    ...(mount.mount === null ? [] : [against('mountIsMounted', 2979)]),
  ];
}

function slotRefusals(plan: UnitPlan, parts: Parts): readonly Refusal[] {
  const { slots } = rowOf(ranks, plan.rank);
  const used = slotsUsed(plan, parts.species, parts.occupation);
  return slots !== null && used > slots ? [against('slotsSpent', 562, { rank: plan.rank, slots, used })] : [];
}

/** Everything that is wrong with a plan, in the order of the book's steps; `carrier`: its parts with what it has learned and lost, by which it carries things. */
export const refusalsOf = (
  plan: UnitPlan,
  parts: Parts,
  card: UnitCard,
  mount: UnitCard | null,
  carrier: Parts,
): readonly Refusal[] => [
  ...parts.unknown,
  ...tooMuch(plan),
  ...twice(plan),
  ...templateRefusals(plan, parts),
  ...bumpRefusals(plan, parts),
  ...boxRefusals(plan, parts),
  ...sizeRefusals(plan, parts),
  ...traitRefusals(plan, parts),
  ...diceRefusals(plan, parts),
  ...skillRefusals(plan, parts, card.value),
  ...gearRefusals(carrier),
  ...mountRefusals(plan, parts, mount),
  ...slotRefusals(plan, parts),
];

/** Three bumps a box at most, those of species and templates (L695; A8). */
const boxRefusals = (plan: UnitPlan, { species }: Parts): readonly Refusal[] =>
  attributes.flatMap(({ id }) => {
    const bumps = (species.bumps[id]?.length ?? 0) + ((plan.bumps[id] ?? 0) === 0 ? 0 : 1);
    return bumps > 3 ? [against('tooManyBumps', 695, { attribute: id, bumps, most: 3 })] : [];
  });
