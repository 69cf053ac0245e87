import { describe, expect, it } from 'vitest';
import { systemProfiles, systemOf, vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import type { Movement, SystemProfile } from '../../../../src/systems/riftbound/vehicles/profile.ts';
import { weightLeft, whyNotFitted } from '../../../../src/systems/riftbound/vehicles/fitting.ts';
import { characterSchema, type Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';

function way({ name, watts, parts, turn, climb, sink, ...also }: Movement): string {
  const legs = parts.map(({ metres, exactly }) => `${exactly ? 'exactly' : 'up to'} ${metres}m`);
  return [
    `${name} ${watts}W: ${legs.join(turn === null ? '' : `, turn ${turn}, `)}${turn === null ? ' freely' : ''}`,
    ...(climb + sink > 0 ? [`+${climb} -${sink}m`] : []),
    ...(also.from === 'either' ? [] : [`from the ${also.from}`]),
    ...(also.flies ? ['flies'] : []),
    ...(also.rams ? ['rams'] : []),
    ...(also.byItself ? ['by itself'] : []),
  ].join(', ');
}

function line(system: SystemProfile): string {
  const { kind, also, weight, limited, ammo, charge, engine, hp, deploy } = system;
  const { least, most, medium, group } = limited;
  const limits = [least, most === null ? null : `to ${most}`, medium, group].filter((one) => one !== null);
  return [
    [kind, ...also].join(' '),
    `${weight}SW`,
    ...(limits.length > 0 ? [limits.join(' ')] : []),
    ...(system.locked ? ['locked'] : []),
    ...(system.atmospheric ? ['atmospheric'] : []),
    ...(ammo === null ? [] : [`ammo ${ammo.max} ${ammo.type}`]),
    ...(charge === null ? [] : [`charge ${charge}`]),
    ...(engine === null ? [] : [`${engine.charge} charge for ${engine.watts}W`]),
    ...system.attacks.map(
      ({ range, hit, shots, damage, types, uses, indirect, special }) =>
        `${range === null ? 'Melee' : `${range}m`} ${hit} ${shots.plus}x${damage} ${types.join('/')}, ${uses.ammo} ammo, ${uses.watts}W${indirect ? ', indirect' : ''}${special === 'none' ? '' : `, ${special}`}`,
    ),
    ...system.benefits.map((one) =>
      one.kind === 'reload' && one.anyoneInside ? 'anyone reloads' : one.kind,
    ),
    ...system.movements.map(way),
    ...(hp > 0 ? [`${hp}HP`] : []),
    ...(deploy === null ? [] : [`deploy ${deploy.watts}W rerolls ${deploy.rerolls}`]),
    ...(system.actsMidPath ? ['acts mid-path'] : []),
  ].join('; ');
}

const printed: Readonly<Record<string, string>> = {
  'Ballistic Side Gun Mk1':
    'weapon; 1SW; atmospheric; ammo 6 rifle; 150m vision 10x1 sharp, 3 ammo, 2W; anyone reloads',
  'Ballistic Tank Gun Mk1':
    'weapon; 2SW; giant land; atmospheric; ammo 1 tank; 200m vision 1x30 blunt, 1 ammo, 2W, indirect; anyone reloads',
  'Dancer Mechsuit Legs Mk1': 'movement; 1SW; giant to giant mechsuits; Dance 2W: up to 32m freely',
  'Bike Wheels Mk1':
    'movement; 1SW; large to large; atmospheric; Ride 1W: up to 32m; Long Ride 2W: exactly 32m, turn 180, up to 32m; acts mid-path',
  'Engine A1 Mk1': 'energy; 2SW; atmospheric; charge 100; 5 charge for 3W',
  'Engine A2 Mk1': 'energy; 2SW; giant; atmospheric; charge 300; 10 charge for 4W',
  'Giant Atmospheric Thrusters Mk1':
    'movement; 1SW; giant; atmospheric; Takeoff 2W: up to 32m, +20 -0m, from the ground, flies; Flight 2W: exactly 32m, turn 90, up to 32m, +20 -20m, from the air; Nosedive 0W: exactly 8m, +0 -200m, from the air, by itself',
  'Giant Wheels Mk1':
    'movement; 1SW; giant; atmospheric; Melee 4 1x15 blunt, 0 ammo, 0W, ramming; Drive 1W: up to 16m; Full Speed 2W: exactly 16m, turn 90, up to 16m, rams',
  'Laser Side Gun Mk1': 'weapon; 1SW; 150m vision 8x1 heat, 0 ammo, 2W',
  'Laser Tank Gun Mk1': 'weapon; 2SW; giant; 200m vision 1x25 heat, 0 ammo, 3W, indirect',
  'Signature Mechsuit Arm':
    'weapon melee; 1SW; locked; Melee strength 2x10 sharp/blunt/heat, 0 ammo, 2W, indirect',
  'Strider Mechsuit Legs Mk1':
    'movement defense; 1SW; giant to giant mechsuits; Stride 2W: up to 16m freely; 5HP; deploy 2W rerolls 2',
};

describe('systems of the book (Systems)', () => {
  it('has twelve', () => {
    expect(systemProfiles.map(({ name }) => name).sort()).toEqual(Object.keys(printed).sort());
  });

  it.each(Object.entries(printed))('%s is as printed', (name, figures) => {
    const found = systemProfiles.find((one) => one.name === name);
    expect(found === undefined ? null : line(found)).toBe(figures);
  });
});

const figures = ({
  size,
  medium,
  hp,
  diameter,
  terminals,
  passengers,
  inside,
  skilledOnly,
  systems,
}: Vehicle) => [
  size,
  medium,
  hp.max,
  diameter,
  terminals.map(({ capacity }) => capacity).join(),
  passengers,
  inside,
  skilledOnly,
  systems.map(({ profile }) => profile.row).join(' '),
];

describe('Signature Vehicles (Vehicles)', () => {
  it('has the Bike as printed', () => {
    expect(figures(vehicleOf('signatureBike', { systems: ['laserSideGun'] }))).toEqual([
      ...['large', 'land', 30, 300, '4', 0, 'targeted', false],
      'smallEngine bikeWheels laserSideGun',
    ]);
  });

  it('has the Mechsuit as printed; its Strider legs add 5 HP', () => {
    expect(figures(vehicleOf('signatureMechsuit'))).toEqual([
      ...['giant', 'land', 40, 700, '6', 0, 'seen', true],
      'giantEngine striderMechsuitLegs ballisticTankGun signatureMechsuitArm',
    ]);
  });

  it('has the Mechsuit with Dancer legs at its own 35 HP', () => {
    expect(vehicleOf('signatureMechsuit', { systems: ['dancerMechsuitLegs'] }).hp.max).toBe(35);
  });

  it('has the Tank as printed', () => {
    expect(figures(vehicleOf('signatureTank', { systems: ['laserTankGun'] }))).toEqual([
      ...['giant', 'land', 50, 700, '6', 3, 'unseen', true],
      'giantEngine giantWheels laserTankGun ballisticSideGun',
    ]);
  });

  it('has the Aeroplane as printed', () => {
    expect(figures(vehicleOf('signatureAeroplane'))).toEqual([
      ...['giant', 'air', 35, 700, '4', 1, 'seen', true],
      'giantEngine giantAtmosphericThrusters ballisticSideGun',
    ]);
  });

  it('lets one choose the damage of the Mechsuit Arm', () => {
    const arm = vehicleOf('signatureMechsuit', { type: 'heat' }).systems[3]?.profile;
    expect(arm?.attacks[0]?.types).toEqual(['heat']);
  });

  it.each(['signatureBike', 'signatureMechsuit', 'signatureTank', 'signatureAeroplane'] as const)(
    'makes a sheet of %s that can be stored',
    (row) => {
      const made = vehicleOf(row);
      expect(characterSchema.parse(made)).toEqual(made);
    },
  );

  it.each(['signatureBike', 'signatureMechsuit', 'signatureTank', 'signatureAeroplane'] as const)(
    'fills all the weight of the one terminal of %s',
    (row) => {
      expect(weightLeft(vehicleOf(row), 0)).toBe(0);
    },
  );
});

describe('what can be built in where (System weight, Limited)', () => {
  const empty = (row: Parameters<typeof vehicleOf>[0]): Vehicle => ({ ...vehicleOf(row), systems: [] });

  it('takes no more weight than a terminal bears', () => {
    expect(whyNotFitted(vehicleOf('signatureBike'), systemOf('laserSideGun'), 0)).toEqual({
      code: 'systemTooHeavy',
      params: { system: 'Laser Side Gun Mk1', weight: 1, left: 0 },
    });
  });

  it('puts a Giant gun on no Large bike', () => {
    expect(whyNotFitted(empty('signatureBike'), systemOf('laserTankGun'), 0)?.code).toBe('systemNotForIt');
  });

  it('puts a gun of Land Vehicles on no aeroplane', () => {
    expect(whyNotFitted(empty('signatureAeroplane'), systemOf('ballisticTankGun'), 0)?.code).toBe(
      'systemNotForIt',
    );
  });

  it('puts a laser tank gun on an aeroplane, as printed', () => {
    expect(whyNotFitted(empty('signatureAeroplane'), systemOf('laserTankGun'), 0)).toBeNull();
  });

  it('puts mechsuit legs on no tank', () => {
    expect(whyNotFitted(empty('signatureTank'), systemOf('dancerMechsuitLegs'), 0)?.code).toBe(
      'systemNotForIt',
    );
  });

  it('puts Bike Wheels on nothing Giant', () => {
    expect(whyNotFitted(empty('signatureTank'), systemOf('bikeWheels'), 0)?.code).toBe('systemNotForIt');
  });

  it('lets nobody add a Locked system later', () => {
    expect(whyNotFitted(empty('signatureTank'), systemOf('signatureMechsuitArm'), 0)?.code).toBe(
      'systemLocked',
    );
  });
});
