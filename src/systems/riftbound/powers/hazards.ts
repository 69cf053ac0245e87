import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { METRE, type Point } from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { tickDurations, type Boundary } from '../../../engine/uses/index.ts';
import { rollCheck } from '../checks/check.ts';
import { bodyOf } from '../fight/bodies.ts';
import { hurtOutright } from '../harm/hurt.ts';
import { actingIn, type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { insideOf } from '../vehicles/crew.ts';
import { comeTo } from './conditions.ts';
import { type At, rolled } from './effects/at.ts';
import { durationOf } from './lasting.ts';
import { isOut } from './owned.ts';
import type { EffectOf, Hazard } from './schema.ts';

/** So many places of a fight can be hazards at once; the oldest gives way. */
const MOST = 10;

/** Makes a place around somebody a hazard for a time. */
export function layHazard(tx: Tx<Scene>, { hazard, radius, lasts }: EffectOf<'hazard'>, at: At): void {
  const { fight } = tx.state;
  const centre = bodyOf(tx.now, at.target)?.at;
  if (!fight || centre === undefined) return;
  fight.lastId += 1;
  const { ends } = durationOf(lasts, { user: at.user, target: at.target, acting: actingIn(tx.now) });
  const laid = {
    id: `hazard${fight.lastId}`,
    at: { ...centre },
    radius: radius * METRE,
    hazard,
    by: at.user,
    duration: { ends: ends.map((end) => ({ ...end })) },
  };
  fight.hazards = [...(fight.hazards ?? []).slice(-(MOST - 1)), castDraft(laid)];
  tell(tx, 'hazardLaid', { actor: at.user, hazard: hazard.name, at: { ...centre }, radius });
}

/** Hazards in which somebody stands. Who is inside a vehicle is out of their reach. */
export function hazardsAt(
  scene: Scene,
  id: CharacterId,
): readonly { readonly hazard: Hazard; readonly by: CharacterId }[] {
  const body = bodyOf(scene, id);
  if (body === null || insideOf(scene, id) !== null || personIn(scene, id) === null) return [];
  return (scene.fight?.hazards ?? []).filter(({ at, radius }) =>
    isNear(body.at, at, radius + body.diameter / 2),
  );
}

const isNear = (a: Point, b: Point, most: number): boolean =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= most * most;

/** A hazard does its worst to somebody, unless they resist. */
export function* strike(
  tx: Tx<Scene>,
  target: CharacterId,
  hazard: Hazard,
  by: CharacterId | null,
): Rule<void> {
  if (isOut(tx.now, target)) return;
  const { name, resist, halved, amount, type, condition, lasts } = hazard;
  tell(tx, 'hazardStruck', { target, hazard: name, text: hazard.text });
  const resisted =
    resist !== null &&
    personIn(tx.now, target) !== null &&
    (yield* rollCheck(tx, {
      actor: target,
      attribute: resist.attribute,
      difficulty: resist.difficulty,
      label: 'resist',
    })).outcome !== 'fails';
  if (resisted && !halved) return;
  const whole = yield* rolled(tx, amount, by ?? target);
  const through = resisted ? Math.ceil(whole / 2) : whole;
  if (through > 0) yield* hurtOutright(tx, { target, amount: through, type, by, because: 'hazard' });
  if (!resisted && condition !== null && !isOut(tx.now, target)) comeTo(tx, { target, by, condition, lasts });
}

/** Hazards whose time is over go. */
export function expireHazards(tx: Tx<Scene>, boundary: Boundary): void {
  const { fight } = tx.state;
  if (!fight?.hazards || fight.hazards.length === 0) return;
  const { kept, counted, over } = tickDurations(tx.snapshot().fight?.hazards ?? [], boundary);
  if (counted.length + over.length === 0) return;
  fight.hazards = castDraft([...kept]);
  for (const { hazard } of over) tell(tx, 'hazardGone', { hazard: hazard.name });
}
