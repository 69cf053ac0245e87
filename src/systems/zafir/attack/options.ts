import type { ActOption, Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { strikeOdds } from '../chances/strike.ts';
import type { Weapon } from '../character/profile.ts';
import { isOut } from '../conditions/can.ts';
import { basicActions } from '../content/basicActions.ts';
import type { grenades } from '../content/grenades.ts';
import { ranges } from '../content/ranges.ts';
import { knowsOf } from '../move/free.ts';
import { reachable } from '../move/prospect.ts';
import { standingOn } from '../move/reveal.ts';
import { distanceBetween, lookouts } from '../move/sight.ts';
import { coverAgainst } from '../numbers/sources/cover.ts';
import { mostRange } from '../numbers/sources/range.ts';
import { areEnemies, type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { whyNotPaid } from '../turn/economy.ts';
import { coverNames } from '../words/cover.ts';
import { dieAndMore } from '../words/damage.ts';
import { shotsLeft } from './ammo.ts';
import { attackAct } from './attack.ts';
import { checkStrike, whyNotWeapon } from './legality.ts';
import { canStrikeFrom, type Placed } from './reach.ts';
import { checkThrow, grenadesOf, thrownBy } from './thrown.ts';
import { weaponsOf } from './weapons.ts';

/** The attack that somebody may make on their turn: at whom, with what, how. Tiles may be typed, for grenades. */
export function attackOption(scene: Scene, actor: CharacterId): ActOption {
  const tries = weaponsOf(scene, actor).map((weapon) => ({ weapon, tries: triesWith(scene, actor, weapon) }));
  const grenade = grenadesOf(scene, actor).filter(({ left }) => left > 0);
  return {
    kind: 'attack',
    id: attackAct.id,
    name: attackAct.name,
    note: attackAct.text,
    refused: whyNotPaid(scene, actor, attackAct, null),
    targets: enemiesOf(scene, actor).map((target) => targetChoice(scene, actor, target, tries)),
    targetNeeded: true,
    ...(grenade.length === 0 ? {} : { targetsOpen: true }),
    means: [
      ...tries.map(({ weapon, tries: with_ }) => ({
        id: weapon.id,
        name: weapon.name,
        note: weaponNote(scene, actor, weapon),
        fits: [...with_].filter(([, tried]) => tried.ok).map(([target]) => target),
        refused: whyNotWeapon(scene, actor, weapon) ?? whyNotPaid(scene, actor, attackAct, weapon.id),
      })),
      ...grenade.map(({ id, left }) => grenadeChoice(scene, actor, id, left)),
    ],
    ways: waysOf(scene, actor),
  };
}

/** A weapon with everybody it may be aimed at: how it would be done, or why it cannot. */
interface Tried {
  readonly weapon: Weapon;
  readonly tries: ReadonlyMap<CharacterId, ReturnType<typeof checkStrike>>;
}

const plainWay = { subdue: false, from: null };

/** Enemies that somebody knows of and that still stand, or lie there alive: nearest first. */
function enemiesOf(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  if (unitIn(scene, actor) === null) return [];
  return unitsIn(scene)
    .filter((id) => areEnemies(scene, actor, id) && knowsOf(scene, actor, id) && !isOut(scene, id))
    .map((id) => ({ id, away: distanceBetween(scene, actor, id) }))
    .sort((a, b) => a.away - b.away)
    .map(({ id }) => id);
}

const triesWith = (scene: Scene, actor: CharacterId, weapon: Weapon): Tried['tries'] =>
  new Map(
    enemiesOf(scene, actor).map((target) => [
      target,
      checkStrike(scene, { actor, target, weapon, way: plainWay }),
    ]),
  );

/** Whom somebody could attack with some weapon of theirs, each with the reason where they could not. */
export const targetsOf = (scene: Scene, actor: CharacterId): readonly Choice[] => {
  const tries = weaponsOf(scene, actor).map((weapon) => ({ weapon, tries: triesWith(scene, actor, weapon) }));
  return enemiesOf(scene, actor).map((target) => targetChoice(scene, actor, target, tries));
};

/** A target is open where some weapon or grenade reaches it; else it says why the first weapon does not. */
function targetChoice(scene: Scene, actor: CharacterId, target: CharacterId, all: readonly Tried[]): Choice {
  const { name } = character(scene, target);
  const first = all.find(({ tries }) => tries.get(target)?.ok)?.tries.get(target);
  if (first?.ok) return { id: target, name, note: strikeNote(scene, first.placed), refused: null };
  const thrown = grenadesOf(scene, actor).find(
    ({ id }) => checkThrow(scene, { actor, target, id, on: null }).ok,
  );
  if (thrown !== undefined) return { id: target, name, note: 'in reach of a grenade', refused: null };
  const why = all[0]?.tries.get(target);
  const refused: Refusal = why === undefined || why.ok ? refusal('noWeapon', { actor }) : why.refusal;
  return { id: target, name, refused };
}

/** What an attack would be like: '70% to hit with Autorifle, half cover, 6 tiles, steps out to C5'. */
function strikeNote(scene: Scene, { about, approach }: Placed): string {
  const there = approach === null ? scene : standingOn(scene, about.actor, approach.to);
  const { hit } = strikeOdds(there, about);
  const { cover } = coverAgainst(there, about);
  const away = distanceBetween(scene, about.actor, about.target);
  const own = unitIn(scene, about.actor)?.at === about.from;
  const how = approach !== null ? `, goes to ${approach.to}` : own ? '' : `, steps out to ${about.from}`;
  return `${Math.round(hit * 100)}% to hit with ${about.weapon.name}, ${coverNames[cover]}, ${away} ${away === 1 ? 'tile' : 'tiles'}${how}`;
}

function weaponNote(scene: Scene, actor: CharacterId, weapon: Weapon): string {
  const shots = shotsLeft(scene, actor, weapon);
  const reach = weapon.kind === 'melee' ? 'melee' : `to ${mostRange(weapon)} tiles`;
  return `${dieAndMore(weapon.damage)} damage, ${reach}${shots === null ? '' : `, ${shots} of ${weapon.ammo} shots`}`;
}

function grenadeChoice(
  scene: Scene,
  actor: CharacterId,
  id: (typeof grenades)[number]['id'],
  left: number,
): Choice {
  const { row, range, radius } = thrownBy(scene, actor, id);
  return {
    id,
    name: row.name,
    note: `${left} left, to ${rowOf(ranges, range).ability.most} tiles, radius ${radius}: ${row.text}`,
    refused: null,
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
  const enemies = enemiesOf(scene, actor);
  return reachable(scene, actor)
    .filter(
      ({ kind, tile }) =>
        kind !== 'fall' && enemies.some((target) => canStrikeFrom(scene, actor, target, tile)),
    )
    .map(({ tile }) => tile);
};
