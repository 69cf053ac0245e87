import { defineTable, row } from '../../../engine/table.ts';

/**
 * What units are, beside the name of their species and occupation, which are types, too (L1442, L1665, L2964). Dozens of effects ask for one.
 * Who is a Beast isn't said: the app counts animals and monsters, as Negotiator and Propaganda leave them out (L1785, L1803).
 */
export const unitTypes = defineTable(row, [
  { id: 'living', name: 'Living', line: 1442, text: 'What lives.' },
  { id: 'magicalBeing', name: 'Magical Being', line: 1085, text: 'Comes from a world of magic.' },
  { id: 'undead', name: 'Undead', line: 1513, text: 'Was alive; no longer counts as Living.' },
  { id: 'mutant', name: 'Mutant', line: 1480, text: 'Changed by science or accident.' },
  { id: 'tech', name: 'Tech', line: 1450, text: 'Made of technology, or full of it.' },
  { id: 'mechanical', name: 'Mechanical', line: 1649, text: 'Has moving parts.' },
  { id: 'robot', name: 'Robot', line: 5305, text: 'A machine that acts for itself.' },
  { id: 'construct', name: 'Construct', line: 1649, text: 'Built, and moved by magic.' },
  { id: 'vehicle', name: 'Vehicle', line: 5085, text: 'Carries and is steered.' },
  { id: 'minion', name: 'Minion', line: 1777, text: 'Follows orders.' },
  { id: 'beast', name: 'Beast', line: 1785, text: 'An animal or a monster.' },
  { id: 'demon', name: 'Demon', line: 4956, text: 'Comes from below; no species of the book is one.' },
]);
