import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { costOf, moveAct, whyNotPaid } from '../turn/legality.ts';
import { owedTo } from '../turn/owed.ts';
import { type Bid, isBound, whyNotSpared } from '../will/hatred.ts';
import type { Act, Doing } from './act.ts';

/** Why an act cannot be done now, whomever it aims at: it is not theirs, cannot be paid, or the act itself says so. */
export const whyNotAct = (
  scene: Scene,
  actor: CharacterId,
  act: Act,
  means: string | null = null,
): Refusal | null =>
  (act.has?.(scene, actor) === false ? refusal('notTheirs', { actor, act: act.name }) : null) ??
  whyNotPaid(scene, actor, act, means) ??
  act.refused?.(scene, actor) ??
  whyNotSparedBy(scene, actor, act, means) ??
  null;

/** Why hatred lets nobody do an act, whomever it is aimed at: none of the hated can be aimed at by it. */
function whyNotSparedBy(scene: Scene, actor: CharacterId, act: Act, means: string | null): Refusal | null {
  if (act.when === 'whenever' || !isBound(scene, actor)) return null;
  if (act.reads !== undefined && act.strikes !== undefined) return null; // that goes by the tile that is named
  const doing: Doing = { actor, target: null, means, detail: null, asGm: false };
  const open = act.targets?.(scene, actor).filter(({ refused }) => refused === null);
  return whyNotSpared(
    scene,
    bidOf(scene, doing, act, open?.map(({ id }) => id) ?? struckBy(scene, act, doing)),
  );
}

/** Why hatred does not let somebody do an act as they have chosen it. */
export function whyNotSparedSo(scene: Scene, act: Act, doing: Doing): Refusal | null {
  if (act.when === 'whenever' || !isBound(scene, doing.actor)) return null;
  const to = act.leadsTo?.(scene, doing) ?? null;
  return whyNotSpared(scene, bidOf(scene, doing, act, struckBy(scene, act, doing), to));
}

/** Those whom an act strikes: the unit that it is aimed at, where it does not say more. */
export const struckBy = (scene: Scene, act: Act, doing: Doing): readonly CharacterId[] =>
  act.strikes?.(scene, doing) ?? (doing.target === null ? [] : [doing.target]);

function bidOf(
  scene: Scene,
  { actor, means }: Doing,
  act: Act,
  struck: readonly CharacterId[],
  to: TileName | null = null,
): Bid {
  return {
    actor,
    cost: act.id === moveAct && owedTo(scene, actor) !== null ? 0 : costOf(scene, actor, act, means),
    last: act.disarms === true || (act.ends?.(scene, actor, means) ?? act.activation === 'actionEnds'),
    struck,
    to,
  };
}

/** Why an act aims at nothing: nothing is there, or all that is cannot be chosen. Null where it needs no target, or where one may be typed. */
export function whyAimless(
  scene: Scene,
  actor: CharacterId,
  act: Act,
  targets = act.targets?.(scene, actor),
): Refusal | null {
  if (
    targets === undefined ||
    act.targetLater === true ||
    act.reads !== undefined ||
    targets.some((target) => target.refused === null)
  )
    return null;
  return targets[0]?.refused ?? act.nobody?.(scene, actor) ?? refusal('noTarget', { act: act.name });
}
