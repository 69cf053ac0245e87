import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The eight attributes (Step 2). `short` is what the book and players write. */
export const attributes = defineTable(row.extend({ short: z.string().length(3) }), [
  { id: 'strength', name: 'Strength', short: 'STR', text: 'Physical power; most close attacks.' },
  { id: 'fortitude', name: 'Fortitude', short: 'FTD', text: 'Toughness of body; HP and EHP.' },
  { id: 'agility', name: 'Agility', short: 'AGI', text: 'Speed: turn order, dodging, going unseen.' },
  { id: 'vision', name: 'Vision', short: 'VSN', text: 'Aim and a sharp eye; most ranged attacks.' },
  { id: 'wisdom', name: 'Wisdom', short: 'WIS', text: 'Intuition, reading people, piloting, experience.' },
  { id: 'will', name: 'Will', short: 'WIL', text: 'Strength of mind; SP.' },
  { id: 'charisma', name: 'Charisma', short: 'CHA', text: 'Charm and leadership; swaying people.' },
  { id: 'knowledge', name: 'Knowledge', short: 'KNW', text: 'What one knows, and where to look it up.' },
]);

export type AttributeId = (typeof attributes)[number]['id'];
