import type { Modifier } from '../../../engine/modifier.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { aboardOf, isVehicle } from './aboard.ts';

/** What an Engineer Room can make stronger until its co-pilot's next turn (Boost Vehicle), each with the numbers that it adds to. */
export const boosts = [
  { id: 'attack', name: 'Attack rolls', numbers: ['hit', 'abilityHit'] },
  { id: 'drPower', name: 'DR Power', numbers: ['drPower'] },
  { id: 'evasion', name: 'Evasion', numbers: ['evasion'] },
  { id: 'dr', name: 'Defense Rolls', numbers: ['dr'] },
  { id: 'armour', name: 'Armor', numbers: ['armour'] },
  { id: 'movement', name: 'Basic Movement', numbers: ['movement'] },
  { id: 'damage', name: 'Damage, once a turn', numbers: [] },
] as const;

export type BoostId = (typeof boosts)[number]['id'];

/** How strong a boost of a vehicle is: of several of one kind the strongest counts. */
const strengthOf = (scene: Scene, vehicle: CharacterId, id: BoostId): number =>
  Math.max(
    0,
    ...(fighterIn(scene, vehicle)?.states ?? []).flatMap((state) =>
      state.id === 'boosted' && state.what === id ? [state.number ?? 0] : [],
    ),
  );

export const boostModifiers = (scene: Scene, number: string, actor: CharacterId): readonly Modifier[] =>
  isVehicle(scene, actor)
    ? boosts
        .filter(({ numbers }) => numbers.some((one) => one === number))
        .map(({ id }) => ({ source: 'boost', amount: strengthOf(scene, actor, id) }))
        .filter(({ amount }) => amount > 0)
    : [];

/** The mark of who has used the boost of damage in their turn. */
export const BOOST_USED = 'boostedDamage';

/** What a boost adds to damage of a vehicle's, or of one of its modules', and is not multiplied: once in each one's turn; 0 where it is used. */
export function boostedDamage(scene: Scene, by: CharacterId | null): number {
  if (by === null) return 0;
  const inside = fighterIn(scene, by);
  const hull = isVehicle(scene, by) ? by : inside?.aboard?.seat === 'copilot' ? aboardOf(scene, by) : null;
  if (hull === null || inside?.used.turn.includes(BOOST_USED)) return 0;
  return strengthOf(scene, hull, 'damage');
}
