import type { Rule } from '../../../../engine/rule.ts';
import { METRE, type Path, pathLength } from '../../../../engine/space/plane/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { distanceBetween } from '../../fight/bodies.ts';
import { inMind } from '../../fight/mind.ts';
import { isUp, seesIn } from '../../fight/sides.ts';
import { areTouching } from '../../fight/bodies.ts';
import { goAlong } from '../../moves/along.ts';
import { goInMind } from '../../moves/goInMind.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { unitOf } from '../../vehicles/crew.ts';
import { hasAbility } from '../owned.ts';
import { pay } from '../pay.ts';
import type { PanelAttack } from './fallen.ts';
import { wayIntoContact } from './stepIn.ts';

/** What one step of Intercept reaches, and how many hits it takes besides 1d6. */
interface Reach {
  readonly metres: number;
  readonly plus: number;
  readonly sp: number;
}

/** One way to intercept: for whom, and into contact with whom. */
export interface Intercept {
  readonly owner: CharacterId;
  readonly target: CharacterId;
  /** Who they go to: the one who dodges, or who attacks. */
  readonly to: CharacterId;
  readonly path: Path;
  readonly reach: Reach;
}

const reaches: readonly (readonly ['interceptI' | 'interceptII', Omit<Reach, 'sp'>])[] = [
  ['interceptII', { metres: 8, plus: 1 }],
  ['interceptI', { metres: 3, plus: 0 }],
];

/** How far somebody's Intercept reaches: twice as far, and free of SP, while they have Sanctuary. Null: they haven't got it. */
export function reachOf(scene: Scene, id: CharacterId): Reach | null {
  const own = reaches.find(([ability]) => hasAbility(scene, id, ability))?.[1];
  if (own === undefined) return null;
  const isFree = fighterIn(scene, id)?.effects.some((effect) => effect.id === 'sanctuary') === true;
  return isFree ? { ...own, metres: 2 * own.metres, sp: 0 } : { ...own, sp: 1 };
}

/**
 * All ways to intercept an Attack at one of its targets (Intercept): by whoever sees them about to dodge, is near enough to them or to the
 * attacker, and can get into contact with one of the two. Only for one's own side, as nobody throws themselves before an enemy.
 */
export function interceptsOf(scene: Scene, attack: PanelAttack, target: CharacterId): readonly Intercept[] {
  const side = fighterIn(scene, target)?.side;
  const unit = unitOf(scene, target);
  return fightersIn(scene).flatMap((owner) => {
    const reach = reachOf(scene, owner);
    const isAble = owner !== target && owner !== attack.actor && fighterIn(scene, owner)?.at != null;
    if (reach === null || !isAble || !isUp(scene, owner) || fighterIn(scene, owner)?.side !== side) return [];
    // In the theatre of the mind the GM says whether they get there, once they want to.
    if (inMind(scene)) return [{ owner, target, to: unit, path: [], reach }];
    if (!seesIn(scene, owner, unit)) return [];
    const isNear = [unit, attack.from].some((one) => isWithin(scene, owner, one, reach.metres));
    if (!isNear) return [];
    // One way alone where the attacker and whom they aim at are in the same vehicle.
    return [...new Set([unit, attack.from])].flatMap((to) => {
      const path = wayIntoContact(scene, owner, to, reach.metres);
      return path === null ? [] : [{ owner, target, to, path, reach }];
    });
  });
}

const isWithin = (scene: Scene, a: CharacterId, b: CharacterId, metres: number): boolean => {
  const away = distanceBetween(scene, a, b);
  return away !== null && away <= metres * METRE;
};

/**
 * Intercepts: pays, goes there (which may set off Overwatch), and takes up to 1d6 of so many hits upon themselves, and no more than `limit`. Gives
 * how many. None where they fall on the way, or don't get there.
 */
export function* intercept(
  tx: Tx<Scene>,
  { owner, target, to, path, reach }: Intercept,
  {
    hits,
    payer,
    limit,
  }: { readonly hits: number; readonly payer: CharacterId | null; readonly limit: number },
): Rule<number> {
  if (hits > 0 && inMind(tx.now)) {
    const went = yield* goInMind(tx, owner, { to, metres: reach.metres });
    if (went !== 'whole') {
      tell(tx, 'interceptFailed', { actor: owner, target });
      return 0;
    }
  }
  if (hits === 0 || !pay(tx, { actor: owner, sp: reach.sp, on: 'intercept', payer })) return 0;
  if (path.length > 0) yield* goAlong(tx, { actor: owner, path, forced: false, by: owner });
  if (!isUp(tx.now, owner) || !areTouching(tx.now, owner, to)) {
    tell(tx, 'interceptFailed', { actor: owner, target });
    return 0;
  }
  const { dice } = yield* tx.roll({ count: 1, sides: 6, label: 'intercept', by: owner });
  const die = dice[0]?.value ?? 0;
  const taken = Math.min(hits, limit, die + reach.plus);
  const metres = Math.round(pathLength(path) / METRE);
  tell(tx, 'intercepted', { actor: owner, target, metres, die, hits: taken });
  return taken;
}
