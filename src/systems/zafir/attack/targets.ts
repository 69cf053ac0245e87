import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { strikeOdds } from '../chances/strike.ts';
import type { Weapon } from '../character/weapon.ts';
import { isOut } from '../conditions/can.ts';
import { knowsOf } from '../move/free.ts';
import { standingOn } from '../move/reveal.ts';
import { distanceBetween } from '../move/sight.ts';
import { coverAgainst } from '../numbers/sources/cover.ts';
import { areEnemies, type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { coverNames } from '../words/cover.ts';
import { checkStrike } from './legality.ts';
import type { Placed } from './reach.ts';
import { checkThrow, grenadesOf } from './thrown.ts';

/** A weapon with everybody it may be aimed at: how it would be done, or why it cannot. */
export interface Tried {
  readonly weapon: Weapon;
  /** Why the turn has too few actions left for it. */
  readonly unpaid: Refusal | null;
  readonly tries: ReadonlyMap<CharacterId, ReturnType<typeof checkStrike>>;
}

const plainWay = { subdue: false, from: null };

/** Enemies that somebody knows of and that still stand, or lie there alive: nearest first. */
export function enemiesOf(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  if (unitIn(scene, actor) === null) return [];
  return unitsIn(scene)
    .filter((id) => areEnemies(scene, actor, id) && knowsOf(scene, actor, id) && !isOut(scene, id))
    .map((id) => ({ id, away: distanceBetween(scene, actor, id) }))
    .sort((a, b) => a.away - b.away)
    .map(({ id }) => id);
}

export const triesWith = (scene: Scene, actor: CharacterId, weapon: Weapon): Tried['tries'] =>
  new Map(
    enemiesOf(scene, actor).map((target) => [
      target,
      checkStrike(scene, { actor, target, weapon, way: plainWay }),
    ]),
  );

/** A target is open where some weapon that can be paid for, or a grenade, reaches it; else it says why the first weapon does not. */
export function targetChoice(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  all: readonly Tried[],
): Choice {
  const { name } = character(scene, target);
  const reaching = all.filter(({ tries }) => tries.get(target)?.ok);
  const first = reaching.find(({ unpaid }) => unpaid === null)?.tries.get(target);
  if (first?.ok) return { id: target, name, note: strikeNote(scene, first.placed), refused: null };
  const thrown = grenadesOf(scene, actor).find(
    ({ id }) => checkThrow(scene, { actor, target, id, on: null }).ok,
  );
  if (thrown !== undefined) return { id: target, name, note: 'in reach of a grenade', refused: null };
  return { id: target, name, refused: reaching[0]?.unpaid ?? whyNotReached(actor, target, all) };
}

function whyNotReached(actor: CharacterId, target: CharacterId, [first]: readonly Tried[]): Refusal {
  const why = first?.tries.get(target);
  return why === undefined || why.ok ? refusal('noWeapon', { actor }) : why.refusal;
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
