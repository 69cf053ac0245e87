import { describe, expect, it } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { Fighter } from '../../../../src/systems/riftbound/scene.ts';
import { close, duel, hp, strikes } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { fightOf, performed, personOf, told, turnOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const baton = { hands: ['simpleBaton'] } as const; // Melee, 3 shots, 2 Blunt

const rifle = { hands: ['precisionRifle'] } as const; // 50 m, 4 shots, 2 Sharp

const near = 'precisionRifle/near';

/** Kira rallied by Omar, with +4. */
const rallied = [{ id: 'rally', by: 'omar', number: 4, duration: untilRemoved }] as const;

describe("Rally's effects", () => {
  it('add damage of its type to one target of an Attack', () => {
    const came = strikes(duel(rifle, {}, { kiraAs: { effects: rallied } }), near, [4, 1, 1, 1, 1]);
    expect(told(came, 'hurt')).toMatchObject({ because: 'rally', amount: 4, type: 'sharp' });
  });

  it('add it where the Attack itself has missed', () => {
    expect(hp(strikes(duel(rifle, {}, { kiraAs: { effects: rallied } }), near, [1, 1, 1, 1]))).toBe(16);
  });

  it('come once a turn', () => {
    const scene = duel(rifle, {}, { kiraAs: { effects: rallied, used: ['rally'] } });
    expect(hp(strikes(scene, near, [1, 1, 1, 1]))).toBe(20);
  });

  it('can be kept for another Action', () => {
    const scene = duel({ ...rifle, switches: { rally: false } }, {}, { kiraAs: { effects: rallied } });
    expect(hp(strikes(scene, near, [1, 1, 1, 1]))).toBe(20);
  });

  const one = fightOf({ kira: { sheet: someone(rifle), at: [10, 10], fighter: { effects: rallied } } });

  it('add metres to a Move that leads so far', () => {
    const came = performed(one, acting('kira', 'move', { detail: '24,10' }));
    expect(came.scene.fight?.fighters.kira).toMatchObject({ at: { x: 2400 }, used: ['rally'] });
  });

  it('are kept where a Move is shorter', () => {
    const came = performed(one, acting('kira', 'move', { detail: '15,10' }));
    expect(came.scene.fight?.fighters.kira?.used).toEqual([]);
  });

  it('give a second Prepare, for another attribute', () => {
    const first = performed(one, acting('kira', 'prepare', { means: 'vision' })).scene;
    const came = performed(first, acting('kira', 'rallyPrepare', { means: 'agility' }));
    expect(came.scene.fight?.fighters.kira?.prepared.map(({ attribute }) => attribute)).toEqual([
      'vision',
      'agility',
    ]);
  });

  it('give no second Prepare for the same one', () => {
    const first = performed(one, acting('kira', 'prepare', { means: 'vision' })).scene;
    expect(performed(first, acting('kira', 'rallyPrepare', { means: 'vision' })).refusal?.code).toBe(
      'chooseMeans',
    );
  });

  it('give a second Overwatch', () => {
    const came = performed(one, acting('kira', 'overwatch'));
    expect(came.scene.fight?.fighters.kira?.overwatch?.shots).toBe(3);
  });
});

describe('Quick', () => {
  const scene = fightOf({ kira: { sheet: someone({ abilities: ['quick'] }), at: [10, 10] } });

  it('moves up to 1d6 m more', () => {
    const came = performed(scene, acting('kira', 'move', { detail: '25,10' }), [3]);
    expect(came.scene.fight?.fighters.kira?.at?.x).toBe(2300);
  });

  it('goes no farther than it wants to', () => {
    const came = performed(scene, acting('kira', 'move', { detail: '22,10' }), [6]);
    expect(came.scene.fight?.fighters.kira?.at?.x).toBe(2200);
  });

  it('rolls nothing for 10 m', () => {
    expect(performed(scene, acting('kira', 'move', { detail: '20,10' })).refusal).toBe(null);
  });
});

describe('Charge', () => {
  const charger: Said = { ...baton, abilities: ['charge'], sp: 2 };
  const moved = (more = {}) => {
    const scene = duel(charger, {}, close);
    const turn = turnOf('kira', { actions: 0, taken: 2, moves: 2, last: 'move', ...more });
    return { ...scene, fight: scene.fight && { ...scene.fight, turn } };
  };

  it('makes a Melee Attack after a second Move, for 1 SP', () => {
    const came = performed(moved(), acting('kira', 'charge', { target: 'raider' }), [4, 1, 1, 1]);
    expect([hp(came), personOf(came, 'kira').sp.now]).toEqual([18, 1]);
  });

  it('takes no Action', () => {
    const came = performed(moved({ actions: 1 }), acting('kira', 'charge', { target: 'raider' }), [1, 1, 1]);
    expect(came.scene.fight?.turn?.actions).toBe(1);
  });

  it('is not there after a first Move', () => {
    const came = performed(moved({ moves: 1 }), acting('kira', 'charge', { target: 'raider' }));
    expect(came.refusal?.code).toBe('chargeAfterMove');
  });

  it('is not there once something else was done', () => {
    const came = performed(moved({ last: 'attack' }), acting('kira', 'charge', { target: 'raider' }));
    expect(came.refusal?.code).toBe('chargeAfterMove');
  });

  it('is there once for each such Move', () => {
    const first = performed(
      moved({ actions: 1 }),
      acting('kira', 'charge', { target: 'raider' }),
      [1, 1, 1],
    ).scene;
    expect(performed(first, acting('kira', 'charge', { target: 'raider' })).refusal?.code).toBe(
      'chargeAfterMove',
    );
  });

  it('needs somebody in contact', () => {
    const scene = moved();
    const fighters = { ...scene.fight?.fighters };
    const far = { ...fighters.raider, at: { x: 5000, y: 2000 } } as Fighter;
    const apart = {
      ...scene,
      fight: scene.fight && { ...scene.fight, fighters: { ...fighters, raider: far } },
    };
    expect(performed(apart, acting('kira', 'charge', { target: 'raider' })).refusal?.code).toBe(
      'notTouching',
    );
  });
});
