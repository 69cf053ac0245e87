import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation, whyNotOrdered } from '../activations/legality.ts';
import { after } from '../activations/orders.ts';
import { allOnMap, standing } from '../battle/standing.ts';
import type { Attribute } from '../content/attributes.ts';
import { operateActions } from '../content/battle.ts';
import { rule, type When } from '../content/effect.ts';
import { plainTest } from '../effects/moment.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import { begin } from '../lasting/ends.ts';
import { takeUp } from '../markers/carry.ts';
import { handling, loadOf, lyingAt, placesOf } from '../markers/things.ts';
import { type Activation, isVehicleUnit, type Scene, type UnitId, unit } from '../scene.ts';
import { marksAt } from '../space/field.ts';
import { apart } from '../space/measure.ts';
import {
  besideNetwork,
  doorsOf,
  networkedTo,
  type Operable,
  operableBy,
  withDoor,
} from '../space/operate.ts';
import { tell } from '../tell.ts';
import { testStatic } from '../testing/static.ts';
import { shock } from './shock.ts';

/** What is operated, as one word: the tile and the way. */
export const nameOfOperable = ({ tile, operation }: Operable): string => `${tile} ${operation}`;

/** Tiles that an enemy's firewall keeps a side from (L2894). */
const isWalled = (scene: Scene, id: UnitId, tile: string): boolean =>
  allOnMap(scene).some(
    (one) =>
      unit(scene, one).side !== unit(scene, id).side &&
      rulesNamed(scene, one, 'firewall').some(
        ({ figures: { tiles } }) => Array.isArray(tiles) && tiles.some((other: string) => other === tile),
      ),
  );

/** Whether a unit can take up what lies on a tile: it has its hands free, and is large enough (L5855). Something large is named once. */
function isForTaking(scene: Scene, id: UnitId, tile: string): boolean {
  const one = lyingAt(scene, tile);
  const isFixed = one?.kind === 'objective' && scene.battle?.mission?.kind === 'hold';
  if (one === null || isFixed || loadOf(scene, id) !== null || handling(scene, id, one) === 'beside')
    return false;
  const own = standing(scene, id);
  const [first] = placesOf(scene, one).filter((place) => own !== null && apart(own, place) <= 1);
  return first !== undefined && tileName(first.at) === tile;
}

/** What a unit can operate (L341): doors, levers, chests, terminals and markers on its tiles or beside them, unless an enemy's firewall is before them. */
export function operablesOf(scene: Scene, id: UnitId): readonly Operable[] {
  const body = standing(scene, id);
  const isHere = unit(scene, id).where.kind === 'map' && !isVehicleUnit(scene, id);
  if (!isHere || body === null || scene.battle === null) return [];
  return operableBy(scene.battle.board, body).filter(
    ({ tile, operation }) =>
      !isWalled(scene, id, tile) && (operation !== 'pickUp' || isForTaking(scene, id, tile)),
  );
}

/** Why the unit that acts can't operate anything; null: it can. */
export function whyNotOperate(scene: Scene, running: Activation): Refusal | null {
  if (running.rushed !== null) return refusal('runsFirst', { unit: running.unit });
  const no = whyNotOrdered(running, 'operate');
  if (no !== null) return no;
  return operablesOf(scene, running.unit).length > 0
    ? null
    : refusal('nothingToOperate', { unit: running.unit });
}

/** What an operation is, as far as abilities ask: a door is opened, something technical is used. */
const givenBy = (operation: Operable['operation']): readonly When[] => {
  if (operation === 'unlock') return ['openingDoors'];
  return operation === 'terminal'
    ? ['openingDoors', 'operatingTech']
    : operation === 'hack'
      ? ['operatingTech']
      : [];
};

/** A unit operates what is beside it (L341 to L378): `target` is the tile and the way. It takes the place of a move or of an assault. */
export function* operate(tx: Tx<Scene>, { actor, target }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotOperate(scene, running));
  const one = operablesOf(scene, running.unit).find((other) => nameOfOperable(other) === target);
  if (one === undefined) return yield* tx.refuse('nothingToOperate', { unit: running.unit });
  const done = after(running.done, 'operate');
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined && done !== null) drafted.done = castDraft({ ...done });
  if (one.operation === 'pickUp') return takeUp(tx, running.unit, one.tile);
  tell(tx, 'operated', { unit: running.unit, tile: one.tile, how: one.operation });
  const { test, dv } = rowOf(operateActions, one.operation);
  const moment = { ...plainTest, given: givenBy(one.operation) };
  const passes =
    test === null || (yield* testStatic(tx, running.unit, test as Attribute, dv, one.operation, moment));
  if (!passes) return;
  open(tx, one);
  yield* afterTech(tx, running.unit, one);
}

/** Doors that an operation opens, or shuts where they are open: its own, or by a terminal those of its network. */
function open(tx: Tx<Scene>, { tile, operation }: Operable): void {
  const before = tx.snapshot().battle?.board;
  const { battle } = tx.state;
  if (before === undefined || battle === null) return;
  const isTerminal = operation === 'terminal' || operation === 'hack';
  const doors = isTerminal ? doorsOf(before, tile) : marksAt(before, tile).includes('door') ? [tile] : [];
  let board = before;
  for (const door of doors)
    board = withDoor(board, door, marksAt(board, door).includes('open') ? 'closed' : 'open');
  if (doors.length === 0) return;
  battle.board = castDraft(structuredClone(board));
  tell(tx, 'doorsMoved', { tiles: doors });
}

/** What skills do with something technical that was operated: a firewall (L2894), a shock for all beside its network (L2881). */
function* afterTech(tx: Tx<Scene>, id: UnitId, { tile, operation }: Operable): Rule<void> {
  if (operation !== 'terminal' && operation !== 'hack') return;
  const scene = tx.snapshot();
  const board = scene.battle?.board;
  if (board === undefined) return;
  const moment = { ...plainTest, given: ['operatingTech'] as const };
  if (
    hasRule(scene, id, 'firewall') &&
    (yield* testStatic(tx, id, 'technicalOff', [6], 'firewall', moment))
  ) {
    const effects = [rule('firewall', { tiles: [tile, ...networkedTo(board, tile)] })];
    begin(tx, { from: 'firewall', on: id, by: id, until: scene.battle?.round ?? 0, effects });
  }
  if (!hasRule(scene, id, 'feedback')) return;
  if (!(yield* testStatic(tx, id, 'technicalOff', [6], 'feedback', moment))) return;
  const bodies = allOnMap(tx.snapshot()).flatMap((one) => {
    const body = standing(tx.snapshot(), one);
    return body === null || one === id ? [] : [{ ...body, id: one }];
  });
  for (const { id: one } of besideNetwork(board, tile, bodies)) yield* shock(tx, id, one);
}
