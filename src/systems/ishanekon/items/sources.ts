import { rowOf } from '../../../engine/table.ts';
import type { Item } from '../character/schema.ts';
import { crafting } from '../content/crafting.ts';
import { countingSource, type PowerSourceId, powerSources } from '../content/powerSources.ts';
import type { SkillId } from '../content/skills.ts';

const OF = 'of:';

/** What may be ticked while something is made: the power sources it draws on. */
export const sourceChoices = () =>
  powerSources.map(({ id, name }) => ({
    id: `${OF}${id}`,
    name: `Power source: ${name}`,
    note: 'of several the first of the hierarchy counts',
    refused: null,
  }));

/** The power source that was ticked, the one that counts of several (Power Source); null where none was. */
export const sourceTicked = (spend: readonly string[]): PowerSourceId | null =>
  countingSource(powerSources.map(({ id }) => id).filter((id) => spend.includes(`${OF}${id}`)));

/** Those of some Skills that work with a power source; all of them, where nobody has said which (What each Skill can craft and upgrade). */
export const withSource = (some: readonly SkillId[], source: Item['powerSource']): readonly SkillId[] =>
  source === null ? some : some.filter((skill) => sourcesOf(skill).includes(source));

/** The power sources of what a Skill crafts. */
const sourcesOf = (skill: SkillId): readonly PowerSourceId[] =>
  crafting.find(({ id }) => id === skill)?.sources ?? [];

/** The power source of something that is made with a Skill: the one that was ticked, else the first of the hierarchy that the Skill has. */
export const sourceBy = (skill: SkillId, ticked: PowerSourceId | null): PowerSourceId | null =>
  ticked ?? countingSource(sourcesOf(skill));

export const sourceName = (source: PowerSourceId): string => rowOf(powerSources, source).name;
