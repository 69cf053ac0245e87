import { type Sum, sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import { cylinder, parseTile, type TileName, tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isOut } from '../conditions/can.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { metric, terrainAround } from '../move/terrain.ts';
import { windows } from '../reactions/index.ts';
import { type CharacterId, footprintOf, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { comeForth } from './comeForth.ts';
import { dealDamage } from './damage.ts';
import { focusOn } from './focused.ts';
import { critsOn } from './pools.ts';
import { type Damage, through } from './through.ts';

/**
 * The tiles of a circular area; where the ground is uneven a cylinder, as high and as deep as its radius. It does not reach into
 * hidden ground that it does not begin in.
 */
export function areaTiles(scene: Scene, centre: TileName, radius: number): readonly TileName[] {
  const at = parseTile(centre);
  return at === null ? [] : cylinder(terrainAround(scene, [at]), at, radius, metric).map(tileName);
}

/** Who stands on any of some tiles, in the order in which they came; those Out of Action aside. */
export function unitsOn(scene: Scene, tiles: readonly TileName[]): readonly CharacterId[] {
  const within = new Set(tiles);
  return unitsIn(scene).filter(
    (id) => !isOut(scene, id) && tilesOf(footprintOf(scene, id)).some((at) => within.has(tileName(at))),
  );
}

/** What hits everybody in an area. */
export interface Blast {
  readonly by: CharacterId;
  readonly what: string;
  readonly centre: TileName;
  readonly radius: number;
  /** Rolled for each; null: it does none. */
  readonly damage: { readonly die: 0 | 2 | 3 | 6; readonly plus: number } | null;
  readonly damageType: DamageTypeId | null;
  /** Those of the area whom it spares not; everybody in it where that is not said. */
  readonly whom?: readonly CharacterId[];
  /** Crit Dice of its own, cover or none (A59), and what a critical hit adds. */
  readonly crit?: { readonly dice: number; readonly damage: number };
  readonly magic?: boolean;
  readonly piercing?: number;
  readonly breaking?: number;
  readonly breaksAlways?: boolean;
  readonly ignoresArmour?: boolean;
}

/**
 * Everybody in an area is hit of itself, friend and foe, each with a roll of their own; who can may still get away (window
 * 'attack.hit'). Gives those who did not.
 */
export function* areaDamage(tx: Tx<Scene>, blast: Blast): Rule<readonly CharacterId[]> {
  const { by, what, damageType } = blast;
  const hit: CharacterId[] = [];
  const within = blast.whom ?? unitsOn(tx.snapshot(), areaTiles(tx.snapshot(), blast.centre, blast.radius));
  for (const target of within) {
    if (isOut(tx.now, target) || unitIn(tx.now, target) === null) continue;
    const rolled = yield* rollFor(tx, blast);
    const about = {
      actor: by,
      target,
      kind: 'area',
      weapon: what,
      weaponId: null,
      reaction: null,
      damageType,
    };
    const says = { ...about, area: true, crit: rolled.hits, damage: rolled.amount };
    if ((yield* tx.window(windows.attackHit, says)) === 'prevented') continue;
    hit.push(target);
    comeForth(tx, target);
    if (blast.damage !== null) yield* suffer(tx, blast, target, rolled);
  }
  return hit;
}

interface Rolled {
  readonly crit: readonly number[];
  readonly hits: boolean;
  readonly die: number | null;
  readonly amount: number;
  /** What the die is added to, Focus Points with it. */
  readonly base: Sum;
}

/** The dice for one of those in the area: Crit Dice where there are any, then damage. */
function* rollFor(tx: Tx<Scene>, { by, damage, damageType, crit }: Blast): Rule<Rolled> {
  const base = sum(damage?.plus ?? 0, damage === null ? [] : focusOn(tx.snapshot(), by, damageType));
  if (damage === null) return { crit: [], hits: false, die: null, amount: 0, base };
  const pool = (count: number, sides: number, label: string) => tx.roll({ count, sides, label, by });
  const critical = crit === undefined || crit.dice < 1 ? null : yield* pool(crit.dice, 6, 'crit');
  const rolled = damage.die === 0 ? null : yield* pool(1, damage.die, 'damage');
  const values = critical === null ? [] : tx.rolled(critical.id).dice.map(({ value }) => value);
  const die = rolled === null ? null : (tx.rolled(rolled.id).dice[0]?.value ?? 0);
  const hits = values.some((value) => value >= critsOn);
  return {
    crit: values,
    hits,
    die,
    amount: base.total + (die ?? 0) + (hits ? (crit?.damage ?? 0) : 0),
    base,
  };
}

function* suffer(tx: Tx<Scene>, blast: Blast, target: CharacterId, rolled: Rolled): Rule<void> {
  const { by, what, damageType, damage: base } = blast;
  const damage: Damage = {
    target,
    amount: rolled.amount,
    damageType,
    by,
    what,
    attack: true,
    critical: rolled.hits,
    told: true,
    ...(blast.magic === undefined ? {} : { magic: blast.magic }),
    ...(blast.piercing === undefined ? {} : { piercing: blast.piercing }),
    ...(blast.breaking === undefined ? {} : { breaking: blast.breaking }),
    ...(blast.breaksAlways === undefined ? {} : { breaksAlways: blast.breaksAlways }),
    ...(blast.ignoresArmour === undefined ? {} : { ignoresArmour: blast.ignoresArmour }),
  };
  tell(tx, 'caught', {
    target,
    by,
    weapon: what,
    damageType,
    outcome: rolled.hits ? 'crit' : 'hit',
    critValues: rolled.crit,
    die: rolled.die === null ? null : { sides: base?.die ?? 0, value: rolled.die },
    damage: rolled.base,
    critDamage: sum(blast.crit?.damage ?? 0, []),
    critIsMaximum: false,
    through: through(tx.snapshot(), damage),
  });
  yield* dealDamage(tx, damage);
}
