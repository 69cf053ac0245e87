import type { CreationField } from '../../../../engine/creation.ts';
import { type Given, numberField, pickField, textField } from '../../../../engine/creationForm.ts';
import type { Typed } from '../../../../engine/typed.ts';
import { archetypes } from '../../content/archetypes.ts';
import { traits } from '../../content/traits.ts';
import { armourOf, plainShield } from '../blank.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { type Armour, type Character, limits, type Shield, type Weapon } from '../schema.ts';
import { weaponWords } from '../sheet.ts';
import { type Trait, writeTrait } from '../traits.ts';
import { readWeapons, writeWeapons } from '../weapons.ts';

/** The weapons of those who are ready to play: the usual ones. */
const usual: readonly Weapon[] = (() => {
  const read = readWeapons(archetypes.map(({ weapons }) => weapons).join('; '));
  if (!read.ok) throw new Error(`${read.refusal.code} ${JSON.stringify(read.refusal.params)}`);
  return read.value;
})();

const written = (weapon: Weapon): string => writeWeapons([weapon]);
const isUsual = (weapon: Weapon): boolean => usual.some((one) => written(one) === written(weapon));

/** The usual weapons to pick, and others to write. */
export const weaponFields = (now: Character): readonly CreationField[] => [
  pickField(
    'usual',
    'Usual weapons',
    '',
    usual.map((weapon) => ({ id: weapon.id, label: weapon.name, note: weaponWords(weapon) })),
    usual.flatMap((one) => (now.weapons.some((held) => written(held) === written(one)) ? one.id : [])),
    [0, usual.length],
  ),
  textField(
    'weapons',
    'Your own weapons',
    'One per line: name, Damage, range if it shoots, traits. Such as: Bow, 2, Long',
    now.weapons
      .filter((weapon) => !isUsual(weapon))
      .map(written)
      .join('\n'),
    { needed: false, long: true },
  ),
];

/** The weapons of a form: those picked, then those written. Refuses what is no weapon. */
export function readArms({ text, picked }: Given): Typed<readonly Weapon[]> {
  const held = usual.filter(({ id }) => picked('usual').includes(id));
  return readWeapons([...held.map(written), text('weapons')].join('\n'));
}

// A trait in brackets behind which something stands cannot be picked: whoever has one keeps it.
const plainTraits = traits.filter(({ takes }) => takes === 'nothing');
const isPlain = ({ id }: Trait): boolean => plainTraits.some((trait) => trait.id === id);
const MAGICAL = 'magical';

const traitField = (label: string, has: readonly Trait[], magical: boolean | null): CreationField =>
  pickField(
    'traits',
    label,
    'None for plain gear.',
    [
      ...plainTraits.map(({ id, name, text }) => ({ id, label: name, note: text })),
      ...(magical === null ? [] : [{ id: MAGICAL, label: 'Magical', note: "Rend can't tear it." }]),
    ],
    [...has.map(({ id }) => id), ...(magical === true ? [MAGICAL] : [])],
    [0, SHEET_LIMITS.traits.most],
  );

const nameField = (label: string, value: string): CreationField =>
  textField('name', label, `Up to ${SHEET_LIMITS.name.most} letters`, value, {
    needed: false,
    most: SHEET_LIMITS.name.most,
  });

const traitsIn = ({ picked }: Given, before: readonly Trait[]): Trait[] => [
  ...before.filter((trait) => !isPlain(trait)),
  ...plainTraits.flatMap(({ id }) => (picked('traits').includes(id) ? { id } : [])),
];

export const armourFields = ({ armour }: Character): readonly CreationField[] => [
  nameField('What you wear', armour.name),
  numberField('armour', 'Armour', 'Points it has; 0 for none', limits.armour, armour.value),
  traitField('Armour traits', armour.traits, armour.magical),
];

/** The armour of a form; whole, as new. */
export const readArmour = (given: Given, { armour: before }: Character): Armour => ({
  ...armourOf(shortName(given), Number(given.one('armour'))),
  traits: traitsIn(given, before.traits),
  magical: given.picked('traits').includes(MAGICAL),
});

export const armourWords = ({ armour }: Character): string =>
  [
    `${armour.name === '' ? 'Armour' : armour.name} ${armour.value}`,
    ...armour.traits.map(writeTrait),
    ...(armour.magical ? ['Magical'] : []),
  ].join(', ');

export const shieldFields = ({ shield }: Character): readonly CreationField[] => [
  pickField(
    'shield',
    'Shield',
    '',
    [
      { id: 'no', label: 'No shield', note: 'Both hands free.' },
      { id: 'yes', label: 'A shield', note: 'Takes one hand.' },
    ],
    [shield === null ? 'no' : 'yes'],
  ),
  nameField('Its name', shield?.name ?? ''),
  traitField('Shield traits', shield?.traits ?? [], null),
];

/** The shield of a form; null for none. */
export function readShieldForm(given: Given, { shield: before }: Character): Shield | null {
  if (given.one('shield') === 'no') return null;
  return {
    ...plainShield,
    name: shortName(given) || plainShield.name,
    traits: traitsIn(given, before?.traits ?? []),
  };
}

export const shieldWords = ({ shield }: Character): string =>
  shield === null ? 'none' : [shield.name, ...shield.traits.map(writeTrait)].join(', ');

const shortName = ({ text }: Given): string => text('name').slice(0, SHEET_LIMITS.name.most);
