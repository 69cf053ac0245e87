import type { GivenFile } from '../../../src/playground/index.ts';
import { keeper } from '../../support/lanterns/keeper.ts';

const SHEET = {
  attributes: { body: 5, mind: 2, soul: 3 },
  skills: {
    weaponSkill: { training: 2, focus: 1 },
    athletics: { training: 1, focus: 0 },
    fortitude: { training: 1, focus: 1 },
  },
  weapons: [
    {
      id: 'longsword',
      name: 'Longsword',
      damage: 3,
      range: null,
      traits: [{ id: 'slashing' }],
      natural: false,
      dropped: false,
    },
  ],
  armour: { name: 'Mail', value: 2 },
  shield: { name: 'Shield', traits: [], dropped: false },
  toughness: { now: 10, max: 10 },
  wounds: { now: 0, max: 5 },
  mettle: { now: 2, max: 2 },
  ratings: { initiative: 3, melee: 7, accuracy: 2, defence: 6 },
  speed: 'normal',
  size: 'medium',
  conditions: [],
  mortal: null,
  dead: false,
  notes: '',
};

/** A character's file, as `/character export` gives it; `sheet` and `file` change what is in it. */
export function heroFile(name: string, sheet: object = {}, file: object = {}): GivenFile {
  const whole = {
    format: 'turnkeeper-character',
    system: 'soulbound',
    revision: 1,
    name,
    character: { ...SHEET, name, ...sheet },
    ...file,
  };
  return textFile(JSON.stringify(whole));
}

/** A keeper's file, for the tables that play Lanterns under the id of another system. */
export const lanternFile = (name: string): GivenFile =>
  heroFile(name, {}, { character: keeper({ name, charms: ['sidestep'] }) });

export function textFile(data: string, name = 'hero.json'): GivenFile {
  return { name, type: 'application/json', data };
}
