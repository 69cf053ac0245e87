import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/**
 * Traits to pick from (Step 3): anything can be one, these are the book's ideas and some of ours. `bad` is what it is called as a weakness; where
 * that is the same word, one Trait may be both good and bad. The two sides of a row are about the same thing, and nobody has both.
 */
export const traitIdeas = defineTable(row.extend({ bad: z.string().min(1).max(40) }), [
  { id: 'athletic', name: 'Athletic', bad: 'Unfit', text: 'Running, climbing, lifting.' },
  { id: 'sneaky', name: 'Sneaky', bad: 'Obvious', text: 'Going unseen and unheard.' },
  { id: 'empathetic', name: 'Empathetic', bad: 'Cold', text: 'Feeling what others feel.' },
  { id: 'liar', name: 'Good liar', bad: 'Bad liar', text: 'Making people believe it.' },
  { id: 'observant', name: 'Observant', bad: 'Blind to details', text: 'Noticing what matters.' },
  { id: 'steady', name: 'Steady nerves', bad: 'Jumpy', text: 'Staying calm.' },
  { id: 'deft', name: 'Deft fingers', bad: 'All thumbs', text: 'Locks, wires, pockets.' },
  { id: 'convincing', name: 'Silver tongue', bad: 'Foot in mouth', text: 'Talking people round.' },
  { id: 'frightening', name: 'Frightening', bad: 'Harmless', text: 'Scaring people.' },
  { id: 'tough', name: 'Hard to wear down', bad: 'Sickly', text: 'Poison, cold, long marches.' },
  { id: 'navigator', name: 'Sense of direction', bad: 'Always lost', text: 'Finding the way.' },
  { id: 'driver', name: 'Born driver', bad: 'Reckless driver', text: 'Anything that moves.' },
  { id: 'criminals', name: 'Criminal connections', bad: 'Criminal connections', text: 'Fences, thugs.' },
  { id: 'government', name: 'Government connections', bad: 'Government connections', text: 'Officials.' },
  { id: 'royals', name: 'Royal connections', bad: 'Royal connections', text: 'Courts and nobles.' },
  { id: 'traders', name: 'Knows traders', bad: 'Clueless about trade', text: 'Goods, prices, markets.' },
  { id: 'machines', name: 'Knows machines', bad: 'Clueless about machines', text: 'Engines, tools.' },
  { id: 'computers', name: 'Knows computers', bad: 'Clueless about computers', text: 'Code, networks.' },
  { id: 'bodies', name: 'Knows medicine', bad: 'Clueless about medicine', text: 'Wounds, illness.' },
  { id: 'beasts', name: 'Knows beasts', bad: 'Clueless about beasts', text: 'Creatures of any world.' },
  { id: 'stars', name: 'Knows the stars', bad: 'Clueless about space', text: 'Planets, routes.' },
  { id: 'law', name: 'Knows the law', bad: 'Clueless about the law', text: 'What is forbidden where.' },
  { id: 'history', name: 'Knows history', bad: 'Clueless about history', text: 'Wars, peoples, ruins.' },
  { id: 'experience', name: 'Seen it all', bad: 'Naive', text: 'What life has taught you.' },
  { id: 'age', name: 'Young and quick', bad: 'Getting old', text: 'What age does to you.' },
]);

export type TraitIdeaId = (typeof traitIdeas)[number]['id'];
