import { singleBlanks } from '../../../engine/text.ts';
import { isNothing, tooMuch, type Typed, typed } from '../../../engine/typed.ts';
import { freeId } from './ids.ts';
import { SHEET_LIMITS } from './limits.ts';
import type { Character } from './schema.ts';

type Belongings = Character['belongings'];

/** What somebody carries that is no weapon, as people write it: 'Rope; Lantern; Old map'. What lies on the ground has ', dropped' behind it. */
export function readBelongings(text: string): Typed<Belongings> {
  if (isNothing(text)) return typed([]);
  const found: Belongings[number][] = [];
  for (const entry of text.split(/[;\n]/)) {
    const [, name = '', dropped] = /^(.*?) ?(, ?dropped)?$/i.exec(singleBlanks(entry)) ?? [];
    if (name === '') continue;
    if (name.length > SHEET_LIMITS.name.most) return tooMuch(SHEET_LIMITS.name, name.length);
    const id = freeId(
      name,
      'item',
      found.map((one) => one.id),
    );
    found.push({ id, name, dropped: dropped !== undefined });
  }
  const { belongings } = SHEET_LIMITS;
  return found.length > belongings.most ? tooMuch(belongings, found.length) : typed(found);
}

/** The same, as `readBelongings` takes it. */
export const writeBelongings = (belongings: Belongings): string =>
  belongings.map(({ name, dropped }) => (dropped ? `${name}, dropped` : name)).join('; ');
