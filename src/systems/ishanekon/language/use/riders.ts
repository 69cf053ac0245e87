import type { Rider } from '../../attack/rider.ts';
import type { Situation } from '../../numbers/situation.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { applyAll, moveFirst } from '../effects/apply.ts';
import { plainly, type Scale, workOut } from '../schema/amount.ts';
import type { Effect, EffectOf } from '../schema/effects/index.ts';
import { endEffects } from './lay.ts';
import { isSpent, noteUse } from './limits.ts';
import type { At } from './using.ts';
import { type Active, activeOn, goesWith, isOf } from '../active/active.ts';
import { holds } from '../active/only.ts';

type RiderPart = Active<EffectOf<'rider'>>;

/** What weapon attacks of somebody's do besides, by features and Abilities. */
export const activeRiders = (scene: Scene, about: Situation): readonly Rider[] =>
  activeOn(scene, about.actor)
    .filter(isOf('rider'))
    .filter((one) => goesWith(one, about) && holds(scene, one.effect.only, about))
    .flatMap((one) => ridersFrom(about.actor, one));

function ridersFrom(actor: CharacterId, one: RiderPart): readonly Rider[] {
  const { effects, times } = one.effect;
  const at: Omit<At, 'target'> = {
    ...{
      actor: one.by,
      row: one.row,
      kind: 'types' in one.row ? 'ability' : 'feature',
      tier: 1,
      half: false,
    },
    ...{
      upcasts: one.scale.upcasts,
      scale: one.scale,
      aimed: null,
      area: false,
      critical: false,
      halved: false,
    },
    rolled: new Map(),
    dealt: new Map(),
  };
  const others = effects.filter(({ effect }) => effect !== 'damage' && effect !== 'push');
  return [
    ...damageRiders(one.name, effects, one.scale),
    {
      ...{ name: one.name, tier: null, dice: [], plus: 0, ignores: 0, factors: [] },
      moves: (tx, { target }) => moveFirst(tx, effects, { ...at, actor, target }),
      *after(tx, { target }) {
        yield* applyAll(tx, others, { ...at, actor, target });
        if (times === null) return;
        const limit = { uses: times, per: 'fight' } as const;
        noteUse(tx, actor, one.key, limit);
        if (isSpent(tx.now, actor, one.key, limit)) endEffects(tx, actor, ({ id }) => id === one.held?.id);
      },
    },
  ];
}

/** The damage of some effects as it goes with a weapon attack: Physical damage is of the weapon's own types. */
export const damageRiders = (
  name: string,
  effects: readonly Effect[],
  scale: Scale,
  tier: number | null = null,
): readonly Rider[] =>
  effects.flatMap((effect): readonly Rider[] => {
    if (effect.effect !== 'damage') return [];
    const { dice, plus } = workOut(effect.amount, scale);
    const own = effect.types.some((type) => type !== 'physical');
    const ignores = effect.ignores === 'all' ? effect.ignores : plainly(effect.ignores, scale);
    return [{ name, tier, dice, plus, ignores, factors: [], ...(own ? { types: effect.types } : {}) }];
  });
