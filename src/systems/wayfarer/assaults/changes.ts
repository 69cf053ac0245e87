import { isOnWater } from '../battle/seeing.ts';
import { onMap } from '../battle/standing.ts';
import { hasRule, isOfType, rulesNamed } from '../effects/sources.ts';
import { isInStorm } from '../effects/storm.ts';
import type { Held } from '../interrupts/held.ts';
import { type Scene, type UnitId, unit, vehicleOf } from '../scene.ts';
import { hasEffect } from './means.ts';
import type { Change } from './pools.ts';
import type { Means } from './wielded.ts';

interface Who {
  readonly unit: UnitId;
  readonly enemy: UnitId;
  readonly means: Means | null;
  readonly isAttacker: boolean;
}

const kicker = (from: string, by: number): readonly Change[] =>
  by === 0 ? [] : [{ pool: 'offense', from, what: 'kicker', by }];

/** Kickers of a power: always, against Tech, against who stands in water (L4996). */
function ofPower(scene: Scene, { enemy, means }: Who): readonly Change[] {
  if (means === null || means.power === null) return [];
  const { kicker: always, kickerAgainstTech, kickerOnWater } = means.power;
  return [
    ...kicker(means.id, always),
    ...kicker(means.id, isOfType(scene, enemy, 'tech') ? kickerAgainstTech : 0),
    ...kicker(means.id, isOnWater(scene, enemy) ? kickerOnWater : 0),
  ];
}

/** A kicker for blows, by a spell that is on who strikes them (Blazing Aura, L4979). */
const ofEnchantment = (scene: Scene, { unit, means }: Who): readonly Change[] =>
  rulesNamed(scene, unit, 'enchanted').flatMap(({ figures: { kind, offKicker } }) =>
    means !== null && means.kind === kind && typeof offKicker === 'number'
      ? kicker('enchanted', offKicker)
      : [],
  );

/** Whether what was held is a rush, of one or of a squad. */
const isRush = (held: Held | null): boolean =>
  (held?.does === 'move' || held?.does === 'march') && held.how === 'rush';

/** Whether a melee assault with a point comes at the end of a rush, or into an enemy's (Impale, L2425). */
function impales(scene: Scene, { unit, enemy }: Who): boolean {
  const activations = scene.battle?.activations ?? [];
  const [before, now] = [activations.at(-2), activations.at(-1)];
  if (now?.unit !== unit) return false;
  const isInto = before?.unit === enemy && isRush(before.held);
  return now.done.moved === 'rush' || isInto;
}

function ofImpaling(scene: Scene, who: Who): readonly Change[] {
  const { unit, means, isAttacker } = who;
  if (!isAttacker || means?.kind !== 'melee' || !means.types.includes('piercing')) return [];
  return rulesNamed(scene, unit, 'impale').flatMap(({ figures }) =>
    impales(scene, who)
      ? [{ pool: 'offense', from: 'impale', what: 'bump', by: Number(figures.bump) } as const]
      : [],
  );
}

/** A re-roll for each value of a Burst that makes no area (L4677). */
const ofBurst = ({ means }: Who): readonly Change[] => {
  const rank = means?.area === null ? (means.has.find(({ effect }) => effect === 'burst')?.rank ?? 0) : 0;
  return rank === 0 ? [] : [{ pool: 'offense', from: 'burst', what: 'reroll', by: rank }];
};

/** What a gun on a vehicle has besides (Super-Heavy, L5285). */
const ofMount = ({ means }: Who): readonly Change[] =>
  means !== null && hasEffect(means, 'takedown') && means.mounted === 'superHeavy'
    ? kicker('superHeavy', 5)
    : [];

/** What the speed of a vehicle costs the aim of who shoots from it (L5126). */
const ofSpeed = (scene: Scene, { unit: id, means }: Who): readonly Change[] =>
  means?.kind === 'ballistic' && hasRule(scene, vehicleOf(scene, id) ?? id, 'speeding')
    ? [{ pool: 'offense', from: 'speed', what: 'bump', by: -2 }]
    : [];

/** What allies on the map know of an enemy: its kind was studied (Biological Study, L1824; Scientific Analysis, L1857). */
function ofStudies(scene: Scene, { unit: id, enemy }: Who): readonly Change[] {
  const known = (named: string) =>
    onMap(scene, unit(scene, id).side).flatMap((ally) => rulesNamed(scene, ally, named));
  const lives = isOfType(scene, enemy, 'living');
  const again = known('studied').some(
    ({ figures: { type } }) => typeof type === 'string' && lives && isOfType(scene, enemy, type),
  );
  const bumps = rulesNamed(scene, id, 'bumpAgainst').flatMap(({ figures: { bump, types } }) =>
    Array.isArray(types) && types.some((type: string) => isOfType(scene, enemy, type)) ? [Number(bump)] : [],
  );
  return [
    ...(again ? [{ pool: 'offense', from: 'biologicalStudy', what: 'reroll', by: 1 } as const] : []),
    ...bumps
      .slice(0, 1)
      .map((by) => ({ pool: 'offense', from: 'scientificAnalysis', what: 'bump', by }) as const),
  ];
}

/** Who shoots in a Windstorm (L5043). */
const ofStorm = (scene: Scene, { unit: id, means }: Who): readonly Change[] =>
  means?.kind === 'ballistic' && isInStorm(scene, id)
    ? [{ pool: 'offense', from: 'windstorm', what: 'bump', by: -4 }]
    : [];

/** Everything that changes the pools of one who fights, beside abilities that are for any test. */
export const changesFor = (scene: Scene, who: Who): readonly Change[] => [
  ...ofPower(scene, who),
  ...ofEnchantment(scene, who),
  ...ofImpaling(scene, who),
  ...ofBurst(who),
  ...ofMount(who),
  ...ofStudies(scene, who),
  ...ofStorm(scene, who),
  ...ofSpeed(scene, who),
];
