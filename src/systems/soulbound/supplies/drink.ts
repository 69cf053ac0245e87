import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { HeldCondition } from '../character/schema.ts';
import { endConditions } from '../conditions/change.ts';
import { type ConditionId, conditions } from '../content/conditions.ts';
import { supplies } from '../content/supplies.ts';
import { clearWounds, recoverToughness } from '../health.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { vesselsOf } from './vessels.ts';

/**
 * Whether Aqua Ghyranis ends a condition: all but what its cause would bring back at once. Being Stunned by being Mortally
 * Wounded stays as long as that does (S67), being Incapacitated by being Unconscious goes with that.
 */
const canEnd = ({ id, cause }: HeldCondition): boolean =>
  cause !== 'mortallyWounded' && !(id === 'incapacitated' && cause === 'unconscious');

/** The conditions of somebody's that Aqua Ghyranis ends, each once. */
export const endable = (scene: Scene, id: CharacterId): readonly ConditionId[] => [
  ...new Set(
    character(scene, id)
      .conditions.filter(canEnd)
      .map((held) => held.id),
  ),
];

/**
 * Somebody drinks so many drops, which are taken from `giver`. Ten together are a phial, which also ends one condition, the
 * drinker's choice; a hundred are a sphere, which gives all Toughness back, ends all conditions and makes one Wound less
 * severe: a space of the track (S68). The track of who is Mortally Wounded stays full.
 */
export function* drink(tx: Tx<Scene>, drinker: CharacterId, drops: number, giver: CharacterId): Rule<void> {
  const owner = tx.state.characters[giver];
  if (owner === undefined) return;
  owner.drops -= drops;
  const { sphere, phial, drop } = vesselsOf(drops);
  const points = phial * rowOf(supplies, 'phial').drops + drop;
  const toughness = recoverToughness(tx, drinker, sphere > 0 ? 'all' : points);
  const spaces = character(tx.now, drinker).mortal === null ? sphere : 0;
  const wounds = clearWounds(tx, drinker, spaces);
  tell(tx, 'drank', { actor: giver, target: drinker, drops, toughness, wounds });
  if (sphere > 0) endConditions(tx, drinker, canEnd);
  for (let n = 0; n < phial; n++) yield* endOne(tx, drinker);
}

/** One condition ends, the drinker's choice. */
function* endOne(tx: Tx<Scene>, drinker: CharacterId): Rule<void> {
  const held = endable(tx.now, drinker);
  const [first] = held;
  if (first === undefined) return;
  const chosen =
    held.length === 1
      ? first
      : yield* tx.ask({
          id: 'aqua',
          asked: drinker,
          code: 'aqua',
          params: {},
          options: held.map((id) => ({
            id,
            code: 'aqua.ends',
            params: { condition: rowOf(conditions, id).name },
          })),
          default: first,
        });
  endConditions(tx, drinker, (one) => one.id === chosen && canEnd(one));
}

/** Whether it would do somebody any good. */
export function wouldHelp(scene: Scene, id: CharacterId, drops: number): boolean {
  const { toughness, wounds, mortal } = character(scene, id);
  const { sphere, phial } = vesselsOf(drops);
  return (
    toughness.now < toughness.max ||
    (sphere + phial > 0 && endable(scene, id).length > 0) ||
    (sphere > 0 && wounds.now > 0 && mortal === null)
  );
}
