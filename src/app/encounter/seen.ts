import type { Viewer } from '../../engine/event.ts';
import { turnShown } from '../../engine/turnShown.ts';
import { shownToAll } from '../play/shown.ts';
import { type No, no } from '../result.ts';
import type { AnySystem } from '../table.ts';

export { turnShown };

/**
 * Why the turn that somebody saw when they pressed a button is not the one that runs, as a viewer knows it: it has gone on; or what they
 * saw is all that everybody may know, and could be any of several turns. Null: it is that one.
 */
export function whyNotSeen(system: AnySystem, state: object, viewer: Viewer, seen: string): No | null {
  if (seen === turnShown(system.tracker(state, viewer))) return null;
  return no(seen === turnShown(shownToAll(system, state)) ? 'turnUnseen' : 'turnOver');
}
