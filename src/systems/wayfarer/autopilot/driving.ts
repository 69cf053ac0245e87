import type { Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { remembered } from '../../../engine/remembered.ts';
import { sameTile, tileName } from '../../../engine/space/index.ts';
import { playedCard } from '../activations/legality.ts';
import { meansOf } from '../assaults/means.ts';
import { standing, withStanding } from '../battle/standing.ts';
import { countsAs } from '../cards/card.ts';
import { incrementsFor } from '../moves/gait.ts';
import { whyNotAlone, whyNotMove } from '../moves/move.ts';
import { gone, oddsOfRam, oddsUnder } from '../offers/meeting.ts';
import {
  aboard,
  type Activation,
  cardOf,
  isVehicleUnit,
  runningIn,
  type Scene,
  type UnitId,
  unit,
} from '../scene.ts';
import type { Body } from '../space/body.ts';
import { driveTo } from '../space/driven.ts';
import { apart, isAhead } from '../space/measure.ts';
import { driveIn, ramsIn, turnsOf } from '../vehicles/driving.ts';
import { aimAt } from './aim.ts';
import { convoyOf, leftToGo } from './convoy.ts';

/** At how many ends of a drive a side looks closely, and at how many slow ones: each takes a while. */
const MOST = 12;
/** What it is worth to bring a convoy on: more than any assault. */
const THROUGH = 20;

/** What a better aim must be to be driven for, and what the speed takes of it (L5126). */
const LITTLE = 0.05;
const FAST = 0.24;
/** What coming all the way to an enemy counts for. */
const NEARING = 0.15;

/** An end of a drive: how the vehicle would lie, whether it goes too fast to aim from, and whom it would run over on the way. */
interface Drive {
  readonly body: Body;
  readonly isFast: boolean;
  readonly over: readonly UnitId[];
}

/** Whether the unit that acts is a vehicle that may drive off by itself now. */
const mayDrive = (scene: Scene, running: Activation): boolean =>
  isVehicleUnit(scene, running.unit) &&
  whyNotMove(scene, running, 'move') === null &&
  whyNotAlone(scene, running.unit) === null;

/** Ends of a drive of the vehicle that acts, best first by something; of those on the way of which there is a hazard, none. */
function endsBy(scene: Scene, running: Activation, by: (body: Body) => number): readonly Drive[] {
  const { unit: id } = running;
  const drive = driveIn(scene, id, incrementsFor(scene, running, null), turnsOf(scene, id));
  if (drive === null) return [];
  const from = drive.driving.mover.body;
  const ends = drive.parkings
    .filter(({ body }) => !sameTile(body.at, from.at))
    .map(({ body, cost }) => ({ body, cost, by: by(body) }))
    .filter((one) => Number.isFinite(one.by))
    .toSorted((one, other) => one.by - other.by);
  // Costs are in halves of increments: those within half its Speed are slow enough to aim from.
  const slow = ends.filter(({ cost }) => cost <= drive.driving.speed).slice(0, MOST);
  return [...new Set([...ends.slice(0, MOST), ...slow])].flatMap(({ body }): readonly Drive[] => {
    const legs = driveTo(drive, body.at, body.facing)?.legs ?? [];
    return legs.some(({ hazards }) => hazards.length > 0)
      ? []
      : [
          {
            body,
            isFast: 2 * legs.filter(({ how }) => how !== 'turn').length > drive.driving.speed,
            over: legs.flatMap(({ over }) => over),
          },
        ];
  });
}

/** Ends near an enemy, with it ahead where guns look. */
const endsNear = remembered((scene: Scene, wanted: UnitId): readonly Drive[] => {
  const running = runningIn(scene);
  const enemy = standing(scene, wanted);
  if (running === null || enemy === null) return [];
  return endsBy(scene, running, (body) => apart(body, enemy) + (isAhead(body, enemy) ? 0 : 2));
});

const isOwn = (scene: Scene, id: UnitId, other: UnitId): boolean =>
  unit(scene, id).side === unit(scene, other).side;

/** What running over these is worth: who falls of the enemies, less who falls of one's own. */
const overWorth = (scene: Scene, id: UnitId, over: readonly UnitId[]): number =>
  over.reduce((sum, one) => {
    const falls = gone(oddsUnder(scene, id, one)) * cardOf(scene, one).vp;
    return sum + (isOwn(scene, id, one) ? -falls : falls);
  }, 0);

const goes = ({ body }: Drive) => ({ target: tileName(body.at), means: body.facing });

/** How well those in a vehicle who can still act would hit an enemy from where it lies. */
const crewAims = (scene: Scene, id: UnitId, wanted: UnitId): number =>
  Math.max(
    0,
    ...aboard(scene, id)
      .filter((one) => !unit(scene, one).activated)
      .map((one) => aimAt(scene, one, wanted, false)),
  );

/** What a drive is worth to those inside: a better aim, or a way nearer where they have none. */
function crewWorth(scene: Scene, id: UnitId, wanted: UnitId, { body, isFast }: Drive): number {
  const [own, enemy] = [standing(scene, id), standing(scene, wanted)];
  const fires = aboard(scene, id).some((one) => meansOf(scene, one).some(({ unarmed }) => !unarmed));
  if (own === null || enemy === null || !fires) return 0;
  const now = crewAims(scene, id, wanted);
  const then = Math.max(0, crewAims(withStanding(scene, id, body), id, wanted) - (isFast ? FAST : 0));
  if (now > 0 || then > 0) return then - now > LITTLE ? (then - now) * cardOf(scene, wanted).vp : 0;
  const away = apart(own, enemy);
  return (NEARING * Math.max(0, away - apart(body, enemy))) / away;
}

/** The drive that brings a convoy farthest; null: none brings it nearer. */
function onwards(scene: Scene, running: Activation): Drive | null {
  const { unit: id } = running;
  const own = standing(scene, id);
  if (own === null) return null;
  const now = leftToGo(scene, id, own);
  const far = endsBy(scene, running, (body) => leftToGo(scene, id, body));
  const fit = far.filter(({ over }) => !over.some((one) => isOwn(scene, id, one)));
  return fit.find(({ body }) => leftToGo(scene, id, body) < now) ?? null;
}

/** What a vehicle would do with its move: bring itself through where that is what is fought for, ram, or run over whom it can. */
export function drivingOn(scene: Scene, acts: readonly ActOption[], wanted: UnitId | null): readonly Rated[] {
  const running = runningIn(scene);
  if (running === null || !mayDrive(scene, running)) return [];
  const { unit: id } = running;
  const move = acts.find((act) => act.id === 'move');
  const thenAttack = countsAs(playedCard(running)) >= 8 && running.done.assaulted === null;
  const brief = { thenAttack, on: 'foe', what: 'picks' } as const;
  if (convoyOf(scene, running.side) === id) {
    const drive = move === undefined ? null : onwards(scene, running);
    return move === undefined || drive === null
      ? []
      : [{ ...brief, act: move, ...goes(drive), worth: THROUGH, on: 'ally' }];
  }
  const over =
    move === undefined || wanted === null
      ? []
      : endsNear(scene, wanted).map(
          (drive): Rated => ({
            ...brief,
            act: move,
            ...goes(drive),
            worth: overWorth(scene, id, drive.over) + crewWorth(scene, id, wanted, drive),
          }),
        );
  return [...over, ...rams(scene, running, acts, brief)].filter(({ worth }) => worth > 0);
}

function rams(
  scene: Scene,
  running: Activation,
  acts: readonly ActOption[],
  brief: Pick<Rated, 'thenAttack' | 'on' | 'what'>,
): readonly Rated[] {
  const act = acts.find((one) => one.id === 'ram');
  const { unit: id } = running;
  if (act === undefined) return [];
  return ramsIn(scene, id, incrementsFor(scene, running, null), turnsOf(scene, id)).map((one): Rated => {
    const { ours, theirs } = oddsOfRam(scene, id, one);
    const lost = theirs === null ? 0 : gone(theirs) * cardOf(scene, id).vp;
    const worth = gone(ours) * cardOf(scene, one.target).vp - lost;
    return { ...brief, act, target: one.target, means: null, worth };
  });
}
