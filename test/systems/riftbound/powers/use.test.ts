import { describe, expect, it } from 'vitest';
import { happen, powersAtRest, powersAtTurnStart } from '../../../../src/systems/riftbound/powers/moments.ts';
import { powersOf } from '../../../../src/systems/riftbound/powers/owned.ts';
import { expire } from '../../../../src/systems/riftbound/turn/expire.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { item } from '../support/people.ts';
import { crewed } from '../support/people.ts';
import { power, used } from '../support/powers.ts';
import { type Said, someone } from '../support/someone.ts';
import { fightOf, personOf, played, told } from '../support/scenes.ts';

type Written = Parameters<typeof power>[0];

const burn: Written['effects'] = [{ effect: 'damage', amount: '4' }];

const duel = (written: Written, kira: Said = {}, raider: Said = {}) =>
  fightOf({
    kira: { sheet: someone({ powers: [power({ when: 'action', ...written })], ...kira }), at: [10, 10] },
    raider: { sheet: someone(raider), side: 'foes', at: [14, 10] },
    ana: { sheet: someone(), at: [10, 13] },
  });

describe('Using a power', () => {
  it('costs its SP', () => {
    expect(personOf(used(duel({ sp: 2 }), null), 'kira').sp.now).toBe(2);
  });

  it('is refused without enough SP', () => {
    expect(used(duel({ sp: 2 }, { sp: [1, 4] }), null).refusal?.code).toBe('tooFewSp');
  });

  it('puts what has a Cooldown on cooldown', () => {
    expect(used(used(duel({ cooldown: 4 }), null).scene, null).refusal?.code).toBe('powerCooling');
  });

  it('is limited to so often a turn', () => {
    const once = used(duel({ limit: { uses: 1, per: 'turn' } }), null);
    expect(used(once.scene, null).refusal?.code).toBe('powerSpent');
  });

  it('is limited to so often a fight', () => {
    const once = used(duel({ limit: { uses: 1, per: 'fight' } }), null);
    expect(used(once.scene, null).refusal?.code).toBe('powerSpent');
  });

  it('of enemies is refused on allies', () => {
    expect(used(duel({ aim: 'enemy', range: 9 }), 'ana').refusal?.code).toBe('powerEnemy');
  });

  it('of allies is refused on enemies', () => {
    expect(used(duel({ aim: 'ally', range: 9 }), 'raider').refusal?.code).toBe('powerAlly');
  });

  it('reaches no further than its range', () => {
    expect(used(duel({ aim: 'enemy', range: 2 }), 'raider').refusal?.code).toBe('powerTooFar');
  });

  it('without a range needs contact', () => {
    expect(used(duel({ aim: 'enemy' }), 'raider').refusal?.code).toBe('powerTooFar');
  });

  it('asks on whom where nobody is named', () => {
    expect(used(duel({ aim: 'enemy', range: 9 }), null).refusal?.code).toBe('powerWhom');
  });

  it('around strikes all who are near', () => {
    const after = used(duel({ aim: 'around', radius: 5, effects: burn }), null);
    expect([personOf(after, 'raider').hp.now, personOf(after, 'ana').hp.now]).toEqual([16, 16]);
  });

  it('around may mean enemies alone', () => {
    const after = used(duel({ aim: 'around', radius: 5, among: 'enemies', effects: burn }), null);
    expect(personOf(after, 'ana').hp.now).toBe(20);
  });

  it('does nothing where its check fails', () => {
    const scene = duel({
      aim: 'enemy',
      range: 9,
      check: { attribute: 'WIL', difficulty: 12 },
      effects: burn,
    });
    expect(personOf(used(scene, 'raider', [2, 3, 4]), 'raider').hp.now).toBe(20);
  });

  it('does nothing to who resists', () => {
    const scene = duel({
      aim: 'enemy',
      range: 9,
      resist: { attribute: 'FTD', difficulty: 9 },
      effects: burn,
    });
    expect(personOf(used(scene, 'raider', [2, 3, 4]), 'raider').hp.now).toBe(20);
  });

  it('works on who fails to resist', () => {
    const scene = duel({
      aim: 'enemy',
      range: 9,
      resist: { attribute: 'FTD', difficulty: 10 },
      effects: burn,
    });
    expect(personOf(used(scene, 'raider', [2, 3, 4]), 'raider').hp.now).toBe(16);
  });

  it('as an Instant is an act of its own', () => {
    expect(used(duel({ when: 'instant', sp: 1 }), null, [], 'powerAtOnce').refusal).toBeNull();
  });
});

describe('Powers come', () => {
  it('with what one holds', () => {
    const blade = item('Simple Dagger');
    const edged = { ...blade, profile: { ...blade.profile, powers: [power({ name: 'Glow' })] } };
    const scene = fightOf({ kira: { sheet: someone({ items: [edged], holding: [blade.id] }), at: [1, 1] } });
    expect(powersOf(scene, 'kira').map(({ power: { name } }) => name)).toEqual(['Glow']);
  });

  it('not with what is in the backpack', () => {
    const blade = item('Simple Dagger');
    const edged = { ...blade, profile: { ...blade.profile, powers: [power({ name: 'Glow' })] } };
    const scene = fightOf({ kira: { sheet: someone({ items: [edged] }), at: [1, 1] } });
    expect(powersOf(scene, 'kira')).toEqual([]);
  });

  it('with the systems of the terminal one is at', () => {
    const bike = vehicleOf('signatureBike');
    const systems = bike.systems.map((system, n) =>
      n === 0 ? { ...system, profile: { ...system.profile, powers: [power({ name: 'Boost' })] } } : system,
    );
    const scene = fightOf({
      kira: { sheet: someone() },
      bike: { sheet: crewed({ ...bike, systems }, 'kira'), at: [5, 5] },
    });
    expect(powersOf(scene, 'kira').map(({ power: { name } }) => name)).toEqual(['Boost']);
  });
});

