import type { Json } from '../../engine/json.ts';
import { whyNoSheet } from '../character/sizeOf.ts';
import type { No } from '../result.ts';
import type { Table } from '../table.ts';

/** All of a scene, those who have left a fight among them. */
const everybodyIn = (system: Table['system'], state: object): Readonly<Record<string, object>> => ({
  ...system.leftIn?.(state),
  ...system.charactersIn(state),
});

/**
 * Why what a command has made of somebody cannot be kept: it could not be read again, or a file with it could not be brought in.
 * Null where all can. Whatever a rule, a GM or a player does, nobody's character is lost by it.
 */
export function whyNotKept(system: Table['system'], before: object, after: object): No | null {
  const were = everybodyIn(system, before);
  for (const [id, who] of Object.entries(everybodyIn(system, after))) {
    if (were[id] === who) continue;
    const state = who as Json;
    const read = system.character.read(state, system.revision);
    if (!read.ok) return read;
    const tooMuch = whyNoSheet(state);
    if (tooMuch !== null) return tooMuch;
  }
  return null;
}
