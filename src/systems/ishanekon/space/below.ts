import type { Rule } from '../../../engine/rule.ts';
import { nearestFirst, parseTile, tileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import { defend } from '../defence/defend.ts';
import { putState } from '../fight/states.ts';
import type { Edge } from '../numbers/edge.ts';
import { beingIn, type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { isFree, sizeOf } from './bodies.ts';
import { freeHands } from './gait.ts';
import { putAt } from './go.ts';
import { mapIn, metric } from './terrain.ts';

/** What a Defense Roll against somebody who falls must reach (Falling). */
const POWER = 15;

/** Somebody on whom another falls: hit, out of the way, or with the other in their arms. */
export interface Met {
  readonly id: CharacterId;
  readonly how: 'hit' | 'aside' | 'caught';
}

type Answer = 'aside' | 'catch' | 'hold' | 'carry' | 'stay';

/** What who stands below may do: step aside, catch them, hold on to them, let them climb up (who is larger), or nothing. */
function answersOf(scene: Scene, below: CharacterId, falling: CharacterId): readonly Answer[] {
  const larger = sizeOf(scene, below).step > sizeOf(scene, falling).step;
  return [
    'aside',
    'catch',
    ...(freeHands(scene, below) > 0 ? (['hold'] as const) : []),
    ...(larger ? (['carry'] as const) : []),
    'stay',
  ];
}

/** A bigger one is harder to meet, a smaller one easier. */
function edgesOf(scene: Scene, below: CharacterId, falling: CharacterId): readonly Edge[] {
  const by = sizeOf(scene, falling).step - sizeOf(scene, below).step;
  return by === 0 ? [] : [{ source: 'size', edge: by > 0 ? 'disadvantage' : 'advantage' }];
}

/** Somebody falls on another, who may make a Dexterity or a Strength Defense Roll (Falling). Things, and who is down, are just hit. */
export function* meets(tx: Tx<Scene>, falling: CharacterId, below: CharacterId): Rule<Met> {
  const now = tx.snapshot();
  const who = beingIn(now, below);
  if (who === null || who.dead || who.vitality < 1) return { id: below, how: 'hit' };
  const params = { actor: falling, target: below };
  const answers = answersOf(now, below, falling);
  const choice = yield* tx.ask({
    ...{ id: 'fallsOn', asked: below, code: 'fallsOn', params, default: 'aside' },
    options: answers.map((id) => ({ id, code: `fallsOn.${id}`, params })),
  });
  const answer = answers.find((one) => one === choice) ?? 'stay';
  if (answer === 'stay') return { id: below, how: 'hit' };
  const { success } = yield* defend(tx, {
    ...{ target: below, by: null, power: POWER, with: 'the fall', edges: edgesOf(now, below, falling) },
    stat: answer === 'aside' ? 'dexterity' : 'strength',
  });
  if (!success) return { id: below, how: 'hit' };
  if (answer === 'aside') makeRoom(tx, below);
  else takes(tx, below, falling, answer);
  tell(tx, answer === 'aside' ? 'steppedAside' : 'caught', { actor: below, target: falling });
  return { id: below, how: answer === 'aside' ? 'aside' : 'caught' };
}

/** Who is caught is held, climbs on who caught them, or is put down beside them. */
function takes(tx: Tx<Scene>, below: CharacterId, falling: CharacterId, how: Answer): void {
  const state = how === 'hold' ? 'grabbed' : how === 'carry' ? 'climbed' : null;
  if (state !== null) putState(tx, falling, { id: state, by: below, number: null, duration: untilRemoved });
}

/** Who is in a space that isn't theirs to be in goes to the nearest free one. */
export function makeRoom(tx: Tx<Scene>, id: CharacterId): void {
  const now = tx.snapshot();
  const [map, at] = [mapIn(now), parseTile(fighterIn(now, id)?.at ?? '')];
  if (map === null || at === null) return;
  for (const place of nearestFirst(map.grid, at, metric)) {
    if (!isFree(now, id, place)) continue;
    if (tileName(place) !== tileName(at)) putAt(tx, id, tileName(place));
    return;
  }
}
