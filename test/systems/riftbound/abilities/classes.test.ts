import { describe, expect, it } from 'vitest';
import { type Fighter, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { acting, nextOf } from '../support/intents.ts';
import { fightOf, performed, personOf, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

/** Tiz, on turn, beside Kira, with Omar 8 m and a Raider 30 m away. */
const scene = (tiz: Said, others: { readonly kira?: Said; readonly omar?: Said } = {}) =>
  fightOf({
    tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 10] },
    kira: { sheet: someone({ name: 'Kira', ...others.kira }), at: [11, 10] },
    omar: { sheet: someone({ name: 'Omar', ...others.omar }), at: [19, 10] },
    raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [40, 10] },
  });

const effectsOf = (fighter: Fighter | undefined) => fighter?.effects.map(({ id }) => id) ?? [];

describe('Simple but effective (Move Carefully)', () => {
  const gunner: Said = { abilities: ['simpleButEffective'] };

  it('keeps Overwatch off its owner', () => {
    const came = performed(scene(gunner), acting('tiz', 'moveCarefully'));
    expect(effectsOf(came.scene.fight?.fighters.tiz)).toEqual(['careful']);
  });

  it('takes an Action', () => {
    expect(performed(scene(gunner), acting('tiz', 'moveCarefully')).scene.fight?.turn?.actions).toBe(1);
  });

  it('lasts until the start of their next turn', () => {
    let now = performed(scene(gunner), acting('tiz', 'moveCarefully')).scene;
    for (const id of ['tiz', 'kira', 'omar', 'raider']) {
      expect(effectsOf(now.fight?.fighters.tiz)).toEqual(['careful']);
      now = performed(now, nextOf(id)).scene;
    }
    expect(effectsOf(now.fight?.fighters.tiz)).toEqual([]);
  });
});

describe('Backup', () => {
  const pilot: Said = { abilities: ['backup'], vehicle: 'bike' };
  const bike = vehicleOf('signatureBike');
  const parked = (watts: number, at: readonly [number, number] = [30, 10], said: Said = {}) =>
    fightOf({
      tiz: { sheet: someone({ name: 'Tiz', ...pilot, ...said }), at: [10, 10] },
      bike: { sheet: { ...bike, watts }, at },
    });
  const gun = { means: 'ballisticSideGun/fire' };
  const gunOf = () => {
    const found = bike.systems.find(({ profile }) => profile.attacks.length > 0);
    return { means: `${found?.id}/${found?.profile.attacks[0]?.id}` };
  };

  it('puts the Signature Vehicle on Overwatch', () => {
    const came = performed(parked(4), acting('tiz', 'backup', gunOf()));
    expect(came.scene.fight?.fighters.bike?.overwatch).toMatchObject({ shots: 1, centre: null });
  });

  it('costs 2 SP and an Action', () => {
    const came = performed(parked(4), acting('tiz', 'backup', gunOf()));
    expect([personOf(came, 'tiz').sp.now, came.scene.fight?.turn?.actions]).toEqual([2, 1]);
  });

  it('can measure its range from oneself', () => {
    const came = performed(parked(4), acting('tiz', 'backup', { ...gunOf(), target: 'tiz' }));
    expect(came.scene.fight?.fighters.bike?.overwatch?.centre).toBe('tiz');
  });

  it.for([
    [{ spend: ['when:first'] }, { when: 'first' }],
    [{ detail: 'within 20 m' }, { when: 'within', metres: 20 }],
    [{}, { when: 'best' }],
  ] as const)('fires when its owner says, ticked or typed', ([said, trigger]) => {
    const came = performed(parked(4), acting('tiz', 'backup', { ...gunOf(), ...said }));
    expect(came.scene.fight?.fighters.bike?.overwatch?.trigger).toEqual(trigger);
  });

  it('ends with the start of the next turn', () => {
    const came = performed(parked(4), acting('tiz', 'backup', gunOf())).scene;
    expect(performed(came, nextOf('tiz')).scene.fight?.fighters.bike?.overwatch).toBe(null);
  });

  it('takes stored Watts', () => {
    expect(performed(parked(0), acting('tiz', 'backup', gunOf())).refusal?.code).toBe('tooFewWatts');
  });

  it('is refused with 1 SP', () => {
    const came = performed(parked(4, [30, 10], { sp: 1 }), acting('tiz', 'backup', gunOf()));
    expect(came.refusal?.code).toBe('tooFewSp');
  });

  it('is refused beyond 1 km', () => {
    const far = fightOf(
      {
        tiz: { sheet: someone(pilot), at: [10, 10] },
        bike: { sheet: { ...bike, watts: 4 }, at: [1100, 10] },
      },
      { size: [1200, 100] },
    );
    expect(performed(far, acting('tiz', 'backup', gun)).refusal?.code).toBe('vehicleTooFar');
  });

  it('is refused without a Signature Vehicle', () => {
    expect(performed(scene(pilot), acting('tiz', 'backup')).refusal?.code).toBe('noOwnVehicle');
  });
});

describe('Deaf', () => {
  const deaf: Said = { abilities: ['deaf'], scores: { wisdom: 1 } };

  it('reads lips with a WIS check at 12', () => {
    const came = performed(
      sceneOf({ tiz: someone(deaf) }),
      acting('tiz', 'readLips', { means: 'usually' }),
      [3, 4, 4],
    );
    expect(told(came, 'checked')).toMatchObject({ difficulty: 12, outcome: 'drawback' });
  });

  it('reads them at 8 where somebody mouths clearly', () => {
    const came = performed(
      sceneOf({ tiz: someone(deaf) }),
      acting('tiz', 'readLips', { means: 'clearly' }),
      [2, 3, 4],
    );
    expect(told(came, 'checked')).toMatchObject({ difficulty: 8, outcome: 'succeeds' });
  });
});
