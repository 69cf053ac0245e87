import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../../src/systems/riftbound/numbers/score.ts';
import type { Effect } from '../../../../src/systems/riftbound/powers/schema.ts';
import { powerBonus } from '../../../../src/systems/riftbound/powers/staying.ts';
import { strike } from '../../../../src/systems/riftbound/powers/hazards.ts';
import { hazardSchema } from '../../../../src/systems/riftbound/powers/schema.ts';
import { ruleset } from '../../../../src/systems/riftbound/ruleset.ts';
import { acting } from '../support/intents.ts';
import { hurt } from '../../../../src/systems/riftbound/harm/hurt.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import type { Said } from '../support/someone.ts';
import { someone } from '../support/someone.ts';
import { crewed } from '../support/people.ts';
import { power, used } from '../support/powers.ts';
import { fightOf, performed, personOf, played, told, vehicleIs } from '../support/scenes.ts';

type Written = Parameters<typeof power>[0];

/** Kira, whose power is on whoever it is said, with Raider 3 m east of her and Tiz beside her. */
const duel = (written: Written, { raider = {}, tiz = {} }: { raider?: Said; tiz?: Said } = {}) =>
  fightOf({
    kira: {
      sheet: someone({ name: 'Kira', powers: [power({ when: 'action', ...written })] }),
      at: [10, 10],
    },
    raider: { sheet: someone({ name: 'Raider', ...raider }), side: 'foes', at: [14, 10] },
    tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 11] },
  });

const onRaider = (...effects: readonly Effect[]) =>
  duel({ aim: 'enemy', range: 20, effects: [...effects] as Written['effects'] });

const is = { on: 'target', only: [], lasts: 'fight' } as const;

