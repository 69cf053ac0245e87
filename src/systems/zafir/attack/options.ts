import type { ActOption, Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Weapon } from '../character/weapon.ts';
import { basicActions } from '../content/basicActions.ts';
import type { grenades } from '../content/grenades.ts';
import { ranges } from '../content/ranges.ts';
import { reachable, reachableBeside } from '../move/prospect.ts';
import { lookouts } from '../move/sight.ts';
import { mostRange } from '../numbers/sources/range.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { whyNotPaid } from '../turn/legality.ts';
import { whyNotSpared } from '../will/hatred.ts';
import { dieAndMore } from '../words/damage.ts';
import { shotsLeft } from './ammo.ts';
import { attackAct } from './attack.ts';
import { whyNotWeapon } from './legality.ts';
import { canStrikeFrom } from './reach.ts';
import { enemiesOf, targetChoice, triesWith } from './targets.ts';
import { checkThrow, grenadesOf, thrownBy } from './thrown.ts';
import { attackCost, weaponsOf } from './weapons.ts';

/** The attack that somebody may make on their turn: at whom, with what, how. Tiles may be typed, for grenades. */
export function attackOption(scene: Scene, actor: CharacterId): ActOption {
  const closed = whyNotPaid(scene, actor, attackAct, null);
  const tries = weaponsOf(scene, actor).map((weapon) => ({
    weapon,
    tries: triesWith(scene, actor, weapon),
    unpaid: closed === null ? whyNotPaid(scene, actor, attackAct, weapon.id) : null,
  }));
  const grenade = grenadesOf(scene, actor);
  const enemies = enemiesOf(scene, actor);
  const targets = enemies.map((target) => targetChoice(scene, actor, target, tries));
  return {
    kind: 'attack',
    id: attackAct.id,
    name: attackAct.name,
    group: 'attack',
    price: priceOf(tries.map(({ weapon }) => weapon)),
    note: attackAct.text,
    refused: closed,
    targets: targets.map((one) => ({
      ...one,
      refused: one.refused ?? whyNotSpared(scene, { actor, cost: 1, last: true, struck: [one.id], to: null }),
    })),
    targetNeeded: true,
    ...(grenade.length === 0 ? {} : { targetsOpen: true }),
    means: [
      ...tries.map(({ weapon, tries: with_, unpaid }) => ({
        id: weapon.id,
        name: weapon.name,
        note: weaponNote(scene, actor, weapon),
        fits: [...with_].filter(([, tried]) => tried.ok).map(([target]) => target),
        refused: whyNotWeapon(scene, actor, weapon) ?? unpaid ?? closed,
      })),
      ...grenade.map(({ id, left }) => grenadeChoice(scene, actor, { id, left }, enemies)),
    ],
    ways: waysOf(scene, actor),
  };
}

/** What an attack costs with one or another of these weapons: '1 or 2 actions'. */
function priceOf(weapons: readonly Weapon[]): string {
  const costs = [...new Set([...weapons.map(attackCost), ...(weapons.length === 0 ? [1] : [])])].sort();
  return `${costs.join(' or ')} ${costs.join() === '1' ? 'action' : 'actions'}`;
}

function weaponNote(scene: Scene, actor: CharacterId, weapon: Weapon): string {
  const shots = shotsLeft(scene, actor, weapon);
  const reach = weapon.kind === 'melee' ? 'melee' : `to ${mostRange(weapon)} tiles`;
  const both = attackCost(weapon) > 1 ? ', takes both actions' : '';
  return `${dieAndMore(weapon.damage)} damage, ${reach}${both}${shots === null ? '' : `, ${shots} of ${weapon.ammo} shots`}`;
}

function grenadeChoice(
  scene: Scene,
  actor: CharacterId,
  { id, left }: { readonly id: (typeof grenades)[number]['id']; readonly left: number },
  enemies: readonly CharacterId[],
): Choice {
  const { row, range, radius } = thrownBy(scene, actor, id);
  return {
    id,
    name: row.name,
    note: `${left} left, to ${rowOf(ranges, range).ability.most} tiles, radius ${radius}: ${row.text}`,
    fits: enemies.filter((target) => checkThrow(scene, { actor, target, id, on: null }).ok),
    refused: left === 0 ? refusal('noGrenade', { actor, grenade: row.name }) : null,
  };
}

/** How an attack may be made besides as usual: to knock out, or from a tile that is named. */
function waysOf(scene: Scene, actor: CharacterId): readonly Choice[] {
  const { name, text } = rowOf(basicActions, 'attackSubdue');
  const subdue: Choice = {
    id: 'subdue',
    name: name.replace(/^Attack \((.*)\)$/, '$1'),
    note: text,
    refused: null,
  };
  if (unitIn(scene, actor) === null) return [subdue];
  const [, ...aside] = lookouts(scene, actor);
  const melee = weaponsOf(scene, actor).some(({ kind }) => kind === 'melee');
  const near = melee ? approaches(scene, actor) : [];
  return [
    subdue,
    ...aside.map((tile): Choice => from(tile, 'step out, attack, step back')),
    ...near
      .filter((tile) => !aside.includes(tile))
      .map((tile): Choice => from(tile, 'go there first: a melee attack')),
  ];
}

const from = (tile: TileName, note: string): Choice => ({
  id: `from ${tile}`,
  name: `from ${tile}`,
  note,
  refused: null,
});

/** The tiles from which somebody could strike some enemy after a free move. */
const approaches = (scene: Scene, actor: CharacterId): readonly TileName[] => {
  const near = new Set<TileName>();
  for (const target of enemiesOf(scene, actor))
    for (const { kind, tile } of reachableBeside(scene, actor, target))
      if (kind !== 'fall' && !near.has(tile) && canStrikeFrom(scene, actor, target, tile)) near.add(tile);
  return reachable(scene, actor).flatMap(({ tile }) => (near.has(tile) ? tile : []));
};
