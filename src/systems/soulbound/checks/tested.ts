import type { AttributeId } from '../content/attributes.ts';
import type { SkillId } from '../content/skills.ts';

export type Sense = 'sight' | 'hearing';

/** What is tested: an attribute with a skill, or alone; and the sense that it relies on, where one was named. */
export type Tested = {
  readonly attribute: AttributeId;
  readonly skill: SkillId | null;
  readonly sense: Sense | null;
};
