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
    text: 'HP come back by days of rest, not at once.',
  },
  { id: 'randomCharacters', name: 'Random Characters', text: 'Almost every step of creation can be rolled.' },
  { id: 'religion', name: 'Religion', text: 'A character may have one of the religions.' },
  {
    id: 'mageGuildAffiliation',
    name: 'Mage Guild Affiliation',
    text: 'A Novice may belong to a mage guild.',
  },
  {
    id: 'optionalObjectives',
    name: 'Optional Objectives',
    text: 'A mission may have some more, for more reward.',
  },
  {
    id: 'criticalSuccess',
    name: 'Critical Success (skills)',
    text: 'A skill action may have crit dice, which succeed on 6.',
  },
  { id: 'sessionZero', name: 'Session Zero', text: 'Before play, the group settles what its game is about.' },
  {
    id: 'letsBeBadGuys',
    name: "Let's Be Bad Guys",
    text: 'Crime and collateral harm: only if all agree first.',
  },
]);

export type OptionalRuleId = (typeof optionalRules)[number]['id'];
