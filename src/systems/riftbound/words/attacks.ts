import { rowOf } from '../../../engine/table.ts';
import { type AttributeId, attributes } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { amountWords } from '../gear/amount.ts';
import type { AttackProfile } from '../gear/profile.ts';

const specials: Readonly<Record<AttackProfile['special'], string | null>> = {
  thunderous: 'Thunderous',
  arcing: 'Arcing',
  thrown: 'thrown',
  ramming: 'right after Full Speed',
  none: null,
};

/** An Attack as the book's profiles have it: '30 m VSN 4+, 2 shots, 3 Heat, 5 Charge'. `rating`: of who attacks, where it is known. */
export function attackWords(attack: AttackProfile, rating: (id: AttributeId) => number | null): string {
  const { name, range, hit, shots, damage, types, uses, special } = attack;
  const known = typeof hit === 'number' ? hit : rating(hit);
  const with_ = typeof hit === 'number' ? '' : ` ${rowOf(attributes, hit).short}`;
  const one = shots.dice === 0 && shots.plus === 1;
  const extra = specials[special];
  return [
    `${name === '' ? '' : `${name}: `}${range === null ? 'Melee' : `${range} m`}${with_}${known === null ? '' : ` ${known}+`}`,
    `${amountWords(shots)} ${one ? 'shot' : 'shots'}`,
    `${damage} ${types.map((id) => rowOf(damageTypes, id).name).join('/')}`,
    ...(uses.ammo === 0 ? [] : [`${uses.ammo} Ammo`]),
    ...(uses.charge === 0 ? [] : [`${uses.charge} Charge`]),
    ...(uses.watts === 0 ? [] : [`${uses.watts} W`]),
    ...(attack.sweeps ? ['all you choose in reach'] : []),
    ...(attack.indirect ? ['Indirect'] : []),
    ...(attack.ignoresPointBlanc ? ['no Point Blanc'] : []),
    ...(extra === null ? [] : [extra]),
    ...(attack.skilled ? ['Skilled only'] : []),
  ].join(', ');
}
