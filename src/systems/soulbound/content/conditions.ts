import { defineTable, row } from '../../../engine/table.ts';

export const conditions = defineTable(row, [
  {
    id: 'blinded',
    name: 'Blinded',
    text: 'Sees nothing: Awareness +2; Melee, Accuracy and Defence one step down.',
  },
  { id: 'charmed', name: 'Charmed', text: "Won't harm the charmer, who has Advantage when they talk." },
  { id: 'deafened', name: 'Deafened', text: 'One fewer die where you need to hear.' },
  {
    id: 'frightened',
    name: 'Frightened',
    text: "One fewer die while the cause is in sight; can't go nearer.",
  },
  {
    id: 'incapacitated',
    name: 'Incapacitated',
    text: 'No Move, no Action, no Mettle; hit at DN 2, resists nothing.',
  },
  { id: 'poisoned', name: 'Poisoned', text: 'One fewer die for every Test.' },
  {
    id: 'prone',
    name: 'Prone',
    text: 'Crawls; Melee, Accuracy one step down; easy to hit close by, hard from afar; a Move to stand.',
  },
  {
    id: 'restrained',
    name: 'Restrained',
    text: "Can't move or stand up; Melee, Accuracy and Defence one step down.",
  },
  { id: 'stunned', name: 'Stunned', text: 'Move or Action, Slow, no extra Actions; Defence one step down.' },
  {
    id: 'unconscious',
    name: 'Unconscious',
    text: 'Drops what it holds, Prone and Incapacitated; notices nothing.',
  },
]);

export type ConditionId = (typeof conditions)[number]['id'];
