import { describe, expect, it } from 'vitest';
import type { BehaviourId } from '../../../../src/engine/autopilot/behaviours.ts';
import type { Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import { foe } from '../../../../src/systems/riftbound/packs/foes.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { crewed } from '../support/people.ts';
import { stepOf } from '../support/pilots.ts';
import { fightOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const SKILLS = ['bikes', 'mechsuits', 'tanks', 'aeroplanes'] as const;

/** A vehicle with 6 W, its engine running, that Kira pilots. */
const piloted = (row: Parameters<typeof vehicleOf>[0], changed: Partial<Vehicle> = {}): Vehicle => {
  const vehicle = crewed(vehicleOf(row), 'kira');
  const systems = vehicle.systems.map((system) => ({ ...system, on: system.profile.engine !== null }));
  return { ...vehicle, systems, watts: 6, ...changed };
};

/** What Kira does next in a vehicle at 50,50, with a raider so many metres to the west. */
function next(
  vehicle: Vehicle,
  metres: number,
  { kira = {}, behaviour = 'nearest' }: { kira?: Said; behaviour?: BehaviourId } = {},
) {
  const scene: Scene = fightOf({
    kira: { sheet: someone({ name: 'Kira', skilled: SKILLS, ...kira }) },
    it: { sheet: vehicle, at: [50, 50], fighter: { heading: 0 } },
    raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [50 - metres, 50] },
  });
  return stepOf(scene, 'kira', behaviour);
}

const unarmed = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  systems: vehicle.systems.map((system) => ({ ...system, ammo: 0 })),
});

describe('A pilot who acts by themselves', () => {
  it('drives up to whom they can fire nothing at', () => {
    expect(next(unarmed(piloted('signatureBike')), 30)).toMatchObject({ act: 'drive', detail: 'to raider' });
  });

  it('fires where they can', () => {
    expect(next(piloted('signatureBike'), 30)).toMatchObject({ kind: 'attack', target: 'raider' });
  });

  it('drives away from who is too close, where that is their way', () => {
    expect(next(piloted('signatureBike'), 4, { behaviour: 'skirmisher' })).toMatchObject({
      act: 'drive',
      detail: 'east',
    });
  });

  it('drives away at half health, where they flee then', () => {
    expect(next(piloted('signatureBike'), 20, { kira: { hp: [8, 20] }, behaviour: 'coward' })).toMatchObject({
      act: 'drive',
      detail: expect.stringMatching(/east$/u),
    });
  });

  it('goes up to somebody at Full Speed whom to ram does more than to shoot twice', () => {
    expect(next(unarmed(piloted('signatureTank')), 30)).toMatchObject({
      act: 'drive',
      means: 'giantWheels/fullSpeed',
      detail: 'to raider',
    });
  });

  it('rams whom they have come up to', () => {
    const tank = unarmed(piloted('signatureTank'));
    const scene = fightOf({
      kira: { sheet: someone({ skilled: SKILLS }) },
      it: { sheet: tank, at: [50, 50], fighter: { heading: 0 } },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [46, 50] },
    });
    const turn = scene.fight?.turn;
    if (scene.fight === null || !turn) throw new Error('no turn');
    const after = { ...scene, fight: { ...scene.fight, turn: { ...turn, actions: 1, last: 'fullSpeed' } } };
    expect(stepOf(after, 'kira')).toMatchObject({
      kind: 'attack',
      target: 'raider',
      means: 'giantWheels/ram',
    });
  });

  it('does not ram where there is no Action left for it', () => {
    const scene = fightOf({
      kira: { sheet: someone({ skilled: SKILLS }) },
      it: { sheet: piloted('signatureTank'), at: [50, 50], fighter: { heading: 0 } },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [20, 50] },
    });
    const turn = scene.fight?.turn;
    if (scene.fight === null || !turn) throw new Error('no turn');
    const last = { ...scene, fight: { ...scene.fight, turn: { ...turn, actions: 1 } } };
    expect(stepOf(last, 'kira')).not.toMatchObject({ act: 'drive', means: 'giantWheels/fullSpeed' });
  });
});

