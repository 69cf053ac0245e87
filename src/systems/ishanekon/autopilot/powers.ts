import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import type { ActOption } from '../../../engine/options.ts';
import { strikeOdds, strikeWorth } from '../chances/strike.ts';
import { readAttack } from '../attack/choose.ts';
import { attacksEach } from '../attack/cost.ts';
import { usualMeans } from '../attack/means.ts';
import { beingIn, type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { knownAbility } from '../language/active/owned.ts';
import { scaleOf } from '../language/active/scale.ts';
import { meanOf, workOut } from '../language/schema/amount.ts';
import { abilityWorth } from './worth.ts';

/** AP of an Attack action. */
const ATTACK = 2;

/** What somebody would do besides moving and attacking: their Abilities and Maneuvers, each on whom it does the most; standing up; helping who bleeds. */
export function ratedPowers(
  scene: Scene,
  actor: CharacterId,
  acts: readonly ActOption[],
  order: readonly Enemy[],
): readonly Rated[] {
  return acts.flatMap((act): readonly Rated[] => {
    switch (act.id) {
      case 'ability':
        return abilities(scene, actor, act, order);
      case 'maneuver':
        return maneuvers(scene, actor, act, order);
      case 'flashAttack':
        return flashes(scene, actor, act, order);
      case 'stabilize':
        return openOf(act.targets)
          .filter(({ relation }) => relation === 'ally')
          .slice(0, 1)
          .map(({ id }) => ({
            act,
            target: id,
            means: null,
            worth: 5,
            thenAttack: false,
            on: 'ally' as const,
          }));
      default:
        return [];
    }
  });
}

const best = (all: readonly Rated[]): readonly Rated[] =>
  all
    .filter(({ worth }) => worth > 0.5)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 1);

function abilities(
  scene: Scene,
  actor: CharacterId,
  act: ActOption,
  order: readonly Enemy[],
): readonly Rated[] {
  const who = beingIn(scene, actor);
  if (who === null) return [];
  const ap = fighterIn(scene, actor)?.turn?.ap ?? 0;
  const place = (id: string) => order.findIndex((one) => one.id === id);
  return openOf(act.means).flatMap((means): readonly Rated[] => {
    const ability = knownAbility(who, means.id)?.ability;
    if (ability === undefined || ability.time.kind !== 'ap') return [];
    const thenAttack = ap - ability.time.ap >= ATTACK;
    const fits = means.fits ?? [];
    const targets = fits.length === 0 ? [null] : fits.toSorted((a, b) => place(a) - place(b));
    return best(
      targets.map((target): Rated => {
        const rated = abilityWorth(scene, actor, { ability, upcasts: {}, half: false }, target);
        return { act, target, means: means.id, ...rated, thenAttack };
      }),
    );
  });
}

/** A Flash Attack is worth what the attack is: for the AP that an Attack action leaves. */
function flashes(
  scene: Scene,
  actor: CharacterId,
  act: ActOption,
  order: readonly Enemy[],
): readonly Rated[] {
  if ((fighterIn(scene, actor)?.turn?.ap ?? 0) >= ATTACK) return [];
  const open = new Set(openOf(act.targets).map(({ id }) => id));
  return best(
    order
      .filter(({ id }) => open.has(id))
      .flatMap(({ id }): readonly Rated[] => {
        const read = readAttack(scene, { actor, target: id, means: null, way: null, spend: [], asGm: true });
        if (!read.ok) return [];
        const odds = strikeOdds(scene, read.value, id);
        const worth = strikeWorth(odds, fighterIn(scene, actor)?.side === 'foes');
        return [{ act, target: id, means: read.value.means.id, worth, thenAttack: false, on: 'foe' }];
      }),
  );
}

/** A weapon attack with a Maneuver is worth what the attack is, and what the Maneuver adds. */
function maneuvers(
  scene: Scene,
  actor: CharacterId,
  act: ActOption,
  order: readonly Enemy[],
): readonly Rated[] {
  const who = beingIn(scene, actor);
  if (who === null) return [];
  const open = new Set(openOf(act.targets).map(({ id }) => id));
  return openOf(act.means).flatMap((means): readonly Rated[] => {
    const ability = knownAbility(who, means.id)?.ability;
    if (ability === undefined) return [];
    const more = ability.effects.reduce(
      (sum, effect) =>
        sum + (effect.effect === 'damage' ? meanOf(workOut(effect.amount, scaleOf(who))) : 1.5),
      0,
    );
    return best(
      order
        .filter(({ id }) => open.has(id))
        .flatMap(({ id }): readonly Rated[] => {
          const read = readAttack(scene, {
            actor,
            target: id,
            means: null,
            way: null,
            spend: [],
            asGm: true,
          });
          if (!read.ok) return [];
          const odds = strikeOdds(scene, read.value, id);
          const attack = strikeWorth(odds, fighterIn(scene, actor)?.side === 'foes');
          const worth = attack + odds.hit * more - 0.5 * ability.wp;
          return [
            {
              act,
              target: id,
              means: means.id,
              worth,
              thenAttack: attacksEach(scene, actor, usualMeans(scene, actor)) > 1,
              on: 'foe',
            },
          ];
        }),
    );
  });
}
