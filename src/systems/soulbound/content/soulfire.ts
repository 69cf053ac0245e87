import { defineTable, row } from '../../../engine/table.ts';

/** What 1 Soulfire of the party's buys a hero. */
export const soulfireUses = defineTable(row, [
  { id: 'maximise', name: 'Maximise Successes', text: '1 Soulfire: every die of this Test counts as a 6.' },
  { id: 'reroll', name: 'Reroll Dice', text: '1 Soulfire, after a roll: reroll any of its dice.' },
  { id: 'regainMettle', name: 'Regain Mettle', text: '1 Soulfire, at any time: all Mettle comes back.' },
  {
    id: 'recoverToughness',
    name: 'Recover Toughness',
    text: 'An Action and 1 Soulfire: all Toughness comes back.',
  },
  {
    id: 'cheatDeath',
    name: 'Cheat Death',
    text: 'An Action and 1 Soulfire: no longer Mortally Wounded, regains half the Toughness.',
  },
]);

export type SoulfireUseId = (typeof soulfireUses)[number]['id'];
