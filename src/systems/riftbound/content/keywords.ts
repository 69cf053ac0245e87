import { defineTable, row } from '../../../engine/table.ts';

/** The words that the book prints in bold (Keywords). */
export const keywords = defineTable(row, [
  { id: 'action', name: 'Action', text: 'Costs one of the two Actions of your turn.' },
  {
    id: 'active',
    name: 'Active',
    text: 'In an Action, just before it or just after it. One unit at a time.',
  },
  { id: 'ammo', name: 'Ammo', text: 'Tokens that a weapon holds and its Attacks use up, even on a miss.' },
  { id: 'atmospheric', name: 'Atmospheric', text: "A system that doesn't work without air." },
  { id: 'charge', name: 'Charge', text: 'Battery power that an item holds and uses up.' },
  {
    id: 'cooldown',
    name: 'Cooldown',
    text: "Once used, it's gone until a d6 at your turn's start shows so much, or any rest.",
  },
  { id: 'cost', name: 'Cost', text: 'How many Ability Points it takes to gain it.' },
  {
    id: 'flying',
    name: 'Flying',
    text: 'Gravity does nothing to it. What moves it says how it climbs and sinks.',
  },
  {
    id: 'heavy',
    name: 'Heavy',
    text: 'Takes so much STR to lift, or a check of 14 and more; 2 STR more to Move twice.',
  },
  { id: 'indirect', name: 'Indirect', text: 'Hit dice are 3 lower against Large targets and smaller ones.' },
  { id: 'innate', name: 'Innate', text: 'Only at creation, and for no Ability Points.' },
  {
    id: 'instant',
    name: 'Instant',
    text: 'Free of Actions, while you are Active or when its trigger comes.',
  },
  { id: 'limited', name: 'Limited', text: 'Only for those who have what it names: a role, another Ability.' },
  { id: 'locked', name: 'Locked', text: "Ability Points can't buy it." },
  { id: 'module', name: 'Module', text: 'An Action attaches it to an item; from then on they are one.' },
  { id: 'reaction', name: 'Reaction', text: 'Answers what happens, at any time, for its price.' },
  {
    id: 'repeatable',
    name: 'Repeatable',
    text: 'Can be gained several times, with another choice each time.',
  },
  { id: 'signature', name: 'Signature', text: 'Once used, it comes back on a 5+ at a Full Rest.' },
  { id: 'skilled', name: 'Skilled', text: 'Trained with a kind of weapon or vehicle: some effects need it.' },
  { id: 'twoHanded', name: 'Two-handed', text: 'Takes both hands to use.' },
]);
