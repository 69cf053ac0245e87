import { preferences, type Side } from './schema.ts';

const labels: Readonly<Record<Side['prefers'], string>> = {
  both: 'Both',
  hit: 'Rather hit',
  live: 'Rather live',
  ask: 'Ask me',
};

const notes: Readonly<Record<Side['prefers'], string>> = {
  both: 'Re-rolls go where they help most.',
  hit: 'Re-rolls defeat the enemy first.',
  live: 'Re-rolls keep your own units first.',
  ask: 'You are asked for each.',
};

/** What re-rolls are for, as it is picked. */
export const preferenceChoices = preferences.map((id) => ({ id, label: labels[id], note: notes[id] }));
