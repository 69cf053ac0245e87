import { defineTable, row } from './table.ts';

/** What a turn is made of: the Actions in combat that play, the Move, and what Mettle buys. */
export const acts = defineTable(row, [
  { id: 'attack', name: 'Attack', text: 'Strike or shoot.' },
  { id: 'move', name: 'Move', text: 'Go to another Zone, as far as your Speed.' },
  { id: 'approach', name: 'Step up', text: 'Go to somebody in your Zone, within Close Range.' },
  { id: 'withdraw', name: 'Step back', text: 'Leave Close Range, inside your Zone.' },
  { id: 'run', name: 'Run', text: 'Go to an adjacent Zone.' },
  { id: 'calledShot', name: 'Called Shot', text: 'An attack on head, arms or legs.' },
  { id: 'dodge', name: 'Dodge', text: 'Defence one step up and a die for Reflexes until your next turn.' },
  { id: 'defend', name: 'Defend', text: 'Attacks on an ally close by hit you until your next turn.' },
  { id: 'defendZone', name: 'Defend a Zone', text: 'Enemies must force their way in until your next turn.' },
  { id: 'forceEntry', name: 'Force entry', text: 'Get past who defends a Zone, for this turn.' },
  { id: 'help', name: 'Help', text: "Dice for an ally's next Test: one, and one for each Training." },
  { id: 'hide', name: 'Hide', text: 'Body (Stealth) against the Awareness of each enemy.' },
  { id: 'search', name: 'Search', text: 'Mind (Awareness): find who hides.' },
  { id: 'grapple', name: 'Grapple', text: 'Body (Might) against Might or Reflexes: Restrained.' },
  { id: 'shove', name: 'Shove', text: 'Body (Might) against Might or Reflexes: pushed away.' },
  { id: 'breakFree', name: 'Break free', text: 'Be Restrained no longer by who or what holds you.' },
  { id: 'letGo', name: 'Let go', text: 'Free: hold somebody no longer.' },
  { id: 'improvise', name: 'Improvise', text: 'Say what you want; the GM says whether it can be done.' },
  { id: 'parley', name: 'Parley', text: 'An Opposed Test to talk the fight to a peaceful end.' },
  { id: 'react', name: 'React', text: 'Wait for something, then act. Move before: it ends your turn.' },
  { id: 'reactNow', name: 'It happens: react', text: 'What you waited for happens: act now.' },
  { id: 'retreat', name: 'Retreat', text: 'If all allies agree, everybody leaves safely.' },
  { id: 'flee', name: 'Flee', text: 'Leave the fight; for heroes, Doom rises by 1.' },
  { id: 'seize', name: 'Seize the Initiative', text: 'Act first for the rest of the fight.' },
  { id: 'stand', name: 'Stand up', text: 'A Move to be Prone no longer.' },
  { id: 'drop', name: 'Drop Prone', text: 'Free: throw yourself down.' },
  { id: 'useObject', name: 'Use an Object', text: 'Pick up, hand over, pull, light: something close by.' },
  { id: 'useTalent', name: 'Use a Talent', text: 'A Talent or a Miracle, and the Mettle it costs.' },
  { id: 'extraAction', name: 'Extra Action', text: 'One more Action for 1 Mettle.' },
  { id: 'endTurn', name: 'End turn', text: 'Whoever is next acts.' },
]);

export type ActId = (typeof acts)[number]['id'];
