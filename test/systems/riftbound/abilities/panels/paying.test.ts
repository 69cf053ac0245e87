import { describe, expect, it } from 'vitest';
import { untilRemoved } from '../../../../../src/engine/uses/index.ts';
import { type Cast, scene, prepared, dodging, hitting, optionsOf } from '../../support/panels.ts';
import { personOf, told } from '../../support/scenes.ts';

describe('Prepare, in a panel', () => {
  it('rerolls dice that use its Rating', () => {
    const came = dodging(scene({ fighter: prepared('agility') }), [2, 5, 6], 2);
    expect(told(came, 'rerolled')).toMatchObject({ source: 'prepare', dice: [[2, 6]] });
  });

  it('rerolls two dice in all', () => {
    const came = dodging(scene({ fighter: prepared('agility') }), [2, 3, 1, 6, 5], 3);
    expect(came.scene.fight?.fighters.tiz?.prepared[0]?.left).toBe(0);
  });

  it('never rerolls the same die twice', () => {
    const came = dodging(scene({ fighter: prepared('agility') }), [2, 1], 1);
    expect(came.scene.fight?.fighters.tiz?.prepared[0]?.left).toBe(1);
  });

  it('does nothing for another Rating', () => {
    expect(dodging(scene({ fighter: prepared('strength') }), [2], 1).asked).toEqual([]);
  });

  it('gives two dice for each roll where the house has it so', () => {
    const came = dodging(scene({ fighter: prepared('agility') }, { prepare: 'eachRoll' }), [2, 6], 1);
    expect(came.scene.fight?.fighters.tiz?.prepared[0]?.left).toBe(2);
  });

  it('rerolls misses of a Hit Roll', () => {
    const came = hitting(scene({ foe: prepared('strength') }), [1, 6], 1);
    expect(told(came, 'rerolled')).toMatchObject({ roll: 'hit', dice: [[1, 6]] });
  });
});

describe('Cautious', () => {
  const overwatch = {
    shots: 1,
    weapon: null,
    trigger: { when: 'best' },
    duration: untilRemoved,
    centre: null,
  } as const;
  const careful: Cast = { tiz: { abilities: ['highAlert', 'cautious'], sp: 2 }, fighter: { overwatch } };

  it('makes something 1 SP cheaper before the Overwatch ends', () => {
    expect(personOf(dodging(scene(careful), [1, 6], 1), 'tiz').sp.now).toBe(2);
  });

  it('does so once an Overwatch', () => {
    const spared = { ...careful, fighter: { overwatch: { ...overwatch, spared: true as const } } };
    expect(personOf(dodging(scene(spared), [1, 6], 1), 'tiz').sp.now).toBe(1);
  });

  it('lets somebody without SP use it', () => {
    expect(dodging(scene({ ...careful, tiz: { ...careful.tiz, sp: [0, 2] } }), [1, 6], 1).asked).toHaveLength(
      1,
    );
  });
});

describe('Generous', () => {
  const both: Cast = { tiz: { hands: ['simpleLongsword'], skilled: ['simple'], sp: 2 } };

  it("lets somebody spend an ally's SP", () => {
    const came = dodging(scene({ ...both, kira: { abilities: ['generous'], sp: 2 } }), [1, 6], 1, {
      'panel.dodged': 'parry:simpleLongsword@kira',
    });
    expect([personOf(came, 'tiz').sp.now, personOf(came, 'kira').sp.now]).toEqual([2, 1]);
  });

  it("spends one's own SP where nothing else is said", () => {
    const came = dodging(scene({ ...both, kira: { abilities: ['generous'], sp: 2 } }), [1, 6], 1);
    expect([personOf(came, 'tiz').sp.now, personOf(came, 'kira').sp.now]).toEqual([1, 2]);
  });

  it('pays for who has none', () => {
    const poor = {
      tiz: { ...both.tiz, sp: [0, 2] as const },
      kira: { abilities: ['generous'] as const, sp: 2 },
    };
    expect(personOf(dodging(scene(poor), [1, 6], 1), 'kira').sp.now).toBe(1);
  });

  it('asks for a willing one', () => {
    const unwilling = { ...both, kira: { abilities: ['generous'] as const, willing: false } };
    expect(optionsOf(dodging(scene(unwilling), [1, 6], 1).asked, 'tiz')).toEqual([
      'parry:simpleLongsword',
      'none',
    ]);
  });

  it('lends nothing while its switch is off', () => {
    const off = { ...both, kira: { abilities: ['generous'] as const, switches: { generous: false } } };
    expect(optionsOf(dodging(scene(off), [1, 6], 1).asked, 'tiz')).toEqual(['parry:simpleLongsword', 'none']);
  });

  it('lends nothing to enemies', () => {
    const foe = scene({ ...both, raider: { abilities: ['generous'] } });
    expect(optionsOf(dodging(foe, [1, 6], 1).asked, 'tiz')).toEqual(['parry:simpleLongsword', 'none']);
  });
});

describe('Prestige, in a panel', () => {
  it('rerolls a whole roll for all three', () => {
    const came = dodging(scene({ tiz: { prestige: 3 } }), [1, 5, 6, 2], 2, { 'panel.dodged': 'prestige' });
    expect([told(came, 'rerolled').dice, personOf(came, 'tiz').prestige]).toEqual([
      [
        [1, 6],
        [5, 2],
      ],
      0,
    ]);
  });

  it('is never spent unasked', () => {
    expect(personOf(dodging(scene({ tiz: { prestige: 3 } }), [1], 1), 'tiz').prestige).toBe(3);
  });

  it('asks nobody with less', () => {
    expect(dodging(scene({ tiz: { prestige: 2 } }), [1], 1).asked).toEqual([]);
  });
});
