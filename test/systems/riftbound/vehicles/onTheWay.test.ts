import { describe, expect, it } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { attackOn } from '../support/attacks.ts';
import { acting, nextOf } from '../support/intents.ts';
import { crewed, item } from '../support/people.ts';
import { fightOf, performed, type Played, personOf, told, turnOf, vehicleIs } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

/** Kira rides a bike with 6 W from 50,100 on; Raider stands so many metres north-east of there. */
const ride = (
  kira: Said = {},
  {
    raider = [70, 90] as readonly [number, number],
    bike = {} as Partial<Vehicle>,
    raiderAs = {} as NonNullable<Parameters<typeof fightOf>[0][string]['fighter']>,
    row = 'signatureBike' as Parameters<typeof vehicleOf>[0],
    gun = 'precisionRifle' as 'precisionRifle' | 'laserPistol',
  } = {},
) =>
  fightOf(
    {
      kira: { sheet: someone({ name: 'Kira', skilled: ['bikes', 'tanks'], ...kira }) },
      it: { sheet: { ...crewed(vehicleOf(row), 'kira'), watts: 6, ...bike }, at: [50, 100] },
      raider: {
        sheet: someone({ name: 'Raider', hands: [gun] }),
        side: 'foes',
        at: raider,
        fighter: raiderAs,
      },
    },
    { size: [200, 200] },
  );

const HALF = 'stop:half';
const SHOT = 'stop:shot:raider';
const rides = (
  scene: ReturnType<typeof ride>,
  spend: readonly string[],
  detail = '32 m east',
  means = 'ride',
) => performed(scene, acting('kira', 'drive', { means: `bikeWheels/${means}`, detail, spend }));
const at = ({ scene }: Played) => scene.fight?.fighters.it?.at;
const GUN = 'ballisticSideGun/fire';
const miss = Array.from({ length: 10 }, () => 1);
const fires = (made: Played) => performed(made.scene, attackOn('kira', 'raider', GUN), miss);

describe('Acting at any point of a ride (Bike Wheels)', () => {
  it('stops half-way, where that is ticked', () => {
    expect(at(rides(ride(), [HALF]))).toEqual({ x: 6600, y: 10_000 });
  });

  it('stops where the best shot at somebody is: not where one touches them', () => {
    const made = rides(ride({}, { raider: [50.25, 102] }), [SHOT]);
    expect(at(made)).toEqual({ x: 5050, y: 10_000 });
  });

  it('stops after so many metres, where that is typed', () => {
    expect(at(rides(ride(), [], '32 m east, stop after 10 m'))).toEqual({ x: 6000, y: 10_000 });
  });

  it('stops in the exact part, too', () => {
    expect(at(rides(ride(), [], 'east, stop after 10', 'longRide'))).toEqual({ x: 6000, y: 10_000 });
  });

  it('fires from there', () => {
    expect(told(fires(rides(ride(), [HALF])), 'attacked')).toMatchObject({ vehicle: 'it' });
  });

  it('rides on by itself after the last Action', () => {
    expect(at(fires(rides(ride(), [HALF])))).toEqual({ x: 8200, y: 10_000 });
  });

  it('turns after it as the movement says', () => {
    const made = rides(ride(), [], '32 m east, then 8 m north, stop after 10 m', 'longRide');
    expect(at(fires(made))).toEqual({ x: 8200, y: 9200 });
  });

  it('costs the Watts of the ride once', () => {
    expect(vehicleIs(fires(rides(ride(), [HALF])), 'it').watts).toBe(6 - 1 - 2);
  });

  it('gives no more Actions than usual', () => {
    expect(fires(rides(ride(), [HALF])).scene.fight?.turn?.actor).not.toBe('kira');
  });

  it('is one Action, and leaves one', () => {
    expect(rides(ride(), [HALF]).scene.fight?.turn?.actions).toBe(1);
  });

  it('rides on by a press, for nothing', () => {
    const made = performed(rides(ride(), [HALF]).scene, acting('kira', 'rideOn'));
    expect([at(made), made.scene.fight?.turn?.actions]).toEqual([{ x: 8200, y: 10_000 }, 1]);
  });

  it('tells the whole ride once it is over', () => {
    const made = performed(rides(ride(), [HALF]).scene, acting('kira', 'rideOn'));
    expect(told(made, 'drove')).toMatchObject({ metres: 32 });
  });

  it('rides on where the turn ends', () => {
    expect(at(performed(rides(ride(), [HALF]).scene, nextOf('kira')))).toEqual({ x: 8200, y: 10_000 });
  });

  it('turns the engine on or off on the way', () => {
    const made = performed(rides(ride(), [HALF]).scene, acting('kira', 'engine', { means: 'smallEngine' }));
    expect(made.refusal).toBeNull();
  });

  it('reloads its guns on the way', () => {
    const bike = vehicleOf('signatureBike');
    const systems = bike.systems.map((one) => ({ ...one, ammo: 0 }));
    const loaded = ride({ items: [item('Rifle Magazine (12)')] }, { bike: { systems } });
    const made = performed(rides(loaded, [HALF]).scene, acting('kira', 'reloadGun'));
    expect(told(made, 'reloaded')).toMatchObject({ vehicle: 'it', loaded: 6 });
  });

  it.for([
    ['with a weapon in hand', attackOn('kira', 'raider', 'laserPistol/fire')],
    ['another ride', acting('kira', 'drive', { means: 'bikeWheels/ride', detail: 'north' })],
    ['Prepare', acting('kira', 'prepare', { means: 'vision' })],
    ['getting out', acting('kira', 'getOut')],
  ] as const)('is for Actions of its other systems alone: not %s', ([, intent]) => {
    const made = rides(ride({ hands: ['laserPistol'] }), [HALF]);
    expect(performed(made.scene, intent).refusal?.code).toBe('rideOnFirst');
  });

  it('lets nobody Seize the Initiative in the middle of it: they are Active', () => {
    const made = rides(ride(), [HALF]);
    const seized = performed(made.scene, acting('raider', 'seize', { asGm: true }));
    expect(seized.scene.fight?.seizing).toHaveLength(1);
  });

  it('is for the Skilled', () => {
    expect(rides(ride({ skilled: [] }), [HALF]).refusal?.code).toBe('noStop');
  });

  it('is offered to nobody else', () => {
    const { acts } = riftbound.options(ride({ skilled: [] }), 'kira', { gm: true, characters: [] });
    expect(acts.find(({ id }) => id === 'drive')?.spends ?? []).toEqual([]);
  });

  it('is offered with the shots that there are', () => {
    const { acts } = riftbound.options(ride(), 'kira', { gm: true, characters: [] });
    expect(acts.find(({ id }) => id === 'drive')?.spends?.map(({ id }) => id)).toEqual([SHOT, HALF]);
  });

  it('wants an Action for it', () => {
    const scene = ride();
    const late = scene.fight === null ? null : { ...scene.fight, turn: turnOf('kira', { actions: 1 }) };
    expect(rides({ ...scene, fight: late }, [HALF]).refusal?.code).toBe('noActionToStop');
  });

  it('is for no other wheels', () => {
    const tank = ride({}, { row: 'signatureTank' });
    const made = performed(
      tank,
      acting('kira', 'drive', { means: 'giantWheels/drive', detail: 'east', spend: [HALF] }),
    );
    expect(made.refusal?.code).toBe('noStop');
  });

  it('stops nowhere where there is no such shot', () => {
    const none = ride({}, { raider: [199, 1], bike: {} });
    const walled = {
      ...none,
      fight: none.fight === null ? null : { ...none.fight, dark: true },
    };
    expect(rides(walled, [SHOT]).refusal?.code).toBe('nowhereToStop');
  });
});

