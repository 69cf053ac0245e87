import { rowOf } from '../../../engine/table.ts';
import type { Through } from '../attack/through.ts';
import { type DamageTypeId, damageTypes } from '../content/damageTypes.ts';
import { modifierWords } from './modifier.ts';

/** What became of damage: '5 damage, 3 got through (1 armour, 1 shield)'. */
export function throughWords(done: Through): string {
  if (done.immune) return 'no damage: immune to it';
  const total = Math.max(1, done.total.total);
  const stopped = [
    ...(done.armour > 0 ? [`${done.armour} armour`] : []),
    ...(done.absorbed > 0 ? [`${done.absorbed} shield`] : []),
  ];
  const rest = done.through === 0 ? 'nothing' : `${done.through}`;
  const got = stopped.length === 0 ? '' : `, ${rest} got through (${stopped.join(', ')})`;
  return `${total} damage${got}${brokenWords(done)}`;
}

const brokenWords = ({ broken }: Through): string => (broken === 0 ? '' : `, ${broken} armour broken`);

/** How the damage came about and where it went, line by line. */
export function whyThrough(done: Through, damageType: DamageTypeId | null, base: string): readonly string[] {
  const kind =
    damageType === null || damageType === 'ballistic'
      ? 'damage'
      : `${rowOf(damageTypes, damageType).name} Damage`;
  const parts = done.total.modifiers.map(
    (one) => ` ${one.amount < 0 ? '−' : '+'} ${Math.abs(one.amount)} ${modifierWords(one)}`,
  );
  const total = parts.length === 0 ? '' : ` = ${Math.max(1, done.total.total)}`;
  return [
    `${base}${parts.join('')}${total} ${kind}${done.immune ? ': immune' : ''}`,
    ...(done.absorbed === 0 ? [] : [shieldLine(done)]),
    ...(done.armour === 0 ? [] : [`Armour takes ${done.armour}`]),
    ...(done.broken === 0
      ? []
      : [
          `Breaking: ${done.broken} Armor ${done.broken === 1 ? 'Point' : 'Points'} for the rest of the mission`,
        ]),
  ];
}

function shieldLine({ absorbed, shields }: Through): string {
  const doubled = shields === absorbed ? '' : ` (lightning costs them ${shields} points)`;
  return `Shields take ${absorbed}${doubled}`;
}

/** Damage as it is rolled: 'd3 + 2', 'd3', '2'. */
export const dieAndMore = ({ die, plus }: { readonly die: number; readonly plus: number }): string =>
  die === 0 ? `${plus}` : plus === 0 ? `d${die}` : `d${die} + ${plus}`;

/** How somebody looks to those who may not know their HP. */
export function healthWord(hp: number, max: number): string {
  if (hp === 0) return 'down';
  if (hp >= max) return 'unhurt';
  if (hp * 2 > max) return 'hurt';
  return hp * 4 > max ? 'badly hurt' : 'almost down';
}
