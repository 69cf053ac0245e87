import { rowOf } from '../../../engine/table.ts';
import type { Typed } from '../../../engine/typed.ts';
import { type ArchetypeId, archetypes } from '../content/archetypes.ts';
import { type FoeId, foes } from '../content/foes.ts';
import { armourOf, type Outline, plainShield } from './blank.ts';
import { readSkills } from './skills.ts';
import { readWeapons } from './weapons.ts';

/** What a row of content says, read once when it is loaded: a row that cannot be read is a mistake of ours. */
function sure<T>(row: string, typed: Typed<T>): T {
  if (!typed.ok) throw new Error(`${row}: ${typed.refusal.code} ${JSON.stringify(typed.refusal.params)}`);
  return typed.value;
}

interface Written {
  readonly id: string;
  readonly skills: string;
  readonly weapons: string;
  readonly armour: string;
  readonly armourValue: number;
}

const gear = (row: Written) => ({
  skills: sure(row.id, readSkills(row.skills)),
  weapons: sure(row.id, readWeapons(row.weapons)),
  armour: armourOf(row.armour, row.armourValue),
});

const quickStarts = new Map<ArchetypeId, Outline>(
  archetypes.map((row) => [
    row.id,
    { attributes: row.attributes, shield: row.shield ? plainShield : null, ...gear(row) },
  ]),
);

const foeOutlines = new Map<FoeId, Outline>(
  foes.map(({ id, attributes, ratings, toughness, track, mettle, speed, size, behaviour, ...row }) => [
    id,
    { attributes, ratings, toughness, track, mettle, speed, size, behaviour, ...gear({ id, ...row }) },
  ]),
);

export const archetypeOutline = (id: ArchetypeId): Outline => found(quickStarts.get(id));

/** A foe of the house, by its id; null where there is none. */
export function foeOutline(id: string): { readonly name: string; readonly outline: Outline } | null {
  const row = foes.find((foe) => foe.id === id);
  return row === undefined
    ? null
    : { name: rowOf(foes, row.id).name, outline: found(foeOutlines.get(row.id)) };
}

function found(outline: Outline | undefined): Outline {
  if (outline === undefined) throw new Error('a row without its outline');
  return outline;
}
