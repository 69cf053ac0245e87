import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { parseTile, tileName } from '../../../engine/space/index.ts';
import { placesTakenFrom } from '../arrivals/whenDeployed.ts';
import { isFor, isHarmless, reachesByMind } from '../assaults/legality.ts';
import { sees } from '../battle/seeing.ts';
import { allOnMap, crowdIn, distanceOf, fieldIn, onMap, sizeOf, standing } from '../battle/standing.ts';
import type { Effect, Figures } from '../content/effect.ts';
import type { Spell } from '../content/spells/spell.ts';
import { withinDetect } from '../effects/moment.ts';
import { isOfType } from '../effects/sources.ts';
import { cardOf, isVehicle, type Scene, type UnitId, unit, unitsOf } from '../scene.ts';
import { bodyAt, grown } from '../space/body.ts';
import { isFree } from '../space/crowd.ts';
import { earthenSquare } from '../space/occupying.ts';
import { inSight } from '../space/sight.ts';
import { meansOfSpell } from './strikes.ts';

/** The rule that a spell is. */
export function ruleOf({ id, effects }: Spell): Extract<Effect, { does: 'rule' }> {
  const [effect] = effects;
  if (effect?.does !== 'rule') throw new Error(`the spell '${id}' has no rule`);
  return effect;
}

/** Spells that are for oneself or an ally; others of their kind are for any unit. */
const forAllies: readonly string[] = ['demonForm', 'ghostBlade', 'bladeOfLight', 'graceOfTheGods'];

/** Whether a unit is as near as a spell goes: itself always. Where times are of how long it lasts, they aren't of how far. */
function isNear(
  scene: Scene,
  caster: UnitId,
  id: UnitId,
  { within, times, turns, rounds }: Figures,
): boolean {
  if (caster === id || reachesByMind(scene, caster, id)) return true;
  if (within === 'adjacent') return (distanceOf(scene, caster, id) ?? Number.POSITIVE_INFINITY) <= 1;
  const isOfTime = turns === 'arcaneOff' || rounds === 'arcaneOff';
  return withinDetect(scene, caster, id, { times: isOfTime ? 1 : Number(times ?? 1), plus: 0 });
}

const own = (scene: Scene, caster: UnitId, id: UnitId): boolean =>
  unit(scene, id).side === unit(scene, caster).side;

/** Captives of a side that a rule brings back (Rejuvination, Breath of the Forge, Reinforcement). */
export const captivesFor = (scene: Scene, caster: UnitId, types: readonly string[]): readonly UnitId[] =>
  unitsOf(scene, unit(scene, caster).side).filter(
    (id) => unit(scene, id).where.kind === 'captured' && types.some((type) => isOfType(scene, id, type)),
  );

/** Whether a unit has room to grow (L5028). */
export const growsTo = (scene: Scene, id: UnitId) => {
  const body = standing(scene, id);
  if (body === null || isVehicle(cardOf(scene, id))) return null;
  return grown(body).find((one) => isFree(fieldIn(scene), crowdIn(scene, null), one, id)) ?? null;
};

/** Units at which a spell may be cast; null: it is cast at nobody. */
export function aimsOf(scene: Scene, caster: UnitId, spell: Spell): readonly UnitId[] | null {
  const { rule, figures } = ruleOf(spell);
  const all = allOnMap(scene);
  const allies = onMap(scene, unit(scene, caster).side);
  const enemies = all.filter((id) => !own(scene, caster, id));
  const near = (ids: readonly UnitId[]) => ids.filter((id) => isNear(scene, caster, id, figures));
  switch (rule) {
    case 'form':
    case 'enchant':
    case 'allure': {
      if (figures.all === true) return null;
      const only = figures.only;
      const fits = (id: UnitId) =>
        !isVehicle(cardOf(scene, id)) &&
        (typeof only !== 'string' || isOfType(scene, id, only)) &&
        (figures.sizeTimes === undefined || growsTo(scene, id) !== null);
      return near(forAllies.includes(spell.id) ? allies : all).filter(fits);
    }
    case 'arcaneAssault': {
      if (figures.all === true) return null;
      const means = meansOfSpell(scene, caster, spell);
      return near2(scene, caster, spell, enemies).filter(
        (id) => isFor(scene, id, means) && !isHarmless(scene, id, means),
      );
    }
    case 'slash':
    case 'leap':
      return near(allies).filter((id) => !isVehicle(cardOf(scene, id)));
    case 'gust':
      return all.filter((id) => id !== caster);
    case 'earthsEmbrace':
      return enemies.filter((id) => squareUnder(scene, caster, id) !== null);
    case 'telekinesis':
      return all.filter((id) => id !== caster && !isVehicle(cardOf(scene, id)) && sees(scene, caster, id));
    case 'takePlace':
      return enemies.filter((enemy) => replacing(scene, caster, enemy).length > 0);
    case 'recall':
      return captivesFor(scene, caster, Array.isArray(figures.types) ? figures.types : []);
    default:
      return null;
  }
}

