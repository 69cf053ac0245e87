import type { ActOption, Choice } from '../../../engine/options.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { goalsOf } from '../moves/goals.ts';
import { manners } from '../moves/manners.ts';
import { mostTiles, tilesInReach } from '../moves/reach.ts';
import type { Activation, Scene } from '../scene.ts';
import { act, noneOf } from './act.ts';
import { facingsOf } from './vehicles.ts';

const names = {
  adjust: 'Adjust',
  boost: 'Boost',
  goOn: 'Go on',
  gravPack: 'Fly by Grav-Pack',
  move: 'Move',
  retreat: 'Retreat',
  run: 'Run',
} as const;

/** An order to go somewhere: the nearest tiles are named, others may be typed. */
export function going(
  scene: Scene,
  running: Activation,
  id: keyof typeof names,
  increments: number,
  no: Refusal | null,
): ActOption {
  const manner = manners.find((one) => one === id) ?? null;
  const how = id === 'adjust' ? id : 'move';
  const tiles = no === null ? tilesInReach(scene, running, increments, how, manner) : [];
  const goals = goalsOf(scene, running, tiles);
  const others = tiles.filter((tile) => !goals.some((goal) => goal.tile === tile)).slice(0, mostTiles);
  const place = (tile: string): Choice => ({ id: tile, name: tile, relation: 'place', refused: null });
  const targets = [
    ...goals.map(({ tile, goal }): Choice => ({ ...place(tile), goal })),
    ...others.map(place),
  ];
  return act(
    { id, name: names[id], group: 'move', refused: no ?? noneOf(targets, 'nowhereToGo') },
    {
      price: increments === 1 ? '1 increment' : `${increments} increments`,
      targets,
      targetNeeded: true,
      targetsOpen: true,
      ...facingsOf(scene, running, id, increments),
    },
  );
}
