import type { Refusal } from '../../../engine/refusal.ts';
import { type Attribute, attributes } from '../content/attributes.ts';
import { advancements } from '../content/campaign.ts';
import { skills } from '../content/skills/index.ts';
import type { SkillCategory } from '../content/skills/skill.ts';
import { built, isBuilt } from '../forces/build.ts';
import { book } from '../forces/catalogue.ts';
import { trained } from '../forces/lessons.ts';
import { diceRange } from '../forces/dice.ts';
import { lessonsOfUnit } from '../forces/limits.ts';
import { openCategories } from '../forces/open.ts';
import { isRefusal, type Parts, partsOf } from '../forces/parts.ts';
import type { Lesson, UnitPlan } from '../forces/plan.ts';
import { manyTimes } from '../forces/refusals.ts';
import { newlyBroken } from '../forces/steps.ts';
import { rowOf } from '../../../engine/table.ts';

type Advancement = (typeof advancements)[number]['id'];

/** The row of the table that two dice come to. */
export const advancementOf = (sum: number): Advancement =>
  advancements.find(({ from, to }) => from <= sum && sum <= to)?.id ?? 'noIInTeam';

/** On 10 a skill is one that its occupation offers, on 11 any (L5915 to L5919). */
const anySkill = 11;

/** The attributes that a row of the table is about (L5887 to L5914). */
const attributesOf: { readonly [A in Advancement]?: readonly Attribute[] } = {
  meleeAdvance: ['meleeOff', 'meleeDef'],
  ballisticAdvance: ['ballisticOff', 'ballisticDef'],
  technicalAdvance: ['technicalOff', 'technicalDef'],
  arcaneAdvance: ['arcaneOff', 'arcaneDef'],
  athleticsAdvance: ['athletics'],
  detectAdvance: ['detect'],
};

/** Rules that what is learned may break: it takes no slot, and goes beyond what an occupation has (L5918, L5919). */
const free = ['slotsSpent', 'diceOutOfRange'];

/** Whether a plan breaks a rule that it didn't break before; `besides`: one more that doesn't count. */
const isBarred = (refusals: readonly Refusal[], next: UnitPlan, besides?: string): boolean => {
  const unit = built(next);
  if (!isBuilt(unit)) return true;
  const wrong = unit.refusals.filter(({ code }) => !free.includes(code) && code !== besides);
  return newlyBroken(refusals, wrong) !== null;
};

/**
 * A die more of an attribute that its kind has and its traits leave it: to 3, or to 6, whatever its occupation says (L5889, L5918). Who rides has the
 * Athletics of the mount.
 */
const dieMore = (plan: UnitPlan, parts: Parts, id: Attribute): readonly Lesson[] =>
  diceRange(parts, id).why === 'range' &&
  !(id === 'athletics' && plan.mount !== null) &&
  (plan.dice[id] ?? 0) < rowOf(attributes, id).most
    ? [{ kind: 'die', id, by: 1 }]
    : [];

const skillsMore = (
  plan: UnitPlan,
  refusals: readonly Refusal[],
  open: ReadonlySet<SkillCategory> | null,
): readonly Lesson[] =>
  skills
    .filter(({ id, category }) => !plan.skills.includes(id) && (open === null || open.has(category)))
    .filter(({ id }) => {
      // Of any category means that: a beast's few don't bar it (L5917).
      const besides = open === null ? 'notABeastsSkill' : undefined;
      return !isBarred(refusals, { ...plan, skills: [...plan.skills, id] }, besides);
    })
    .map(({ id }) => ({ kind: 'skill', id, by: 1 }));

/** Everything that a unit could learn by what two dice come to; none: the row isn't applicable (L5926). */
export function canLearn(own: UnitPlan, sum: number): readonly Lesson[] {
  const plan = trained(own);
  const parts = partsOf(plan, book);
  const now = built(plan);
  if (isRefusal(parts) || !isBuilt(now) || (own.lessons?.length ?? 0) >= lessonsOfUnit.most) return [];
  const row = advancementOf(sum);
  switch (row) {
    case 'skillAdvance':
      return skillsMore(
        plan,
        now.refusals,
        sum >= anySkill ? null : openCategories(parts.species, parts.occupation),
      );
    case 'traitAdvance':
      return parts.species.open
        .filter((id) => {
          const has = [...parts.own, ...parts.given, ...parts.bought].some((one) => one.id === id);
          return !has || manyTimes.has(id);
        })
        .filter((id) => !isBarred(now.refusals, { ...plan, traits: [...plan.traits, id] }))
        .map((id) => ({ kind: 'trait', id, by: 1 }));
    default:
      return (attributesOf[row] ?? []).flatMap((id) => dieMore(plan, parts, id));
  }
}

/** Everything that a unit could lose by the same, the other way round (L5825, L5930): a die, a skill or a bought trait that it has. */
export function canLose(own: UnitPlan, sum: number): readonly Lesson[] {
  const plan = trained(own);
  const parts = partsOf(plan, book);
  if (isRefusal(parts) || (own.lessons?.length ?? 0) >= lessonsOfUnit.most) return [];
  const row = advancementOf(sum);
  switch (row) {
    case 'skillAdvance': {
      const open = openCategories(parts.species, parts.occupation);
      return parts.skills
        .filter(({ category }) => sum >= anySkill || open.has(category))
        .map(({ id }) => ({ kind: 'skill', id, by: -1 }));
    }
    case 'traitAdvance':
      return [...new Set(parts.bought.map(({ id }) => id))].map((id) => ({ kind: 'trait', id, by: -1 }));
    default:
      return (attributesOf[row] ?? [])
        .filter((id) => (plan.dice[id] ?? 0) > 0 && !(id === 'athletics' && plan.mount !== null))
        .map((id) => ({ kind: 'die', id, by: -1 }));
  }
}
