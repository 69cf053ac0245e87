import type { ArmourKicker } from '../../../../src/systems/wayfarer/content/armour.ts';
import { attributes } from '../../../../src/systems/wayfarer/content/attributes.ts';
import { content } from '../../../../src/systems/wayfarer/content/index.ts';

/** A table of a page of the reference: what it is called, its head, and a line for each row of content. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const signed = (bump: number): string => (bump < 0 ? `−${-bump}` : `+${bump}`);
const shortOf = (id: string): string =>
  id === 'maneuverability' ? 'Maneuverability' : (attributes.find((one) => one.id === id)?.short ?? id);
const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  rows.find((row) => row.id === id)?.name ?? id;
const kindsOf = (ids: readonly string[]): string => ids.map((id) => nameIn(content.unitTypes, id)).join(', ');

/** Bumps by attribute: 'MO +2, BD +1 +1'; what a species has no dice for stands last: 'no BO'. */
function bumpsOf(bumps: Readonly<Record<string, readonly number[] | null>>): string {
  const all = Object.entries(bumps);
  const given = all.flatMap(([id, them]) =>
    them === null || them.length === 0 ? [] : [`${shortOf(id)} ${them.map(signed).join(' ')}`],
  );
  const none = all.flatMap(([id, them]) => (them === null ? [shortOf(id)] : []));
  return [...given, ...(none.length === 0 ? [] : [`no ${none.join(', ')}`])].join(', ');
}

/** A kicker of armour: 'MD 4', or rolled for each test: 'MD 1d6+1'. */
function kickerOf(id: string, kicker: ArmourKicker): readonly string[] {
  if (kicker === 0) return [];
  if (typeof kicker === 'number') return [`${shortOf(id)} ${kicker}`];
  const { dice, plus } = kicker;
  return [`${shortOf(id)} ${dice}d6${plus === 0 ? '' : signed(plus)}`];
}

const sizeOf = ({ wide, long }: { readonly wide: number; readonly long: number }): string =>
  `${wide}x${long}`;

const effectsOf = (has: readonly { readonly effect: string; readonly rank: number }[]): string =>
  has
    .map(({ effect, rank }) => {
      const row = content.equipmentEffects.find(({ id }) => id === effect);
      return row === undefined ? effect : row.ranked ? `${row.name} ${rank}` : row.name;
    })
    .join(', ');

/** House values stand with a star. */
const starred = ({ name, house }: { readonly name: string; readonly house?: boolean }): string =>
  house === true ? `${name} \\*` : name;

const speciesTable = (title: string, kinds: readonly string[]): Table => ({
  title,
  head: ['species', 'points', 'bumps', 'traits it has', 'traits it may have', 'size', 'kind'],
  rows: content.species
    .filter(({ kind }) => kinds.includes(kind))
    .map((one) => [
      starred(one),
      `${one.cost}`,
      bumpsOf(one.bumps),
      one.mandatory
        .map(({ trait, times }) => `${nameIn(content.traits, trait)}${times > 1 ? ` ×${times}` : ''}`)
        .join(', '),
      one.open.map((trait) => nameIn(content.traits, trait)).join(', '),
      sizeOf(one.size),
      kindsOf(one.types),
    ]),
});

const plainTable = (
  title: string,
  rows: readonly { readonly name: string; readonly text: string }[],
): Table => ({ title, head: ['name', 'what it is'], rows: rows.map(({ name, text }) => [name, text]) });

const pricedTable = (
  title: string,
  rows: readonly { readonly name: string; readonly cost: number; readonly text: string }[],
): Table => ({
  title,
  head: ['name', 'points', 'what it does'],
  rows: rows.map(({ name, cost, text }) => [name, `${cost}`, text]),
});

const weaponTable = (
  title: string,
  rows: typeof content.meleeWeapons | typeof content.ballisticWeapons,
): Table => ({
  title,
  head: ['weapon', 'points', 'bumps', 'range', 'damage', 'effects', ''],
  rows: rows.map(({ name, cost, bumps, range, types, has, text }) => [
    name,
    `${cost}`,
    bumpsOf({ ...bumps }),
    range === null ? '' : `${range}`,
    types.map((id) => nameIn(content.damageTypes, id)).join(', '),
    effectsOf(has),
    text,
  ]),
});