const overwatch = (when: 'first' | 'best') => ({
  overwatch: {
    ...{ shots: 2, weapon: null, trigger: { when }, centre: null },
    duration: untilRemoved,
  },
});
const shots = (made: Played) => made.scene.fight?.fighters.raider?.overwatch?.shots;

describe('Overwatch against a ride with a stop: one Move', () => {
  const four = [1, 1, 1, 1];

  it('comes once, before the stop or after it', () => {
    const scene = ride({}, { raiderAs: overwatch('first') });
    const made = performed(
      scene,
      acting('kira', 'drive', { means: 'bikeWheels/ride', detail: '32 m east', spend: [HALF] }),
      four,
    );
    expect(shots(performed(made.scene, acting('kira', 'rideOn')))).toBe(1);
  });

  it('waits for its best moment after the stop', () => {
    const scene = ride({}, { raider: [90, 96], raiderAs: overwatch('best'), gun: 'laserPistol' });
    const made = rides(scene, [], '30 m east, stop after 1 m');
    expect([shots(made), shots(performed(made.scene, acting('kira', 'rideOn'), [1, 1]))]).toEqual([2, 1]);
  });
});

describe('Stop if hit, of what one drives', () => {
  const hit = [6, 6, 6, 6, 1, 1, 1, 1];
  const shoot = (detail: string, means: string) =>
    performed(
      ride({}, { raiderAs: overwatch('first') }),
      acting('kira', 'drive', { means: `bikeWheels/${means}`, detail, spend: ['stopIfHit'] }),
      hit,
    );

  it('lets the rest of a ride go', () => {
    expect(at(shoot('32 m east', 'ride'))?.x).toBeLessThan(8200);
  });

  it('goes the exact part of a Long Ride all the same', () => {
    expect(at(shoot('32 m east, then 20 m east', 'longRide'))).toEqual({ x: 8200, y: 10_000 });
  });

  it('is offered where somebody is known to be on Overwatch', () => {
    const scene = ride({}, { raiderAs: overwatch('first') });
    const { acts } = riftbound.options(scene, 'kira', { gm: false, characters: ['kira'] });
    expect(acts.find(({ id }) => id === 'drive')?.spends?.map(({ id }) => id)).toContain('stopIfHit');
  });

  it('hurts nobody who only rides', () => {
    expect(personOf(shoot('32 m east', 'ride'), 'kira').hp.now).toBeGreaterThan(0);
  });
});
