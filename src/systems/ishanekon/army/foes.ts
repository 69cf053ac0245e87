import { rowOf } from '../../../engine/table.ts';
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
