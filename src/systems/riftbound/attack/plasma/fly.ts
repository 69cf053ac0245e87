import { castDraft } from 'immer';
import type { Rule } from '../../../../engine/rule.ts';
import {
  ahead,
  along,
  type Body,
  firstMoment,
  freeLength,
  groundOf,
  isOnPlane,
  isTouching,
  isWithin,
  METRE,
  type Point,
} from '../../../../engine/space/plane/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { bodyOf, contactIn } from '../../fight/bodies.ts';
import { gmTicks } from '../../fight/gmSays.ts';
import { inMind } from '../../fight/mind.ts';
import { isUp } from '../../fight/sides.ts';
import { hurt } from '../../harm/hurt.ts';
import { type CharacterId, fightersIn, personIn, type Plasma, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { whySheltered, unitOf } from '../../vehicles/crew.ts';
import { windows } from '../../windows.ts';

/** As wide as something must be to be stopped by a wall, in centimetres. */
const POINT = 2;

/** A ball of no size that the book gives: a point as high as a chest. */
export const bodyOfPlasma = (at: Point): Body => ({ at, diameter: 0, altitude: 0, height: 150 });

/** Those whom a point touches: anybody with a base there. */
export const touchedAt = (scene: Scene, at: Point): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => {
    const body = unitOf(scene, id) === id ? bodyOf(scene, id) : null;
    return body !== null && isTouching(bodyOfPlasma(at), body, contactIn(scene));
  });

/** At the end of somebody's turn their disruptions fly on. */
export function* plasmaAtTurnEnd(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  for (const { id } of tx.snapshot().fight?.plasma.filter(({ by }) => by === actor) ?? [])
    yield* flyOn(tx, id);
}

/** The disruptions of those who have no turns any more fly on as a round begins: the book leaves that open. */
export function* plasmaAtRoundStart(tx: Tx<Scene>): Rule<void> {
  const { fight } = tx.snapshot();
  const seats = new Set(fight?.order.seats.map(({ actor }) => actor));
  for (const { id, by } of fight?.plasma ?? [])
    if (!seats.has(by) || personIn(tx.now, by)?.dead !== false) yield* flyOn(tx, id);
}

/** It moves on straight (5 m), then burns all near it (3 m). The fourth time, or where it meets anything, it explodes. */
function* flyOn(tx: Tx<Scene>, id: string): Rule<void> {
  const scene = tx.snapshot();
  const plasma = scene.fight?.plasma.find((one) => one.id === id);
  if (plasma === undefined) return;
  if (inMind(scene)) return yield* flyInMind(tx, plasma);
  const { at, isStopped } = flight(scene, plasma);
  const draft = tx.state.fight?.plasma.find((one) => one.id === id);
  if (draft === undefined) return;
  draft.at = castDraft(at);
  draft.times += 1;
  const isSpent = draft.times >= plasma.made.times;
  yield* burn(tx, id, isStopped ? 'touched' : isSpent ? 'spent' : null);
}

const TOUCHES = 'touches';

/** The same in the theatre of the mind: the GM says whom it burns, and whether it meets anything. */
function* flyInMind(tx: Tx<Scene>, plasma: Plasma): Rule<void> {
  const draft = tx.state.fight?.plasma.find(({ id }) => id === plasma.id);
  if (draft === undefined) return;
  draft.times += 1;
  const isSpent = draft.times >= plasma.made.times;
  const { near, touches } = yield* burntInMind(tx, plasma, !isSpent);
  yield* burn(tx, plasma.id, touches ? 'touched' : isSpent ? 'spent' : null, near);
}

function* burntInMind(
  tx: Tx<Scene>,
  { by, made }: Plasma,
  mayTouch: boolean,
): Rule<{ readonly near: readonly CharacterId[]; readonly touches: boolean }> {
  const open = fightersIn(tx.now).filter((who) => canBurn(tx.now, who));
  const ticked = yield* gmTicks(tx, {
    id: 'mind.plasma',
    params: { actor: by, metres: made.radius, step: made.step },
    options: [
      ...open.map((target) => ({ id: target, code: 'mind.near.one', params: { target } })),
      ...(mayTouch ? [{ id: TOUCHES, code: 'mind.plasma.touches', params: {} }] : []),
    ],
    usual: [],
    about: [by, ...open],
  });
  return { near: open.filter((id) => ticked.includes(id)), touches: ticked.includes(TOUCHES) };
}

/** How far it comes: up to what it touches on its way, a wall or somebody. It leaves from among who stands where it is now. */
function flight(
  scene: Scene,
  { at: from, bearing, made }: Plasma,
): { readonly at: Point; readonly isStopped: boolean } {
  const { fight } = scene;
  if (fight === null) return { at: from, isStopped: false };
  const { plane } = fight.board;
  const length = Math.round(made.step * METRE);
  const to = ahead(from, bearing, length);
  const walker = { diameter: POINT, height: 150, flies: 0, stoppedBy: [] };
  const free = freeLength(groundOf(plane), { a: from, b: to }, walker);
  const near = new Set(touchedAt(scene, from));
  const met = firstMoment([from, to], (at) => touchedAt(scene, at).some((id) => !near.has(id)));
  const isWall = free < length;
  const gone = met === null ? free : Math.min(free, met);
  const at = along([from, to], Math.max(0, gone));
  return {
    at: { x: at.x, y: at.y },
    isStopped: met !== null || (isWall && free <= gone) || !isOnPlane(plane, at, 0),
  };
}

/** It does its damage to all units near, or to those whom the GM has named; what explodes is gone after it. */
export function* burn(
  tx: Tx<Scene>,
  id: string,
  explodes: 'touched' | 'spent' | null,
  named: readonly CharacterId[] | null = null,
): Rule<void> {
  const scene = tx.snapshot();
  const plasma = scene.fight?.plasma.find((one) => one.id === id);
  if (plasma === undefined || tx.state.fight === null) return;
  if (explodes !== null) tx.state.fight.plasma = tx.state.fight.plasma.filter((one) => one.id !== id);
  const { by, times, made } = plasma;
  const near =
    named ??
    (inMind(scene)
      ? (yield* burntInMind(tx, plasma, false)).near
      : fightersIn(scene).filter((who) => isBurnt(scene, who, plasma)));
  const roll = yield* tx.roll({ count: made.damage.dice, sides: 6, label: 'plasma', by });
  const dice = roll.dice.map(({ value }) => value);
  const damage = dice.reduce((all, value) => all + value, made.damage.plus);
  tell(tx, 'disruptionMoved', { actor: by, times, metres: made.step, explodes, dice, damage, others: near });
  for (const target of near) {
    const one = { target, amount: damage, type: 'heat', by, because: 'plasma' } as const;
    const { lost, killed } = yield* hurt(tx, one);
    const about = { attack: null, actor: by, target, type: 'heat', lost, killed, melee: false };
    yield* tx.window(windows.damageDone, about);
  }
}

/** Nobody burns who is dead, or safe inside a vehicle. */
const canBurn = (scene: Scene, who: CharacterId): boolean =>
  isUp(scene, who) && whySheltered(scene, who, '') === null;

function isBurnt(scene: Scene, who: CharacterId, { at, made }: Plasma): boolean {
  const body = bodyOf(scene, who);
  if (body === null || !canBurn(scene, who)) return false;
  return isWithin(bodyOfPlasma(at), body, Math.round(made.radius * METRE));
}
