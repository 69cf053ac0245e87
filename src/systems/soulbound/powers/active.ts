import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { type StayingEffect, stays } from './schema/effects.ts';

/** An effect that is on somebody now: from a power of their own that is always there, or from somebody's for a time. */
export interface Active {
  readonly power: string; // its name
  readonly by: CharacterId | null;
  readonly effect: StayingEffect;
}

const none: readonly Active[] = [];

/** All that is on somebody now, their own powers first. */
export function activeOn(scene: Scene, id: CharacterId): readonly Active[] {
  const who = characterIn(scene, id);
  if (who === null || (who.powers.length === 0 && who.boons.length === 0)) return none;
  const own = who.powers
    .filter((power) => power.when === 'passive')
    .flatMap(({ name, effects, only }) =>
      effects.filter(stays).map((effect): Active => {
        const all = effect.effect === 'guard' ? effect : { ...effect, only: [...only, ...effect.only] };
        return { power: name, by: id, effect: all };
      }),
    );
  return [...own, ...who.boons.map(({ power, by, effect }) => ({ power, by, effect }))];
}
