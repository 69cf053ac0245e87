import { describe, expect, it } from 'vitest';
import { roles } from '../../../../src/systems/riftbound/content/roles.ts';
import { rowOf } from '../../../../src/engine/table.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { maximumHp, maximumSp } from '../../../../src/systems/riftbound/character/maxima.ts';
import { hears, seesOrHears } from '../../../../src/systems/riftbound/fight/sides.ts';
import { sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { scoreOf } from '../../../../src/systems/riftbound/numbers/score.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { item } from '../support/people.ts';
import { close, duel, hp, strikes } from '../support/attacks.ts';
import { acting, nextOf } from '../support/intents.ts';
import { fightOf, performed, personOf, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const rifle = { hands: ['precisionRifle'] } as const; // 50 m, 4 shots, 2 Sharp
const near = 'precisionRifle/near';

const watching = (shots = 1) => ({
  overwatch: {
    shots,
    weapon: null,
    trigger: { when: 'best' },
    duration: untilRemoved,
    centre: null,
  } as const,
});

describe('Damage Resist, in an Attack', () => {
  it('raises the dice of the Dodge Roll', () => {
    const came = strikes(duel(rifle, { abilities: [['damageResist', 'sharp']] }), near, [4, 1, 1, 1, 3]);
    expect(hp(came)).toBe(20);
  });

  it('does nothing against another type', () => {
    const came = strikes(duel(rifle, { abilities: [['damageResist', 'heat']] }), near, [4, 1, 1, 1, 3]);
    expect(hp(came)).toBe(18);
  });
});

describe('Intercept, in an Attack', () => {
  const tank = (said: Said = {}, at: readonly [number, number] = [31, 23]) =>
    ({
      tank: {
        sheet: someone({ name: 'Tank', abilities: ['interceptI'], sp: 2, ...said }),
        side: 'foes',
        at,
      },
    }) as const;
  const answers = { 'panel.dodge': 'intercept:raider:raider' };

  it('lets its owner dodge with STR', () => {
    const strong = duel(rifle, { abilities: ['interceptI'], scores: { strength: 4, agility: -2 } });
    expect(told(strikes(strong, near, [4, 1, 1, 1, 2]), 'landed')).toMatchObject({
      with: 'strength',
      landed: 0,
    });
  });

  it('has its owner make the Dodge Roll for the hits it takes', () => {
    const scene = duel(rifle, {}, { more: tank() });
    const came = strikes(scene, near, [4, 4, 1, 1, 6, 1, 1], { answers });
    expect([hp(came), hp(came, 'tank')]).toEqual([20, 16]);
  });

  it('leaves the rest of the hits to the target', () => {
    const scene = duel(rifle, {}, { more: tank() });
    const came = strikes(scene, near, [4, 4, 4, 4, 1, 1, 1, 1, 1], { answers });
    expect([hp(came), hp(came, 'tank')]).toEqual([14, 18]);
  });

  it('can set off Overwatch with its movement', () => {
    const more = {
      ...tank({}, [31, 23]),
      omar: { sheet: someone({ name: 'Omar', ...rifle }), at: [31, 40], fighter: watching() },
    } as const;
    const scene = duel(rifle, {}, { more });
    const came = strikes(scene, near, [4, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1], { answers });
    expect(came.events.filter(({ type }) => type === 'attacked')).toHaveLength(2);
  });

  it('takes nothing where its owner falls on the way', () => {
    const more = {
      ...tank({ hp: 2, mook: true }, [31, 23]),
      omar: { sheet: someone({ name: 'Omar', ...rifle }), at: [31, 40], fighter: watching() },
    } as const;
    const scene = duel(rifle, {}, { more });
    const came = strikes(scene, near, [4, 1, 1, 1, 4, 1, 1, 1, 1, 1], { answers });
    expect([told(came, 'interceptFailed').actor, hp(came)]).toEqual(['tank', 18]);
  });

  it('lets its owner block what they take with a shield', () => {
    const shielded = { abilities: ['interceptI'], hands: ['primitiveBuckler'], sp: 3 } as const;
    const scene = duel(rifle, {}, { more: tank(shielded) });
    const both = { 'panel.dodge': 'intercept:raider:raider,block:primitiveBuckler' };
    const came = strikes(scene, near, [4, 1, 1, 1, 3], { answers: both });
    expect([hp(came, 'tank'), personOf(came, 'tank').sp.now]).toEqual([20, 1]);
  });
});

describe('Simple but effective (Move Carefully), against Overwatch', () => {
  const scene = (
    effects: readonly { id: 'careful'; by: string; number: null; duration: typeof untilRemoved }[],
  ) =>
    fightOf({
      kira: { sheet: someone({ abilities: ['simpleButEffective'] }), at: [10, 10], fighter: { effects } },
      raider: { sheet: someone(rifle), side: 'foes', at: [20, 10], fighter: watching() },
    });

  it('keeps its owner safe', () => {
    const effects = [{ id: 'careful', by: 'kira', number: null, duration: untilRemoved }] as const;
    expect(performed(scene(effects), acting('kira', 'move', { detail: '15,18' })).refusal).toBe(null);
  });

  it('is needed for it', () => {
    const came = performed(scene([]), acting('kira', 'move', { detail: '15,18' }), [1, 1, 1, 1]);
    expect(told(came, 'attacked').overwatch).toBe(true);
  });
});

describe('Backup, when somebody moves', () => {
  const bike = { ...vehicleOf('signatureBike'), watts: 4, owner: 'tiz', signature: true };
  const gun = bike.systems.find(({ profile }) => profile.attacks.length > 0);
  const means = `${gun?.id}/${gun?.profile.attacks[0]?.id}`;

  it("fires with its owner's Rating", () => {
    const scene = fightOf({
      tiz: {
        sheet: someone({ name: 'Tiz', abilities: ['backup'], vehicle: 'bike', scores: { vision: 4 } }),
        at: [10, 10],
      },
      bike: { sheet: bike, at: [20, 10] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [30, 10] },
    });
    const ready = performed(scene, acting('tiz', 'backup', { means })).scene;
    const turn = performed(ready, nextOf('tiz')).scene;
    const shots = Array.from({ length: 10 }, () => 1);
    const came = performed(turn, acting('raider', 'move', { detail: '30,15' }), shots);
    expect(told(came, 'attacked')).toMatchObject({
      actor: 'tiz',
      vehicle: 'bike',
      rating: 2,
      overwatch: true,
    });
  });
});

describe('Power under pressure', () => {
  const pressed = (now: number, more: Said = {}) =>
    scoreOf(
      sceneOf({ tiz: someone({ hp: [now, 30], abilities: [['powerUnderPressure', 'will']], ...more }) }),
      'tiz',
      'will',
    ).total;

  it.each([
    [30, 0],
    [21, 0],
    [20, 1],
    [10, 2],
    [1, 2],
  ])('with %i of 30 HP makes the Score %i higher', (now, more) => {
    expect(pressed(now)).toBe(more);
  });

  it('never raises it above +5', () => {
    expect(pressed(10, { scores: { will: 4 } })).toBe(5);
  });
});

describe('Healthy', () => {
  it('gives 2 maximum HP for each level', () => {
    const abilities = [{ id: 'healthy' }];
    expect(
      maximumHp(rowOf(roles, 'lancer'), 0, [3, 4], abilities) -
        maximumHp(rowOf(roles, 'lancer'), 0, [3, 4], []),
    ).toBe(6);
  });
});

describe('Robotic', () => {
  const robotic = [{ id: 'robotic' }];

  it('takes 2 maximum HP for each level', () => {
    expect(
      maximumHp(rowOf(roles, 'lancer'), 0, [3], robotic) - maximumHp(rowOf(roles, 'lancer'), 0, [3], []),
    ).toBe(-4);
  });

  it('has the maximum SP of a level lower', () => {
    expect([maximumSp(3, 0, robotic), maximumSp(3, 0, [])]).toEqual([2, 3]);
  });

  const cell = () => item('Battery');
  const beside = (battery: number) =>
    fightOf({
      kira: { sheet: someone({ name: 'Kira', items: [cell()] }), at: [10, 10] },
      bot: { sheet: someone({ name: 'Bot', abilities: ['robotic'], battery }), at: [11, 10] },
    });

  it('sleeps without Charge: no act is possible', () => {
    const scene = performed(beside(0), nextOf('kira')).scene;
    expect(performed(scene, acting('bot', 'move', { detail: '15,10' })).refusal?.code).toBe('isAsleep');
  });

  it('acts with 5', () => {
    const scene = performed(beside(5), nextOf('kira')).scene;
    expect(performed(scene, acting('bot', 'move', { detail: '15,10' })).refusal).toBe(null);
  });

  it('is woken by somebody beside them who recharges them', () => {
    const came = performed(beside(0), acting('kira', 'recharge', { means: '@robot:bot' }));
    expect(personOf(came, 'bot').battery).toBe(60);
  });

  it('does not use its own Charge for others', () => {
    expect(
      told(performed(beside(0), acting('kira', 'recharge', { means: '@robot:bot' })), 'recharged'),
    ).toMatchObject({
      target: 'bot',
      charged: 60,
      left: 0,
    });
  });
});

describe('Deaf', () => {
  const scene = fightOf({
    kira: { sheet: someone({ abilities: ['deaf'] }), at: [10, 10] },
    omar: { sheet: someone(), at: [15, 10] },
  });

  it('hears nothing', () => {
    expect(hears(scene, 'kira')).toBe(false);
  });

  it('still sees', () => {
    expect(seesOrHears(scene, 'kira', 'omar')).toBe(true);
  });
});

describe('High Alert, in an Attack', () => {
  it('saves who is on Overwatch', () => {
    const scene = duel(rifle, { abilities: ['highAlert'], sp: 2 }, { raiderAs: watching() });
    const came = strikes(scene, near, [4, 4, 1, 1, 1, 2, 6, 5]);
    expect([hp(came), personOf(came, 'raider').sp.now]).toEqual([20, 1]);
  });
});

describe('Sanctuary, in an Attack', () => {
  it('rerolls three times for each Dodge Roll', () => {
    const effects = [{ id: 'sanctuary', by: 'raider', number: null, duration: untilRemoved }] as const;
    const scene = duel(rifle, {}, { raiderAs: { effects } });
    const came = strikes(scene, near, [4, 4, 1, 1, 1, 1, 6, 2, 5]);
    expect([hp(came), came.asked.length]).toEqual([20, 0]);
  });
});

describe('Certitude, when somebody Seizes the Initiative', () => {
  const gap = (abilities: Said['abilities']) => {
    const scene = fightOf({
      raider: { sheet: someone(), side: 'foes', at: [40, 10] },
      tiz: { sheet: someone({ name: 'Tiz' }), at: [10, 10] },
      cap: {
        sheet: someone({ name: 'Cap', ...(abilities === undefined ? {} : { abilities }) }),
        at: [12, 10],
      },
    });
    return { ...scene, fight: scene.fight && { ...scene.fight, gap: true } };
  };

  it('makes it an 8 by CHA', () => {
    const came = performed(gap(['certitude']), acting('tiz', 'seize', { means: 'cap' }), [2, 2, 4]);
    expect(told(came, 'seized').done).toBe(true);
  });

  it('is an 11 without it', () => {
    const came = performed(gap([]), acting('tiz', 'seize', { means: 'cap' }), [2, 2, 4]);
    expect(told(came, 'seized').done).toBe(false);
  });
});

describe('Bonk, on the edge', () => {
  it('stops at a wall', () => {
    const wall = {
      id: 'wall',
      name: 'wall',
      shape: 'line',
      points: [
        { x: 2160, y: 0 },
        { x: 2160, y: 9000 },
      ],
      height: 300,
      opaque: true,
      way: 'barrier',
      openings: [],
    } as const;
    const kira: Said = { hands: ['simpleBaton'], abilities: ['bonk'], switches: { bonk: true } };
    const scene = duel(kira, {}, { ...close, setting: { obstacles: [wall] } });
    const came = strikes(scene, 'simpleBaton/strike', [4, 1, 1, 1]);
    expect(came.scene.fight?.fighters.raider?.at?.x).toBeLessThan(2115);
  });

  it('moves nobody off the place', () => {
    const kira: Said = { hands: ['simpleBaton'], abilities: ['bonk'], switches: { bonk: true } };
    const scene = duel(kira, {}, { ...close, setting: { size: [22, 40] } });
    const came = strikes(scene, 'simpleBaton/strike', [4, 1, 1, 1]);
    expect(came.scene.fight?.fighters.raider?.at?.x).toBeLessThanOrEqual(2150);
  });
});
