import { everybody, type Viewer } from '../../../engine/event.ts';
import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { UseLimit } from '../../../engine/uses/index.ts';
import { ownLimit } from '../abilities/limits.ts';
import { actsFor } from '../acts/index.ts';
import { profileOf } from '../character/profile.ts';
import { isOut } from '../conditions/can.ts';
import { abilities } from '../content/abilities.ts';
import { conditions } from '../content/conditions.ts';
import { isHiddenTile } from '../hidden/ground.ts';
import { isHidden } from '../hidden/units.ts';
import { limitOf } from '../powers/acts.ts';
import { powersOn } from '../powers/numbers.ts';
import { type CharacterId, character, characterIn, type EffectId, type Scene, unitIn } from '../scene.ts';
import { coolsFor, usesLeft } from '../turn/uses.ts';
import { healthWord } from './damage.ts';

/** How badly somebody is hurt, for those who may not know the figures; nothing where they are whole. */
export function healthTag(scene: Scene, id: CharacterId): readonly string[] {
  if (isOut(scene, id)) return [];
  const who = character(scene, id);
  const { maxHp } = profileOf(who);
  const { hp } = who.battle;
  return hp >= maxHp ? [] : [healthWord(hp, maxHp)];
}

/** What may be seen to be done to somebody; what is not here is nobody's to see. */
export const effectTags: { readonly [E in EffectId]?: string } = {
  overwatch: 'overwatch',
  curse: 'cursed',
  guidance: 'guided',
  arcaneDefenses: 'Arcane Defenses',
  suppressed: 'suppressed',
  towerShield: 'behind a Tower Shield',
  mirage: 'mirage',
};

/** What may be seen of a unit: conditions with their turns, effects, what it hides behind, and, for who may know, ammo and cooldowns. */
export function unitTags(
  scene: Scene,
  id: CharacterId,
  known: boolean,
  viewer: Viewer = everybody,
): readonly string[] {
  const unit = unitIn(scene, id);
  const who = character(scene, id);
  return [
    ...(who.dead ? ['dead'] : []),
    ...who.battle.conditions.map(({ id: condition, number, duration }) => {
      const { name } = rowOf(conditions, condition);
      const left = duration.ends[0]?.left;
      return `${name.replace(/ X$/, number === null ? '' : ` ${number}`)}${left === undefined ? '' : ` (${left})`}`;
    }),
    ...(unit?.effects ?? []).flatMap(({ id: effect }) => effectTags[effect] ?? []),
    ...powersOn(scene, id).map(escapeMarkdown),
    ...(unit?.concealed ? ['concealed'] : []),
    ...(isHidden(scene, id) ? ['hidden from the players'] : []),
    ...nameTag(scene, unit?.carries ?? null, 'carries', viewer),
    ...nameTag(scene, unit?.controlled?.by ?? null, 'controlled by', viewer),
    ...((unit?.granted ?? 0) > 0 ? [`+${unit?.granted} on the next turn`] : []),
    ...(known && !isOut(scene, id) ? [...ammoTags(scene, id), ...useTags(scene, id)] : []),
  ];
}

function nameTag(scene: Scene, id: CharacterId | null, words: string, viewer: Viewer): readonly string[] {
  if (id === null) return [];
  const secret = !viewer.gm && isHidden(scene, id);
  return [`${words} ${secret ? 'somebody' : escapeMarkdown(characterIn(scene, id)?.name ?? id)}`];
}

/** Ammo of weapons that have been fired, and charges of what is used up by pieces. */
function ammoTags(scene: Scene, id: CharacterId): readonly string[] {
  const who = character(scene, id);
  const { weapons } = profileOf(who);
  return weapons.flatMap(({ id: weapon, name, ammo }) => {
    const shots = who.battle.shots[weapon] ?? 0;
    if (ammo === null || shots === 0) return [];
    const left = Math.max(0, ammo - shots);
    return [`${escapeMarkdown(name)} ${left === 0 ? 'empty' : `${left}/${ammo}`}`];
  });
}

/** What cools down, with the phases it still takes, and what has fewer charges than at first: 'Ignite in 2, 1 left', 'Deployable Cover 0 left'. */
function useTags(scene: Scene, id: CharacterId): readonly string[] {
  const { uses } = character(scene, id).battle;
  const used = Object.keys(uses).filter((use) => !use.startsWith('round:'));
  if (used.length === 0) return [];
  const limits = new Map<string, { readonly name: string; readonly limit: UseLimit }>([
    ...passing(scene, id),
    ...actsFor(scene, id).flatMap((act) => {
      const limited = act.limit?.(scene, id) ?? null;
      return limited === null ? [] : [[limited.use, { name: act.name, limit: limited.limit }] as const];
    }),
  ]);
  return used.flatMap((use) => {
    const known = limits.get(use);
    if (known === undefined) return [];
    const cooling = coolsFor(scene, id, use);
    const left = usesLeft(scene, id, use, known.limit);
    const parts = [
      ...(cooling > 0 && left !== 0 ? [`in ${cooling}`] : []),
      ...(left === null ? [] : [`${left} left`]),
    ];
    return parts.length === 0 ? [] : [`${escapeMarkdown(known.name)} ${parts.join(', ')}`];
  });
}

/** What works by itself and is limited: abilities that react, powers of a moment. */
function passing(
  scene: Scene,
  id: CharacterId,
): readonly (readonly [use: string, { readonly name: string; readonly limit: UseLimit }])[] {
  const { abilities: known, powers } = profileOf(character(scene, id));
  return [
    ...known.map(
      (ability) =>
        [ability, { name: rowOf(abilities, ability).name, limit: ownLimit(scene, id, ability) }] as const,
    ),
    ...powers.flatMap((power) => {
      const limited = limitOf(power);
      return limited === null ? [] : [[limited.use, { name: power.name, limit: limited.limit }] as const];
    }),
  ];
}

const areas = {
  smoke: 'Smoke',
  animateCover: 'Animated cover',
  healingFountain: 'Healing Fountain',
  tripmine: 'Tripmine',
} as const;

/** What lies over several tiles, with where and how long: 'Smoke around C4 (3)'. Tripmines are not shown: they lie hidden. */
export const areaTags = ({ fight }: Scene, viewer: Viewer): readonly string[] =>
  (fight?.areas ?? [])
    .filter(({ what }) => what !== 'tripmine')
    .filter(({ centre }) => viewer.gm || fight === null || !isHiddenTile(fight.grid, centre))
    .map(({ what, centre, left }) => `${areas[what]} around ${centre}${left === null ? '' : ` (${left})`}`);
