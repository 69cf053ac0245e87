import { focusOn } from '../../attack/focused.ts';
import type { AfterKill } from '../../attack/hooks.ts';
import { profileOf } from '../../character/profile.ts';
import type { Source } from '../../numbers/about.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';

/** How many Focus Points somebody may have: their Discipline, of enemies their Will; none without the ability. */
export function mostFocus(scene: Scene, actor: CharacterId): number {
  const who = character(scene, actor);
  const { abilities, will } = profileOf(who);
  if (!abilities.includes('focus')) return 0;
  return who.kind === 'hero' ? who.attributes.discipline : will;
}

/** What Focus Points add to attacks that roll. */
export const focusOnAttack: Source<'damage'> = (scene, { actor, weapon }) =>
  focusOn(scene, actor, weapon.damageType);

/** A kill earns a point. */
export const focusOnKill: AfterKill = (tx, _target, by) => {
  const who = by === null ? undefined : tx.state.characters[by];
  if (by === null || who === undefined) return undefined;
  const most = mostFocus(tx.now, by);
  if (who.battle.focus >= most) return undefined;
  who.battle.focus += 1;
  tell(tx, 'focused', { actor: by, points: who.battle.focus, most });
  return undefined;
};
