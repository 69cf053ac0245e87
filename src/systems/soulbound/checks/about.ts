import { socialSkills } from '../content/skills.ts';
import type { TestAbout } from '../numbers/about.ts';
import type { CharacterId } from '../scene.ts';
import type { CheckKind } from './kinds.ts';

/** What a check says of itself to the numbers. */
export function aboutCheck(actor: CharacterId, kind: CheckKind, more: Partial<TestAbout> = {}): TestAbout {
  return {
    actor,
    attribute: kind.attribute,
    skill: kind.skill,
    sense: kind.sense,
    doubled: false,
    way: null,
    opposedBy: null,
    resists: false,
    edge: null,
    social: false,
    ...more,
  };
}

/** Whether a check is one of moving others by words (S43). */
export const isSocial = ({ skill }: CheckKind) => skill !== null && socialSkills.includes(skill);
