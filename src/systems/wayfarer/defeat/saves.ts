import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { allOnMap, isAdjacentTo } from '../battle/standing.ts';
import { holds, type Moment } from '../effects/moment.ts';
import { isOfType, rulesNamed, sourcesOf } from '../effects/sources.ts';
import { lastingOn } from '../lasting/lasting.ts';
import { cardOf, type Scene, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { type Saved, savedBy } from '../tests/saves.ts';

/** A die that a unit may roll before it is defeated; `at` is its place on the card, null: it is no die of the card's. */
export interface Save {
  readonly by: string;
  readonly value: number;
  readonly at: number | null;
  /** What lasts on the unit and lends it; null: nothing does. */
  readonly lent?: string | null;
  readonly ablates: boolean;
}

/** Save dice that allies give: to those of some types beside them, or to themselves as well (L2904, L4499). */
function lentSaves(scene: Scene, id: UnitId): readonly Save[] {
  return allOnMap(scene)
    .filter((ally) => unit(scene, ally).side === unit(scene, id).side)
    .flatMap((ally) =>
      rulesNamed(scene, ally, 'alliesSaveDie').flatMap(({ figures: { value, types, self } }) => {
        const isFor = Array.isArray(types) && types.some((type: string) => isOfType(scene, id, type));
        const isNear = ally === id ? self === true : isAdjacentTo(scene, ally, id);
        return isFor && isNear && typeof value === 'number'
          ? [{ by: 'alliesSaveDie', value, at: null, ablates: false }]
          : [];
      }),
    );
}

/** What a save die is worth against what hits (Reassembly: less against what smashes, L1639). */
function against(scene: Scene, id: UnitId, from: string, value: number, { hitBy }: Moment): number {
  if (from !== 'reassembly') return value;
  const [worse] = rulesNamed(scene, id, 'saveDieAgainst');
  const types: readonly string[] = Array.isArray(worse?.figures.types) ? worse.figures.types : [];
  return hitBy.some((type) => types.includes(type)) ? Number(worse?.figures.value) : value;
}

/**
 * Every save die that a unit has now, in the order in which it is rolled (A14, A17): those that last first, as they cost nothing, the better
 * ones before the worse; then those that are turned down.
 */
export function savesOf(scene: Scene, id: UnitId, moment: Moment, cover: number): readonly Save[] {
  const card = cardOf(scene, id);
  const own = card.saveDice.flatMap(({ from, ablative }, at): readonly Save[] => {
    const value = unit(scene, id).saveDice[at] ?? 0;
    return value > 0
      ? [{ by: from, value: against(scene, id, from, value, moment), at, ablates: ablative }]
      : [];
  });
  const lent = lastingOn(scene, id).flatMap(({ from, saveDie }): readonly Save[] =>
    saveDie !== null && saveDie > 0
      ? [{ by: from, value: saveDie, at: null, lent: from, ablates: true }]
      : [],
  );
  const now = sourcesOf(scene, id).flatMap(({ from, effect }): readonly Save[] =>
    effect.does === 'saveDie' &&
    effect.when.length > 0 &&
    effect.when.every((when) => holds(scene, id, moment, when))
      ? [{ by: from, value: effect.value, at: null, ablates: false }]
      : [],
  );
  const covered: readonly Save[] = cover > 0 ? [{ by: 'cover', value: cover, at: null, ablates: false }] : [];
  return [...covered, ...now, ...lentSaves(scene, id), ...lent, ...own].toSorted(
    (one, other) => Number(one.ablates) - Number(other.ablates) || other.value - one.value,
  );
}

/** Rolls save dice until one holds (L246). `worse` is added to each roll (Takedown, L4859). */
export function* rollSaves(tx: Tx<Scene>, id: UnitId, saves: readonly Save[], worse: number): Rule<Saved> {
  for (const { by, value, at, ablates, lent } of saves) {
    const { dice } = yield* tx.roll({
      count: 1,
      sides: 6,
      label: 'save',
      by: unit(tx.now, id).side,
      to: 'all',
    });
    const rolled = Math.min(6, (dice[0]?.value ?? 6) + worse);
    const came = savedBy(value, rolled);
    const left = ablates ? value - 1 : value;
    const drafted = tx.state.battle?.units[id];
    if (at !== null && drafted !== undefined) drafted.saveDice[at] = left;
    const one = tx.state.battle?.lasting.find(({ on, from }) => on === id && from === lent);
    if (one !== undefined) one.saveDie = left;
    tell(tx, 'saved', { unit: id, by, value, rolled, came, left });
    if (came !== 'defeated') return came;
  }
  return 'defeated';
}

/** A die of so much or more sends who would be defeated to reserves (Undead, Hordesman). */
export function* lastChances(tx: Tx<Scene>, id: UnitId, moment: Moment): Rule<Saved> {
  const scene = tx.snapshot();
  for (const { from, effect } of sourcesOf(scene, id)) {
    if (effect.does !== 'lastChance') continue;
    if (!effect.when.every((when) => holds(scene, id, moment, when))) continue;
    const { dice } = yield* tx.roll({
      count: 1,
      sides: 6,
      label: 'lastChance',
      by: unit(scene, id).side,
      to: 'all',
    });
    const rolled = dice[0]?.value ?? 1;
    const came = rolled >= effect.roll ? 'reserves' : 'defeated';
    tell(tx, 'saved', { unit: id, by: from, value: effect.roll, rolled, came, left: effect.roll });
    if (came === 'reserves') return came;
  }
  return 'defeated';
}
