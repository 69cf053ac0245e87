import type { Json } from '../../engine/json.ts';
import { CHARACTER_LIMITS } from '../character/limits.ts';
import { type No, tooMany } from '../result.ts';
import type { Table } from '../table.ts';

/**
 * Why what a command has made of somebody cannot be kept: it could not be read again, or a file with it could not be brought in.
 * Null where all can. Whatever a rule, a GM or a player does, nobody's character is lost by it.
 */
export function whyNotKept(system: Table['system'], before: object, after: object): No | null {
  const were = system.charactersIn(before);
  for (const [id, who] of Object.entries(system.charactersIn(after))) {
    if (were[id] === who) continue;
    const state = who as Json;
    const read = system.character.read(state, system.revision);
    if (!read.ok) return read;
    const { length } = JSON.stringify(state);
    if (length > CHARACTER_LIMITS.sheet.most) return tooMany(CHARACTER_LIMITS.sheet, length);
  }
  return null;
}
