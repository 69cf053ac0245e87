import { mountedWeapon } from './platform.ts';
import type { NumberSource } from '../numbers/source.ts';
import { isInert } from './aboard.ts';
import { boostModifiers } from './boost.ts';
import { operates } from './modules.ts';

/**
 * A vehicle without a pilot is like an object: it is always hit, and fails every Defense Roll (Vehicles; Objects). Engineer Rooms make vehicles stronger and what heals
 * them alone, Weapon Platforms have a weapon (Modules).
 */
export const vehicleSource: NumberSource = {
  modifiers: (scene, number, { actor }) => boostModifiers(scene, number, actor),

  factors(scene, what, { actor, other = null, sole = false }) {
    if (what !== 'healing' && what !== 'temporary') return [];
    const room = operates(scene, actor, 'engineerRoom');
    return room !== null && sole && room.hull === other ? [{ source: 'engineerRoom', by: 1 }] : [];
  },

  settles(scene, roll, { actor }) {
    if ((roll !== 'attacked' && roll !== 'dr') || !isInert(scene, actor)) return null;
    return roll === 'attacked' ? 'success' : 'failure';
  },

  weapons: mountedWeapon,
};
