import type { Modifier } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { edges } from '../content/edges.ts';
import type { ActorAbout, AttackAbout, TestAbout } from '../numbers/about.ts';
import { isRanged } from '../numbers/weapon.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { activeOn } from './active.ts';
import { holds, type Situation } from './only.ts';
import type { EffectOf } from './schema/effects.ts';
import { minionsLeft } from './swarm.ts';

type Numbered = EffectOf<'modify'>['number'];

/** What powers make of a number of somebody's, each with the power's name and whose it is where it is another's. */
function changes(
  scene: Scene,
  number: Numbered,
  at: Situation,
  skill: TestAbout['skill'] = null,
): readonly Modifier[] {
  return activeOn(scene, at.owner).flatMap(({ power, by, effect }) =>
    effect.effect === 'modify' &&
    effect.number === number &&
    (effect.skill === null || effect.skill === skill) &&
    holds(scene, effect.only, at)
      ? [named(scene, at.owner, power, by, effect.by)]
      : [],
  );
}

function named(
  scene: Scene,
  owner: CharacterId,
  power: string,
  by: CharacterId | null,
  amount: number,
): Modifier {
  const other = by === null || by === owner ? null : characterIn(scene, by);
  return {
    source: 'power',
    amount,
    params: { power, ...(other === null ? {} : { name: other.name }) },
  };
}

const attacking = (scene: Scene, about: AttackAbout, owner: CharacterId): Situation => ({
  owner,
  opponent: owner === about.actor ? about.target : about.actor,
  ranged: isRanged(scene, about),
  charging: about.way === 'charge',
});

const alone = (owner: CharacterId): Situation => ({
  owner,
  opponent: null,
  ranged: null,
  charging: false,
});

export const attackPowers = (scene: Scene, about: AttackAbout): readonly Modifier[] =>
  changes(scene, isRanged(scene, about) ? 'accuracy' : 'melee', attacking(scene, about, about.actor));

export const defencePowers = (scene: Scene, about: AttackAbout): readonly Modifier[] =>
  changes(scene, 'defence', attacking(scene, about, about.target));

/** Armour against an attack; without one (a spell, a fall), as it stands. */
export const armourPowers = (
  scene: Scene,
  target: CharacterId,
  about: AttackAbout | null,
): readonly Modifier[] =>
  changes(scene, 'armour', about === null ? alone(target) : attacking(scene, about, target));

/** What is added to a weapon's Damage. */
export const damagePowers = (scene: Scene, about: AttackAbout): readonly Modifier[] =>
  changes(scene, 'damage', attacking(scene, about, about.actor));

export const speedPowers = (scene: Scene, { actor }: ActorAbout): readonly Modifier[] =>
  changes(scene, 'speed', alone(actor));

const testing = ({ actor, skill, opposedBy, aimedAt, way }: TestAbout): Situation => ({
  owner: actor,
  opponent: opposedBy ?? aimedAt ?? null,
  ranged: skill === 'ballisticSkill' ? true : skill === 'weaponSkill' ? false : null,
  charging: way === 'charge',
});

/** Dice, by powers and by the number of those in a swarm: one more for each beyond the first when they attack. */
export const poolPowers = (scene: Scene, about: TestAbout): readonly Modifier[] => [
  ...changes(scene, 'dice', testing(about), about.skill),
  { source: 'swarm', amount: swarmDice(scene, about) },
];

function swarmDice(scene: Scene, { actor, skill }: TestAbout): number {
  if (skill !== 'weaponSkill' && skill !== 'ballisticSkill') return 0;
  return Math.max(0, minionsLeft(character(scene, actor)) - 1);
}

/** Difficulty of a Test, and edges on it. */
export function difficultyPowers(scene: Scene, about: TestAbout): readonly Modifier[] {
  const at = testing(about);
  const byEdge = activeOn(scene, about.actor).flatMap(({ power, by, effect }) =>
    effect.effect === 'edge' &&
    (effect.skill === null || effect.skill === about.skill) &&
    holds(scene, effect.only, at)
      ? [named(scene, about.actor, power, by, rowOf(edges, effect.edge).difficulty)]
      : [],
  );
  return [...changes(scene, 'difficulty', at, about.skill), ...byEdge];
}
