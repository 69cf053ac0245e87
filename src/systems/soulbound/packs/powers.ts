import type { Power, PowerKind } from '../powers/schema/power.ts';
import { type PackCreature, type PackGear, type PackSpell, type PackTalent, plain } from './schema.ts';

type Written = Omit<Power, 'id' | 'kind' | 'left'>;

/** A power as a sheet carries it. Its id follows from its name: nobody has two of one name and kind. */
function power(kind: PowerKind, written: Written, left: number | null = null): Power {
  const { name, text, when, whose, mettle, limit, aim, among, range, test, resist, only, effects } = written;
  return {
    id: `${kind}-${plain(name)}`,
    kind,
    name,
    text,
    when,
    whose,
    mettle,
    limit,
    aim,
    among,
    range,
    test,
    resist,
    only,
    effects,
    left,
  };
}

export const talentOf = (talent: PackTalent): Power => power(talent.miracle ? 'miracle' : 'talent', talent);
export const spellOf = (spell: PackSpell): Power => power('spell', spell);
export const traitOf = (trait: PackCreature['traits'][number]): Power => power('trait', trait);
export const itemOf = (item: Extract<PackGear, { kind: 'item' }>): Power => power('item', item, item.count);
