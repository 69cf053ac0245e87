import { type OptionValues, Refused } from '../../../src/playground/index.ts';
import type { Monkey } from './monkey.ts';
import type { Room } from './room.ts';

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Mia'] as const;

/** What brings things to press that random people seldom come to. */
const ROADS: readonly (readonly [who: string, command: string, options: OptionValues])[] = [
  ['Ana', 'character sheet', {}],
  ['Ana', 'attack', { target: 'Raider' }],
  ['Ana', 'attack', { target: 'Ghul' }],
  ['Mia', 'encounter next', {}],
  ['Ana', 'roll', { what: '4d6' }],
  ['Ana', 'roll', { what: '1d20', 'who-sees': 'whisper' }],
  ['Mia', 'roll', { what: '1d20', 'who-sees': 'blind' }],
  ['Ana', 'check', { what: 'Body' }],
  ['Ana', 'log', {}],
  ['Mia', 'log', {}],
  ['Ana', 'undo', {}],
  ['Mia', 'undo', { what: 'turn' }],
  ['Ana', 'odds', {}],
  ['Ana', 'catchup', {}],
  ['Ana', 'orders', {}],
  ['Ana', 'queue show', {}],
  ['Ana', 'verify status', {}],
  ['Ana', 'verify roll', {}],
  ['Mia', 'clock show', {}],
  ['Mia', 'request check', { what: 'Body', of: 'Kira' }],
  ['Mia', 'request roll', { what: '1d20', of: 'Kira, Tiz' }],
  ['Ana', 'act', { action: 'Move' }],
];

const TURNS = 38; // when these are used up, the fight goes on

/** Each kind of thing to press is pressed, wherever somebody sees one: the fight goes on, and commands are used that bring others. */
export async function* soughtOut(here: Room, player: Monkey): AsyncGenerator<void> {
  const roads = [...ROADS];
  for (let turn = 0; turn < TURNS; turn += 1) {
    while (await player.seek(PEOPLE)) yield;
    const [who, command, options] = roads.shift() ?? (['Mia', 'encounter next', {}] as const);
    try {
      await here.use(who, command, options);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    yield;
  }
}
