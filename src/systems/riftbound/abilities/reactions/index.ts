import type { Params } from '../../../../engine/refusal.ts';
import type { Reaction, StandingOrder } from '../../../../engine/ruleset.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { isOn } from '../switched.ts';
import { type SwitchId, switchIds } from '../switches.ts';
import { afterAttack } from './afterAttack.ts';
import { afterDamage } from './afterDamage.ts';
import { beforeDamage } from './beforeDamage.ts';

/** What Abilities do about an Attack by themselves, as their owners' switches are. */
export function* abilityReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  switch (window) {
    case 'attack.damage':
      return yield* beforeDamage(scene, about);
    case 'damage.done':
      return yield* afterDamage(scene, about);
    case 'attack.done':
      return yield* afterAttack(scene, about);
    default:
  }
}

/** Those that are no choice, or ask for it themselves. */
const automatic: readonly string[] = ['pep', 'noteKill', 'terrifying'];

const isSwitch = (id: string): id is SwitchId => switchIds.some((one) => one === id);

/** Which of them happen without a question: by the switch on the sheet, and those that are no choice at all. Null for reactions of others. */
export function abilityStanding(scene: Scene, owner: CharacterId, reaction: string): StandingOrder | null {
  if (automatic.includes(reaction)) return 'always';
  if (!isSwitch(reaction)) return null;
  return isOn(scene, owner, reaction) ? 'always' : 'never';
}
