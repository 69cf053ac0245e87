import { rowOf } from '../../../engine/table.ts';
import { charges, cooldown, type UseLimit } from '../../../engine/uses/index.ts';
import { profileOf } from '../character/profile.ts';
import type { Character } from '../character/schema.ts';
import { type AbilityId, abilities } from '../content/abilities.ts';
import { type ModId, mods } from '../content/mods.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { usesLeft, whyUsedUp } from '../turn/uses.ts';

/** Under which id a charge that a mod gives of itself is counted. */
const giftOf = (id: AbilityId): string => `gift:${id}`;

/** Whether somebody has an ability, of themselves. */
export const knows = (scene: Scene, actor: CharacterId, id: AbilityId): boolean =>
  profileOf(character(scene, actor)).abilities.includes(id);

/** Whether somebody has a mod on what they have equipped. */
export const hasMod = (scene: Scene, actor: CharacterId, id: ModId): boolean =>
  profileOf(character(scene, actor)).mods.includes(id);

/** The mods of somebody's that give a charge of an ability: on top of its own, or one apart (`free`). */
const giving = (who: Character, id: AbilityId, free: boolean): number =>
  profileOf(who).mods.filter((mod) => {
    const { gains } = rowOf(mods, mod);
    return gains?.ability === id && gains.free === free;
  }).length;

/** What makes an ability cool down longer. */
const slowing: readonly { readonly mod: ModId; readonly ability: AbilityId }[] = [
  { mod: 'sandalwoodParts', ability: 'animateCover' },
  { mod: 'hemlockParts', ability: 'guidance' },
];

/** What limits an ability that somebody knows: its charges with those of mods and of Restoration, its cooldown. */
export function limitOn(who: Character, id: AbilityId): UseLimit {
  const row = rowOf(abilities, id);
  const { abilities: known, mods: installed } = profileOf(who);
  const restored = id === 'healWounds' && known.includes('restoration') ? 1 : 0;
  const longer = slowing.filter(({ mod, ability }) => ability === id && installed.includes(mod)).length;
  return {
    ...(row.charges === null ? {} : charges(row.charges + restored + giving(who, id, false))),
    ...(row.cooldown === null ? {} : cooldown(row.cooldown + longer)),
  };
}

/** The same of somebody in a scene. */
export const ownLimit = (scene: Scene, actor: CharacterId, id: AbilityId): UseLimit =>
  limitOn(character(scene, actor), id);

/** What a use is counted under, and what limits it. */
interface Counted {
  readonly use: string;
  readonly limit: UseLimit;
}

/** The charges that mods give of an ability, left or not, for whoever knows it or not; null where none gives any. */
function gift(scene: Scene, actor: CharacterId, id: AbilityId): Counted | null {
  const given = giving(character(scene, actor), id, true);
  return given === 0 ? null : { use: giftOf(id), limit: charges(given) };
}

/** Whether somebody can use an ability: they know it, or gear of theirs gives a charge of it. */
export const has = (scene: Scene, actor: CharacterId, id: AbilityId): boolean =>
  knows(scene, actor, id) || giving(character(scene, actor), id, true) > 0;

/**
 * What the next use of an ability is paid from: its own charges and cooldown, or, where those are used up or it is not known, a
 * charge that gear gives, which leaves the cooldown alone.
 */
export function limitOf(scene: Scene, actor: CharacterId, id: AbilityId): Counted {
  const own = { use: id, limit: ownLimit(scene, actor, id) };
  const given = gift(scene, actor, id);
  if (given === null) return own;
  if (!knows(scene, actor, id)) return given;
  const usable = whyUsedUp(scene, actor, own.use, own.limit, rowOf(abilities, id).name) === null;
  return usable || usesLeft(scene, actor, given.use, given.limit) === 0 ? own : given;
}
