import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import { seizeDifficulty } from '../abilities/modifiers.ts';
import { whyNotMeans, whyNotTarget } from '../attack/legality.ts';
import { meansOf } from '../attack/means.ts';
import { checkChances } from '../checks/odds.ts';
import { scoreOf } from '../numbers/score.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { planId } from '../turn/plan.ts';

/** It costs an Action of the next turn whatever comes of it: only who will mostly have it tries. */
const MOSTLY = 0.6;
/** Less than any Attack that can be made at once. */
const WORTH = 0.3;

/**
 * Seizing the Initiative for one Attack more, as soon as one's turn is over, where it may be the last: a single enemy is left, and hurt. Else an
 * Action now isn't worth one of the next turn.
 */
export function seizing(
  scene: Scene,
  actor: CharacterId,
  { act, thenAttack }: Pick<Rated, 'act' | 'thenAttack'>,
  order: readonly Enemy[],
): readonly Rated[] {
  const { turn } = scene.fight ?? { turn: null };
  const isOver = turn?.actor === actor && turn.actions === 0;
  const [last, ...others] = order;
  if (!isOver || last === undefined || others.length > 0 || last.health === 1) return [];
  const attacker = { actor, asSkilled: false };
  const arm = meansOf(scene, actor).find(
    (means) =>
      whyNotMeans(scene, attacker, means) === null && whyNotTarget(scene, attacker, means, last.id) === null,
  );
  if (arm === undefined) return [];
  const target = planId({ act: 'attack', target: last.id, means: arm.id });
  const chances = openOf(act.means).map(({ id: means }) => {
    const helper = means === actor ? null : means;
    const score = scoreOf(scene, means, helper === null ? 'agility' : 'charisma').total;
    return { means, chance: succeeds(score, seizeDifficulty(scene, helper)) };
  });
  const [best] = chances.sort((a, b) => b.chance - a.chance);
  if (best === undefined || best.chance < MOSTLY) return [];
  return [{ act, thenAttack, target, means: best.means, worth: WORTH, on: 'foe' }];
}

/** The chance that a check isn't failed: with a drawback it succeeds, too. */
const succeeds = (score: number, difficulty: number): number => 1 - checkChances(score, difficulty).fails;
