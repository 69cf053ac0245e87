import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { injuries } from '../content/campaign.ts';
import {
  type Battle,
  cardOf,
  isVehicleUnit,
  type Scene,
  type SideId,
  type UnitId,
  unit,
  victoryPointsOf,
} from '../scene.ts';
import { tell } from '../tell.ts';
import { regrouped, restedForce } from './forming.ts';
import { captive, desert, type Result } from './captives.ts';
import { advance, cripple, gain, giveForce, learns, placesOf, rest } from './learning.ts';

/** Resources for one Victory Point (L5793). */
const perPoint = 10;
/** So many units are asked about at most, the dearest: a list takes no more. */
const mostNamed = 24;
/** So many resources let a unit learn (L5875). */
const perLesson = 100;

/** Sides of a match, in the order of the turns, whose sheets are there. */
const sidesOf = (scene: Scene, { order }: Battle): readonly SideId[] =>
  order.filter((side) => scene.characters[side]?.band !== undefined);

const unitsOwned = ({ battle }: Scene, side: SideId): readonly UnitId[] =>
  Object.entries(battle?.units ?? {}).flatMap(([id, { owner }]) => (owner === side ? [id] : []));

/** What a side has gained by a match: ten for each Victory Point, and what it secured (L5792, L5871). */
function gainOf(tx: Tx<Scene>, battle: Battle, side: SideId): number {
  const points = perPoint * victoryPointsOf(tx.snapshot(), side);
  const spoils = battle.spoils?.find((one) => one.side === side)?.resources ?? 0;
  tell(tx, 'resourcesGained', { side, points, spoils, total: gain(tx, side, points + spoils) });
  return points + spoils;
}

/** What has come of a captive; gives whether it is lost to its force. */
function* suffer(tx: Tx<Scene>, id: UnitId, result: Result, lost: ReadonlySet<UnitId>): Rule<boolean> {
  switch (result) {
    case 'death':
      return true;
    case 'deserter':
      yield* desert(tx, id, lost);
      return true;
    case 'crippled':
      yield* cripple(tx, id);
      return false;
    case 'wounded':
      rest(tx, id);
      return false;
    case 'luckyDuck':
      if (learns(tx.snapshot(), id)) yield* advance(tx, id);
      return false;
  }
}

/** A unit that enemies held as the match ended: two dice say how it is (L5798 to L5836). Gives whether it is lost to its force. */
function* injury(tx: Tx<Scene>, id: UnitId, by: SideId, lost: ReadonlySet<UnitId>): Rule<boolean> {
  const { owner } = unit(tx.snapshot(), id);
  const { dice } = yield* tx.roll({ count: 2, sides: 6, label: 'injury', by: owner, to: 'all' });
  const shown = dice.map(({ value }) => value);
  const sum = shown.reduce((all, one) => all + one, 0);
  const result = injuries.find(({ from, to }) => from <= sum && sum <= to)?.id ?? 'wounded';
  tell(tx, 'injuryRolled', { side: owner, unit: id, dice: shown, result });
  const suffered = result === 'captured' ? yield* captive(tx, id, by) : result;
  return suffered === null ? false : yield* suffer(tx, id, suffered, lost);
}

/** For each full hundred of resources that a side has gained, one unit that wasn't defeated learns: another each time (L5873; reading). */
function* advances(tx: Tx<Scene>, side: SideId, gained: number): Rule<void> {
  const scene = tx.snapshot();
  const unhurt = unitsOwned(scene, side)
    .filter((id) => ['map', 'aboard', 'reserves'].includes(unit(scene, id).where.kind))
    .filter((id) => !isVehicleUnit(scene, id) && learns(scene, id));
  const fit = unhurt.toSorted((one, other) => cardOf(scene, other).value - cardOf(scene, one).value);
  const times = Math.floor(gained / perLesson);
  const done: UnitId[] = [];
  for (let time = 1; time <= times; time += 1) {
    const open = fit.filter((id) => !done.includes(id)).slice(0, mostNamed);
    const [first] = open;
    if (first === undefined) return;
    const choice = yield* tx.ask({
      id: 'nominate',
      asked: side,
      code: 'nominate',
      params: { time, times },
      options: [
        ...open.map((id) => ({
          id,
          code: 'nominate.unit',
          params: { unit: id, value: cardOf(scene, id).value },
        })),
        { id: 'none', code: 'nominate.none', params: {} },
      ],
      default: first,
    });
    const learner = open.find((id) => id === choice);
    if (learner === undefined) return;
    done.push(learner);
    yield* advance(tx, learner);
  }
}

/**
 * What comes after a match of an Escalation campaign: resources for all, then the injuries of those who were captives, side by side in the order of
 * the turns, then who has learned (L5790 to L5934). The wounded of the match before have rested.
 */
export function* aftermath(tx: Tx<Scene>): Rule<void> {
  const before = tx.snapshot();
  const { battle } = before;
  if (battle === null) return;
  const sides = sidesOf(before, battle);
  const gained = new Map<SideId, number>();
  for (const side of sides) {
    const drafted = tx.state.characters[side];
    const force = before.characters[side]?.force;
    if (drafted?.band === undefined || force === undefined) continue;
    drafted.band.matches += 1;
    if (battle.end?.winner === side) drafted.band.won += 1;
    giveForce(tx, side, restedForce(force));
    gained.set(side, gainOf(tx, battle, side));
  }
  const lost = new Set<UnitId>();
  for (const side of sides)
    for (const id of unitsOwned(before, side)) {
      const { where } = unit(before, id);
      if (where.kind !== 'captured' || where.by === side) continue;
      if (yield* injury(tx, id, where.by, lost)) lost.add(id);
    }
  for (const side of sides) yield* advances(tx, side, gained.get(side) ?? 0);
  for (const side of sides) bury(tx, side, lost);
}

/** Takes those who are lost out of a side's force, once nothing asks for their cards any more. */
function bury(tx: Tx<Scene>, side: SideId, lost: ReadonlySet<UnitId>): void {
  const scene = tx.snapshot();
  const force = scene.characters[side]?.force;
  if (force === undefined) return;
  const gone = placesOf(scene, side, lost);
  const entries = regrouped(force.entries.filter((_, at) => !gone.has(at)));
  giveForce(tx, side, { ...force, entries });
}
