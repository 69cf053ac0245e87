import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { parseTile, standingHeight, type TileName, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation, playedCard } from '../activations/legality.ts';
import { whyNotOrder } from '../activations/orders.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn, sizeOf, standing } from '../battle/standing.ts';
import type { Held } from '../interrupts/held.ts';
import { stop } from '../interrupts/stop.ts';
import { did } from '../moves/did.ts';
import { gaitOfUnit, incrementsOn } from '../moves/gait.ts';
import { shootWhoComes } from '../moves/reactions.ts';
import { type Activation, isPresent, runningIn, type Scene, unit, vehicleOf } from '../scene.ts';
import { disembarking, placesBeside } from '../space/arrive.ts';
import type { Body } from '../space/body.ts';
import { pathTo, type Reach, reachOf } from '../space/reach.ts';
import { increment } from '../space/step.ts';
import { sureWay } from '../space/walks.ts';
import { tell } from '../tell.ts';

type HeldLeaving = Extract<Held, { does: 'getOut' }>;

/** How much higher than a vehicle's wheels one may get out, in increments. */
const highest = 1;

/** Increments that who gets out has: half of its move, the one among them that brings it beside the vehicle (L5102). */
export const incrementsOut = (scene: Scene, { unit: id, card }: Activation): number =>
  Math.max(1, disembarking(incrementsOn(scene, id, card, null)));

/** Where the unit that acts gets to out of its vehicle, on ways where nothing can go wrong; null: there is no way out. */
function reachOut(scene: Scene, running: Activation): Reach | null {
  const id = running.unit;
  const [vehicle, from] = [vehicleOf(scene, id), standing(scene, id)];
  if (vehicle === null || from === null || !isPresent(scene, id)) return null;
  const [field, crowd] = [fieldIn(scene), crowdIn(scene, null)];
  const level = standingHeight(field.terrain, from);
  const begin = placesBeside(field, crowd, sizeOf(scene, id), from)
    .filter((body) => Math.abs(standingHeight(field.terrain, body) - level) <= highest)
    .map((body) => ({ body, cost: increment }));
  const [first] = begin;
  if (first === undefined) return null;
  return reachOf(field, crowd, {
    mover: { id, side: unit(scene, id).side, isVehicle: false, body: first.body },
    gait: gaitOfUnit(scene, id),
    increments: incrementsOut(scene, running),
    begin,
    may: sureWay,
  });
}

/** Tiles that the unit that acts may get out to, nearest first. */
export const tilesOut = (scene: Scene, running: Activation): readonly TileName[] => [
  ...new Set((reachOut(scene, running)?.places ?? []).map(({ tile }) => tile)),
];

/** Why the unit that acts can't get out of a vehicle; null: it can. */
export function whyNotGetOut(scene: Scene, running: Activation): Refusal | null {
  if (vehicleOf(scene, running.unit) === null) return refusal('notAboard', { unit: running.unit });
  const no = whyNotOrder(playedCard(running), running.done, 'move');
  if (no !== null) return no;
  return tilesOut(scene, running).length > 0 ? null : refusal('noWayOut', { unit: running.unit });
}

/** Where somebody comes to stand who gets out to a tile; null: it doesn't get there. */
function bodyOut(scene: Scene, running: Activation, tile: string | null): Body | null {
  const at = tile === null ? null : parseTile(tile);
  const reach = reachOut(scene, running);
  const path = at === null || reach === null ? null : pathTo(reach, at);
  return path?.legs.at(-1)?.to ?? path?.from ?? null;
}

/** A unit gets out of its vehicle (L5102): `target` is where to. Opponents may interrupt it. */
export function* getOut(tx: Tx<Scene>, { actor, target }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotGetOut(scene, running));
  const body = bodyOut(scene, running, target);
  if (body === null) return yield* tx.refuse('noSuchTile', { tile: target });
  did(tx, 'move');
  const held: HeldLeaving = { does: 'getOut', tile: tileName(body.at) };
  if (yield* stop(tx, held)) return;
  yield* carryOutLeaving(tx, held);
}

/** Why somebody who was interrupted can't get out any more; null: it can. */
export const whyNoLeaving = (scene: Scene, running: Activation, { tile }: HeldLeaving): Refusal | null =>
  bodyOut(scene, running, tile) === null ? refusal('noWayOut', { unit: running.unit }) : null;

/** Whoever nobody interrupts is out. */
export function* carryOutLeaving(tx: Tx<Scene>, { tile }: HeldLeaving): Rule<void> {
  const scene = tx.snapshot();
  const running = runningIn(scene);
  const vehicle = running === null ? null : vehicleOf(scene, running.unit);
  const from = running === null ? null : standing(scene, running.unit);
  const body = running === null ? null : bodyOut(scene, running, tile);
  if (running === null || vehicle === null || from === null || body === null) return;
  stand(tx, running.unit, body);
  tell(tx, 'gotOut', { unit: running.unit, vehicle, tile: tileName(body.at) });
  yield* shootWhoComes(tx, running.unit, from, body);
}
