import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../../../../src/engine/space/plane/index.ts';
import { close, duel, hp, strikes } from '../support/attacks.ts';
import { personOf, told, turnOf } from '../support/scenes.ts';

const rifle = { hands: ['precisionRifle'] } as const; // 50 m, 4 shots, 2 Sharp
const baton = { hands: ['simpleBaton'] } as const; // Melee, 3 shots, 2 Blunt

describe('To make an attack', () => {
  it('rolls a d6 for each shot', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [1, 2, 3, 3]);
    expect(told(made, 'attacked').shots).toMatchObject([{ dice: [1, 2, 3, 3], hits: 0 }]);
  });

  it('counts dice that meet or exceed the Rating as successes', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [3, 4, 5, 6, 6, 6, 6]);
    expect(told(made, 'attacked').shots).toMatchObject([{ hits: 3 }]);
  });

  it('takes the Rating of the hit attribute', () => {
    const made = strikes(duel({ ...rifle, scores: { vision: 2 } }), 'precisionRifle/near', [3, 1, 1, 1, 6]);
    expect(told(made, 'attacked')).toMatchObject({ attribute: 'vision', rating: 3, shots: [{ hits: 1 }] });
  });

  it('has the target roll a d6 for each success', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [4, 4, 1, 1, 2, 3]);
    expect(told(made, 'landed').dice).toEqual([2, 3]);
  });

  it('cancels a success for each die that meets the Dodge Rating', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [4, 4, 4, 1, 4, 5, 3]);
    expect(told(made, 'landed')).toMatchObject({ hits: 3, landed: 1 });
  });

  it('does the damage once for each remaining success', () => {
    expect(hp(strikes(duel(rifle), 'precisionRifle/near', [4, 4, 4, 1, 6, 1, 1]))).toBe(16);
  });

  it('leaves a target without a success alone', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [1, 1, 1, 1]);
    expect(made.events.map(({ type }) => type)).toEqual(['attacked']);
  });

  it('tells the roll, then the dodge, then the damage', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [4, 1, 1, 1, 1]);
    expect(made.events.map(({ type }) => type)).toEqual(['attacked', 'landed', 'hurt']);
  });

  it('takes an Action', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [1, 1, 1, 1]);
    expect(made.scene.fight?.turn?.actions).toBe(1);
  });

  it('rolls for shots where the weapon says so', () => {
    const scene = duel({ hands: ['autoRifle'], skilled: ['simple'] });
    const made = strikes(scene, 'autoRifle/far', [2, 1, 1, 1, 1]); // 1d6 + 2
    expect(told(made, 'attacked')).toMatchObject({ shotDice: [2], shots: [{ dice: [1, 1, 1, 1] }] });
  });

  it('takes the best there is where nobody names the weapon', () => {
    const made = strikes(duel(rifle), null, [1, 1, 1, 1]);
    expect(told(made, 'attacked').weapon).toBe('Precision Rifle, Short range');
  });
});

describe('Damage of each success is an instance of its own (A24)', () => {
  it('loses what is more than the HP that were left with each (A31)', () => {
    const made = strikes(duel(rifle, { hp: [3, 20] }), 'precisionRifle/near', [4, 4, 4, 1, 1, 1, 1]);
    expect(personOf(made, 'raider')).toMatchObject({ hp: { now: 0 }, ehp: { now: 2 } });
  });

  it('carries it over where the house has it so', () => {
    const party = { rules: { ...duel().party.rules, overflow: 'carries' as const } };
    const scene = duel(rifle, { hp: [3, 20] }, { setting: { party } });
    const made = strikes(scene, 'precisionRifle/near', [4, 4, 4, 1, 1, 1, 1]);
    expect(personOf(made, 'raider')).toMatchObject({ hp: { now: 0 }, ehp: { now: 1 } });
  });

  it('is told as one as long as nobody falls', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [4, 4, 4, 4, 1, 1, 1, 1]);
    expect(made.events.filter(({ type }) => type === 'hurt').map(({ data }) => data.amount)).toEqual([8]);
  });
});

