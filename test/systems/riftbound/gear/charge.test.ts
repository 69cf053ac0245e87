import { describe, expect, it } from 'vitest';
import { attach } from '../../../../src/systems/riftbound/gear/attach.ts';
import { light } from '../../../../src/systems/riftbound/gear/light.ts';
import { quickRecharge, recharge } from '../../../../src/systems/riftbound/gear/recharge.ts';
import { quickReload, reload, reloadGun } from '../../../../src/systems/riftbound/gear/reload.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { armed, crewed, item, person } from '../support/people.ts';
import { doing, fightOf, personOf, told, vehicleIs } from '../support/scenes.ts';

const alone = (sheet: ReturnType<typeof person>) => fightOf({ kira: { sheet, at: [10, 10] } });
const ammo = (made: ReturnType<typeof doing>, id: string) =>
  personOf(made, 'kira').items.find((one) => one.id === id)?.ammo;
const charge = (made: ReturnType<typeof doing>, id: string) =>
  personOf(made, 'kira').items.find((one) => one.id === id)?.charge;

describe('Reload (keyword Ammo)', () => {
  const empty = item('Auto Rifle', { ammo: 0 });

  it('fills the gun up to its maximum', () => {
    const done = doing(alone(armed([empty, item('Rifle Magazine (12)')])), reload, 'kira', {
      means: 'autoRifle',
    });
    expect(ammo(done, 'autoRifle')).toBe(6);
  });

  it('leaves the rest in the magazine', () => {
    const done = doing(alone(armed([empty, item('Rifle Magazine (12)')])), reload, 'kira', {
      means: 'autoRifle',
    });
    expect(ammo(done, 'rifleMagazine')).toBe(6);
  });

  it('takes no more than the magazine has', () => {
    const scene = alone(armed([empty, item('Rifle Magazine (12)', { ammo: 4 })]));
    expect(ammo(doing(scene, reload, 'kira', { means: 'autoRifle' }), 'autoRifle')).toBe(4);
  });

  it('throws an empty magazine away', () => {
    const scene = alone(armed([empty, item('Rifle Magazine (12)', { ammo: 4 })]));
    expect(ammo(doing(scene, reload, 'kira', { means: 'autoRifle' }), 'rifleMagazine')).toBeUndefined();
  });

  it('takes from one magazine alone', () => {
    const two = [
      item('Rifle Magazine (12)', { ammo: 2 }),
      item('Rifle Magazine (12)', { id: 'other', ammo: 3 }),
    ];
    expect(
      ammo(doing(alone(armed([empty, ...two])), reload, 'kira', { means: 'autoRifle' }), 'autoRifle'),
    ).toBe(3);
  });

  it('takes one magazine out of a pile of full ones', () => {
    const pile = item('Rifle Magazine (12)', { count: 3 });
    const done = doing(alone(armed([empty, pile])), reload, 'kira', { means: 'autoRifle' });
    expect(told(done, 'reloaded').left).toBe(30);
  });

  it('is refused with magazines of another type', () => {
    const done = doing(alone(armed([empty, item('Cannon Magazine (12)')])), reload, 'kira', {
      means: 'autoRifle',
    });
    expect(done.refusal?.code).toBe('noMagazine');
  });

  it('is refused where the gun is full', () => {
    const scene = alone(armed([item('Auto Rifle'), item('Rifle Magazine (12)')]));
    expect(doing(scene, reload, 'kira', { means: 'autoRifle' }).refusal?.code).toBe('alreadyLoaded');
  });

  it('is an Instant for who is Skilled, where the gun says so', () => {
    const pistol = item('Signature Weapon (Ballistic Pistol)', { ammo: 0 });
    const scene = alone(armed([pistol, item('Pistol Magazine (12)')], { skilled: ['pistols'] }));
    expect([quickReload, reload].map((act) => act.means?.(scene, 'kira').length)).toEqual([1, 0]);
  });

  it('is an Action for who is not', () => {
    const scene = alone(armed([item('Signature Weapon (Ballistic Pistol)', { ammo: 0 })]));
    expect([quickReload, reload].map((act) => act.means?.(scene, 'kira').length)).toEqual([0, 1]);
  });

  it('of a gun that is not in a hand is not offered', () => {
    const scene = alone(person({ items: [empty, item('Rifle Magazine (12)')] }));
    expect(reload.offered?.(scene, 'kira')).toBe(false);
  });
});

