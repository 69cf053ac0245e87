import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { battleOf, unit, unitIn } from './battle.ts';
import { fall } from './fall.ts';
import { figuresOf, isCavalry } from './figures.ts';
import { HIGH_GROUND, heightOf, shelterOf } from './ground.ts';

/** What an attack is reckoned with, before its die falls (Attack and Defense). */
export interface Aimed {
  readonly precision: number;
  readonly defense: number;
  readonly damage: number;
  /** The lower of two dice counts (Defend). */
  readonly disadvantage: boolean;
  readonly doubled: boolean;
  /** What misses does half the damage, or none (Scouts). */
  readonly missesHalf: boolean;
  readonly reduction: number;
}

/** An attack of one unit on another in figures. `prepared`: it comes of Prepare. */
export function aimedAt(scene: Scene, actor: CharacterId, target: CharacterId, prepared: boolean): Aimed {
  const ground = battleOf(scene)?.ground;
  if (ground === undefined) throw new Error('armies fight in a battle');
  const [own, theirs] = [figuresOf(scene, actor), figuresOf(scene, target)];
  const above = heightOf(scene, ground, actor) > heightOf(scene, ground, target);
  return {
    precision: own.precision + (above ? HIGH_GROUND.precision : 0),
    defense: theirs.defense + shelterOf(scene, ground, target),
    damage: own.damage,
    disadvantage: unit(scene, target).defending,
    doubled: isDoubled(scene, actor, target, prepared),
    missesHalf: unit(scene, target).row !== 'scouts',
    reduction: theirs.reduction,
  };
}

/** Whether a unit's attack deals double damage (List of Units). Anti-Cavalry's doubles at Prepare against anybody, and never twice (A50). */
function isDoubled(scene: Scene, actor: CharacterId, target: CharacterId, prepared: boolean): boolean {
  switch (unit(scene, actor).row) {
    case 'artillery':
    case 'bomber':
      return unit(scene, target).row === 'building';
    case 'antiAir':
      return figuresOf(scene, target).flies;
    case 'antiCavalry':
      return prepared || isCavalry(unit(scene, target));
    case 'infantry':
    case 'heavyInfantry':
    case 'scouts':
    case 'ranged':
    case 'lightCavalry':
    case 'heavyCavalry':
    case 'rangedCavalry':
    case 'flyer':
    case 'rangedFlyer':
    case 'heavyFlyer':
    case 'healer':
    case 'hero':
    case 'building':
      return false;
  }
}

/** What a die means: nothing on a 1, everything on a 10, else what it reaches with Precision. */
export function resultOf(die: number, { precision, defense, missesHalf }: Aimed): AttackResult {
  if (die === 1) return 'none';
  if (die === 10) return 'most';
  if (die + precision >= defense) return 'full';
  return missesHalf ? 'half' : 'none';
}

export type AttackResult = 'none' | 'half' | 'full' | 'most';

/** The faces of the die for damage. */
export const DAMAGE_DIE = 6;

/**
 * Damage in points: a d6 and the unit's Damage, halved (rounded down) by a miss, its doubling after that, and at last what the target takes off (A48; the attacker
 * multiplies before the defender takes off, as everywhere in the game).
 */
export function damageOf(result: AttackResult, die: number, { damage, doubled, reduction }: Aimed): number {
  if (result === 'none') return 0;
  const whole = (result === 'most' ? DAMAGE_DIE : die) + damage;
  const dealt = (result === 'half' ? Math.floor(whole / 2) : whole) * (doubled ? 2 : 1);
  return Math.max(0, dealt - reduction);
}

interface Attack {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  /** It comes of Prepare. */
  readonly prepared?: boolean;
  /** Heroes whose unit it ends are left alive. */
  readonly spares?: boolean;
}

/** A unit attacks another, and the other falls where its Vitality is gone. */
export function* attackUnit(
  tx: Tx<Scene>,
  { actor, target, prepared = false, spares = false }: Attack,
): Rule<void> {
  const aimed = aimedAt(tx.snapshot(), actor, target, prepared);
  const count = aimed.disadvantage ? 2 : 1;
  const { dice } = yield* tx.roll({ count, sides: 10, label: 'attack', by: actor });
  const faces = dice.map(({ value }) => value);
  const die = Math.min(...faces);
  const result = resultOf(die, aimed);
  const harm = result === 'none' || result === 'most' ? DAMAGE_DIE : yield* damageDie(tx, actor);
  const damage = damageOf(result, harm, aimed);
  tell(tx, 'unitAttacked', {
    ...{ actor, target, prepared, dice: faces, die, result, damage },
    total: die + aimed.precision,
    defense: aimed.defense,
    doubled: aimed.doubled && result !== 'none',
    reduced: result === 'none' ? 0 : aimed.reduction,
  });
  const hit = tx.state.battle?.units[target];
  if (hit === undefined) return;
  hit.lost += damage;
  fall(tx, target, spares);
}

function* damageDie(tx: Tx<Scene>, actor: CharacterId): Rule<number> {
  const { dice } = yield* tx.roll({ count: 1, sides: DAMAGE_DIE, label: 'damage', by: actor });
  return dice[0]?.value ?? 1;
}

/** Vitality comes back to a unit, up to its most. Gives how much. */
export function healUnit(tx: Tx<Scene>, id: CharacterId, points: number): number {
  const healed = Math.min(points, unitIn(tx.now, id)?.lost ?? 0);
  const found = tx.state.battle?.units[id];
  if (found !== undefined) found.lost -= healed;
  return healed;
}
