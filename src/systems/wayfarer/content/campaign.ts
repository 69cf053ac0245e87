import { defineTable, row } from '../../../engine/table.ts';

/** After a battle, for each unit in captures: 2d6 (L5798 to L5835). */
export const injuries = defineTable(row, [
  { id: 'death', name: 'Death/Destruction', line: 5805, from: 2, to: 5, text: 'It is gone.' },
  {
    id: 'deserter',
    name: 'Deserter',
    line: 5810,
    from: 6,
    to: 6,
    text: 'An enemy may have it for half its value.',
  },
  {
    id: 'captured',
    name: 'Captured',
    line: 5817,
    from: 7,
    to: 8,
    text: 'Held for ransom, or another result.',
  },
  { id: 'crippled', name: 'Crippled', line: 5825, from: 9, to: 9, text: 'An advance, the other way round.' },
  { id: 'wounded', name: 'Wounded', line: 5829, from: 10, to: 11, text: 'Misses the next battle.' },
  {
    id: 'luckyDuck',
    name: 'Lucky Duck',
    line: 5834,
    from: 12,
    to: 12,
    text: 'An advance for what it learned.',
  },
]);

/** For every full hundred of resources, one unit: 2d6 (L5873 to L5920). */
export const advancements = defineTable(row, [
  {
    id: 'noIInTeam',
    name: 'No "I" in Team',
    line: 5881,
    from: 2,
    to: 3,
    text: "Resources of the unit's value.",
  },
  {
    id: 'meleeAdvance',
    name: 'Melee',
    line: 5887,
    from: 4,
    to: 4,
    text: 'A die of Melee OFF or DEF, to 3.',
  },
  {
    id: 'ballisticAdvance',
    name: 'Ballistics',
    line: 5892,
    from: 5,
    to: 5,
    text: 'A die of Ballistic OFF or DEF, to 3.',
  },
  {
    id: 'technicalAdvance',
    name: 'Technical',
    line: 5898,
    from: 6,
    to: 6,
    text: 'A die of Technical OFF or DEF, to 3.',
  },
  {
    id: 'arcaneAdvance',
    name: 'Arcane',
    line: 5903,
    from: 7,
    to: 7,
    text: 'A die of Arcane OFF or DEF, to 3.',
  },
  {
    id: 'athleticsAdvance',
    name: 'Athletics',
    line: 5909,
    from: 8,
    to: 8,
    text: 'A die of Athletics, to 6.',
  },
  { id: 'detectAdvance', name: 'Detect', line: 5912, from: 9, to: 9, text: 'A die of Detect, to 6.' },
  {
    id: 'skillAdvance',
    name: 'Skill',
    line: 5915,
    from: 10,
    to: 11,
    text: 'A skill: of its occupation on 10, of any category on 11.',
  },
  { id: 'traitAdvance', name: 'Trait', line: 5920, from: 12, to: 12, text: 'A trait of its species.' },
]);

/** Beside the pick-up battle (L5784 to L6128). */
export const gameplayModes = defineTable(row, [
  {
    id: 'escalation',
    name: 'Skirmish Escalation Campaign',
    line: 5787,
    text: 'Bands of 500 points that grow by what they win.',
  },
  { id: 'crawl', name: 'Crawl', line: 5939, text: 'A game master, and heroes of 3d6 times 10 points.' },
  { id: 'massCombat', name: 'Mass Combat', line: 5945, text: 'About 5,000 points a side, and squads.' },
  { id: 'rolePlaying', name: 'Role-Playing', line: 5991, text: 'A game master, and seven skills more.' },
]);

/** Skills outside of battle, of 1 to 6 dice, with the bumps of an attribute's species box (L6075 to L6121). */
export const rpgSkills = defineTable(row, [
  {
    id: 'rpgAcademics',
    name: 'Academics',
    line: 6076,
    bumps: 'technicalOff',
    text: 'History, places, books.',
  },
  {
    id: 'rpgAerobics',
    name: 'Aerobics',
    line: 6085,
    bumps: 'athletics',
    text: 'Endurance, health and breath.',
  },
  { id: 'rpgIntuition', name: 'Intuition', line: 6092, bumps: 'technicalDef', text: 'Hunches and lies.' },
  {
    id: 'rpgLarceny',
    name: 'Larceny',
    line: 6099,
    bumps: 'technicalDef',
    text: 'The street, and what is sold there.',
  },
  { id: 'rpgScience', name: 'Science', line: 6106, bumps: 'technicalOff', text: 'Science and medicine.' },
  { id: 'rpgSurvival', name: 'Survival', line: 6113, bumps: 'technicalDef', text: 'Living off the land.' },
  {
    id: 'rpgWordplay',
    name: 'Wordplay',
    line: 6114,
    bumps: 'technicalDef',
    text: 'Talking, trading, lying.',
  },
]);

/** How hard a task is: fixed values, or so many dice (L6007 to L6047). */
export const taskDifficulties = defineTable(row, [
  { id: 'easy', name: 'Easy', line: 6013, dv: [3], dice: 1, text: 'One die beats it often.' },
  { id: 'average', name: 'Average', line: 6019, dv: [4], dice: 2, text: 'A coin, for one die.' },
  { id: 'challenging', name: 'Challenging', line: 6025, dv: [5], dice: 3, text: 'It takes skill.' },
  {
    id: 'extremelyDifficult',
    name: 'Extremely Difficult',
    line: 6031,
    dv: [6],
    dice: 4,
    text: 'It takes two dice.',
  },
  { id: 'specialized', name: 'Specialized', line: 6037, dv: [6, 5], dice: 5, text: 'Two results count.' },
  {
    id: 'highlySpecialized',
    name: 'Highly Specialized',
    line: 6043,
    dv: [6, 6],
    dice: 6,
    text: 'Two sixes, and more.',
  },
]);