describe('reloading the guns of a vehicle (Systems)', () => {
  const tank = crewed(vehicleOf('signatureTank'), 'tiz', 'kira');
  const spent = { ...tank, systems: tank.systems.map((one) => ({ ...one, ammo: 0 })) };
  const scene = fightOf(
    {
      kira: { sheet: person({ items: [item('Tank Magazine (6)')] }) },
      tiz: { sheet: person() },
      tank: { sheet: spent, at: [50, 50] },
    },
    { turn: 'kira' },
  );

  it('is for any unit inside, a passenger too', () => {
    const done = doing(scene, reloadGun, 'kira', { means: 'ballisticTankGun' });
    expect(vehicleIs(done, 'tank').systems.find(({ id }) => id === 'ballisticTankGun')?.ammo).toBe(1);
  });

  it('needs Ammo of its type', () => {
    expect(doing(scene, reloadGun, 'kira', { means: 'ballisticSideGun' }).refusal?.code).toBe('noMagazine');
  });

  it('does nothing without air: the guns are Atmospheric', () => {
    const vacuum = { ...scene, party: { ...scene.party, air: false } };
    expect(doing(vacuum, reloadGun, 'kira', { means: 'ballisticTankGun' }).refusal?.code).toBe('noAir');
  });

  it('is not offered outside', () => {
    expect(reloadGun.offered?.(alone(person()), 'kira')).toBe(false);
  });
});

describe('Recharge (keyword Charge)', () => {
  const drained = item('Laser Rifle', { charge: 0 });
  const battery = item('Battery (Charge 60)', { charge: 45 });

  it('moves what the battery has', () => {
    const done = doing(alone(armed([drained, battery])), recharge, 'kira', { means: 'laserRifle' });
    expect(charge(done, 'laserRifle')).toBe(45);
  });

  it('takes no more than fits', () => {
    const scene = alone(armed([item('Laser Rifle', { charge: 50 }), battery]));
    expect(charge(doing(scene, recharge, 'kira', { means: 'laserRifle' }), 'battery')).toBe(35);
  });

  it('draws on a weapon only where that is said', () => {
    const scene = alone(armed([drained, item('Photon Cannon')], { holding: ['laserRifle'] }));
    expect(doing(scene, recharge, 'kira', { means: 'laserRifle' }).refusal?.code).toBe('noCharge');
  });

  it('takes it from any other item with Charge', () => {
    const scene = alone(armed([drained, item('Photon Cannon')], { holding: ['laserRifle'] }));
    const done = doing(scene, recharge, 'kira', { means: 'laserRifle', target: 'photonCannon' });
    expect([charge(done, 'laserRifle'), charge(done, 'photonCannon')]).toEqual([60, 0]);
  });

  it('takes one battery out of a pile', () => {
    const pile = item('Battery (Charge 60)', { count: 2 });
    const done = doing(alone(armed([drained, pile], { holding: ['laserRifle'] })), recharge, 'kira', {
      means: 'laserRifle',
    });
    expect(personOf(done, 'kira').items.map((one) => [one.count, one.charge])).toEqual([
      [1, 60],
      [1, 60],
      [1, 0],
    ]);
  });

  it('fills a Robot, too', () => {
    const done = doing(alone(armed([battery], { battery: 30 })), recharge, 'kira', { means: '@self' });
    expect(personOf(done, 'kira').battery).toBe(75);
  });

  it('takes nothing from a Robot: they are no item', () => {
    const scene = alone(armed([drained], { battery: 100 }));
    expect(doing(scene, recharge, 'kira', { means: 'laserRifle' }).refusal?.code).toBe('noCharge');
  });

  it('is an Instant for the Skilled, of a Laser Pistol', () => {
    const scene = alone(armed([item('Laser Pistol', { charge: 0 })], { skilled: ['simple'] }));
    expect(quickRecharge.means?.(scene, 'kira').map(({ id }) => id)).toEqual(['laserPistol']);
  });
});

describe('modules (keyword Module)', () => {
  const bayonet = item('Primitive Bayonet');

  it('makes a bayonet one item with a Two-handed gun', () => {
    const done = doing(alone(armed([item('Auto Rifle'), bayonet])), attach, 'kira', {
      means: 'primitiveBayonet',
      target: 'autoRifle',
    });
    expect(personOf(done, 'kira').items.map(({ id, modules }) => [id, modules.length])).toEqual([
      ['autoRifle', 1],
    ]);
  });

  it('puts no bayonet on a pistol', () => {
    const scene = alone(armed([item('Laser Pistol'), item('Auto Rifle'), bayonet]));
    expect(attach.targets?.(scene, 'kira')?.map(({ id }) => id)).toEqual(['autoRifle']);
  });
});

describe('lanterns and torches', () => {
  it('are turned on', () => {
    const done = doing(alone(person({ items: [item('Torch')] })), light, 'kira', { means: 'torch' });
    expect(personOf(done, 'kira').items[0]?.on).toBe(true);
  });

  it('are turned off again', () => {
    const done = doing(alone(person({ items: [item('Torch', { on: true })] })), light, 'kira', {
      means: 'torch',
    });
    expect(personOf(done, 'kira').items[0]?.on).toBe(false);
  });
});
