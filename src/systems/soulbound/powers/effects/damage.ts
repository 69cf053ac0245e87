import { sum } from '../../../../engine/modifier.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { suffer } from '../../attack/damage.ts';
import { armourLeft } from '../../character/protection.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { harmOf } from '../guards.ts';
import { armourPowers } from '../modifiers.ts';
import type { EffectRule } from './rule.ts';

/** Damage, less Armour unless it is ignored: by the effect, or in a Last Stand. */
export const damage: EffectRule<'damage'> = {
  harms: () => true,
  words({ amount, perSuccess, kind, ignoresArmour }) {
    const scaled = perSuccess === 0 ? '' : `, ${perSuccess} more for each success`;
    return `${amount} ${kind === null ? '' : `${kind} `}Damage${scaled}${ignoresArmour ? ', ignoring Armour' : ''}`;
  },
  apply(tx, effect, at) {
    const { user, target, power } = at;
    const total = effect.amount + effect.perSuccess * at.successes;
    const ignored = effect.ignoresArmour || character(tx.now, user).lastStand;
    const armour = ignored ? null : wornArmour(tx.snapshot(), target);
    const through = Math.max(0, total - (armour?.total ?? 0));
    const harm = harmOf(tx.now, target, effect.kind === null ? [] : [effect.kind], through);
    tell(tx, 'powerHurt', { actor: user, target, power, damage: total, kind: effect.kind, armour, harm });
    hurt(tx, target, harm.total);
    return undefined;
  },
};

/** Armour as it counts against what is no attack. */
function wornArmour(scene: Scene, target: CharacterId) {
  const worn = sum(armourLeft(character(scene, target)), armourPowers(scene, target, null));
  return { ...worn, total: Math.max(0, worn.total) };
}

const hurt = (tx: Tx<Scene>, target: CharacterId, dealt: number) => {
  if (dealt > 0) suffer(tx, target, dealt);
};
