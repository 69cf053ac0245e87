import { describe, expect, it } from 'vitest';
import type { ActOption } from '../../../../src/engine/options.ts';
import type { Viewer } from '../../../../src/engine/event.ts';
import { optionsOf } from '../../../../src/systems/riftbound/options.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { close, duel } from '../support/attacks.ts';
import { crewed } from '../support/people.ts';
import { performed, personOf, turnOf } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const asKira: Viewer = { gm: false, characters: ['kira'] };
function attack(scene: ReturnType<typeof duel>): ActOption {
  const found = optionsOf(scene, 'kira', asKira).acts.find(({ kind }) => kind === 'attack');
  if (found === undefined) throw new Error('no attack is offered');
  return found;
}
const attacking = {
  kind: 'attack',
  actor: 'kira',
  means: null,
  way: null,
  spend: [],
  asGm: false,
} as const;
const rifle = { hands: ['precisionRifle'] } as const;

describe('The Attack that is offered', () => {
  const more = {
    mo: { sheet: someone({ name: 'Mo' }), side: 'players', at: [20, 22] },
    far: { sheet: someone({ name: 'Far' }), side: 'foes', at: [80, 20] },
    lurker: { sheet: someone({ name: 'Lurker' }), side: 'foes', at: [25, 25], fighter: { unseen: true } },
  } as const;

  it('lists enemies, the nearest first, then others', () => {
    expect(attack(duel(rifle, {}, { more })).targets?.map(({ id, relation }) => [id, relation])).toEqual([
      ['raider', 'foe'],
      ['far', 'foe'],
      ['mo', 'ally'],
    ]);
  });

  it('says how far off each is', () => {
    expect(attack(duel(rifle)).targets?.[0]?.note).toBe('10 m');
  });

  it('says why somebody is out of reach', () => {
    const far = attack(duel(rifle, {}, { more })).targets?.find(({ id }) => id === 'far');
    expect(far?.refused?.code).toBe('outOfRange');
  });

  it('lists what one holds in figures', () => {
    expect(attack(duel(rifle)).means?.[0]).toMatchObject({
      id: 'precisionRifle/near',
      note: '50 m VSN, 4 shots, 2 Sharp, 4/4 Ammo',
      fits: ['raider'],
      refused: null,
    });
  });

  it('says why a profile cannot be used', () => {
    const far = attack(duel(rifle)).means?.find(({ id }) => id === 'precisionRifle/far');
    expect(far?.refused?.code).toBe('notSkilled');
  });

  it('offers three Prestige for it', () => {
    expect(attack(duel({ ...rifle, prestige: 3 })).spends).toMatchObject([{ id: 'skilled', refused: null }]);
  });

  it('offers fists where they reach', () => {
    const unarmed = attack(duel({}, {}, close)).means?.find(({ id }) => id === 'unarmed/strike');
    expect(unarmed?.fits).toEqual(['raider']);
  });

  it('offers no object at hand: the autopilot would take the largest', () => {
    expect(attack(duel({}, {}, close)).means?.some(({ id }) => id.startsWith('improvised'))).toBe(false);
  });

  it('leaves out who is shut in a vehicle', () => {
    const tank = {
      tank: { sheet: crewed(vehicleOf('signatureTank'), 'raider'), side: 'foes', at: [40, 20] },
    } as const;
    expect(attack(duel(rifle, {}, { more: tank })).targets?.map(({ id }) => id)).toEqual(['tank']);
  });

  describe('with nothing but what wants Skilled hands', () => {
    // Nobody can be targeted inside: who is alone there strikes with nothing else.
    const tank = { ...crewed(vehicleOf('signatureTank'), 'kira'), watts: 4 };
    const shutIn = (prestige: number) =>
      duel({ prestige }, {}, { more: { tank: { sheet: tank, side: 'players', at: [20, 20] } } });

    it('is refused without three Prestige', () => {
      expect(attack(shutIn(2)).refused?.code).toBe('nothingToAttackWith');
    });

    it('takes three Prestige', () => {
      const { takes, price, refused } = attack(shutIn(3));
      expect([takes, price, refused]).toEqual([['skilled'], 'Action, 3 Prestige', null]);
    });

    it('is done with them', () => {
      const scene = shutIn(3);
      const [target = ''] = attack(scene).targets?.map(({ id }) => id) ?? [];
      const made = performed(scene, { ...attacking, target, spend: ['skilled'] }, Array(10).fill(1));
      expect(personOf(made, 'kira').prestige).toBe(0);
    });
  });

  it('is refused without an Action', () => {
    const scene = duel(rifle);
    const fight = scene.fight === null ? null : { ...scene.fight, turn: turnOf('kira', { actions: 0 }) };
    expect(attack({ ...scene, fight }).refused?.code).toBe('noActionsLeft');
  });
});
