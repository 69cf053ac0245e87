import { adventuringGear } from '../../content/adventuringGear.ts';
import { type AbilityId, abilityIds } from '../../abilities/ids.ts';
import type { AttributeId } from '../../content/attributes.ts';
import { classes, type ClassId } from '../../content/classes.ts';
import { type RoleId, type RoleKind, roles } from '../../content/roles.ts';
import type { SkilledGroupId } from '../../content/skilledGroups.ts';
import { vehicles } from '../../content/vehicles.ts';
import { rowOf } from '../../../../engine/table.ts';
import type { Profile } from '../../gear/profile.ts';
import { gearOf } from '../../gear/gained.ts';
import type { Amount } from '../../gear/amount.ts';
import { profileOf, profiles, signatureWeapons } from '../../gear/rows.ts';
import type { Power } from '../../powers/schema.ts';
import type { Draft } from './draft.ts';
import type { Choices } from './step.ts';

/** A kind of gear that can be picked: by its row in the book, or by its entry in a pack. */
export interface GearChoice {
  readonly id: string;
  readonly profile: Profile;
}

/** A role as people say it: 'Lancer'. */
export function roleName(role: RoleId): string {
  return rowOf(roles, role).name.replace(/^The /, '');
}
export const className = (id: ClassId): string => rowOf(classes, id).name;

/** As many as a list of a form holds. */
const MOST_LISTED = 25;

/** As much as a form's list holds: the first, and what is picked. The rest of a large pack is given by `/content give`. */
export function listed<T extends { readonly id: string }>(
  all: readonly T[],
  picked: readonly (string | null)[],
): readonly T[] {
  const chosen = all.filter(({ id }) => picked.includes(id));
  const others = all.filter((one) => !chosen.includes(one)).slice(0, MOST_LISTED - chosen.length);
  return all.filter((one) => chosen.includes(one) || others.includes(one));
}

/** Kinds of gear as a list to pick from. */
export const toPickGear = (all: readonly GearChoice[]): Choices =>
  all.map(({ id, profile: { name, text, price } }) => ({
    id,
    label: name,
    note: `${price === null ? '' : `${price} mC. `}${text}`.slice(0, 100),
  }));

const ofBook = (all: readonly Profile[]): readonly GearChoice[] =>
  all.map((profile) => ({ id: profile.row, profile }));

const ofPacks = ({ offers }: Draft, fits: (profile: Profile) => boolean): readonly GearChoice[] =>
  offers.gear.filter(({ profile }) => fits(profile));

/** The kind of gear that was picked; null for none, and for what its pack no longer has. */
export const gearIn = ({ offers }: Draft, id: string | null): Profile | null =>
  id === null ? null : (offers.gear.find((one) => one.id === id)?.profile ?? gearOf(id));

const isSimple = ({ kind, groups }: Profile): boolean => kind === 'weapon' && groups.includes('simple');

/** Any simple weapon: what a Lancer begins with. */
export const simpleWeapons = (draft: Draft): readonly GearChoice[] =>
  listed([...ofBook(profiles.filter(isSimple)), ...ofPacks(draft, isSimple)], [draft.roleWeapon]);

/** A simple melee weapon, a Laser Pistol or a Standard Pistol: what both classes begin with. */
export const sidearms = (draft: Draft): readonly GearChoice[] =>
  listed(
    [
      ...ofBook(
        profiles.filter(
          (one) => (isSimple(one) && one.melee) || one.row === 'laserPistol' || one.row === 'standardPistol',
        ),
      ),
      ...ofPacks(draft, (one) => isSimple(one) && one.melee),
    ],
    [draft.sidearm],
  );

export const weaponChoices: Choices = signatureWeapons.map(({ row, name, text }) => ({
  id: row,
  label: name.replace(/^Signature Weapon \((.+)\)$/, '$1'),
  note: text.slice(0, 100),
}));

/** What a Gunner's 100 mC buy: Adventuring Gear that costs no more. */
export function shoppingFor(draft: Draft, money: number): readonly GearChoice[] {
  const isPaid = ({ price }: Profile) => price !== null && price <= money;
  return [
    ...ofBook(adventuringProfiles.filter(isPaid)),
    ...ofPacks(draft, (one) => one.kind === 'gear' && isPaid(one)),
  ];
}

const adventuringRows: ReadonlySet<string> = new Set<string>(
  adventuringGear.flatMap((row) => ('variants' in row ? (row.variants ?? []).map(({ id }) => id) : [row.id])),
);

/** Adventuring Gear, each kind of magazine and tent by itself. */
export const adventuringProfiles: readonly Profile[] = profiles.filter(({ row }) => adventuringRows.has(row));

