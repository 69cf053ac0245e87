import type { Refusal } from '../../../engine/refusal.ts';
import {
  ahead,
  type Bearing,
  bearingTo,
  lengthBetween,
  METRE,
  type Path,
  type Point,
  towards,
  turnBetween,
} from '../../../engine/space/plane/index.ts';
import type { Leg } from '../moves/legs.ts';
import { type Looking, placesOf } from './goal.ts';
import type { Movement } from './profile.ts';
import { type Driving, endBefore, isClear, ROUNDED, type Way } from './ways.ts';

type Part = Movement['parts'][number];

/** Where one part that was said leads. */
interface Said {
  readonly end: Point;
  readonly bearing: Bearing;
  readonly length: number;
}

/**
 * The way that somebody says part by part, '16 m north, then 8 m east': each is one part of the movement, straight, as long as that is, and turns no further than it
 * lets. A movement that goes as its pilot likes may take any number of them, in all as long as it is. 'unfit' where they aren't such parts, 'shut' where
 * something is in the way of them.
 */
export function wayInParts(
  looking: Looking,
  movement: Movement,
  driving: Driving,
  legs: readonly Leg[],
): Way | Refusal | 'unfit' | 'shut' {
  const { turn, parts } = movement;
  if (turn !== null && legs.length > parts.length) return 'unfit';
  let path: Path = [driving.from];
  let heading: Bearing | null = null;
  let gone = 0;
  for (const [n, leg] of legs.entries()) {
    const from = path.at(-1) ?? driving.from;
    const part = turn === null ? leftOf(parts[0], gone) : parts[n];
    const said = part === undefined ? null : saidBy(looking, leg, from, part);
    if (part === undefined || said === null) return 'unfit';
    if ('code' in said) return said;
    if (!fits(said, part) || !mayTurn(movement, driving, heading, said.bearing)) return 'unfit';
    const end = endOf(driving, from, said.end, { part, isFirst: n === 0, isLast: n === legs.length - 1 });
    if (end === null) return 'shut';
    heading = said.bearing;
    gone += said.length;
    if (lengthBetween(from, end) > 0) path = [...path, end];
  }
  // What must be gone in full can't be left out.
  if (turn !== null && parts.slice(legs.length).some(({ exactly }) => exactly)) return 'unfit';
  return heading === null ? 'unfit' : { path, heading, off: 0 };
}

/** What is left of a movement that goes as its pilot likes. */
const leftOf = (part: Part | undefined, gone: number): Part | undefined =>
  part === undefined ? part : { metres: Math.max(0, part.metres - gone / METRE), exactly: false };

/** Where a part leads: all of it where no length is said. Null where it leads nowhere. */
function saidBy(looking: Looking, leg: Leg, from: Point, part: Part): Said | Refusal | null {
  const places = placesOf({ ...looking, body: { ...looking.body, at: from } }, leg);
  if ('code' in places) return places;
  const [far] = places.at;
  if (far === undefined || lengthBetween(from, far) === 0) return null;
  const most = Math.round(part.metres * METRE);
  const bearing = leg.kind === 'headed' ? leg.bearing : bearingTo(from, far);
  const isOpen =
    (leg.kind === 'headed' || leg.kind === 'away' || leg.kind === 'towards') && leg.length === null;
  const away = lengthBetween(from, far);
  if (part.exactly && (isOpen || Math.abs(away - most) <= ROUNDED))
    return { end: ahead(from, bearing, most), bearing, length: most };
  if (isOpen && away > most) return { end: towards(from, far, most), bearing, length: most };
  return { end: far, bearing, length: away };
}

const fits = ({ length }: Said, { metres, exactly }: Part): boolean => {
  const over = length - Math.round(metres * METRE);
  return exactly ? over === 0 : over <= 1; // centimetres are rounded
};

function mayTurn(
  { turn }: Movement,
  { headings }: Driving,
  before: Bearing | null,
  bearing: Bearing,
): boolean {
  if (before === null) return headings === null || headings.includes(bearing);
  return turn === null || turnBetween(before, bearing) <= turn;
}

/** Where a part ends: its end, or sooner where it is the last and may be shorter. Null where something is in its way. */
function endOf(
  driving: Driving,
  from: Point,
  end: Point,
  { part, isFirst, isLast }: { readonly part: Part; readonly isFirst: boolean; readonly isLast: boolean },
): Point | null {
  if (isLast && !part.exactly) return endBefore(driving, from, end, !isFirst);
  return isClear(driving, from, end) && (!isLast || driving.mayEnd(end)) ? end : null;
}
