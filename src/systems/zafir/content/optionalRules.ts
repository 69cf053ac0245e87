import { defineTable, row } from '../../../engine/table.ts';

/** What a group may play with or without. */
export const optionalRules = defineTable(row, [
  {
    id: 'experiencedPlayersStartingClass',
    name: 'Experienced Players & Starting Class',
    text: 'Characters begin at level 2 with 1 XP, in a base class, with any Tier 1 gear.',
  },
  {
    id: 'alternateRuleRest',
    name: 'Alternate Rule - Rest',
    text: 'HP come back with days of rest, not all at once.',
  },
  { id: 'randomCharacters', name: 'Random Characters', text: 'You can roll almost every step of creation.' },
  { id: 'religion', name: 'Religion', text: 'A character can have one of the religions.' },
  {
    id: 'mageGuildAffiliation',
    name: 'Mage Guild Affiliation',
    text: 'A Novice can belong to a mage guild.',
  },
  {
    id: 'optionalObjectives',
    name: 'Optional Objectives',
    text: 'A mission can have extra objectives, for extra rewards.',
  },
  {
    id: 'criticalSuccess',
    name: 'Critical Success (skills)',
    text: 'A skill action can have crit dice, which succeed on 6.',
  },
  { id: 'sessionZero', name: 'Session Zero', text: 'Before play, the group settles what its game is about.' },
  {
    id: 'letsBeBadGuys',
    name: "Let's Be Bad Guys",
    text: 'Crime and collateral harm: only if all agree first.',
  },
]);

export type OptionalRuleId = (typeof optionalRules)[number]['id'];