/** What can be given to begin with, as the GM and the player agree (Step 8). */
export const moneyChoices = [200, 250, 300, 350, 400] as const;

/** What a kit has to sleep in (Adventuring Kit). */
export const tentChoices = [
  { id: 'own', label: 'A tent for one' },
  { id: 'share', label: 'Your share of a larger one' },
] as const;

export const handChoices = [
  { id: 'one', label: 'One hand' },
  { id: 'two', label: 'Two hands' },
] as const;

/** Vehicles of the book; `as` is what each is called in the list. */
export const vehicleChoices = (as: (name: string) => string): Choices =>
  vehicles.map(({ id, name, text }) => ({
    id,
    label: as(name.replace(/^Signature Vehicle \((.+)\)$/, '$1')),
    note: text.slice(0, 100),
  }));

export const outfitChoices = [
  { id: 'both', label: 'One everyday, one professional', rows: ['everyday', 'professional'] },
  { id: 'everyday', label: 'Two everyday', rows: ['everyday', 'everyday'] },
  { id: 'professional', label: 'Two professional', rows: ['professional', 'professional'] },
] as const;

/** What a role or a class brings, whether the book or a pack has it. */
interface Brings {
  readonly id: string;
  /** What it is called on a sheet: the book's by their ids. */
  readonly kept: string;
  readonly name: string;
  readonly text: string;
  readonly abilities: readonly AbilityId[];
  readonly powers: readonly Power[];
  readonly gear: readonly Profile[];
  readonly skilled: readonly SkilledGroupId[];
}

export interface RoleChoice extends Brings {
  readonly kind: RoleKind;
  readonly gains: AttributeId;
  readonly gainsOne: readonly [AttributeId, AttributeId];
  readonly losesOne: readonly [AttributeId, AttributeId];
  readonly hp: number;
  readonly hpEachLevel: Amount;
  /** The Ability of level 3. */
  readonly signature: AbilityId | null;
  /** What else comes with it, to be chosen or named. */
  readonly besides: 'simpleWeapon' | 'symbol' | null;
}

export interface ClassChoice extends Brings {
  readonly signature: 'weapon' | 'vehicle' | null;
  readonly gearMoney: number;
  /** A simple melee weapon or a pistol of one's choice. */
  readonly sidearm: boolean;
}

const simple = (is: boolean): readonly SkilledGroupId[] => (is ? ['simple'] : []);

const rolesOfBook: readonly RoleChoice[] = roles.map((row) => {
  const { id, text, abilities, armour, gear } = row;
  const [first, signature] = abilities;
  return {
    ...row,
    kept: id,
    name: roleName(id),
    text,
    abilities: [first],
    signature,
    powers: [],
    gear: [profileOf(armour), ...(gear === 'firstAidKit' ? [profileOf('primitiveFirstAidKit')] : [])],
    besides: gear === 'simpleWeapon' || gear === 'symbol' ? gear : null,
    skilled: simple(row.skilled),
  };
});

const classesOfBook: readonly ClassChoice[] = classes.map((row) => ({
  ...row,
  kept: row.id,
  abilities: [row.ability],
  powers: [],
  gear: [],
  sidearm: true,
  skilled: simple(row.skilled),
}));

/** Roles to choose from: the book's, and those of packs. */
export const rolesFor = ({ offers }: Draft): readonly RoleChoice[] => [
  ...rolesOfBook,
  ...offers.roles.map(({ id, name, text, role }) => ({
    ...role,
    ...{ id, kept: name, name: name.replace(/^The /u, ''), text },
    abilities: role.abilities.flatMap((one) => bookAbility(one)),
    signature: null,
    besides: null,
  })),
];

export const classesFor = ({ offers }: Draft): readonly ClassChoice[] => [
  ...classesOfBook,
  ...offers.classes.map(({ id, name, text, class: is }) => ({
    ...is,
    ...{ id, kept: name, name, text },
    abilities: is.abilities.flatMap((one) => bookAbility(one)),
    signature: null,
    gearMoney: 0,
    sidearm: false,
  })),
];

const bookAbility = (id: string): readonly AbilityId[] => abilityIds.filter((one) => one === id);

/** The role of a draft; null where it has none, or its pack is gone. */
export const roleRow = (draft: Draft): RoleChoice | null =>
  rolesFor(draft).find(({ id }) => id === draft.role) ?? null;
export const classRow = (draft: Draft): ClassChoice | null =>
  classesFor(draft).find(({ id }) => id === draft.class) ?? null;
