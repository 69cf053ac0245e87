import { adventuringGear } from '../../content/adventuringGear.ts';
import { classes, type ClassId } from '../../content/classes.ts';
import { roles, type RoleId } from '../../content/roles.ts';
import { vehicles } from '../../content/vehicles.ts';
import { rowOf } from '../../../../engine/table.ts';
import type { Profile } from '../../gear/profile.ts';
import { profiles, signatureWeapons } from '../../gear/rows.ts';
import type { Draft } from './draft.ts';
import type { Choices } from './step.ts';

/** Kinds of gear as a list to pick from. */
export const toPickGear = (all: readonly Profile[]): Choices =>
  all.map(({ row, name, text, price }) => ({
    id: row,
    label: name,
    note: `${price === null ? '' : `${price} mC. `}${text}`.slice(0, 100),
  }));

const isSimple = ({ kind, groups }: Profile): boolean => kind === 'weapon' && groups.includes('simple');

/** Any simple weapon: what a Lancer begins with. */
export const simpleWeapons: readonly Profile[] = profiles.filter(isSimple);

/** A simple melee weapon, a Laser Pistol or a Standard Pistol: what both classes begin with. */
export const sidearms: readonly Profile[] = profiles.filter(
  (one) => (isSimple(one) && one.melee) || one.row === 'laserPistol' || one.row === 'standardPistol',
);

export const weaponChoices: Choices = signatureWeapons.map(({ row, name, text }) => ({
  id: row,
  label: name.replace(/^Signature Weapon \((.+)\)$/, '$1'),
  note: text.slice(0, 100),
}));

/** What a Gunner's 100 mC buy: Adventuring Gear that costs no more. */
export const shoppingFor = (money: number): readonly Profile[] =>
  adventuringProfiles.filter(({ price }) => price !== null && price <= money);

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

export const roleRow = ({ role }: Pick<Draft, 'role'>) => (role === null ? null : rowOf(roles, role));
export const classRow = ({ class: is }: Pick<Draft, 'class'>) => (is === null ? null : rowOf(classes, is));

/** A role as people say it: 'Lancer'. */
export const roleName = (role: RoleId): string => rowOf(roles, role).name.replace(/^The /, '');
export const className = (id: ClassId): string => rowOf(classes, id).name;
