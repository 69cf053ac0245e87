import type { ActOption, Choice } from '../../../engine/options.ts';
import { facings } from '../../../engine/space/index.ts';
import { isSetUp } from '../battle/placing.ts';
import { incrementsFor } from '../moves/gait.ts';
import { goalsOf } from '../moves/goals.ts';
import { whyNotAlone, whyNotMove } from '../moves/move.ts';
import { mostTiles } from '../moves/reach.ts';
import { type Activation, isVehicleUnit, type Scene, type SideId, unit } from '../scene.ts';
import { comersAboard } from '../vehicles/arrive.ts';
import { vehiclesToBoard } from '../vehicles/board.ts';
import { endsOf, ramsIn, turnsOf } from '../vehicles/driving.ts';
import { incrementsOut, tilesOut, whyNotGetOut } from '../vehicles/getOut.ts';
import { plural } from '../words/names.ts';
import { ramTold } from './meeting.ts';

const chosen = (scene: Scene, id: string, relation: Choice['relation'], note?: string): Choice => ({
  id,
  name: unit(scene, id).name,
  ...(relation === undefined ? {} : { relation }),
  ...(note === undefined ? {} : { note }),
  refused: null,
});

const base = { kind: 'act', group: 'move', refused: null, targetNeeded: true } as const;

/** Ways that a vehicle may face at the end of a drive, each with the tiles where it can; whoever walks may say the way tile by tile. */
export function facingsOf(
  scene: Scene,
  running: Activation,
  order: string,
  increments: number,
): Pick<ActOption, 'means' | 'detail'> {
  if (!isVehicleUnit(scene, running.unit)) return { detail: 'optional' };
  if (order === 'adjust') return {};
  const ends = endsOf(scene, running.unit, increments);
  const means = facings.flatMap((facing): readonly Choice[] => {
    const fits = ends.filter((end) => end.facings.includes(facing)).map(({ tile }) => tile);
    const name = `facing ${facing.replace(/([A-Z])/u, '-$1').toLowerCase()}`;
    return fits.length === 0 ? [] : [{ id: facing, name, fits, refused: null }];
  });
  return { means };
}

/** What the unit that acts may do with vehicles: get into one, or as one ram somebody. Nothing where there is nothing. */
export function vehiclesOffered(scene: Scene, running: Activation): readonly ActOption[] {
  const board = vehiclesToBoard(scene, running).map((id) => chosen(scene, id, 'ally'));
  const drives =
    isVehicleUnit(scene, running.unit) &&
    whyNotMove(scene, running, 'move') === null &&
    whyNotAlone(scene, running.unit) === null;
  const increments = drives ? incrementsFor(scene, running, null) : 0;
  const rams = drives ? ramsIn(scene, running.unit, increments, turnsOf(scene, running.unit)) : [];
  return [
    ...(board.length === 0
      ? []
      : [{ ...base, id: 'board', name: 'Get in', price: '1 increment', targets: board }]),
    ...(rams.length === 0
      ? []
      : [
          {
            ...base,
            id: 'ram',
            name: 'Ram',
            group: 'attack' as const,
            price: 'the move',
            targets: rams.map((one) => chosen(scene, one.target, 'foe', ramTold(scene, running.unit, one))),
          },
        ]),
  ];
}

/** Whoever is in a vehicle may get out. */
export function gettingOut(scene: Scene, running: Activation): readonly ActOption[] {
  const refused = whyNotGetOut(scene, running);
  const tiles = refused === null ? tilesOut(scene, running) : [];
  const goals = goalsOf(scene, running, tiles);
  const others = tiles.filter((tile) => !goals.some((goal) => goal.tile === tile)).slice(0, mostTiles);
  return [
    {
      ...base,
      id: 'getOut',
      name: 'Get out',
      price: plural(incrementsOut(scene, running), 'increment'),
      refused,
      targets: [...goals, ...others.map((tile) => ({ tile }))].map(
        ({ tile, ...goal }): Choice => ({ id: tile, name: tile, relation: 'place', ...goal, refused: null }),
      ),
      targetsOpen: true,
    },
  ];
}

/** Units of the reserves that may come in a vehicle. Nothing where there is none. */
export function comingAboard(scene: Scene, side: SideId): readonly ActOption[] {
  const all = comersAboard(scene, side);
  if (all.length === 0) return [];
  const vehicles = [...new Set(all.flatMap((one) => one.vehicles))];
  return [
    {
      ...base,
      id: 'comeAboard',
      name: isSetUp(scene) ? 'Place aboard' : 'Deploy aboard',
      group: 'turn',
      price: 'free',
      targets: all.map((one) => chosen(scene, one.unit, 'ally')),
      means: vehicles.map((id) => ({
        ...chosen(scene, id, undefined),
        fits: all.filter((one) => one.vehicles.includes(id)).map((one) => one.unit),
      })),
      meansNeeded: true,
    },
  ];
}
