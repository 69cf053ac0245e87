import type { Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { rowOf } from '../../../engine/table.ts';
import { coverFrom } from '../battle/seeing.ts';
import type { Attribute } from '../content/attributes.ts';
import { operateActions } from '../content/battle.ts';
import { enemiesOf } from '../effects/moment.ts';
import { nameOfOperable, operablesOf } from '../operating/operate.ts';
import { isVehicleUnit, runningIn, type Scene, type UnitId } from '../scene.ts';
import { marksAt } from '../space/field.ts';
import { doorsOf, type Operable } from '../space/operate.ts';
import { strikeWorth } from './aim.ts';
import { hasGrab, staysThere } from './markers.ts';
import { passing } from './spellWorth.ts';

/** What an open door counts for to who is shut off from what is fought for, and a hiding place to who has it. */
const OPEN = 0.12;
const HIDDEN = 0.05;

const brief = { means: null, on: 'ally', what: 'picks' } as const;

const strikesNobody = (scene: Scene, id: UnitId): boolean =>
  strikeWorth(scene, id, enemiesOf(scene, id)) === 0;

/** Whether an operation opens a door that is shut. */
function opens(scene: Scene, { tile, operation }: Operable): boolean {
  const board = scene.battle?.board;
  if (board === undefined || operation === 'pickUp' || operation === 'hack') return false;
  if (operation === 'terminal') return doorsOf(board, tile).length > 0;
  const marks = marksAt(board, tile);
  return marks.includes('door') && !marks.includes('open');
}

/** In a mission, who can strike at nobody and come nearer to nothing opens a door that is before it. */
export function openingDoors(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  const act = acts.find(({ id }) => id === 'operate');
  const move = acts.find(({ id }) => id === 'move');
  const isFree = running !== null && act !== undefined && scene.battle?.mission !== undefined;
  if (!isFree || !strikesNobody(scene, running.unit) || staysThere(scene, running.unit)) return [];
  if ((move?.targets ?? []).some(({ goal }) => goal !== undefined)) return [];
  return operablesOf(scene, running.unit)
    .filter((one) => opens(scene, one))
    .map((one): Rated => {
      const { test, dv } = rowOf(operateActions, one.operation);
      const chance = test === null ? 1 : passing(scene, running.unit, test as Attribute, Math.max(...dv));
      return { ...brief, act, target: nameOfOperable(one), worth: OPEN * chance, thenAttack: false };
    })
    .filter(({ worth }) => worth > 0);
}

/** In a mission, who holds what is fought for and can strike at nobody hides, where it is in cover from an enemy. */
export function hiding(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  const act = acts.find(({ id }) => id === 'sneak');
  if (running === null || act === undefined || isVehicleUnit(scene, running.unit)) return [];
  const { unit: id } = running;
  if (!(staysThere(scene, id) || hasGrab(scene, id)) || !strikesNobody(scene, id)) return [];
  const isCovered = enemiesOf(scene, id).some((enemy) => coverFrom(scene, enemy, id) > 0);
  return isCovered ? [{ ...brief, act, target: null, worth: HIDDEN, thenAttack: true }] : [];
}