/** As near as an assault by a spell goes. */
function near2(scene: Scene, caster: UnitId, spell: Spell, ids: readonly UnitId[]): readonly UnitId[] {
  const { power } = meansOfSpell(scene, caster, spell);
  if (power === null) return [];
  return ids.filter((id) => {
    if (reachesByMind(scene, caster, id)) return true;
    return power.within === 'detect'
      ? withinDetect(scene, caster, id, power)
      : (distanceOf(scene, caster, id) ?? Number.POSITIVE_INFINITY) <= 1;
  });
}

/** Units in reserves that could take an enemy's place (Semblance, L5071). */
export const replacing = (scene: Scene, caster: UnitId, enemy: UnitId): readonly UnitId[] =>
  unitsOf(scene, unit(scene, caster).side).filter(
    (id) => unit(scene, id).where.kind === 'reserves' && placesTakenFrom(scene, id, 2).includes(enemy),
  );

/** Two by two increments of earth in sight that have a unit on them (L5017); null: there are none. */
export function squareUnder(scene: Scene, caster: UnitId, id: UnitId): string | null {
  const [seer, body] = [standing(scene, caster), standing(scene, id)];
  if (seer === null || body === null) return null;
  const field = fieldIn(scene);
  for (const y of [body.at.y, body.at.y - 1])
    for (const x of [body.at.x, body.at.x - 1]) {
      const tiles = earthenSquare(field, { x, y });
      const square = bodyAt({ x, y }, 'north', { wide: 2, long: 2 });
      if (tiles !== null && inSight(field, seer, square)) return tileName({ x, y });
    }
  return null;
}

/** Where a unit could be put down in sight of somebody: on a tile that is named, or as near to the enemy as there is room. */
export function placeInSight(scene: Scene, caster: UnitId, id: UnitId, tile: string | null) {
  const seer = standing(scene, caster);
  if (seer === null) return null;
  const [field, crowd] = [fieldIn(scene), crowdIn(scene, null)];
  const may = (at: { readonly x: number; readonly y: number }) => {
    const body = bodyAt(at, seer.facing, sizeOf(scene, id));
    return isFree(field, crowd, body, id) && inSight(field, seer, body) ? body : null;
  };
  const named = tile === null ? null : parseTile(tile);
  if (named !== null) return may(named);
  const enemies = allOnMap(scene).filter((one) => !own(scene, caster, one));
  for (const enemy of enemies) {
    const body = standing(scene, enemy);
    if (body === null) continue;
    for (let y = body.at.y - 1; y <= body.at.y + body.deep; y += 1)
      for (let x = body.at.x - 1; x <= body.at.x + body.size; x += 1) {
        const found = may({ x, y });
        if (found !== null) return found;
      }
  }
  return null;
}

/** Why a spell can't be cast at a unit; null: it can. */
export function whyNotAim(scene: Scene, caster: UnitId, spell: Spell, target: string | null): Refusal | null {
  const aims = aimsOf(scene, caster, spell);
  if (aims === null) return null;
  if (aims.length === 0) return refusal('nothingToCastAt', { spell: spell.id });
  return target !== null && aims.includes(target)
    ? null
    : refusal('notForThat', { unit: target, spell: spell.id });
}
