import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { reveal } from '../move/reveal.ts';
import { type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { areaDamage, areaTiles } from './area.ts';
import { comeForth } from './comeForth.ts';
import { coverTiles, destroyCover } from './cover.ts';
import { afterGrenade, type Detonation } from './hooks.ts';
import { spendGrenade } from './thrown.ts';

/** A grenade is thrown and goes off. It gives away who throws it. */
export function* throwGrenade(
  tx: Tx<Scene>,
  { actor, thrown, at, from }: Detonation & { readonly from: TileName },
): Rule<void> {
  comeForth(tx, actor);
  spendGrenade(tx, actor, thrown.row.id);
  const own = unitIn(tx.now, actor)?.at === from;
  tell(tx, 'grenadeThrown', {
    actor,
    grenade: thrown.row.id,
    at,
    from: own ? null : from,
    radius: thrown.radius,
  });
  yield* detonate(tx, { actor, thrown, at });
  reveal(tx, actor, 'action');
}

/** What a grenade does where it goes off: damage to each unit in its area, then cover that it destroys, then its effects. */
export function* detonate(tx: Tx<Scene>, { actor, thrown, at }: Detonation): Rule<void> {
  const { row, radius } = thrown;
  const tiles = areaTiles(tx.snapshot(), at, radius);
  const hit = yield* areaDamage(tx, {
    by: actor,
    what: row.name,
    centre: at,
    radius,
    damage: row.damage,
    damageType: row.damageType,
    crit: { dice: thrown.critDice, damage: thrown.critDamage },
    piercing: thrown.piercing,
    breaking: row.breaking,
    breaksAlways: true,
    ignoresArmour: row.ignoresArmour,
  });
  if (row.destroysCover) yield* destroyCover(tx, coverTiles(tx.snapshot(), at, radius), actor);
  for (const happens of afterGrenade) yield* happens(tx, { actor, thrown, at, tiles, hit }) ?? [];
}