describe('Range', () => {
  it.for([
    ['within it', 50, undefined],
    ['beyond it', 51, 'outOfRange'],
  ] as const)('of 50 m: %s', ([, apart, code]) => {
    const dice = code === undefined ? [1, 1, 1, 1] : [];
    expect(strikes(duel(rifle, {}, { apart }), 'precisionRifle/near', dice).refusal?.code).toBe(code);
  });

  it('is measured from base to base', () => {
    const large = { size: 'large' as const };
    // Their middles are 51 m apart, their edges 49.5 m.
    expect(
      strikes(duel(rifle, large, { apart: 50 }), 'precisionRifle/near', [1, 1, 1, 1]).refusal,
    ).toBeNull();
  });

  it('Melee wants bases in contact', () => {
    expect(strikes(duel(baton, {}, { apart: 1 }), 'simpleBaton/strike', []).refusal?.code).toBe(
      'notTouching',
    );
  });

  it('Melee is allowed in contact', () => {
    expect(strikes(duel(baton, {}, close), 'simpleBaton/strike', [1, 1, 1]).refusal).toBeNull();
  });

  it('is no use without sight', () => {
    const wall: Obstacle = {
      id: 'wall',
      name: 'Wall',
      shape: 'line',
      height: 300,
      opaque: true,
      way: 'barrier',
      openings: [],
      points: [
        { x: 2500, y: 0 },
        { x: 2500, y: 10_000 },
      ],
    };
    const scene = duel(rifle, {}, { setting: { obstacles: [wall] } });
    expect(strikes(scene, 'precisionRifle/near', []).refusal?.code).toBe('notSeen');
  });
});

describe('Use only if Skilled', () => {
  it('refuses others', () => {
    expect(strikes(duel(rifle), 'precisionRifle/far', []).refusal?.code).toBe('notSkilled');
  });

  it('lets Skilled hands', () => {
    const scene = duel({ ...rifle, skilled: ['simple'] }, {}, { apart: 90 });
    expect(strikes(scene, 'precisionRifle/far', [1, 1]).refusal).toBeNull();
  });

  it('lets who spends three Prestige', () => {
    const made = strikes(duel({ ...rifle, prestige: 3 }), 'precisionRifle/far', [1, 1], {
      spend: ['skilled'],
    });
    expect(personOf(made, 'kira').prestige).toBe(0);
  });

  it('refuses who has too little Prestige', () => {
    const made = strikes(duel({ ...rifle, prestige: 2 }), 'precisionRifle/far', [], { spend: ['skilled'] });
    expect(made.refusal?.code).toBe('tooLittlePrestige');
  });
});

describe('What an Attack uses', () => {
  it('takes Ammo, hit or miss (keyword Ammo)', () => {
    const made = strikes(duel(rifle), 'precisionRifle/near', [1, 1, 1, 1]);
    expect(personOf(made, 'kira').items[0]?.ammo).toBe(3);
  });

  it('is refused with too little Ammo', () => {
    const scene = duel({ hands: ['autoRifle'] });
    const kira = personOf({ scene }, 'kira');
    const [gun] = kira.items;
    const empty = { ...kira, items: gun === undefined ? [] : [{ ...gun, ammo: 1 }] };
    const made = strikes(
      { ...scene, characters: { ...scene.characters, kira: empty } },
      'autoRifle/near',
      [],
    );
    expect(made.refusal?.code).toBe('tooLittleAmmo');
  });

  it('takes Charge (keyword Charge)', () => {
    const made = strikes(duel({ hands: ['laserPistol'] }), 'laserPistol/fire', [1, 1]);
    expect(personOf(made, 'kira').items[0]?.charge).toBe(25);
  });
});

describe('Who can be attacked', () => {
  it('is nobody dead', () => {
    expect(strikes(duel(rifle, { dead: true }), 'precisionRifle/near', []).refusal?.code).toBe('targetDown');
  });

  it('is somebody in Critical Condition', () => {
    const scene = duel(rifle, { hp: [0, 20] });
    expect(strikes(scene, 'precisionRifle/near', [1, 1, 1, 1]).refusal).toBeNull();
  });

  it('is nobody by who is not on turn', () => {
    const scene = duel(rifle, {}, { setting: { turn: 'raider' } });
    expect(strikes(scene, 'precisionRifle/near', []).refusal?.code).toBe('notYourTurn');
  });

  it('is nobody without an Action', () => {
    const scene = duel(rifle);
    const fight = scene.fight === null ? null : { ...scene.fight, turn: turnOf('kira', { actions: 0 }) };
    expect(strikes({ ...scene, fight }, 'precisionRifle/near', []).refusal?.code).toBe('noActionsLeft');
  });

  it('is nobody with what is not in hand', () => {
    expect(strikes(duel(), 'precisionRifle/near', []).refusal?.code).toBe('noSuchWeapon');
  });
});

describe('Somebody whom the GM keeps hidden', () => {
  const hidden = duel({}, rifle, { raiderAs: { unseen: true }, setting: { turn: 'raider' } });
  const made = strikes(hidden, 'precisionRifle/near', [1, 1, 1, 1], { actor: 'raider', target: 'kira' });

  it('attacks for the GM alone to know', () => {
    expect(made.events.map(({ type, to }) => [type, to])).toEqual([['attacked', 'gm']]);
  });
});
