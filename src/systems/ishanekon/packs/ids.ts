import type { Json } from '../../../engine/json.ts';
import { abilityTypes } from '../content/abilityTypes.ts';
import { archetypes } from '../content/archetypes.ts';
import { creatureClasses, creatureRanks, creatureTypes, vehicleModules } from '../content/creatures.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { materials } from '../content/objects.ts';
import { powerSources } from '../content/powerSources.ts';
import { sizes } from '../content/sizes.ts';
import { skills } from '../content/skills.ts';
import { stats } from '../content/stats.ts';
import { statuses } from '../content/statuses.ts';
import { visions } from '../content/visions.ts';
import { weaponCategories } from '../content/weaponCategories.ts';
import { weaponProperties } from '../content/weaponProperties.ts';
import { plain } from './names.ts';

type Rows = readonly { readonly id: string; readonly name: string }[];

/** Of which tables a field of a pack names rows, one or a list of them. */
const rowsOf: ReadonlyMap<string, Rows> = new Map(
  Object.entries<Rows>({
    ...{ skill: skills, helps: skills, which: [...stats, ...skills] },
    ...{ stat: stats, primary: stats, secondary: stats, evasion: stats, number: stats },
    ...{ of: [...stats, ...damageTypes], types: [...damageTypes, ...abilityTypes] },
    ...{ status: statuses, against: [...damageTypes, ...statuses] },
    ...{ archetype: archetypes, pools: archetypes, source: powerSources, sources: powerSources },
    ...{ category: weaponCategories, with: weaponCategories, properties: weaponProperties },
    ...{ material: materials, vision: visions, type: [...creatureTypes, ...damageTypes], size: sizes },
    ...{ rank: creatureRanks, class: creatureClasses, kind: vehicleModules },
  }),
);

/** Fields whose own fields are rows: Skills and Stats of a creature. */
const namesIn: ReadonlyMap<string, Rows> = new Map(Object.entries<Rows>({ skills, stats }));

/** A name as it is written, whatever its case and spaces: 'Big +' is not 'Big'. */
const written = (text: string): string => text.toLowerCase().replace(/\s/gu, '');

/** The id of a row by its id or its name; without signs only where a single one is called so. A text that is no row's stays. */
function idOf(rows: Rows, text: string): string {
  if (rows.some(({ id }) => id === text)) return text;
  const by = (as: (text: string) => string) =>
    rows.filter(({ id, name }) => as(id) === as(text) || as(name) === as(text));
  const [exact] = by(written);
  const [alike, ...more] = by(plain);
  return exact?.id ?? (more.length === 0 ? alike?.id : undefined) ?? text;
}

/** Nothing that a pack may say lies deeper than this. */
const DEEPEST = 40;

/**
 * A pack as somebody wrote it, with rows of the game's tables by their ids where they stand by name, in capitals or not. What is no row stays as it is: the
 * schema says what it takes there.
 */
export function withIds(value: Json, field = '', depth = 0): Json {
  const rows = rowsOf.get(field);
  if (typeof value === 'string') return rows === undefined ? value : idOf(rows, value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (isList(value)) return value.map((one) => withIds(one, field, depth + 1));
  const names = namesIn.get(field);
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      names === undefined ? key : idOf(names, key),
      withIds(inside, key, depth + 1),
    ]),
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
