import type { Made } from '../../../engine/creation.ts';
import { refusal } from '../../../engine/refusal.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import { type Character, objectSchema } from '../character/schema.ts';
import { type ArmyUnitId, armyUnits } from '../content/armies.ts';
import { VITALITY_A_LEVEL } from './figures.ts';

/** Ids of units among those whom a GM brings in. */
const UNIT = 'unit.';

/** Units that can be brought in: all but heroes, who come as themselves. */
const made = armyUnits.filter(({ id }) => id !== 'hero');

/** Units of armies as they are listed. */
export const unitFoes = made.map(({ id, name, vitality, movement, defense, damage, precision, range }) => ({
  id: `${UNIT}${id}`,
  name,
  note: `army unit: Vitality ${vitality}, Movement ${movement}, Defense ${defense}, Damage ${damage}, Precision ${precision}, Range ${range}`,
}));

/** A whole unit at a Level; its Level can be changed on its sheet. */
export function unitSheet(id: ArmyUnitId, level = 0): Character {
  const { name, vitality } = rowOf(armyUnits, id);
  const most = vitality + VITALITY_A_LEVEL * level;
  return objectSchema.parse({
    ...{ kind: 'object', name, material: 'organic' },
    ...{ unit: { id, level }, vitality: most, maxVitality: Math.max(1, most) },
  });
}

/** A fresh unit by its id among foes; null where that is none. */
export function unitFoe(id: string): Character | null {
  const found = made.find((one) => `${UNIT}${one.id}` === id);
  return found === undefined ? null : unitSheet(found.id);
}

/** A unit of a Level as a GM describes it: 'Infantry, level 3'; null where the words are no unit's. */
export function unitDescribed(
  text: string,
): { readonly name: string; readonly made: Made<Character> } | null {
  const [name = '', said = '', ...more] = text.split(',').map((part) => part.trim());
  const row = findRow(made, name);
  const level = /^level (\d{1,2})$/i.exec(said)?.[1];
  if (row === null || level === undefined || more.length > 0) return null;
  return Number(level) > MOST_LEVEL
    ? { name: row.name, made: { ok: false, refusal: refusal('creatureTooHigh', {}) } }
    : { name: row.name, made: { ok: true, value: unitSheet(row.id, Number(level)) } };
}

const MOST_LEVEL = 20;
