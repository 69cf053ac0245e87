import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type At, nearestFirst, parseTile, type TileName, tileName } from '../../../engine/space/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { whyNotTurn } from '../activations/legality.ts';
import { nextToPlace } from '../battle/halves.ts';
import { fieldIn } from '../battle/standing.ts';
import type { MissionWanted } from '../missions/mission.ts';
import { missions } from '../missions/table.ts';
import { clockwise } from '../rounds/clockwise.ts';
import type { Scene, SideId } from '../scene.ts';
import { whyNoMarker } from '../space/markers.ts';
import { apart } from '../space/measure.ts';
import { tell } from '../tell.ts';
import { withMarker } from './carry.ts';
import { type MarkerKind, markerKinds } from './marker.ts';
import { markersOf } from './things.ts';

/** How many markers of a kind sides place: so many, or as many as dice say. */
export type Wanted = number | 'rolled';

/** Dice for how many there are, and what they lose: 1d6-1 objectives (L77), 2d6-2 grabs (L5846). */
const rolledFor: Readonly<Record<MarkerKind, readonly [dice: number, less: number]>> = {
  objective: [1, 1],
  grab: [2, 2],
};

/** What was agreed on, by kind. */
export type MarkersWanted = Readonly<Record<MarkerKind, Wanted>>;

function* counted(
  tx: Tx<Scene>,
  kind: MarkerKind,
  wanted: Wanted,
  first: SideId,
  least: number,
): Rule<number> {
  if (wanted === 0) return 0;
  const [count, less] = rolledFor[kind];
  const thrown =
    wanted === 'rolled'
      ? (yield* tx.roll({ count, sides: 6, label: `${kind}s`, by: first, to: 'all' })).dice
      : [];
  const dice = thrown.map(({ value }) => value);
  const found =
    wanted === 'rolled' ? Math.max(least, dice.reduce((sum, one) => sum + one, 0) - less) : wanted;
  tell(tx, 'markersCounted', { kind, count: found, dice });
  return found;
}

/** Whether a mission is about markers of a kind: it can't do without any. */
const isNeeded = (mission: MissionWanted | null, kind: MarkerKind): boolean =>
  mission !== null && rowOf(missions, mission.kind).needs?.kind === kind;

/** Once terrain and edges are known, markers are counted; sides place them in turns, from the first on (L5846). */
export function* beginMarking(
  tx: Tx<Scene>,
  wanted: MarkersWanted,
  first: SideId,
  mission: MissionWanted | null,
): Rule<void> {
  const left: MarkerKind[] = [];
  for (const kind of markerKinds) {
    const least = isNeeded(mission, kind) && markersOf(tx.snapshot(), kind).length === 0 ? 1 : 0;
    const count = yield* counted(tx, kind, wanted[kind], first, least);
    left.push(...Array.from({ length: count }, () => kind));
  }
  yield* nextMarker(tx, left, first);
}

/** Whoever's turn it is places a marker; where none is left, or no room for one, units are placed. */
function* nextMarker(tx: Tx<Scene>, left: readonly MarkerKind[], turn: SideId): Rule<void> {
  const { battle } = tx.state;
  if (battle === null) return;
  delete battle.marking;
  const [kind] = left;
  if (kind === undefined) return yield* nextToPlace(tx);
  if (markerPlaces(tx.snapshot(), 1).length === 0) {
    tell(tx, 'markersLeftOut', { count: left.length });
    return yield* nextToPlace(tx);
  }
  battle.marking = castDraft({ left, turn });
  tell(tx, 'markerTurn', { side: turn, kind, left: left.length });
}

/** A side has conceded whose turn it was to place a marker: the next does. */
export function* passMarking(tx: Tx<Scene>, side: SideId): Rule<void> {
  const battle = tx.snapshot().battle;
  const [next] = battle === null ? [] : clockwise(battle, side);
  if (battle?.marking !== undefined && next !== undefined) yield* nextMarker(tx, battle.marking.left, next);
}

/** Why a marker can't be put on a tile; null: it can. It lies outside of all zones, on ground where one can stand, and touches no other. */
function whyNotThere(scene: Scene, at: At | null, tile: string | null): Refusal | null {
  const { battle } = scene;
  if (battle === null) return refusal('noBattle');
  if (at === null) return refusal('noSuchTile', { tile });
  const zones = Object.values(battle.sides).flatMap(({ zone }) => zone ?? []);
  const no = whyNoMarker(battle.board, fieldIn(scene), zones, at);
  return no === null ? null : refusal('noPlaceForMarker', { tile: tileName(at) });
}

/** So far apart are the places that are offered: one from another. */
const between = 3;

/** So many places for a marker at most, about the middle of the map. */
export function markerPlaces(scene: Scene, most: number): readonly TileName[] {
  const field = fieldIn(scene);
  const middle = { x: Math.floor(field.columns / 2), y: Math.floor(field.rows / 2) };
  const found: At[] = [];
  for (const at of nearestFirst(field, middle, 'chebyshev')) {
    if (found.length >= most) break;
    if (found.some((one) => apart({ at: one }, { at }) < between)) continue;
    if (whyNotThere(scene, at, null) === null) found.push(at);
  }
  return found.map(tileName);
}

/** Why a side can't place a marker now; null: it can. */
export function whyNotMark(scene: Scene, side: SideId): Refusal | null {
  const { battle } = scene;
  const no = whyNotTurn(scene, side);
  return no ?? (battle?.marking === undefined ? refusal('nothingToMark') : null);
}

/** A side puts a marker on the map (L5848): `target` is the tile, `means` 'small' for one that anybody can carry. */
export function* mark(tx: Tx<Scene>, { actor, target, means, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  yield* unless(tx, whyNotMark(scene, actor));
  const { battle } = scene;
  const at = parseTile(detail ?? target ?? '');
  yield* unless(tx, whyNotThere(scene, at, detail ?? target));
  const [kind, ...left] = battle?.marking?.left ?? [];
  if (battle === null || tx.state.battle === null || kind === undefined || at === null) return;
  const small = means === 'small';
  const board = withMarker(battle.board, { kind, small, tiles: [{ x: 0, y: 0 }] }, at);
  tx.state.battle.board = castDraft(structuredClone(board));
  tell(tx, 'markerPlaced', { side: actor, kind, small, tile: tileName(at) });
  const [next = actor] = clockwise(battle, actor);
  yield* nextMarker(tx, left, next);
}
