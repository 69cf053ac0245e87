import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ByChance } from '../random/report.ts';
import { type Recording, recordings } from './byChance.ts';
import { type Game, recorded } from './games.ts';

const MOST = 4_000; // games tried
const sought = ['event', 'question', 'answer', 'effect of a power'] as const;

/** Writes down a few games that come to every kind of event, question, answer and effect: of each system, or of those that are named. */
export function recordGames(folder: URL, named: readonly string[]): void {
  for (const [id, recording] of Object.entries(recordings)) {
    if (named.length > 0 && !named.includes(id)) continue;
    const games = gamesOf(recording as Recording);
    const lines = games.map((game) => JSON.stringify(game)).join(',\n');
    const { revision } = recording.system;
    const packed = gzipSync(`{"revision":${revision},"games":[\n${lines}\n]}\n`, { level: 9 });
    writeFileSync(new URL(`${id}.json.gz`, folder), packed);
    console.log(`${id}: ${games.length} games, ${packed.length} bytes`);
  }
}

/** Always the game that brings most of what is still missing. */
function gamesOf({ byChance, name, kinds, effectsUntold }: Recording): readonly Game[] {
  const told = sought.filter((kind) => kind !== 'effect of a power' || effectsUntold !== true);
  const wanted = new Set(told.flatMap((kind) => kinds[kind].map((what) => `${kind}: ${what}`)));
  const missing = new Set(wanted);
  const candidates: { readonly seed: string; readonly brings: readonly string[] }[] = [];
  for (let n = 0; n < MOST && missing.size > 0; n++) {
    const seed = `${name} ${n}`;
    const brings = reached(byChance, seed).filter((one) => wanted.has(one));
    candidates.push({ seed, brings });
    for (const one of brings) missing.delete(one);
  }
  if (missing.size > 0) throw new Error(`no game comes to: ${[...missing].join(', ')}`);
  const games: Game[] = [];
  while (wanted.size > 0) {
    const fresh = ({ brings }: (typeof candidates)[number]) => brings.filter((one) => wanted.has(one)).length;
    const [best] = candidates.toSorted((a, b) => fresh(b) - fresh(a));
    if (best === undefined) break;
    const game = recorded(byChance, best.seed);
    if (game !== null) games.push(game);
    for (const one of best.brings) wanted.delete(one);
  }
  return games;
}

function reached<S>({ play, reachedBy }: ByChance<S>, seed: string): readonly string[] {
  const all = new Set<string>();
  for (const turned of play(seed).played)
    for (const [kind, what] of reachedBy(turned)) all.add(`${kind}: ${what}`);
  return [...all];
}
