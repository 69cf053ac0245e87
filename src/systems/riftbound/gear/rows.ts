import type { z } from 'zod';
import { findRow } from '../../../engine/table.ts';
import type { Item } from '../character/schema.ts';
import { adventuringGear } from '../content/adventuringGear.ts';
import { armour } from '../content/armour.ts';
import { bandages } from '../content/bandages.ts';
import { clothing } from '../content/clothing.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { modules } from '../content/modules.ts';
import { weapons } from '../content/weapons.ts';
import { type Profile, profileSchema } from './profile.ts';
import { gearRow } from './row.ts';

const table = [...weapons, ...modules, ...armour, ...bandages, ...adventuringGear, ...clothing];

type Entry = (typeof table)[number];
type VariantOf<E> = E extends { readonly variants: readonly { readonly id: infer Id }[] } ? Id : never;

/** Everything of the book that can be an item: a row, or one of the kinds that a row comes as. */
export type GearId = Exclude<Entry['id'], 'ammoMagazine' | 'tent'> | VariantOf<Entry>;

type Row = z.infer<typeof gearRow>;

const read: readonly Row[] = table.map((one) => gearRow.parse(one));

function profilesOf({
  id,
  variants,
  typeChosen: _chosen,
  twoHanded: _two,
  ...rest
}: Row): readonly Profile[] {
  const profile = profileSchema.parse({ ...rest, row: id });
  return variants.length === 0
    ? [profile]
    : variants.map(({ id: own, name, price, rarity, storage, benefits }) => ({
        ...profile,
        row: own,
        name,
        price,
        rarity,
        storage,
        benefits,
      }));
}

/** Every kind of item of the book, in the order of its tables. */
export const profiles: readonly Profile[] = read.flatMap(profilesOf);

const byRow: ReadonlyMap<string, Profile> = new Map(profiles.map((one) => [one.row, one]));

/** A kind of item as the book has it. */
export function profileOf(row: GearId): Profile {
  const found = byRow.get(row);
  if (found === undefined) throw new Error(`no gear '${row}'`);
  return found;
}

/** A kind of item by its row's id or its name, as people type it; null where the book has none. */
export function findProfile(typed: string): Profile | null {
  const found = findRow(
    profiles.map(({ row, name }) => ({ id: row, name })),
    typed,
  );
  return found === null ? null : (byRow.get(found.id) ?? null);
}

/** What is chosen when a Signature Weapon is gained. Null where the weapon leaves no such choice. */
export interface SignatureChoices {
  readonly types: readonly DamageTypeId[] | null;
  readonly twoHanded: boolean | null;
}

/** The choices that a kind of item leaves to who gains it. */
export function choicesOf(row: string): SignatureChoices {
  const found = read.find(({ id }) => id === row);
  return {
    types: found?.typeChosen ? (found.attacks[0]?.types ?? null) : null,
    twoHanded: found === undefined || found.twoHanded === null ? null : false,
  };
}

/** A Signature Weapon with its choices made; what it doesn't leave open is not looked at. */
export function signatureOf(
  row: GearId,
  { type, twoHanded }: { readonly type: DamageTypeId | null; readonly twoHanded: boolean },
): Profile {
  const profile = profileOf(row);
  const found = read.find(({ id }) => id === row);
  const instead = twoHanded ? found?.twoHanded : null;
  const whole =
    instead === null || instead === undefined
      ? profile
      : profileSchema.parse({ ...profile, ...instead, hands: 2 });
  const types = choicesOf(row).types;
  if (types === null || type === null || !types.includes(type)) return whole;
  return { ...whole, attacks: whole.attacks.map((attack) => ({ ...attack, types: [type] })) };
}

/** Signature Weapons, in the order of the book. */
export const signatureWeapons: readonly Profile[] = profiles.filter(({ signature }) => signature);

/** A new item of a kind, full of whatever it can hold. `id` is its own on its sheet. */
export const itemOf = (profile: Profile, id: string): Item => ({
  id,
  profile,
  called: '',
  count: 1,
  ammo: profile.ammo?.max ?? profile.storage?.max ?? 0,
  charge: profile.charge ?? 0,
  modules: [],
  on: false,
  dropped: false,
});
