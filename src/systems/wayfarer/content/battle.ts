import { defineTable, row } from '../../../engine/table.ts';

/** Ground, and what each increment of it costs beside itself (L298 to L340). Athletics to climb or swim, where the map says so. */
export const terrain = defineTable(row, [
  { id: 'open', name: 'Open', line: 302, extra: 0, text: 'Grass, stone, roads.' },
  { id: 'rough', name: 'Rough', line: 306, extra: 1, text: 'Rubble, ice, mud: one increment more.' },
  {
    id: 'elevated',
    name: 'Elevated',
    line: 313,
    extra: 1,
    dv: [4, 6],
    text: 'One more for each increment up, and Athletics to climb.',
  },
  {
    id: 'aquatic',
    name: 'Aquatic',
    line: 323,
    extra: 1,
    dv: [4, 5],
    text: 'One increment more, and Athletics to swim where it is deep.', // A38
  },
  {
    id: 'enemyUnit',
    name: 'Enemy (Non-Vehicle) Unit',
    line: 333,
    extra: 0,
    text: 'The enemy assaults who moves through it, for free.', // A42
  },
]);

/** What a unit can do with a feature beside it, and the test it takes (L352 to L378). */
export const operateActions = defineTable(row, [
  { id: 'pickUp', name: 'Pick up an objective', line: 352, test: null, dv: [], text: 'No test.' },
  {
    id: 'openUp',
    name: 'Open a door, chest, or pull a lever',
    line: 356,
    test: null,
    dv: [],
    text: 'No test.',
  },
  { id: 'force', name: 'Force a locked door', line: 360, test: 'meleeOff', dv: [6], text: 'By strength.' },
  { id: 'unlock', name: 'Unlock a locked door', line: 364, test: 'technicalOff', dv: [6], text: 'By skill.' },
  {
    id: 'terminal',
    name: 'Use a terminal to open a door',
    line: 368,
    test: 'technicalOff',
    dv: [5],
    text: 'By a terminal.',
  },
  {
    id: 'magicDoor',
    name: 'Open a door sealed with magic',
    line: 372,
    test: 'arcaneOff',
    dv: [6],
    text: 'By magic.',
  },
  {
    id: 'hack',
    name: 'Hack a terminal',
    line: 376,
    test: 'technicalOff',
    dv: [6, 5],
    text: 'Two dice must do it.',
  },
]);

/** Cover, as a lasting save die (L445 to L470). */
export const cover = defineTable(row, [
  { id: 'light', name: 'Light', line: 451, save: 2, text: 'Bushes, tall grass, units no larger.' },
  { id: 'medium', name: 'Medium', line: 458, save: 3, text: 'Trees, fences, sandbags, larger units.' },
  { id: 'heavy', name: 'Heavy', line: 465, save: 4, text: 'Walls, buildings, fortifications.' },
]);

/** What a card of so much or more lets a unit do; each row allows those below, too (L141 to L163; A73). */
export const activations = defineTable(row, [
  {
    id: 'adjustOrSpin',
    name: 'Adjust or Spin',
    line: 145,
    least: 2,
    text: 'One increment, or another facing.',
  },
  { id: 'moving', name: 'Move', line: 149, least: 4, text: 'Its Athletics in increments.' },
  { id: 'rushOrAssault', name: 'Rush or Assault', line: 153, least: 6, text: 'Further, or a fight.' },
  { id: 'moveAndAssault', name: 'Move and Assault', line: 157, least: 8, text: 'Both.' },
  { id: 'rushAndAssault', name: 'Rush and Assault', line: 161, least: 10, text: 'Both, and further.' },
]);
