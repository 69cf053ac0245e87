import { type Editable, number } from '../../../engine/editable.ts';
import { findRow } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Sheet } from '../../../engine/words.ts';
import type { Thing } from '../character/schema.ts';
import { armyUnits } from '../content/armies.ts';
import { sceneOf } from '../scene.ts';
import { type Figures, figuresWith, VITALITY_A_LEVEL } from './figures.ts';

const SELF = 'self';

const figures = (thing: Thing): Figures | null =>
  thing.unit === null
    ? null
    : figuresWith(sceneOf({ [SELF]: thing }), SELF, {
        row: thing.unit.id,
        level: thing.unit.level,
        heroes: [],
      });

/** A unit of an army as every view shows it, or null for what is none. */
export function unitSheetOf(thing: Thing): Sheet | null {
  const found = figures(thing);
  const row = findRow(armyUnits, thing.unit?.id ?? '');
  if (found === null || row === null) return null;
  const { level, movement, defense, damage, precision, range } = found;
  return {
    title: thing.name,
    subtitle: [...(thing.dead ? ['Wiped out'] : []), `${row.name}, an army unit`, `Level ${level}`].join(
      ' · ',
    ),
    gauges: [{ label: 'Vitality', value: thing.vitality, max: thing.maxVitality }],
    sections: [
      {
        title: 'In a battle',
        lines: [
          `Movement ${movement} · Range ${range}`,
          `Defense ${defense} · Precision ${precision} · Damage 1d6 + ${damage}`,
          ...(row.text === '' ? [] : [row.text]),
        ],
      },
      ...(thing.notes === '' ? [] : [{ title: 'Notes', lines: [escapeMarkdown(thing.notes)] }]),
    ],
  };
}

/** What of a unit can be changed by name: its Level, with the Vitality that comes with it, and what is left of that. */
export const unitFields = (): readonly Editable<Thing>[] => [
  number(
    'level',
    'Level',
    [0, 60],
    ({ unit }) => unit?.level ?? 0,
    (thing, level) => {
      if (thing.unit === null) return thing;
      const grown = VITALITY_A_LEVEL * (level - thing.unit.level);
      return {
        ...thing,
        unit: { ...thing.unit, level },
        maxVitality: Math.max(1, thing.maxVitality + grown),
        vitality: thing.dead ? thing.vitality : Math.max(1, thing.vitality + grown),
      };
    },
  ),
  number(
    'vitality',
    'Vitality',
    [0, 1000],
    ({ vitality }) => vitality,
    (thing, points) => {
      const vitality = Math.min(points, thing.maxVitality);
      return { ...thing, vitality, dead: vitality < 1 };
    },
  ),
];
