import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Situation } from '../../numbers/situation.ts';
import { areEnemies, beingIn, type CharacterId, presentIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { type Active, activeOn, goesWith, isOf } from '../active/active.ts';
import { holds } from '../active/only.ts';
import { applyAll } from '../effects/apply.ts';
import type { EffectOf, Trigger } from '../schema/effects/index.ts';
import { isSpent, noteUse } from '../use/limits.ts';
import type { At } from '../use/using.ts';

export type Triggered = Active<EffectOf<'when'>>;

/** What a moment is about: whose it is, who else is in it, in what kind of attack. */
export interface Moment extends Situation {
  readonly trigger: Trigger;
}

/** All that a moment sets off for somebody, as often as it still may. */
export const triggeredBy = (scene: Scene, moment: Moment): readonly Triggered[] =>
  activeOn(scene, moment.actor)
    .filter(isOf('when'))
    .filter(
      (one) =>
        one.effect.trigger === moment.trigger &&
        goesWith(one, moment) &&
        !isSpent(scene, moment.actor, one.key, one.effect.limit) &&
        holds(scene, one.effect.only, moment),
    );

/** Does what a feature does at its moment. */
export function* work(tx: Tx<Scene>, one: Triggered, moment: Moment): Rule<void> {
  const { actor, other = null } = moment;
  noteUse(tx, actor, one.key, one.effect.limit);
  tell(tx, 'featureWorked', { actor, name: one.name });
  const at: Omit<At, 'target'> = {
    ...{
      actor,
      row: one.row,
      kind: 'types' in one.row ? 'ability' : 'feature',
      tier: 1,
      half: false,
      area: false,
    },
    ...{ upcasts: one.scale.upcasts, scale: one.scale, aimed: null, critical: false, halved: false },
    rolled: new Map(),
    dealt: new Map(),
  };
  for (const target of targetsOf(tx.snapshot(), one.effect.at, actor, other))
    yield* applyAll(tx, one.effect.effects, { ...at, target });
}

function targetsOf(
  scene: Scene,
  at: EffectOf<'when'>['at'],
  actor: CharacterId,
  other: CharacterId | null,
): readonly CharacterId[] {
  const standing = presentIn(scene).filter((id) => beingIn(scene, id)?.dead === false);
  switch (at) {
    case 'self':
      return [actor];
    case 'other':
      return other === null ? [] : [other];
    case 'allies':
      return standing.filter((id) => !areEnemies(scene, actor, id));
    case 'enemies':
      return standing.filter((id) => areEnemies(scene, actor, id));
  }
}

/** Does all that a moment sets off for somebody and that nobody is asked about. */
export function* triggers(tx: Tx<Scene>, moment: Moment): Rule<void> {
  for (const one of triggeredBy(tx.snapshot(), moment)) yield* work(tx, one, moment);
}
