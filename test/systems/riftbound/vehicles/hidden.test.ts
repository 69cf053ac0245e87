import { describe, expect, it } from 'vitest';
import { drive } from '../../../../src/systems/riftbound/vehicles/drive.ts';
import { driven } from '../../../../src/systems/riftbound/vehicles/plan.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { crewed, person } from '../support/people.ts';
import { doing, fightOf } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const pilot = person({ name: 'Kira', skilled: ['bikes'] });
const bike = { ...crewed(vehicleOf('signatureBike'), 'kira'), watts: 4 };

/** Kira rides in the middle of 200 by 200 metres; somebody whom the GM hides stands 8 m east of her. */
const scene = fightOf(
  {
    kira: { sheet: pilot },
    it: { sheet: bike, at: [100, 100] },
    lurker: { sheet: someone({ name: 'Lurker' }), side: 'foes', at: [108, 100], fighter: { unseen: true } },
  },
  { size: [200, 200] },
);
const ride = (detail: string) => doing(scene, drive, 'kira', { means: 'bikeWheels/ride', detail });

describe('A hidden foe in the way of a vehicle', () => {
  it('is not in the way of what its pilot plans', () => {
    const end = driven(scene, 'kira', 'bikeWheels/ride', '120,100');
    expect(end?.at).toEqual({ x: 12_000, y: 10_000 });
  });

  it('is nobody whom a pilot can drive to', () => {
    expect(ride('to Lurker').refusal?.code).toBe('noGoal');
  });

  it('stops it, in contact', () => {
    expect(ride('120,100').scene.fight?.fighters.it?.at).toEqual({ x: 10_600, y: 10_000 });
  });

  it('is named to the GM alone', () => {
    const event = ride('120,100').events.find(({ type }) => type === 'ranInto');
    expect([event?.to, event?.data.target]).toEqual(['gm', 'lurker']);
  });
});
