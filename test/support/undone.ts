import { isDeepStrictEqual } from 'node:util';
import type { Patch } from 'immer';
import { everybody, type Viewer } from '../../src/engine/event.ts';
import type { Done, Outcome } from '../../src/engine/run.ts';
import type { GameSystem } from '../../src/engine/system.ts';
import { patched } from '../../src/engine/undo.ts';
import { readPatches } from '../../src/app/play/patches.ts';
import { isDeep } from './deep.ts';

const gm: Viewer = { gm: true, characters: [] };

type Played<S extends object> = readonly [
  system: Pick<GameSystem<S, object>, 'tracker'>,
  before: S,
  done: Done<S>,
  again: (state: S) => Outcome<S>,
];

/** In a deep run, takes a command back and does it again. */
export function undone<S extends object>(...played: Played<S>): void {
  if (isDeep) takenBack(...played);
}

/**
 * Takes a command back and does it again: the state, its tracker for the GM and for everybody, and what the command writes when
 * it is given once more must come back exactly. Throws what does not.
 */
export function takenBack<S extends object>(...[system, before, done, again]: Played<S>): void {
  const seen = (state: S, viewer: Viewer) => {
    const { grid, plane, ...view } = system.tracker(state, viewer);
    return { ...view, grid: grid?.(), plane: plane?.() };
  };
  const back = patched(done.state, asKept(done.inverse));
  const redone = patched(back, asKept(done.patches));
  for (const [what, is, was] of [
    ['taken back', back, before],
    ['done again', redone, done.state],
  ] as const) {
    same(`the state ${what}`, is, was);
    for (const viewer of [gm, everybody])
      same(`the tracker ${what}, for ${viewer.gm ? 'the GM' : 'all'}`, seen(is, viewer), seen(was, viewer));
  }
  const given = again(back);
  if (given.kind !== 'done') throw new Error(`given again after undo, it is ${given.kind}`);
  same('what it writes, given again after undo', sorted(given.patches), sorted(done.patches));
  same('how that is taken back, given again after undo', sorted(given.inverse), sorted(done.inverse));
}

/** As the store keeps them and reads them again: what text cannot hold is lost there. */
const asKept = (patches: readonly Patch[]): readonly Patch[] =>
  readPatches(JSON.parse(JSON.stringify(patches)));

/** Patches of the keys of one object come in the order of its keys, which an undo may change. */
const sorted = (patches: readonly Patch[]): readonly string[] =>
  patches.map((patch) => JSON.stringify(patch)).toSorted();

function same(what: string, is: unknown, was: unknown): void {
  if (isDeepStrictEqual(is, was)) return;
  throw new Error(`${what} is not what it was: ${difference(is, was)}`);
}

/** Where two things differ first, and how. */
function difference(is: unknown, was: unknown): string {
  if (isRecord(is) && isRecord(was))
    for (const key of new Set([...Object.keys(is), ...Object.keys(was)]))
      if (!isDeepStrictEqual(is[key], was[key])) return `.${key}${difference(is[key], was[key])}`;
  return ` is ${JSON.stringify(is)}, was ${JSON.stringify(was)}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
