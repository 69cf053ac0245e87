import { defineTable, row } from '../../../engine/table.ts';

/** What a zone may be, besides a place. */
export const environment = defineTable(row, [
  {
    id: 'coverPartial',
    name: 'Cover (Partial)',
    text: 'Defence one step up against shots; Advantage to hide.',
  },
  {
    id: 'coverTotal',
    name: 'Cover (Total)',
    text: 'Defence two steps up against shots; Greater Advantage to hide.',
  },
  {
    id: 'difficult',
    name: 'Difficult Terrain',
    text: 'Slows those who start there, stops those who enter; Reflexes harder.',
  },
  { id: 'hazardMinor', name: 'Hazard (Minor)', text: '1 Damage on entering and at the start of a turn.' },
  { id: 'hazardMajor', name: 'Hazard (Major)', text: '3 Damage on entering and at the start of a turn.' },
  { id: 'hazardDeadly', name: 'Hazard (Deadly)', text: '5 Damage on entering and at the start of a turn.' },
  {
    id: 'interactiveObjects',
    name: 'Interactive Objects',
    text: 'Doors, levers, torches: Use an Object, and the GM says what it does.',
  },
  {
    id: 'obscuredLightly',
    name: 'Obscured (Lightly)',
    text: 'Looking around inside is harder by 1; spotting somebody inside has Disadvantage.',
  },
  { id: 'obscuredHeavily', name: 'Obscured (Heavily)', text: 'Everybody in it is Blinded.' },
]);

export type EnvironmentId = (typeof environment)[number]['id'];
