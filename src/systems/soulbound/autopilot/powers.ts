import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import type { ActOption, Choice } from '../../../engine/options.ts';
import { has } from '../conditions/active.ts';
import { chanceToUse } from '../powers/chances.ts';
import { harms, isOnUser } from '../powers/effects/index.ts';
import { immuneBy } from '../powers/guards.ts';
import { isHarmful, powerIn } from '../powers/legality.ts';
import { type Effect, stays } from '../powers/schema/effects.ts';
import type { Power } from '../powers/schema/power.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** Powers that cost something are few, and mostly do more than a blow. */
const more = 100;
/** Wards are for when nobody can be struck yet, and only tried where they are likely enough to work. */
const likely = 0.25;

/**
 * The powers that somebody would use now: those that harm on the first enemy whom each reaches, those that ward on whoever of their
 * own side is first; and nothing that is on them already, so that a fight goes on.
 */
export const powersOf = (
  scene: Scene,
  actor: CharacterId,
  options: readonly ActOption[],
  order: readonly Enemy[],
): readonly Rated[] =>
  options.flatMap((act): readonly Rated[] => {
    if (act.kind !== 'act' || act.group !== 'powers' || act.price === 'free') return [];
    const targets = openOf(act.targets);
    return openOf(act.means).flatMap((means): readonly Rated[] => {
      const power = powerIn(scene, actor, means.id);
      if (power === null) return [];
      const chance = chanceToUse(scene, actor, power);
      const used = { act, means: means.id, thenAttack: false };
      if (isHarmful(power)) {
        const foes = fitting(targets, means).filter(({ relation }) => relation === 'foe');
        const best = order.find(({ id }) => foes.some((foe) => foe.id === id) && harmsMore(scene, power, id));
        return best === undefined ? [] : [{ ...used, target: best.id, worth: more * chance, on: 'foe' }];
      }
      const own = power.aim === 'self' ? [null] : friends(targets, means);
      const target = own.find((id) => wardsMore(scene, power, id ?? actor));
      return target === undefined || chance < likely ? [] : [{ ...used, target, worth: 0, on: 'ally' }];
    });
  });

const fitting = (targets: readonly Choice[], { fits }: Choice): readonly Choice[] =>
  targets.filter(({ id }) => fits?.includes(id) ?? true);

/** Who uses it comes first. */
const friends = (targets: readonly Choice[], means: Choice): readonly string[] => {
  const fit = fitting(targets, means);
  return (['self', 'ally'] as const).flatMap((wanted) =>
    fit.filter(({ relation }) => relation === wanted).map(({ id }) => id),
  );
};

const harmsMore = (scene: Scene, power: Power, target: CharacterId): boolean =>
  power.effects.some(
    (effect) =>
      harms(effect) &&
      (effect.effect === 'damage' || (outlasts(effect) && !isOn(scene, power, effect, target))),
  );

const wardsMore = (scene: Scene, power: Power, target: CharacterId): boolean =>
  power.effects.some(
    (effect) => !isOnUser(effect) && stays(effect) && outlasts(effect) && !isOn(scene, power, effect, target),
  );

/** Whether an effect is there for more than a turn: what is gone at once would be done again and again, and nothing else. */
const outlasts = (effect: Effect): boolean => {
  const lasts = 'lasts' in effect ? effect.lasts : null;
  return lasts !== null && (['fight', 'rest', 'ever'].includes(lasts) || Number.parseInt(lasts, 10) > 1);
};

/** Whether an effect of a power is on somebody, whoever used it, or can never be. */
const isOn = (scene: Scene, { name }: Power, effect: Effect, target: CharacterId): boolean =>
  effect.effect === 'condition'
    ? has(scene, target, effect.condition) || immuneBy(scene, target, effect.condition) !== null
    : character(scene, target).boons.some(({ power }) => power === name);