describe('An effect of a power', () => {
  it('damage rolls its dice and hurts', () => {
    const after = used(
      onRaider({ effect: 'damage', on: 'target', amount: { dice: 2, plus: 1 }, type: 'heat' }),
      'raider',
      [3, 4],
    );
    expect(personOf(after, 'raider').hp.now).toBe(12);
  });

  it('heal gives HP back', () => {
    const scene = duel(
      { aim: 'ally', range: 5, effects: [{ effect: 'heal', amount: 'd6' }] },
      { tiz: { hp: [5, 20] } },
    );
    expect(personOf(used(scene, 'tiz', [4]), 'tiz').hp.now).toBe(9);
  });

  it('heal brings Regeneration with it', () => {
    const scene = duel(
      { aim: 'ally', range: 5, effects: [{ effect: 'heal', amount: '1', regeneration: 3 }] },
      { tiz: { hp: [5, 20] } },
    );
    expect(personOf(used(scene, 'tiz'), 'tiz').boons.regeneration).toBe(3);
  });

  it('heal mends a vehicle', () => {
    const tank = { ...vehicleOf('signatureTank'), hp: { now: 10, max: 50 } };
    const scene = fightOf({
      kira: {
        sheet: someone({
          powers: [
            power({ when: 'action', aim: 'ally', range: 9, effects: [{ effect: 'heal', amount: '4' }] }),
          ],
        }),
        at: [10, 10],
      },
      tank: { sheet: tank, at: [16, 10] },
    });
    expect(vehicleIs(used(scene, 'tank'), 'tank').hp.now).toBe(14);
  });

  it('stamina takes SP away', () => {
    const after = used(onRaider({ effect: 'stamina', on: 'target', by: -3 }), 'raider');
    expect(personOf(after, 'raider').sp.now).toBe(1);
  });

  it('modify changes a Score for a time', () => {
    const after = used(onRaider({ effect: 'modify', ...is, number: 'agility', by: -2 }), 'raider');
    expect(scoreOf(after.scene, 'raider', 'agility').total).toBe(-2);
  });

  it('modify of a passive power is always there', () => {
    const scene = duel({ when: 'passive', effects: [{ effect: 'modify', number: 'STR', by: 2 }] });
    expect(scoreOf(scene, 'kira', 'strength').total).toBe(2);
  });

  it('modify counts only where it is so', () => {
    const scene = duel({
      when: 'passive',
      effects: [{ effect: 'modify', number: 'move', by: 4, only: ['hurt'] }],
    });
    expect(powerBonus(scene, 'move', 'kira')).toBe(0);
  });

  it('guard keeps all damage of a type off', () => {
    const scene = duel(
      { effects: [{ effect: 'tell', text: 'x' }] },
      { raider: { powers: [power({ effects: [{ effect: 'guard', against: 'Cold', is: 'immune' }] })] } },
    );
    const after = played(scene, (tx) =>
      hurt(tx, { target: 'raider', amount: 9, type: 'cold', by: null, because: 'hand' }),
    );
    expect([personOf(after, 'raider').hp.now, told(after, 'unharmed').type]).toEqual([20, 'cold']);
  });

  it.each([
    ['resistant', 15],
    ['weak', 2],
  ] as const)('guard as %s leaves %i of 20 HP after 9 damage', (guard, left) => {
    const scene = duel(
      { effects: [{ effect: 'tell', text: 'x' }] },
      { raider: { powers: [power({ effects: [{ effect: 'guard', against: 'Cold', is: guard }] })] } },
    );
    const after = played(scene, (tx) =>
      hurt(tx, { target: 'raider', amount: 9, type: 'cold', by: null, because: 'hand' }),
    );
    expect(personOf(after, 'raider').hp.now).toBe(left);
  });

  it('guard keeps a condition away', () => {
    const scene = duel(
      { aim: 'enemy', range: 9, effects: [{ effect: 'condition', condition: 'Prone' }] },
      { raider: { powers: [power({ effects: [{ effect: 'guard', against: 'Prone', is: 'immune' }] })] } },
    );
    expect(personOf(used(scene, 'raider'), 'raider').conditions).toEqual([]);
  });

  it('condition gives one of the book, with who taunts', () => {
    const scene = duel({
      aim: 'enemy',
      range: 9,
      effects: [{ effect: 'condition', condition: 'Taunted', lasts: 'theirTurn' }],
    });
    expect(personOf(used(scene, 'raider'), 'raider').conditions[0]).toMatchObject({
      id: 'taunted',
      by: 'kira',
    });
  });

  it("condition gives one of the pack's own", () => {
    const scene = duel({
      aim: 'enemy',
      range: 9,
      effects: [{ effect: 'condition', condition: { name: 'Frostbite' }, lasts: 'ever' }],
    });
    expect(personOf(used(scene, 'raider'), 'raider').afflictions[0]?.condition.name).toBe('Frostbite');
  });

  it('cure ends the conditions that it names', () => {
    const scene = duel(
      { aim: 'ally', range: 9, effects: [{ effect: 'cure', conditions: ['Prone'] }] },
      { tiz: { conditions: [{ id: 'prone', by: null, byName: null, duration: { ends: [] } }] } },
    );
    expect(personOf(used(scene, 'tiz'), 'tiz').conditions).toEqual([]);
  });

  it('move pushes straight away', () => {
    const after = used(onRaider({ effect: 'move', how: 'push', metres: 5 }), 'raider');
    expect(after.scene.fight?.fighters.raider?.at).toEqual({ x: 1900, y: 1000 });
  });

  it('move pulls into contact', () => {
    const after = used(onRaider({ effect: 'move', how: 'pull', metres: 10 }), 'raider');
    expect(after.scene.fight?.fighters.raider?.at?.x).toBe(1100);
  });

  it('move leaps to the target', () => {
    const after = used(onRaider({ effect: 'move', how: 'leap', metres: 10 }), 'raider');
    expect(after.scene.fight?.fighters.kira?.at?.x).toBe(1300);
  });

  it('actions takes one from the next turn', () => {
    const after = used(onRaider({ effect: 'actions', on: 'target', by: -1 }), 'raider');
    expect(powerBonus(after.scene, 'actions', 'raider')).toBe(-1);
  });

  it('actions gives one more on the turn that runs', () => {
    const scene = duel({ aim: 'self', effects: [{ effect: 'actions', by: 1 }] });
    expect(used(scene, null).scene.fight?.turn?.actions).toBe(3);
  });

  it('watts power the vehicle that somebody is in', () => {
    const scene = fightOf({
      kira: {
        sheet: someone({ powers: [power({ when: 'action', effects: [{ effect: 'watts', by: 3 }] })] }),
      },
      bike: { sheet: crewed(vehicleOf('signatureBike'), 'kira'), at: [10, 10] },
    });
    expect(vehicleIs(used(scene, null), 'bike').watts).toBe(3);
  });

  it('hazard makes a place around the target one', () => {
    const after = used(
      onRaider({
        effect: 'hazard',
        on: 'target',
        radius: 3,
        lasts: '2 turns',
        hazard: {
          name: 'Fire',
          text: '',
          amount: { dice: 1, plus: 0 },
          type: 'heat',
          resist: null,
          halved: false,
          condition: null,
          lasts: 'ever',
        },
      }),
      'raider',
    );
    expect(after.scene.fight?.hazards?.[0]).toMatchObject({ at: { x: 1400, y: 1000 }, radius: 300 });
  });

  it('tell says what the rules do not know', () => {
    expect(told(used(onRaider({ effect: 'tell', text: 'It rains.' }), 'raider'), 'powerTold').text).toBe(
      'It rains.',
    );
  });

  it("on the user works on the power's user", () => {
    const scene = duel({
      aim: 'enemy',
      range: 9,
      effects: [{ effect: 'stamina', on: 'user', by: -1 }],
    });
    expect(personOf(used(scene, 'raider'), 'kira').sp.now).toBe(3);
  });
});

describe('A power at a death', () => {
  const boom = { when: 'falls', aim: 'around', radius: 5, among: 'everybody' } as const;
  const burst = power({ ...boom, effects: [{ effect: 'damage', amount: '3', type: 'Heat' }] });
  const scene = duel(
    { aim: 'enemy', range: 20, effects: [{ effect: 'damage', amount: '5', type: 'Heat' }] },
    { raider: { hp: 2, mook: true, powers: [burst] } },
  );
  const kills = performed(scene, acting('kira', 'power', { means: 'it', target: 'raider' }));

  it('happens where a power deals the last damage, too', () => {
    expect(personOf(kills, 'kira').hp.now).toBe(17);
  });

  it('happens where a hazard does', () => {
    const fire = hazardSchema.parse({ name: 'Fire', amount: '5', type: 'Heat' });
    const came = played(scene, (tx) => strike(tx, 'raider', fire, null), [], {}, ruleset);
    expect(personOf(came, 'kira').hp.now).toBe(17);
  });

  it('makes nobody answer a power with a power for ever', () => {
    const thorns: Written = {
      ...{ ...boom, when: 'hurt' },
      effects: [{ effect: 'damage', amount: '1', type: 'Sharp' }],
    };
    const both = duel(
      { aim: 'enemy', range: 20, effects: [{ effect: 'damage', amount: '5', type: 'Heat' }] },
      { raider: { powers: [power(thorns)] }, tiz: { powers: [power(thorns)] } },
    );
    const came = performed(both, acting('kira', 'power', { means: 'it', target: 'raider' }));
    expect(personOf(came, 'raider').hp.now).toBe(15);
  });
});
