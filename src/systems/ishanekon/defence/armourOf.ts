import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { wornBy } from '../attack/held.ts';
import { armour } from '../content/armour.ts';
import { changes } from '../numbers/ask.ts';
import type { Situation } from '../numbers/situation.ts';
import { isCinematic } from '../numbers/ways.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';

/**
 * Somebody's Armor (Armor): what they wear gives, 1 less for who wears nothing, and whatever else changes it. Of an object it is that of its
 * material, which its sheet has.
 */
export function armourOf(scene: Scene, id: CharacterId, about: Omit<Situation, 'actor'> = {}): Sum {
  const who = characterIn(scene, id);
  if (who === null || (who.kind !== 'object' && isCinematic(who))) return sum(0, []); // no Armor (Cinematic Stats)
  const others = changes(scene, 'armour', { ...about, actor: id });
  if (who.kind === 'object') return sum(who.armor, others);
  const worn = wornBy(who);
  const own: Modifier =
    worn === null
      ? { source: 'nothingWorn', amount: -1 }
      : {
          source: 'armour',
          amount: rowOf(armour, worn.profile.armour).armour,
          params: { name: rowOf(armour, worn.profile.armour).name },
        };
  return sum(0, [own, ...others]);
}
