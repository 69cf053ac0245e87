import type { TrackerView } from './words.ts';

/**
 * Which turn a tracker shows, as a text that no other turn has: whose it is, or between turns that begin in any order which phase, and in
 * which round. All of whom its viewer knows nothing of share one.
 */
export const turnShown = ({
  current,
  phase,
  round,
}: Pick<TrackerView, 'current' | 'phase' | 'round'>): string => `${current ?? phase?.id ?? ''}|${round}`;
