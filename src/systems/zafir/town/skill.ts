import { singleBlanks } from '../../../engine/text.ts';
import type { Made } from '../../../engine/creation.ts';
import { refusal } from '../../../engine/refusal.ts';
import { findRow, nearestRow } from '../../../engine/table.ts';
import { type ResponsibilityId, responsibilities } from '../content/responsibilities.ts';
import { type SkillId, type SkillRow, skills } from '../content/skills.ts';

/** A skill as it is tried: one of the book's or a group's own, with the responsibility that helps. */
export interface Skill {
  /** Null: a skill of the group's own. */
  readonly id: SkillId | null;
  readonly name: string;
  readonly responsibility: ResponsibilityId | null;
}

const ownMark = /^own ?: ?/i;
const longestOwn = 40;

/** 'persuade/acquisition': the id of a check. */
export const checkId = (skill: SkillId, responsibility: ResponsibilityId | null): string =>
  responsibility === null ? skill : `${skill}/${responsibility}`;

/** 'Persuade (Acquisition)': how a skill is called with its responsibility. */
export const skillName = (name: string, responsibility: ResponsibilityId | null): string => {
  const with_ = responsibilities.find(({ id }) => id === responsibility);
  return with_ === undefined ? name : `${name} (${with_.name})`;
};

export const skillRow = (id: SkillId | null): SkillRow | null => skills.find((row) => row.id === id) ?? null;

/**
 * Reads a check: 'persuade', 'persuade/acquisition', 'Persuade (Acquisition)', and with 'own: ' before it a skill that the book does
 * not have ('own: Cooking/sustenance'). Refuses what it does not know.
 */
export function readSkill(what: string): Made<Skill> {
  const own = ownMark.test(singleBlanks(what));
  const [, typed = '', slashed, bracketed] =
    /^(.*?) ?(?:\/([^/()]+)|\(([^()]+)\))?$/.exec(singleBlanks(what).replace(ownMark, '')) ?? [];
  const helping = slashed ?? bracketed ?? null;
  const responsibility = helping === null ? null : findRow(responsibilities, helping);
  if (helping !== null && responsibility === null)
    return no('noSuchResponsibility', helping, nearestRow(responsibilities, helping));
  const with_ = responsibility?.id ?? null;
  if (own) {
    const name = typed.trim().slice(0, longestOwn);
    return name === '' ? no('noSuchSkill', what, null) : yes({ id: null, name, responsibility: with_ });
  }
  const row = findRow(skills, typed);
  if (row === null) return no('noSuchSkill', typed, nearestRow(skills, typed));
  return yes({ id: row.id, name: row.name, responsibility: with_ });
}

const yes = (value: Skill): Made<Skill> => ({ ok: true, value });

const no = (code: string, text: string, nearest: string | null): Made<Skill> => ({
  ok: false,
  refusal: refusal(code, { text, nearest, skills: skills.map(({ name }) => name) }),
});
