import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import type { Person } from '../character/schema.ts';
import { has } from '../conditions/active.ts';
import type { AttributeId } from '../content/attributes.ts';
import { powerModifiers } from '../powers/staying.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';

/** What a Score can be (Attribute Scores). */
export const SCORES = { least: -5, most: 5 } as const;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** A Score as it counts where it is written with '^': never below 0. */
export const atLeastNone = (score: number): number => Math.max(0, score);

/**
 * Somebody's Score in an attribute now, with what changes it. Its total stays within what a Score can be (A17). A vehicle has
 * none of its own, and counts as 0.
 */
export function scoreOf(scene: Scene, id: CharacterId, attribute: AttributeId): Sum {
  const person = personIn(scene, id);
  if (person === null) return sum(0, []);
  const base = person.scores[attribute];
  const wounded = [...criticalModifiers(person), ...pressureModifiers(person, attribute)];
  const about = { owner: id, opponent: null, melee: null };
  const powered = [...wounded, ...powerModifiers(scene, attribute, about)];
  const held = [...powered, ...proneModifiers(scene, id, attribute)];
  const whole = sum(base, [...held, ...grappledModifiers(scene, id, attribute, sum(base, held).total)]);
  return { ...whole, total: clamp(whole.total, SCORES.least, SCORES.most) };
}

/**
 * The Rating that goes with a Score (Step 2): 2+ for +4 and more, then one worse for every two points. Lower is better.
 */
export const ratingFor = (score: number): number => clamp(4 - Math.floor(score / 2), 2, 6);

/** Somebody's Rating in an attribute now: what a d6 must show. */
export const ratingOf = (scene: Scene, id: CharacterId, attribute: AttributeId): number =>
  ratingFor(scoreOf(scene, id, attribute).total);

/** In Critical Condition, and as long as EHP is not at its maximum (A32): every Score is 2 lower. */
function criticalModifiers({ hp, ehp, mook }: Person): readonly Modifier[] {
  const isHurt = !mook && (hp.now === 0 || ehp.now < ehp.max);
  return isHurt ? [{ source: 'critical', amount: -2 }] : [];
}

/** Power under pressure: 1 more for each 10 HP that are missing, 2 at most. Maxima don't look at it (A30f). */
function pressureModifiers({ hp, abilities }: Person, attribute: AttributeId): readonly Modifier[] {
  const has = abilities.some(({ id, choice }) => id === 'powerUnderPressure' && choice === attribute);
  return has
    ? [{ source: 'powerUnderPressure', amount: Math.min(2, Math.floor((hp.max - hp.now) / 10)) }]
    : [];
}

const proneModifiers = (scene: Scene, id: CharacterId, attribute: AttributeId): readonly Modifier[] =>
  attribute === 'agility' && has(scene, id, 'prone') ? [{ source: 'prone', amount: -4 }] : [];

/** Grappled sets AGI to the least there is, whatever else counts. */
const grappledModifiers = (
  scene: Scene,
  id: CharacterId,
  attribute: AttributeId,
  score: number,
): readonly Modifier[] =>
  attribute === 'agility' && has(scene, id, 'grappled')
    ? [{ source: 'grappled', amount: SCORES.least - score }]
    : [];
