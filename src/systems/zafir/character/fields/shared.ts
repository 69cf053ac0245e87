import { type Editable, flag, namedChoices, number, words } from '../../../../engine/editable.ts';
import { findRow } from '../../../../engine/table.ts';
import { readChoice, typed } from '../../../../engine/typed.ts';
import { withoutHp } from '../../content/conditions.ts';
import { orderOf, reactionsOf } from '../../reactions/known.ts';
import { profileOf } from '../profile.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { type Battle, type Character, limits } from '../schema.ts';

const orders = [
  { id: 'ask', name: 'ask' },
  { id: 'always', name: 'always' },
  { id: 'never', name: 'never' },
] as const;

/** Whoever has HP again is not down any more. */
const withHp = (battle: Battle, hp: number): Battle => ({
  ...battle,
  hp,
  conditions: hp === 0 ? battle.conditions : battle.conditions.filter(({ id }) => !withoutHp.includes(id)),
});

/** What both heroes and enemies have. */
export const sharedFields = <C extends Character>(): readonly Editable<C>[] => [
  {
    ...number<C>(
      'hp',
      'HP',
      limits.hp,
      (c) => c.battle.hp,
      (c, hp) => ({ ...c, battle: withHp(c.battle, Math.min(hp, profileOf(c).maxHp)) }),
    ),
    hint: 'a whole number, at most Max HP',
  },
  flag<C>(
    'dead',
    'Dead',
    (c) => c.dead,
    (c, dead) => ({ ...c, dead }),
  ),
  words<C>(
    'notes',
    'Notes',
    SHEET_LIMITS.notes,
    (c) => c.notes,
    (c, notes) => ({ ...c, notes }),
  ),
];

/** Reactions that somebody can make: whether they always do, never, or are asked each time. */
export const orderFields = <C extends Character>(character: C): readonly Editable<C>[] =>
  reactionsOf(character).map(({ id, name }) => orderField<C>(id, name));

const orderField = <C extends Character>(id: string, name: string): Editable<C> => ({
  id: `order.${id}`,
  label: `Standing order: ${name}`,
  hint: 'ask, always or never',
  group: 'Standing orders',
  ...namedChoices(orders),
  write: (c) => orderOf(c, id),
  read: (c, text) => {
    const read = readChoice(`Standing order: ${name}`, text, (t) => findRow(orders, t), orders);
    if (!read.ok) return read;
    return read.value === orderOf(c, id)
      ? typed(c)
      : typed({ ...c, orders: { ...c.orders, [id]: read.value } });
  },
});
