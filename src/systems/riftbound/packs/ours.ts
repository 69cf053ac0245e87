import { plain } from '../../../engine/json.ts';
import { outerDrift } from './outerDrift/index.ts';
import { readPack } from './read.ts';
import type { Pack } from './schema.ts';

// The book has no foes, places, hazards, and no vehicles but signature ones: those of Outer Drift are there without bringing the pack in.

function readOurs(): Pack {
  const read = readPack(plain(outerDrift));
  if (!read.ok) throw new TypeError(`Outer Drift is no pack: ${read.faults[0]?.at}`);
  return read.pack;
}

export const ours = readOurs();
