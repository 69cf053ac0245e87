import { singleBlanks } from '../../../engine/text.ts';
import { findRow, nearestRow } from '../../../engine/table.ts';
import { isNothing, mistyped, type Typed, typed } from '../../../engine/typed.ts';
import { skills as table } from '../content/skills.ts';
import { type Character, limits, type SkillRating } from './schema.ts';

type Skills = Character['skills'];

/** Training and Focus as people write them: '2/1'. Where Focus is left out, it is what it was. */
export function readSkillRating(label: string, text: string, focusBefore = 0): Typed<SkillRating> {
  const parts = /^(\d{1,3}) ?(?:\/ ?(\d{1,3}))?$/.exec(singleBlanks(text));
  const [training, focus] = [Number(parts?.[1] ?? Number.NaN), Number(parts?.[2] ?? focusBefore)];
  const [from, to] = limits.skill;
  const fits = (n: number) => n >= from && n <= to;
  if (!(fits(training) && fits(focus))) return mistyped('notASkillRating', { label, text });
  return typed({ training, focus });
}

/**
 * A list of skills as people write it: 'Weapon Skill 2/1, Awareness 1'; 'none' for none. Those at 0/0 are left out, and
 * Focus that is not written stays what it was `before`.
 */
export function readSkills(text: string, before: Skills = {}): Typed<Skills> {
  if (isNothing(text)) return typed({});
  const read: Record<string, SkillRating> = {};
  for (const part of text.split(/[,;\n]/)) {
    if (part.trim() === '') continue;
    const [, name = '', figures = ''] = /^(\D*?)(?: ?: ?| )?(\d[\d /]*)?$/.exec(singleBlanks(part)) ?? [];
    const skill = findRow(table, name);
    if (skill === null)
      return mistyped('noSuchSkill', { text: part.trim(), nearest: nearestRow(table, name) });
    const rating = readSkillRating(skill.name, figures || '1', before[skill.id]?.focus);
    if (!rating.ok) return rating;
    if (isTrained(rating.value)) read[skill.id] = rating.value;
  }
  return typed(read);
}

/** The same list, as `readSkills` takes it. */
export function writeSkills(skills: Skills): string {
  return table
    .flatMap(({ id, name }) => {
      const rating = skills[id];
      return rating === undefined ? [] : [`${name} ${writeSkillRating(rating)}`];
    })
    .join(', ');
}

export const writeSkillRating = ({ training, focus }: SkillRating) => `${training}/${focus}`;

export const isTrained = ({ training, focus }: SkillRating) => training > 0 || focus > 0;
