import type { NumberSource } from '../numbers/source.ts';
import { isInert } from './aboard.ts';

/** A vehicle without a pilot is like an object: it is always hit, and fails every Defense Roll (Vehicles; Objects). */
export const vehicleSource: NumberSource = {
  settles(scene, roll, { actor }) {
    if ((roll !== 'attacked' && roll !== 'dr') || !isInert(scene, actor)) return null;
    return roll === 'attacked' ? 'success' : 'failure';
  },
};