describe('At the start of a turn', () => {
  const cooling = duel({ cooldown: 4 }, { cooling: ['it'] });

  it('a Cooldown is over on its number', () => {
    const after = played(cooling, (tx) => powersAtTurnStart(tx, 'kira'), [4]);
    expect(personOf(after, 'kira').cooling).toEqual([]);
  });

  it('a Cooldown stays below it', () => {
    const after = played(cooling, (tx) => powersAtTurnStart(tx, 'kira'), [3]);
    expect(personOf(after, 'kira').cooling).toEqual(['it']);
  });

  it('what happens then happens by itself', () => {
    const scene = duel({ when: 'turnStart', effects: [{ effect: 'stamina', by: 1 }] }, { sp: [1, 4] });
    expect(
      personOf(
        played(scene, (tx) => powersAtTurnStart(tx, 'kira')),
        'kira',
      ).sp.now,
    ).toBe(2);
  });

  const frost = {
    condition: {
      name: 'Frostbite',
      text: '',
      effects: [],
      harm: { amount: { dice: 0, plus: 2 }, type: 'cold' },
      shake: { attribute: 'fortitude', difficulty: 11 },
    },
    by: null,
    byName: null,
    duration: { ends: [] },
  } as const;

  it("a condition of the pack's own does its harm", () => {
    const scene = duel({}, { afflictions: [frost] });
    const after = played(scene, (tx) => powersAtTurnStart(tx, 'kira'), [2, 3, 4]);
    expect(personOf(after, 'kira').hp.now).toBe(18);
  });

  it('a check that passes ends it', () => {
    const scene = duel({}, { afflictions: [frost] });
    const after = played(scene, (tx) => powersAtTurnStart(tx, 'kira'), [3, 4, 5]);
    expect([personOf(after, 'kira').hp.now, personOf(after, 'kira').afflictions]).toEqual([20, []]);
  });

  const fire = {
    id: 'hazard1',
    at: { x: 1000, y: 1000 },
    radius: 300,
    by: 'raider',
    duration: { ends: [{ when: { at: 'turn.start', actor: 'raider' }, left: 1 }] },
    hazard: {
      name: 'Fire',
      text: '',
      amount: { dice: 1, plus: 0 },
      type: 'heat',
      resist: { attribute: 'agility', difficulty: 11 },
      halved: true,
      condition: 'prone',
      lasts: 'ever',
    },
  } as const;
  const burning = (kira: Said = {}) => {
    const scene = duel({}, kira);
    return scene.fight === null ? scene : { ...scene, fight: { ...scene.fight, hazards: [fire] } };
  };

  it('a hazard strikes who is in it', () => {
    const after = played(burning(), (tx) => powersAtTurnStart(tx, 'kira'), [2, 3, 4, 5]);
    expect([personOf(after, 'kira').hp.now, personOf(after, 'kira').conditions[0]?.id]).toEqual([
      15,
      'prone',
    ]);
  });

  it('who resists a hazard takes half, and no condition', () => {
    const after = played(burning(), (tx) => powersAtTurnStart(tx, 'kira'), [3, 4, 5, 5]);
    expect([personOf(after, 'kira').hp.now, personOf(after, 'kira').conditions]).toEqual([17, []]);
  });

  it('a hazard goes when its time is over', () => {
    const after = played(burning(), (tx) => {
      expire(tx, { at: 'turn.start', actor: 'raider' });
      return undefined;
    });
    expect([after.scene.fight?.hazards, told(after, 'hazardGone').hazard]).toEqual([[], 'Fire']);
  });
});

describe('A rest', () => {
  const resting = (written: Written) => {
    const { fight: _fight, ...scene } = duel(written, { cooling: ['it'] });
    return { ...scene, fight: null };
  };

  it('ends Cooldowns', () => {
    const after = played(resting({ cooldown: 6 }), (tx) => powersAtRest(tx, 'kira', false));
    expect(personOf(after, 'kira').cooling).toEqual([]);
  });

  it('leaves a Signature power, if it is no Full Rest', () => {
    const after = played(resting({ signature: true }), (tx) => powersAtRest(tx, 'kira', false));
    expect(personOf(after, 'kira').cooling).toEqual(['it']);
  });

  it.each([
    [4, ['it']],
    [5, []],
  ])('that is Full brings a Signature power back on a 5+: a %i leaves %j', (die, left) => {
    const after = played(resting({ signature: true }), (tx) => powersAtRest(tx, 'kira', true), [die]);
    expect(personOf(after, 'kira').cooling).toEqual(left);
  });
});

describe('A power at a moment', () => {
  it('is on the other one in it', () => {
    const scene = duel({ when: 'hits', aim: 'enemy', range: 50, effects: burn });
    const after = played(scene, (tx) => happen(tx, 'kira', 'hits', { other: 'raider', melee: true }));
    expect(personOf(after, 'raider').hp.now).toBe(16);
  });

  it('is on nobody who is none that it means', () => {
    const scene = duel({ when: 'hits', aim: 'enemy', range: 50, effects: burn });
    const after = played(scene, (tx) => happen(tx, 'kira', 'hits', { other: 'ana', melee: true }));
    expect(personOf(after, 'ana').hp.now).toBe(20);
  });
});
