import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { onMap } from '../battle/standing.ts';
import { score } from '../battle/victory.ts';
import { countsAs } from '../content/damageTypes.ts';
import type { Moment } from '../effects/moment.ts';
import { isOfType, rulesNamed } from '../effects/sources.ts';
import { cardOf, type Scene, type SideId, type UnitId, unitIn, type Whereabouts } from '../scene.ts';
import { tell } from '../tell.ts';
import { captorOf } from './captor.ts';
import { dodges, isRescued } from './rescues.ts';
import { lastChances, rollSaves, savesOf } from './saves.ts';

/** What defeats a unit: whose doing it is, what kind of harm, what cover is between, and how its saves are made worse. */
export interface Blow {
  readonly side: SideId;
  readonly moment: Moment;
  readonly cover: number;
  readonly worse: number;
  /** The enemy's best Offense die; null: no die has beaten it. */
  readonly best: number | null;
  /** Those it defeats go to their reserves instead (L4774, L1787). */
  readonly spares: boolean;
}

/** Moves a unit off the map. */
function off(tx: Tx<Scene>, id: UnitId, where: Whereabouts): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined) return;
  drafted.where = castDraft({ ...where });
  drafted.sneaking = false;
}

/** A unit goes back to its side's reserves, whatever save dice it has used. */
export function toReserves(tx: Tx<Scene>, id: UnitId, why: string): void {
  if (unitIn(tx.now, id)?.where.kind === 'reserves') return;
  off(tx, id, { kind: 'reserves' });
  tell(tx, 'sentToReserves', { unit: id, why });
}

/** Captives of a kind that somebody on the map knows are worth a point more (Scientific Knowledge, L1870). */
function scoreKnown(tx: Tx<Scene>, id: UnitId, side: SideId): void {
  const scene = tx.snapshot();
  for (const ally of onMap(scene, side))
    for (const { figures } of rulesNamed(scene, ally, 'vpFor'))
      if (typeof figures.type === 'string' && isOfType(scene, id, figures.type))
        score(tx, side, Number(figures.vp));
}

/** A unit is captured: what it is worth is its captor's (L408 to L416). */
export function capture(tx: Tx<Scene>, id: UnitId, side: SideId): void {
  off(tx, id, { kind: 'captured', by: side });
  tell(tx, 'captured', { unit: id, side, points: cardOf(tx.snapshot(), id).vp });
  scoreKnown(tx, id, side);
}

/** A unit is taken out of the game. */
export function remove(tx: Tx<Scene>, id: UnitId, why: string): void {
  off(tx, id, { kind: 'removed' });
  tell(tx, 'removed', { unit: id, why });
}

/**
 * A unit would be defeated (L223 to L255, L407 to L421): its save dice are rolled until one holds; then it dodges, allies rescue it, and
 * its last chances come; if nothing helps, it is captured. Gives what came of it.
 */
export function* defeat(tx: Tx<Scene>, id: UnitId, blow: Blow): Rule<'safe' | 'reserves' | 'captured'> {
  const saves = savesOf(tx.snapshot(), id, blow.moment, blow.cover);
  let came = yield* rollSaves(tx, id, saves, blow.worse);
  if (came === 'defeated' && blow.best !== null && (yield* dodges(tx, id, blow.moment, blow.best)))
    came = 'safe';
  if (came === 'defeated' && (yield* isRescued(tx, id))) came = 'reserves';
  if (came === 'defeated') came = yield* lastChances(tx, id, blow.moment);
  if (came === 'safe') return 'safe';
  if (came === 'reserves') {
    toReserves(tx, id, 'saved');
    return 'reserves';
  }
  if (blow.spares) {
    toReserves(tx, id, 'spared');
    return 'reserves';
  }
  if (isImmortal(tx.snapshot(), id, blow)) {
    // It is in nobody's captures, and a point is had for it all the same (L921).
    toReserves(tx, id, 'immortal');
    score(tx, blow.side, 1);
    return 'reserves';
  }
  // Whom its own side has defeated goes to an enemy of its player's choice (L417).
  const isOwn = blow.side === unitIn(tx.now, id)?.side;
  const captor = isOwn ? yield* captorOf(tx, id) : blow.side;
  if (captor === null) remove(tx, id, 'lost');
  else capture(tx, id, captor);
  return 'captured';
}

/** Whether only magic would capture a unit, and this is none (L921). */
function isImmortal(scene: Scene, id: UnitId, { moment }: Blow): boolean {
  return rulesNamed(scene, id, 'immortal').some(({ figures: { unless } }) => {
    const ending: readonly string[] = Array.isArray(unless) ? unless : [];
    return !moment.hitBy.some((type) => countsAs(type).some((one) => ending.includes(one)));
  });
}
