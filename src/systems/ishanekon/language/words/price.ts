import { being, type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { type Casting, priceOf, turnLimit } from '../use/cost.ts';

/** What a use of an Ability comes to as it is picked: 'Costs 3 WP of 9, Tier 1; then 3 of 4 WP this turn'. */
export function priceLine(scene: Scene, actor: CharacterId, casting: Casting): string {
  const { paid, tier } = priceOf(scene, actor, casting);
  const costs = `Costs ${paid} of your ${being(scene, actor).wp} WP, Tier ${tier}`;
  const turn = fighterIn(scene, actor)?.turn ?? null;
  return turn === null
    ? costs
    : `${costs}; then ${turn.wpSpent + paid} of ${turnLimit(scene, actor)} WP this turn`;
}
