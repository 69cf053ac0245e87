import type { OwnAbility } from '../character/schema.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import type { AbilityId } from './ids.ts';

/** An Ability as somebody has it, or null; the first, of one that they have several times. */
export const abilityOf = (scene: Scene, id: CharacterId, ability: AbilityId): OwnAbility | null =>
  personIn(scene, id)?.abilities.find((one) => one.id === ability) ?? null;

export const hasAbility = (scene: Scene, id: CharacterId, ability: AbilityId): boolean =>
  abilityOf(scene, id, ability) !== null;

/** To whom an act of an Ability is offered: those who have it. */
export const having =
  (ability: AbilityId) =>
  (scene: Scene, id: CharacterId): boolean =>
    hasAbility(scene, id, ability);

/** They have it, and it is not on cooldown. */
export const isReady = (scene: Scene, id: CharacterId, ability: AbilityId): boolean =>
  abilityOf(scene, id, ability)?.cooling === false;
