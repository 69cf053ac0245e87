import { rowOf } from '../../../engine/table.ts';
import { type AttributeId, attributes } from '../content/attributes.ts';
import { type SkillId, skills } from '../content/skills.ts';
import type { Sense, Tested } from './tested.ts';

/** A check by its id: 'body.athletics', 'mind', 'mind.awareness@sight'. */
export interface CheckKind extends Tested {
  readonly id: string;
  readonly name: string;
}

function kind(attribute: AttributeId, skill: SkillId | null, sense: Sense | null): CheckKind {
  const attributeName = rowOf(attributes, attribute).name;
  const name = skill === null ? attributeName : `${attributeName} (${rowOf(skills, skill).name})`;
  return {
    id: `${attribute}${skill === null ? '' : `.${skill}`}${sense === null ? '' : `@${sense}`}`,
    name: sense === null ? name : `${name} by ${sense}`,
    attribute,
    skill,
    sense,
  };
}

/** Every check there is: the common combinations first, those by a sense, attributes alone, then the uncommon ones. */
export const checkKinds: readonly CheckKind[] = [
  ...skills.map((skill) => kind(skill.attribute, skill.id, null)),
  kind('mind', 'awareness', 'sight'),
  kind('mind', 'awareness', 'hearing'),
  ...attributes.map((attribute) => kind(attribute.id, null, null)),
  ...skills.flatMap((skill) =>
    attributes.filter((a) => a.id !== skill.attribute).map((a) => kind(a.id, skill.id, null)),
  ),
  // What the Deafened are worse at, where the GM says that it takes hearing.
  ...skills.filter(({ id }) => id !== 'awareness').map((skill) => kind(skill.attribute, skill.id, 'hearing')),
];

const byId = new Map(checkKinds.map((check) => [check.id, check]));

export const checkKind = (id: string): CheckKind | null => byId.get(id) ?? null;

/** A check that a rule names, and that must be there. */
export function knownCheck(id: string): CheckKind {
  const kind = checkKind(id);
  if (kind === null) throw new Error(`no check '${id}'`);
  return kind;
}

/** With what people usually oppose a check (a house choice where nobody says). */
export function usualOpposition({ skill, attribute }: CheckKind): string {
  if (skill === 'stealth') return 'mind.awareness';
  if (skill === 'awareness') return 'body.stealth';
  if (skill === 'guile') return 'mind.intuition';
  if (skill === 'intimidation') return 'soul.determination';
  return skill === null ? attribute : `${attribute}.${skill}`;
}

/** The Death Test, which is rolled by hand only where no turn brings it. */
export const deathCheck = 'death';
