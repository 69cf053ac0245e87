import type { Made } from '../../../engine/creation.ts';
import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { type AbilityId, type AbilityRow, abilities } from '../content/abilities.ts';
import type { AttributeId } from '../content/attributes.ts';
import type { ClassId, ClassRow } from '../content/classes.ts';
import { type ProgressionRow, progression } from '../content/progression.ts';
import { type ResponsibilityId, responsibilities } from '../content/responsibilities.ts';
import { type ResponsibilityLevel, responsibilityLevels } from '../content/responsibilityLevels.ts';
import type { Power } from '../powers/schema.ts';
import { settled } from './edit.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Hero, limits } from './schema.ts';
import { classRow, listedFor, startingAbilitiesOf, upgradesOf } from './training.ts';

const either = (why: Refusal | null, value: () => Hero): Made<Hero> =>
  why === null ? { ok: true, value: value() } : { ok: false, refusal: why };

/** The level after the one somebody has; null after the last. */
export const nextLevel = ({ level }: Pick<Hero, 'level'>): ProgressionRow | null =>
  progression.find((row) => row.level === level + 1) ?? null;

/** Why somebody does not rise a level: there is none, or they have too few experience points. */
export function whyNotLevelUp(hero: Hero): Refusal | null {
  const next = nextLevel(hero);
  if (next === null) return refusal('lastLevel', { level: hero.level });
  return hero.xp < next.xp ? refusal('tooFewXp', { level: next.level, xp: hero.xp, needs: next.xp }) : null;
}

/** Rises a level and gets what it gives, to be chosen: a class, an ability, a point. */
export function levelUp(hero: Hero): Made<Hero> {
  return either(whyNotLevelUp(hero), () => {
    const next = nextLevel(hero);
    if (next === null) return hero;
    const { points } = hero;
    return settled(hero, {
      ...hero,
      level: next.level,
      upgrade: hero.upgrade || next.upgrade === 'base',
      points: {
        abilities: points.abilities + Number(next.ability),
        attributes: points.attributes + Number(next.attribute),
        responsibilities: points.responsibilities + Number(next.responsibility),
      },
    });
  });
}

/** The classes that somebody may become now; none where no upgrade is due. */
export const classesToChoose = (hero: Hero): readonly ClassRow[] =>
  hero.upgrade ? upgradesOf(hero.classes.at(-1) ?? 'recruit') : [];

/** Becomes a class: its proficiencies and starting abilities come with it. Refuses what does not follow from the class before. */
export function becomeClass(hero: Hero, id: ClassId): Made<Hero> {
  const allowed = classesToChoose(hero);
  const why = !hero.upgrade
    ? refusal('noUpgrade')
    : allowed.some((row) => row.id === id)
      ? null
      : refusal('notAnUpgrade', {
          class: classRow(id).name,
          choices: allowed.map(({ name }) => name),
        });
  return either(why, () => ({
    ...hero,
    classes: [...hero.classes, id],
    upgrade: false,
    abilities: [...new Set([...hero.abilities, ...startingAbilitiesOf([id])])],
  }));
}

/** The abilities on the lists of somebody's classes that they do not know yet, whether or not they may learn them now. */
export const abilitiesToLearn = (hero: Hero): readonly AbilityRow[] =>
  listedFor(hero.classes).filter(({ id }) => !hero.abilities.includes(id));

/** Why somebody cannot learn an ability now. */
export function whyNotLearn(hero: Hero, id: AbilityId): Refusal | null {
  const row = rowOf(abilities, id);
  if (hero.points.abilities === 0) return refusal('noAbilityPoint');
  if (hero.abilities.includes(id)) return refusal('knowsIt', { ability: row.name });
  if (hero.upgrade) return refusal('classFirst');
  if (!listedFor(hero.classes).some((one) => one.id === id))
    return refusal('notOnLists', {
      ability: row.name,
      classes: hero.classes.map((one) => classRow(one).name),
    });
  if (row.requires !== null && !hero.abilities.includes(row.requires))
    return refusal('abilityRequires', { ability: row.name, requires: rowOf(abilities, row.requires).name });
  return null;
}

/** Learns an ability for what a level has given. */
export const learn = (hero: Hero, id: AbilityId): Made<Hero> =>
  either(whyNotLearn(hero, id), () => ({
    ...hero,
    abilities: [...hero.abilities, id],
    points: { ...hero.points, abilities: hero.points.abilities - 1 },
  }));

/** Learns an ability of a content pack in the same way. One that takes the place of another is no new one: it is given, not learned. */
export function learnOfPack(hero: Hero, power: Power): Made<Hero> {
  const why =
    hero.points.abilities === 0
      ? refusal('noAbilityPoint')
      : hero.upgrade
        ? refusal('classFirst')
        : power.kind !== 'power' || power.replaces !== null
          ? refusal('notCarried')
          : hero.powers.some(({ id }) => id === power.id)
            ? refusal('knowsIt', { ability: power.name })
            : hero.powers.length >= SHEET_LIMITS.powers.most
              ? overLimit(SHEET_LIMITS.powers)
              : null;
  return either(why, () => ({
    ...hero,
    powers: [...hero.powers, power],
    points: { ...hero.points, abilities: hero.points.abilities - 1 },
  }));
}

/** Raises a base attribute by one for a point. */
export function raiseAttribute(hero: Hero, id: AttributeId): Made<Hero> {
  const why =
    hero.points.attributes === 0
      ? refusal('noAttributePoint')
      : hero.attributes[id] >= limits.attribute[1]
        ? refusal('attributeHighest', { most: limits.attribute[1] })
        : null;
  return either(why, () =>
    settled(hero, {
      ...hero,
      attributes: { ...hero.attributes, [id]: hero.attributes[id] + 1 },
      points: { ...hero.points, attributes: hero.points.attributes - 1 },
    }),
  );
}

/** The skill level that points mean. */
export const skillLevel = (points: number): ResponsibilityLevel => {
  const found = responsibilityLevels.find((row) => row.points === points);
  if (found === undefined) throw new Error(`no responsibility has ${points} points`);
  return found;
};

/** How the requirement of a higher skill level is known to be met: by a mentor's points in the crew, or by the GM's word. */
export interface RaisedBy {
  /** The most points that somebody else of the crew has in it, as far as is known. */
  readonly mentor: number;
  readonly gm: boolean;
}

const expert = 3;

/**
 * Why a responsibility does not rise: no point to spend, it is at its highest, or the requirement of the next skill level is not
 * known to be met. The point is kept then.
 */
export function whyNotRaise(hero: Hero, id: ResponsibilityId, by: RaisedBy): Refusal | null {
  const { name } = rowOf(responsibilities, id);
  const points = hero.responsibilities[id] ?? 0;
  if (hero.points.responsibilities === 0) return refusal('noResponsibilityPoint');
  if (points >= 5) return refusal('renownedAlready', { responsibility: name });
  const { name: level, requires, points: rank } = skillLevel(points + 1);
  if (requires === null || by.gm || (rank === 2 && by.mentor >= expert)) return null;
  return refusal('requirementOpen', {
    responsibility: name,
    level,
    requirement: requires.name,
    means: requires.text,
  });
}

/** Raises a responsibility by a point. */
export const raiseResponsibility = (hero: Hero, id: ResponsibilityId, by: RaisedBy): Made<Hero> =>
  either(whyNotRaise(hero, id, by), () => ({
    ...hero,
    responsibilities: { ...hero.responsibilities, [id]: (hero.responsibilities[id] ?? 0) + 1 },
    points: { ...hero.points, responsibilities: hero.points.responsibilities - 1 },
  }));
