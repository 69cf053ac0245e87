import { describe, expect, it } from 'vitest';
import { interceptsOf } from '../../../../src/systems/riftbound/abilities/panels/intercept.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { attack } from '../support/panels.ts';
import { crewed } from '../support/people.ts';
import { fightOf } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

describe('Intercept, where somebody attacks who rides in the same vehicle', () => {
  it('leads to the vehicle by one way alone', () => {
    const scene = fightOf({
      kira: { sheet: someone({ name: 'Kira', abilities: ['interceptI'], sp: 2 }), at: [14, 10] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes' },
      tiz: { sheet: someone({ name: 'Tiz' }) },
      tank: { sheet: crewed(vehicleOf('signatureTank'), 'tiz', 'raider'), at: [10, 10] },
    });
    const ways = interceptsOf(scene, { ...attack, actor: 'raider', from: 'tank' }, 'tiz');
    expect(ways.map(({ owner, to }) => `${owner} to ${to}`)).toEqual(['kira to tank']);
  });
});
