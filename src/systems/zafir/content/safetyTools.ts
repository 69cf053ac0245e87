import { defineTable, row } from '../../../engine/table.ts';

/** What a table uses so that playing stays good for everybody. */
export const safetyTools = defineTable(row, [
  {
    id: 'xCard',
    name: 'X-Card',
    text: 'Takes what comes up out of the story at once; nobody asks who or why.',
  },
  { id: 'linesVeils', name: 'Lines/Veils', text: 'Lines: never in the game. Veils: only off the page.' },
  {
    id: 'scriptChange',
    name: 'Script Change',
    text: 'Rewind a scene, fast forward past it, or pause for a breath.',
  },
]);

export type SafetyToolId = (typeof safetyTools)[number]['id'];
