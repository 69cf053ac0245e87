import type { Tx } from '../../engine/tx.ts';
import type { HouseRules } from './party/rules.ts';
import { minionsLeft } from './powers/swarm.ts';
import type { CharacterId, Scene } from './scene.ts';
import type { Change } from './told.ts';

/**
 * Gives Toughness back, so many points or all of it, up to the maximum; those of a swarm who have fallen do not rise
 * again. Gives how it was and is.
 */
export function recoverToughness(tx: Tx<Scene>, id: CharacterId, points: number | 'all'): Change {
  const who = tx.state.characters[id];
  if (who === undefined) throw new Error(`nobody with the id '${id}'`);
  const { minions, toughness } = who;
  const most = minions === null ? toughness.max : minionsLeft(who) * minions.each;
  return raise(toughness, points, most);
}

/** Gives Mettle back, all of it. Gives how it was and is. */
export function recoverMettle(tx: Tx<Scene>, id: CharacterId): Change {
  const gauge = tx.state.characters[id]?.mettle;
  if (gauge === undefined) throw new Error(`nobody with the id '${id}'`);
  return raise(gauge, 'all');
}

/** Clears so many spaces of the Wound Track, whatever Wounds fill them (S64). Gives how many were and are filled. */
export function clearWounds(tx: Tx<Scene>, id: CharacterId, spaces: number): Change {
  const track = tx.state.characters[id]?.wounds;
  if (track === undefined) throw new Error(`nobody with the id '${id}'`);
  const before = track.now;
  track.now = Math.max(0, before - spaces);
  return [before, track.now, track.max];
}

function raise(
  gauge: { now: number; readonly max: number },
  points: number | 'all',
  most: number = gauge.max,
): Change {
  const before = gauge.now;
  gauge.now = points === 'all' ? most : Math.min(most, before + points);
  return [before, gauge.now, gauge.max];
}

/** Half of something, rounded as the campaign has it (S26). */
export const halfOf = (amount: number, { halves }: HouseRules): number =>
  halves === 'up' ? Math.ceil(amount / 2) : Math.floor(amount / 2);