describe('A pilot up in the air who acts by themselves', () => {
  const above = (flew: boolean) => {
    const plane = piloted('signatureAeroplane', { altitude: 2000 });
    return fightOf(
      {
        kira: { sheet: someone({ skilled: SKILLS }) },
        it: { sheet: plane, at: [100, 100], fighter: { heading: 0, altitude: 2000, flew } },
        raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [60, 100] },
      },
      { size: [200, 200] },
    );
  };

  it('flies on, as it would dive by itself', () => {
    expect(stepOf(above(false), 'kira')).toMatchObject({
      act: 'drive',
      means: expect.stringMatching(/flight$/u),
    });
  });

  it('shoots once they have', () => {
    expect(stepOf(above(true), 'kira')).toMatchObject({ kind: 'attack', target: 'raider' });
  });
});

describe('A passenger who acts by themselves', () => {
  const beside = (pilot: string | null) => {
    const tank = { ...piloted('signatureTank'), crew: [] };
    return fightOf({
      tiz: { sheet: someone({ name: 'Tiz', skilled: SKILLS }) },
      kira: {
        sheet: someone({ name: 'Kira', skilled: SKILLS }),
        ...(pilot === null ? { at: [5, 5] as const } : {}),
      },
      it: { sheet: crewed(tank, pilot, 'tiz'), at: [50, 50], fighter: { heading: 0 } },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [30, 50] },
    });
  };

  it('takes the terminal where nobody drives', () => {
    expect(stepOf(beside(null), 'tiz')).toMatchObject({ act: 'changeSeat', means: 'terminal1' });
  });

  it('leaves it to who does', () => {
    expect(stepOf(beside('kira'), 'tiz')).not.toMatchObject({ act: 'changeSeat' });
  });

  it('gets out where they reach nobody, and nobody drives', () => {
    const scene = beside(null);
    const characters = { ...scene.characters, tiz: someone({ name: 'Tiz', hands: ['simpleBaton'] }) };
    expect(stepOf({ ...scene, characters }, 'tiz')).toMatchObject({ act: 'getOut' });
  });

  it('stays where the pilot can bring them nearer', () => {
    const scene = beside('kira');
    const characters = { ...scene.characters, tiz: someone({ name: 'Tiz', hands: ['simpleBaton'] }) };
    expect(stepOf({ ...scene, characters }, 'tiz')).not.toMatchObject({ act: 'getOut' });
  });

  it('takes no terminal that only the Skilled operate', () => {
    const scene = beside(null);
    const characters = { ...scene.characters, tiz: someone({ name: 'Tiz' }) };
    expect(stepOf({ ...scene, characters }, 'tiz')).not.toMatchObject({ act: 'changeSeat' });
  });
});

describe('Somebody on foot who acts by themselves', () => {
  it('gets into a vehicle of their side with a better gun', () => {
    const scene = fightOf({
      tiz: { sheet: someone({ hands: ['autoRifle'] }), at: [10, 10] },
      buggy: { sheet: foe('driftbuggy'), at: [11.75, 10] },
      raider: { sheet: someone(), side: 'foes', at: [40, 10] },
    });
    expect(stepOf(scene, 'tiz')).toMatchObject({ act: 'getIn', target: 'buggy' });
  });

  it('goes to it first', () => {
    const scene = fightOf({
      tiz: { sheet: someone({ hands: ['autoRifle'] }), at: [10, 10] },
      buggy: { sheet: foe('driftbuggy'), at: [17, 10] },
      raider: { sheet: someone(), side: 'foes', at: [40, 10] },
    });
    expect(stepOf(scene, 'tiz')).toMatchObject({ act: 'move', target: 'to buggy' });
  });
});
