import { rowOf } from '../../../engine/table.ts';
import { type AbilityId, type AbilityRow, abilities } from '../content/abilities.ts';
import { type ClassId, type ClassRow, classes } from '../content/classes.ts';
import type { ProficiencyId } from '../content/proficiencies.ts';

export const classRow = (id: ClassId): ClassRow => rowOf<ClassRow>(classes, id);

/** What all classes of somebody's, the earlier ones too, have trained them with, each once. */
export const proficienciesOf = (of: readonly ClassId[]): readonly ProficiencyId[] => [
  ...new Set(of.flatMap((id): readonly ProficiencyId[] => classRow(id).proficiencies)),
];

/** What somebody's classes know from the start. */
export const startingAbilitiesOf = (of: readonly ClassId[]): readonly AbilityId[] =>
  abilitiesOn(of.flatMap((id) => classRow(id).startingAbilities)).map(({ id }) => id);

/** The abilities on the lists of somebody's classes, the earlier ones' too. */
export const listedFor = (of: readonly ClassId[]): readonly AbilityRow[] =>
  abilitiesOn(of.flatMap((id) => classRow(id).abilities));

const abilitiesOn = (list: readonly string[]): readonly AbilityRow[] =>
  abilities.filter(({ id }) => list.includes(id));

/** The base classes that a starting class may become. */
export const upgradesOf = (id: ClassId): readonly ClassRow[] => classes.filter(({ from }) => from === id);
