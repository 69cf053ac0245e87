import type { DamageType } from '../content/damageTypes.ts';
import { devices } from '../content/devices.ts';
import type { Figures } from '../content/effect.ts';
import { skills } from '../content/skills/index.ts';
import { traits } from '../content/traits/index.ts';
import { actsWithFace } from '../effects/moment.ts';
import { sourcesOf } from '../effects/sources.ts';
import { byId } from '../forces/catalogue.ts';
import type { Scene, UnitId } from '../scene.ts';
import type { Area, Means, Power, Win } from './wielded.ts';

const kinds = { arcaneAssault: 'arcane', technicalAssault: 'technical' } as const;

const wins: readonly Win[] = [
  'defeated',
  'reserves',
  'activated',
  'handSeen',
  'noEquipment',
  'yours',
  'dominated',
  'rushesAway',
];

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Types for which alone something is, by figures that name one or several. */
const typesOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];

function winOf({ or, after, orElse }: Figures): Win {
  if (orElse === 'spellsEnd') return 'unbound';
  if (after === 'restores') return 'restores';
  return wins.find((one) => one === or) ?? 'defeated';
}

function afterOf({ after, resist }: Figures): Power['after'] {
  if (typeof after === 'number') return { dv: after, or: 'activated' };
  return after === 'weakened' ? { dv: number(resist, 6), or: 'weakened' } : null;
}

/** What the figures of an assault by a skill or a spell make of it. */
export function powerOf(figures: Figures): Power {
  const { within, times, plus, only, back } = figures;
  return {
    within: within === 'detect' || within === 'shared' ? within : 'adjacent',
    times: number(times, 1),
    plus: number(plus, 0),
    only: typesOf(only),
    not: typesOf(figures.not),
    wins: winOf(figures),
    bySix: figures.bySix === 'removed',
    after: afterOf(figures),
    asBallistic: figures.asBallistic === true,
    noAnswer: figures.noRetaliation === true,
    kicker: number(figures.offKicker, 0),
    kickerAgainstTech: number(figures.kickerAgainstTech, 0),
    kickerOnWater: number(figures.kickerOnWater, 0),
    back: back === 'meleeOff' ? back : null,
  };
}

export interface NewPower {
  readonly id: string;
  readonly name: string;
  readonly kind: 'arcane' | 'technical';
  readonly figures: Figures;
  readonly area?: Area | null;
}

/** An assault by a skill or a spell as something to make it with. */
export const meansByPower = ({ id, name, kind, figures, area = null }: NewPower): Means => ({
  id,
  name,
  kind,
  types: typesOf(figures.types) as readonly DamageType[],
  bumps: { off: [], def: [] },
  range: null,
  has: [],
  area,
  unarmed: false,
  mounted: null,
  turret: false,
  rolls: null,
  power: powerOf(figures),
});

const nameOf = (id: string): string =>
  byId(skills, id)?.name ?? byId(traits, id)?.name ?? byId(devices, id)?.name ?? id;

/** Assaults that a unit makes by a skill, a trait or a device; with a face card alone, where the book says so (L819, L1797). */
export function powersOf(scene: Scene, id: UnitId): readonly Means[] {
  return sourcesOf(scene, id).flatMap(({ from, effect }): readonly Means[] => {
    if (effect.does !== 'rule') return [];
    const { rule, figures } = effect;
    if (rule === 'arcaneAssault' || rule === 'technicalAssault')
      return [meansByPower({ id: from, name: nameOf(from), kind: kinds[rule], figures })];
    if (rule === 'breathOfFire' && actsWithFace(scene, id)) {
      const area = { shape: 'nearest', size: number(figures.targets, 1) } as const;
      const breath = { ...figures, within: 'detect', noRetaliation: true };
      return [meansByPower({ id: from, name: nameOf(from), kind: 'arcane', figures: breath, area })];
    }
    if (rule === 'propaganda' && actsWithFace(scene, id)) {
      const speech = { within: 'shared', only: ['living'], not: ['beast'], or: 'yours' };
      return [meansByPower({ id: from, name: nameOf(from), kind: 'technical', figures: speech })];
    }
    return [];
  });
}
