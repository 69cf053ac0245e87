import { rowOf } from '../../../engine/table.ts';
import { armyUnits } from '../content/armies.ts';
import type { StatId } from '../content/stats.ts';
import { tierOf } from '../numbers/levels.ts';
import { beingIn, type CharacterId, characterIn, type Scene, type Unit } from '../scene.ts';
import { giftsOf } from '../space/gait.ts';
import { unit } from './battle.ts';

/** A unit in figures, heroes and Levels in them (Stats and Levels). */
export interface Figures {
  readonly level: number;
  readonly vitality: number;
  readonly movement: number;
  readonly defense: number;
  readonly damage: number;
  readonly precision: number;
  readonly range: number;
  readonly flies: boolean;
  /** Vitality that comes back as its turn starts (Charisma). */
  readonly regeneration: number;
  /** What is taken off any damage that it gets (Will). */
  readonly reduction: number;
}

/** Each Level gives +2 Vitality and +1 Defense, Damage and Precision. */
export const VITALITY_A_LEVEL = 2;

/** What heroes give the unit they are in: their Tiers, a boss's times its grade (Heroes and Hero Units). */
export function heroBonus(
  scene: Scene,
  id: CharacterId,
): { readonly stat: StatId; readonly tier: number; readonly half: number } | null {
  const who = beingIn(scene, id);
  if (who === null) return null;
  const tier = tierOf(who.level);
  const grade = who.kind === 'creature' && who.rank === 'boss' ? who.grade : 1;
  return { stat: who.primary, tier: tier * grade, half: Math.ceil(tier / 2) * grade };
}

const still: Figures = {
  ...{ level: 0, vitality: 0, movement: 0, defense: 0, damage: 0, precision: 0, range: 0 },
  ...{ flies: false, regeneration: 0, reduction: 0 },
};

function vitalityOfThing(scene: Scene, id: CharacterId): number {
  const thing = characterIn(scene, id);
  return thing?.kind === 'object' ? thing.maxVitality : 0;
}

/** The figures of a unit at its Level, with those of the heroes in it. */
export function figuresOf(scene: Scene, id: CharacterId): Figures {
  return figuresWith(scene, id, unit(scene, id));
}

/** The same of a unit as it would be. A building has its Vitality alone; like any object, it is always hit. */
export function figuresWith(
  scene: Scene,
  id: CharacterId,
  { row, level: own, heroes }: Pick<Unit, 'row' | 'level' | 'heroes'>,
): Figures {
  if (row === 'building') return { ...still, vitality: vitalityOfThing(scene, id) };
  const base = rowOf(armyUnits, row);
  const bonuses = heroes.flatMap((hero) => heroBonus(scene, hero) ?? []);
  const level = own + sum(bonuses.map(({ tier }) => tier));
  const of = (stat: StatId, amount: 'tier' | 'half' = 'tier') =>
    sum(bonuses.filter((one) => one.stat === stat).map((one) => one[amount]));
  return {
    level,
    vitality: base.vitality + VITALITY_A_LEVEL * level + 2 * of('constitution'),
    movement: base.movement + of('dexterity', 'half'),
    defense: base.defense + level + of('instinct'),
    damage: base.damage + level + of('strength'),
    precision: base.precision + level + of('intelligence'),
    range: base.range,
    flies:
      row === 'hero'
        ? heroes.length > 0 && heroes.every((hero) => giftsOf(scene, hero).includes('fly'))
        : base.flies,
    regeneration: of('charisma'),
    reduction: of('will', 'half'),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What is left of a unit's Vitality: below 1 it is dead. */
export const vitalityLeft = (scene: Scene, id: CharacterId): number =>
  figuresOf(scene, id).vitality - unit(scene, id).lost;

const cavalry: readonly Unit['row'][] = ['lightCavalry', 'heavyCavalry', 'rangedCavalry'];
export const isCavalry = ({ row }: Pick<Unit, 'row'>): boolean => cavalry.includes(row);
