import type { AbilityId } from '../../../../src/systems/riftbound/abilities/ids.ts';
import type { Profile } from '../../../../src/systems/riftbound/gear/profile.ts';

/** What a journey is about: everybody on it has these Abilities and some of this gear, and rather does these acts. */
export interface Theme {
  readonly abilities: readonly AbilityId[];
  readonly gear: (profile: Profile) => boolean;
  readonly acts: readonly string[];
  /** Powers of packs, by their names. */
  readonly powers: readonly string[];
  /** Everybody stands close together. */
  readonly close: boolean;
  /** One hero holds another as the fight begins. */
  readonly held: boolean;
  /** All are badly hurt. */
  readonly hurt: boolean;
  /** So many of seven fights have a vehicle. */
  readonly vehicles: number;
  /** Whatever vehicle there is is a bike, and all know how to ride it. */
  readonly bikes: boolean;
  /** So many commands go by between two fights, on average. */
  readonly between: number;
}

const has =
  (...kinds: readonly string[]) =>
  ({ benefits }: Profile): boolean =>
    benefits.some(({ kind }) => kinds.includes(kind));
const special =
  (...all: readonly string[]) =>
  ({ attacks }: Profile): boolean =>
    attacks.some((attack) => all.includes(attack.special));
const isMelee = ({ attacks }: Profile): boolean => attacks.some(({ range }) => range === null);
const isAny = (): boolean => true;

const plain = {
  gear: isAny,
  powers: [],
  close: false,
  held: false,
  hurt: false,
  vehicles: 2,
  bikes: false,
  between: 2,
} as const;

/** The themes: one for each corner of the rules to which a journey that does anything seldom comes. */
export const themes: readonly Theme[] = [
  { ...plain, abilities: [], acts: ['drive', 'rideOn', 'getIn', 'engine'], vehicles: 7, bikes: true },
  { ...plain, abilities: [], acts: [] },
  {
    ...plain,
    abilities: ['bonk', 'terrifying', 'charge', 'enthusiasm', 'pepTalk', 'quick'],
    gear: isMelee,
    acts: ['charge', 'move'],
    close: true,
    vehicles: 0,
  },
  {
    ...plain,
    abilities: ['interceptI', 'interceptII', 'sanctuary', 'lookOut', 'generous', 'highAlert'],
    gear: has('block', 'parry'),
    acts: ['attack', 'sanctuary', 'prepare'],
    close: true,
  },
  {
    ...plain,
    abilities: ['interceptI', 'interceptII', 'thatsAnOrderI'],
    acts: ['overwatch', 'attack', 'move'],
    hurt: true,
    vehicles: 0,
  },
  {
    ...plain,
    abilities: ['opportunist', 'tryThatAgainII', 'urgency'],
    gear: special('arcing', 'thunderous', 'thrown'),
    acts: ['attack', 'pickUp'],
    vehicles: 0,
  },
  { ...plain, abilities: ['clearMind'], gear: has('plasma'), acts: ['plasma', 'move'], vehicles: 0 },
  {
    ...plain,
    abilities: ['patience', 'rally', 'thatsAnOrderI'],
    acts: ['overwatch', 'move', 'prepare', 'rally', 'rallyPrepare'],
    vehicles: 1,
  },
  {
    ...plain,
    abilities: ['surge'],
    gear: has('grapple'),
    acts: ['grapple', 'attack', 'escape'],
    close: true,
    held: true,
    vehicles: 0,
  },
  {
    ...plain,
    abilities: ['backup', 'cautious', 'certitude'],
    gear: ({ storage }) => storage !== null,
    powers: ['Field Weld', 'Overdrive'],
    acts: ['power', 'drive', 'engine', 'deploy', 'changeSeat', 'getIn', 'backup', 'attack', 'reloadGun'],
    vehicles: 7,
  },
  {
    ...plain,
    abilities: ['patchUpII', 'supercharge', 'robotic'],
    gear: has('heal', 'sun', 'shelter'),
    acts: ['patchUp', 'supercharge', 'bandage', 'move'],
    hurt: true,
    between: 8,
  },
  {
    ...plain,
    abilities: ['robotic'],
    gear: (profile) =>
      profile.heavy !== null || has('tools', 'rope', 'food', 'scan', 'talk', 'light')(profile),
    acts: [
      'buy',
      'sell',
      'give',
      'eat',
      'drink',
      'fillBottles',
      'loadRope',
      'repair',
      'wear',
      'takeOff',
      'scan',
      'linkScanner',
      'levelUp',
      'gainAbility',
      'claimVehicle',
      'buildIn',
      'buyVehicle',
    ],
    vehicles: 4,
    between: 40,
  },
];