const colours = ['black', 'white', 'red', 'blue', 'green'] as const;
const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The tables of each page of docs/systems/wayfarer, as the content has them. */
export const pages: Readonly<Record<string, readonly Table[]>> = {
  forces: [
    {
      title: 'Ranks',
      head: ['rank', 'abilities', ''],
      rows: content.ranks.map(({ name, slots, text }) => [
        name,
        slots === null ? 'any number' : `${slots}`,
        text,
      ]),
    },
    speciesTable('Peoples', ['human', 'fantasy', 'alien']),
    speciesTable('Animals and monsters', ['animal', 'monster']),
    speciesTable('Machines', ['robot', 'construct']),
    plainTable('Templates', content.templates),
    pricedTable('Species traits', content.traits),
    {
      title: 'Occupations',
      head: ['occupation', 'dice', 'skills', ''],
      rows: content.occupations.map((one) => [
        starred(one),
        Object.entries(one.dice)
          .map(([id, { least, most }]) => `${shortOf(id)} ${least}–${most}`)
          .join(', '),
        one.skills.map((id) => nameIn(content.skillCategories, id)).join(', '),
        one.text,
      ]),
    },
    plainTable('Kinds of unit', content.unitTypes),
  ],
  skills: content.skillCategories.map(({ id, name }) =>
    pricedTable(
      name,
      content.skills.filter(({ category }) => category === id),
    ),
  ),
  gear: [
    weaponTable('Melee weapons', content.meleeWeapons),
    weaponTable('Ballistic weapons', content.ballisticWeapons),
    {
      title: 'Armour',
      head: ['armour', 'points', 'kickers and bumps', 'size', 'effects', ''],
      rows: content.armour.map(
        ({ name, cost, meleeDef, ballisticDef, athletics, detect, size, has, text }) => [
          name,
          `${cost}`,
          [
            ...kickerOf('meleeDef', meleeDef),
            ...kickerOf('ballisticDef', ballisticDef),
            ...Object.entries({ athletics, detect }).flatMap(([id, bump]) =>
              bump === 0 ? [] : [`${shortOf(id)} ${signed(bump)}`],
            ),
          ].join(', '),
          size === 0 ? '' : signed(size),
          effectsOf(has),
          text,
        ],
      ),
    },
    pricedTable(
      'Devices',
      content.devices.filter(({ forVehicles }) => !forVehicles),
    ),
    pricedTable(
      'Devices that vehicles may have, too',
      content.devices.filter(({ forVehicles }) => forVehicles),
    ),
    pricedTable('Effects of equipment', content.equipmentEffects),
    plainTable('Types of damage', content.damageTypes),
  ],
  magic: colours.map(
    (colour): Table => ({
      title: titled(colour),
      head: ['spell', 'points', 'card', 'DV', 'what it does'],
      rows: content.spells
        .filter((spell) => spell.colour === colour)
        .map(({ name, cost, suit, least, dv, text }) => [
          name,
          `${cost}`,
          least === 'jack' ? `${suit}, a face card` : `${suit} ${least}+`,
          dv === null ? '' : `${dv}`,
          text,
        ]),
    }),
  ),
  vehicles: [
    {
      title: 'Vehicles',
      head: ['vehicle', 'points', 'speed', 'size', 'dice', 'save dice', 'guns', 'features', ''],
      rows: content.vehicles.map(({ name, cost, speed, size, values, saveDice, weapons, features, text }) => [
        name,
        `${cost}`,
        `${speed}`,
        sizeOf(size),
        Object.entries(values)
          .flatMap(([id, { dice, bumps }]) =>
            dice === 0 && bumps.length === 0
              ? []
              : [[shortOf(id), ...(dice > 0 ? [dice] : []), ...bumps.map(signed)].join(' ')],
          )
          .join(', '),
        saveDice.join(', '),
        weapons
          .map(({ weapon, effects }) =>
            [
              nameIn([...content.meleeWeapons, ...content.ballisticWeapons], weapon),
              ...effects.map((id) => nameIn(content.vehicleWeaponEffects, id)),
            ].join(', '),
          )
          .join('; '),
        features
          .map(({ feature, rank }) => {
            const row = content.vehicleFeatures.find(({ id }) => id === feature);
            return row === undefined ? feature : row.ranked ? `${row.name} ${rank}` : row.name;
          })
          .join(', '),
        text,
      ]),
    },
    pricedTable('Features', content.vehicleFeatures),
    pricedTable("Effects of vehicles' guns", content.vehicleWeaponEffects),
  ],
};

/** A row as the page writes it. */
export const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
