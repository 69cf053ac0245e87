import type { Limit } from '../../../engine/limit.ts';

/** How long the line of a unit can be that somebody pastes. */
export const lineLength: Limit = {
  most: 1000,
  of: 'letters',
  in: 'the line of a unit',
  instead: 'Give it a shorter name, or fewer things.',
};

/** How many lines a force can be pasted in. */
export const forceLines: Limit = {
  most: 200,
  of: 'lines',
  in: 'a force',
  instead: 'Write units that are alike as one line: `4x Name; …`.',
};

/** How many units of one kind a force can have. */
export const copies: Limit = {
  most: 100,
  of: 'copies of a unit',
  in: 'a force',
  instead: 'Make the rest another unit.',
};

/** How many units a force can have, its sideboard apart. */
export const unitsInForce: Limit = {
  most: 300,
  of: 'units',
  in: 'a force',
  instead: 'Take fewer, dearer ones.',
};

/** How many things a unit can carry. */
export const gearOfUnit: Limit = {
  most: 20,
  of: 'things',
  in: 'a unit',
  instead: 'Leave some of them behind.',
};

/** How many traits, skills and spells a unit can have, each. */
export const abilitiesOfUnit: Limit = {
  most: 30,
  of: 'abilities of a kind',
  in: 'a unit',
  instead: 'Choose those that it uses.',
};

/** How many things a unit can learn in an Escalation campaign, or lose. */
export const lessonsOfUnit: Limit = {
  most: 40,
  of: 'lessons',
  in: 'a unit',
  instead: 'Let another unit learn.',
};

/** How long a name can be. */
export const nameLength: Limit = {
  most: 40,
  of: 'letters',
  in: 'the name of a unit',
  instead: 'Shorten it.',
};

/** How long a force can be that is typed, or picked: a form takes no more. */
export const typedForce: Limit = {
  most: 4000,
  of: 'letters',
  in: 'the lines of a force',
  instead: 'Write units that are alike as one line: `4x Name; …`.',
};
