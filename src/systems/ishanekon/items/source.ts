import { rowOf } from '../../../engine/table.ts';
import { inHands, isShield, wornBy } from '../attack/held.ts';
import { armour } from '../content/armour.ts';
import { shields } from '../content/shields.ts';
import type { NumberSource } from '../numbers/source.ts';
import { beingIn } from '../scene.ts';

/** Heavy armour and heavy shields hinder Stealth (Armor; Shields). */
export const itemSource: NumberSource = {
  edges(scene, roll, { actor, of = null }) {
    const who = beingIn(scene, actor);
    if (who === null || roll !== 'check' || of !== 'stealth') return [];
    const worn = wornBy(who);
    const inArmour = worn !== null && rowOf(armour, worn.profile.armour).stealth === 'disadvantage';
    const behind = inHands(who)
      .filter(isShield)
      .some(({ profile }) => rowOf(shields, profile.shield).stealth === 'disadvantage');
    return inArmour || behind ? [{ source: 'heavyGear', edge: 'disadvantage' }] : [];
  },
};
