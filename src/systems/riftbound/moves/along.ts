import { castDraft } from 'immer';
import {
  along,
  emptyBoard,
  floorOn,
  type Ground,
  groundOf,
  type Path,
  pathLength,
} from '../../../engine/space/plane/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { dragged } from '../attack/grapple/drag.ts';
import { type Moment, momentsOf, type Watched, watchersOf } from '../attack/overwatch/moments.ts';
import { touchedOn, touchOff } from '../attack/plasma/touch.ts';
import { inMind } from '../fight/mind.ts';
import { isAble } from '../fight/sides.ts';
import { hpOf } from '../harm/hurt.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { windows } from '../windows.ts';
import { goInMind } from './goInMind.ts';

/** A way that a unit goes. */
export interface Going {
  readonly actor: CharacterId;
  /** From where it stands. */
  readonly path: Path;
  /** Somebody else moves it. */
  readonly forced: boolean;
  /** Who makes it go. */
  readonly by: CharacterId;
  /** Where it flies once it is there, in centimetres; absent: on the floor that is there. */
  readonly altitude?: number;
  /** They stay where a shot of Overwatch has hurt them. */
  readonly stopsIfHit?: boolean;
  /** But not before they have gone so far: a vehicle's exact part (in centimetres). */
  readonly atLeast?: number;
  /** It stops there for now, in centimetres from its beginning: what is left is gone later, and is of the same Move. */
  readonly until?: number;
  /** Those on Overwatch who have fired at this Move already. */
  readonly spared?: readonly CharacterId[];
}

/** Something that a move brings on before its end. */
type Met =
  | {
      readonly kind: 'watched';
      readonly gone: number;
      readonly watcher: CharacterId;
      readonly moment: Moment;
    }
  | { readonly kind: 'plasma'; readonly gone: number; readonly plasma: string };

/**
 * Goes a way, moment by moment: whoever is on Overwatch may fire, once a Move each; plasma that is touched explodes. Who falls on the way
 * stays there. Whom they hold comes along behind them. Gives how far it was gone. In the theatre of the mind no place changes, and the GM says
 * what happens on the way.
 */
export function* goAlong(tx: Tx<Scene>, going: Going): Rule<number> {
  const { actor, path, altitude, spared = [], atLeast = 0 } = going;
  const end = path.at(-1);
  if (fighterIn(tx.now, actor) === null || end === undefined)
    return yield* tx.refuse('notInFight', { id: actor });
  if (inMind(tx.now)) return (yield* goInMind(tx, actor)) === 'whole' ? pathLength(path) : 0;
  const wasUp = isAble(tx.now, actor);
  const floors = groundOf((tx.snapshot().fight?.board ?? emptyBoard).plane);
  const watching = { mover: actor, path, ...(altitude === undefined ? {} : { altitude }) };
  const moments = new Map<CharacterId, Moment[]>();
  for (const id of watchersOf(tx.snapshot(), actor))
    if (!spared.includes(id)) moments.set(id, [...momentsOf(tx.snapshot(), id, watching)]);
  let gone = 0;
  let until = going.until ?? Number.POSITIVE_INFINITY;
  for (;;) {
    const met = nextOf(tx.snapshot(), watching, gone, moments);
    if (met === null || met.gone > until) break;
    gone = met.gone;
    place(tx, going, floors, along(path, gone));
    const hp = hpOf(tx.now, actor);
    if (met.kind === 'plasma') yield* touchOff(tx, met.plasma);
    else yield* meet(tx, actor, met, moments);
    if (wasUp && !isAble(tx.now, actor)) return gone;
    if (going.stopsIfHit !== true || hpOf(tx.now, actor) >= hp) continue;
    if (gone >= atLeast) return gone;
    until = Math.min(until, atLeast);
  }
  if (until < pathLength(path)) {
    place(tx, going, floors, along(path, until));
    return until;
  }
  place(tx, going, floors, end);
  for (const { held, path: way } of dragged(tx.snapshot(), actor))
    yield* goAlong(tx, { actor: held, path: way, forced: true, by: actor });
  return pathLength(path);
}

/** When people on Overwatch have theirs along a Move; found as it begins. Who is out of it is left out. */
type Moments = Map<CharacterId, Moment[]>;

/** What comes next on a way; of what comes at once, in the order in which people joined. */
function nextOf(scene: Scene, watched: Watched, gone: number, moments: Moments): Met | null {
  const all: Met[] = watchersOf(scene, watched.mover).flatMap((watcher): readonly Met[] => {
    const [moment] = moments.get(watcher) ?? [];
    return moment === undefined ? [] : [{ kind: 'watched', gone: moment.gone, watcher, moment }];
  });
  const plasma = touchedOn(scene, watched, gone);
  if (plasma !== null) all.push({ kind: 'plasma', ...plasma });
  return all.reduce<Met | null>(
    (first, one) => (first === null || one.gone < first.gone ? one : first),
    null,
  );
}

/** Somebody on Overwatch has their moment. Whoever has fired is done with this Move. */
function* meet(
  tx: Tx<Scene>,
  mover: CharacterId,
  { watcher, moment }: Extract<Met, { kind: 'watched' }>,
  moments: Moments,
): Rule<void> {
  const shots = () => fighterIn(tx.now, watcher)?.overwatch?.shots ?? 0;
  const before = shots();
  moments.get(watcher)?.shift();
  const { asks, last } = moment;
  yield* tx.window(windows.moveMoment, { watcher, mover, asks, last });
  if (shots() < before) moments.delete(watcher);
}

function place(tx: Tx<Scene>, { actor, altitude }: Going, floors: Ground, { x, y }: Path[number]): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined) return;
  fighter.at = castDraft({ x, y });
  fighter.altitude = altitude ?? floorOn(floors, { x, y });
}
