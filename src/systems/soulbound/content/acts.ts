import { defineTable, row } from './table.ts';

/** What a turn is made of: the Actions in combat that play, the Move, and what Mettle buys. */
export const acts = defineTable(row, [
  { id: 'attack', name: 'Attack', text: 'Strike or shoot.' },
  { id: 'move', name: 'Move', text: 'Go to another Zone, as far as your Speed.' },
  { id: 'approach', name: 'Step up', text: 'Go to somebody in your Zone, within Close Range.' },
  { id: 'withdraw', name: 'Step back', text: 'Leave Close Range, inside your Zone.' },
  { id: 'run', name: 'Run', text: 'Go to an adjacent Zone.' },
  { id: 'dodge', name: 'Dodge', text: 'Defence one step up and a die for Reflexes until your next turn.' },
  { id: 'defend', name: 'Defend', text: 'Attacks on an ally close by hit you until your next turn.' },
  { id: 'help', name: 'Help', text: "Dice for an ally's next Test: one, and one for each Training." },
  { id: 'seize', name: 'Seize the Initiative', text: 'Act first for the rest of the fight.' },
  { id: 'stand', name: 'Stand up', text: 'A Move to be Prone no longer.' },
  { id: 'drop', name: 'Drop Prone', text: 'Free: throw yourself down.' },
  { id: 'pickUp', name: 'Use an Object: pick up', text: 'Take up what you dropped.' },
  { id: 'extraAction', name: 'Extra Action', text: 'One more Action for 1 Mettle.' },
  { id: 'endTurn', name: 'End turn', text: 'Whoever is next acts.' },
]);

export type ActId = (typeof acts)[number]['id'];
