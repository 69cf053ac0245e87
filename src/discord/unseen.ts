import type { PlayedDone, PlayedWaiting } from '../app/play/played.ts';
import { shownToAll } from '../app/play/shown.ts';
import { looksAlike } from '../view/tracker.ts';

/** Whether nobody sees anything of what was done who may not know of it: an edit that changes nothing would tell them. */
export function isUnseen(played: PlayedWaiting | PlayedDone): boolean {
  if (played.kind === 'waiting' || played.events.some(({ to = 'all' }) => to === 'all')) return false;
  const { system, entry, before, after } = played;
  const waited = !Array.isArray(entry.answers) || entry.answers.length > 0;
  return !waited && looksAlike(shownToAll(system, before), shownToAll(system, after));
}
