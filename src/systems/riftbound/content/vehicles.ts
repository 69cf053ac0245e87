import { defineTable } from '../../../engine/table.ts';
import { vehicleRow } from '../vehicles/row.ts';

const sideGun = ['ballisticSideGun', 'laserSideGun'] as const;
const tankGun = ['ballisticTankGun', 'laserTankGun'] as const;

/** The four Signature Vehicles (Vehicles). */
export const vehicles = defineTable(vehicleRow, [
  {
    id: 'signatureBike',
    name: 'Signature Vehicle (Bike)',
    group: 'bikes',
    medium: 'land',
    size: 'large',
    diameter: 300, // printed as about 3 m, though Large is 2 m (A47)
    hp: 30,
    terminals: [{ capacity: 4 }],
    passengers: 0,
    inside: 'targeted',
    skilledOnly: false,
    signature: true,
    systems: [['smallEngine'], ['bikeWheels'], sideGun],
    text: 'Fast and open: who rides it can be seen and targeted.',
  },
  {
    id: 'signatureMechsuit',
    name: 'Signature Vehicle (Mechsuit)',
    group: 'mechsuits',
    medium: 'land',
    size: 'giant',
    diameter: 700,
    hp: 35,
    terminals: [{ capacity: 6 }],
    passengers: 0,
    inside: 'seen',
    skilledOnly: true,
    signature: true,
    systems: [
      ['giantEngine'],
      ['striderMechsuitLegs', 'dancerMechsuitLegs'],
      tankGun,
      ['signatureMechsuitArm'],
    ],
    text: "Walks where it likes. Who is inside is seen, but can't be targeted.",
  },
  {
    id: 'signatureTank',
    name: 'Signature Vehicle (Tank)',
    group: 'tanks',
    medium: 'land',
    size: 'giant',
    diameter: 700,
    hp: 50,
    terminals: [{ capacity: 6 }],
    passengers: 3,
    inside: 'unseen',
    skilledOnly: true,
    signature: true,
    systems: [['giantEngine'], ['giantWheels'], tankGun, sideGun],
    text: 'Two guns, and room for three more. Nobody sees or targets who is inside.',
  },
  {
    id: 'signatureAeroplane',
    name: 'Signature Vehicle (Aeroplane)',
    group: 'aeroplanes',
    medium: 'air',
    size: 'giant',
    diameter: 700,
    hp: 35,
    terminals: [{ capacity: 4 }],
    passengers: 1,
    inside: 'seen',
    skilledOnly: true,
    signature: true,
    systems: [['giantEngine'], ['giantAtmosphericThrusters'], sideGun],
    text: "Flies, with room for one more. Who is inside is seen, but can't be targeted.",
  },
]);

export type VehicleRowId = (typeof vehicles)[number]['id'];
