import { type Editable, inGroups, number, words } from '../../../../engine/editable.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { type Enemy, limits } from '../schema.ts';
import { sharedFields } from './shared.ts';

type Figure = 'speed' | 'agility' | 'aim' | 'will' | 'armourPoints' | 'shieldPoints' | 'detection';

const figure = (id: Figure, label: string, span: readonly [number, number]): Editable<Enemy> =>
  number(
    id,
    label,
    span,
    (enemy) => enemy[id],
    (enemy, value) => ({ ...enemy, [id]: value }),
  );

/** What stands and is changed together. */
const groups = {
  'HP and state': ['maxHp', 'hp', 'dead'],
  Combat: ['speed', 'agility', 'aim', 'will', 'detection'],
  Protection: ['armourPoints', 'shieldPoints'],
  Notes: ['text', 'notes'],
};

const ungrouped: readonly Editable<Enemy>[] = [
  number(
    'maxHp',
    'Max HP',
    [1, limits.hp[1]],
    (enemy) => enemy.hp,
    (enemy, hp) => ({
      ...enemy,
      hp,
      battle: { ...enemy.battle, hp: enemy.battle.hp === enemy.hp ? hp : Math.min(enemy.battle.hp, hp) },
    }),
  ),
  ...sharedFields<Enemy>(),
  figure('speed', 'Speed', limits.speed),
  figure('agility', 'Agility', limits.attribute),
  figure('aim', 'Aim', limits.attribute),
  figure('will', 'Will', limits.attribute),
  figure('armourPoints', 'Armor Points', limits.armour),
  figure('shieldPoints', 'Shield Points', limits.shield),
  figure('detection', 'Detection range', [0, 40]),
  words(
    'text',
    'About',
    SHEET_LIMITS.about,
    (enemy) => enemy.text,
    (enemy, text) => ({ ...enemy, text }),
  ),
];

/** All that can be changed of an enemy by name. */
export const enemyFields: readonly Editable<Enemy>[] = inGroups(ungrouped, groups);
