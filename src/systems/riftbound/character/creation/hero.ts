import type { AbilityId } from '../../abilities/ids.ts';
import { attributes } from '../../content/attributes.ts';
import type { SkilledGroupId } from '../../content/skilledGroups.ts';
import { gearOf, wantsBattery, withGear } from '../../gear/gained.ts';
import type { Profile } from '../../gear/profile.ts';
import { type GearId, itemOf, profileOf, signatureOf } from '../../gear/rows.ts';
import { vehicleOf } from '../../vehicles/rows.ts';
import { withPoints } from '../advance.ts';
import { maximaIn } from '../derive.ts';
import { ready } from '../hands.ts';
import { characterSchema, type Item, type Person, type Vehicle } from '../schema.ts';
import { boughtBy } from './buys.ts';
import { classRow, gearIn, outfitChoices, roleRow } from './choices.ts';
import type { Draft, Said } from './draft.ts';
import { assigned, finalScores } from './scoresOf.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { backgroundsFor, flawsFor, goalsFor, idealsFor, originsFor } from './ideas.ts';
import { combined } from './traitsOf.ts';

type Rows = readonly { readonly id: string; readonly name: string; readonly text: string }[];

/** What somebody said, or picked: 'Justice: Whoever was hurt gets help from me.' */
export function saidWords({ pick, own }: Said, rows: Rows, withText = true): string {
  if (own !== '') return own;
  const row = rows.find(({ id }) => id === pick);
  if (row === undefined) return '';
  return withText && row.text !== '' ? `${row.name}: ${row.text}` : row.name;
}

const isGear = (row: string | null): row is GearId => row !== null && gearOf(row) !== null;

/** The Signature Weapon with its choices; null where there is none. */
export function signatureWeapon({ class: is, weapon, type, twoHanded }: Draft): Profile | null {
  return is === 'gunner' && isGear(weapon) ? signatureOf(weapon, { type, twoHanded }) : null;
}

/** The Signature Vehicle of a Pilot, with its choices; null where there is none. */
export function signatureVehicle({ class: is, vehicle, vehicleName, systems, type }: Draft): Vehicle | null {
  if (is !== 'pilot' || vehicle === null) return null;
  const named = vehicleName === '' ? {} : { name: vehicleName };
  return vehicleOf(vehicle, { ...named, systems, type });
}

/** What a Signature Vehicle is called: as its owner says, or after them: "Kira's Bike". */
export const ownVehicleName = ({ vehicleName, vehicle }: Draft, owner: string): string =>
  vehicleName !== '' || vehicle === null ? vehicleName : `${owner}'s ${vehicleOf(vehicle).name}`;

/** What somebody is Skilled with by role, class and Signature Equipment (Step 9). */
export function skilledOf(draft: Draft): readonly SkilledGroupId[] {
  const vehicle = signatureVehicle(draft)?.group ?? null;
  return [
    ...new Set<SkilledGroupId>([
      ...(roleRow(draft)?.skilled ?? []),
      ...(classRow(draft)?.skilled ?? []),
      ...(signatureWeapon(draft)?.groups ?? []),
      ...(vehicle === null ? [] : [vehicle]),
    ]),
  ];
}

const unpriced = { price: null, rarity: null } as const;

/** A symbol of one's standing, which has no rules of its own (The Captain, Starting equipment). */
const symbolOf = ({ symbol }: Draft): Item => {
  const kept = {
    row: 'symbol',
    name: 'Symbol of status',
    kind: 'keepsake',
    text: 'It shows who you are.',
  } as const;
  return { ...itemOf({ ...profileOf('backpack'), ...unpriced, ...kept }, 'symbol'), called: symbol };
};

/** A share of a larger tent, which is carried in parts and has room for each who carries one (Adventuring Kit; Tent). */
const tentShare: Profile = {
  ...{ ...profileOf('tentForOne'), ...unpriced },
  ...{ row: 'tentShare', name: 'Share of a tent', text: 'A part of a larger tent: room for you.' },
};

/** What role and class bring: weapons and armour in their order, and outfits. */
function ownGear(draft: Draft): readonly Item[] {
  const [role, is] = [roleRow(draft), classRow(draft)];
  const picked = [
    signatureWeapon(draft),
    role?.besides === 'simpleWeapon' ? gearIn(draft, draft.roleWeapon) : null,
    is?.sidearm === true ? gearIn(draft, draft.sidearm) : null,
  ].flatMap((one) => one ?? []);
  const brought = [...(is?.gear ?? []), ...(role?.gear ?? [])];
  const isArms = ({ kind }: Profile) => kind === 'weapon' || kind === 'armour';
  const outfits = outfitChoices.find(({ id }) => id === draft.outfits)?.rows ?? [];
  const gear: readonly Profile[] = [
    ...picked,
    ...brought.filter(isArms),
    ...outfits.map(profileOf),
    ...brought.filter((one) => !isArms(one)),
  ];
  const items = gear.reduce<readonly Item[]>((all, profile) => withGear(all, profile), []);
  return role?.besides === 'symbol' ? [...items, symbolOf(draft)] : items;
}

const magazines = {
  pistol: 'pistolMagazine',
  rifle: 'rifleMagazine',
  cannon: 'cannonMagazine',
  tank: 'tankMagazine',
} as const;

/** Magazines that an Adventuring Kit has for each thing with Ammo, and days of food. */
const MAGAZINES = 3;
const DAYS = 7;

/**
 * An Adventuring Kit: what everybody needs, food and water for who does, a battery more for each thing that is recharged, and magazines for each that
 * is loaded. A Signature Vehicle's guns count as things one has.
 */
function withKit(items: readonly Item[], draft: Draft): readonly Item[] {
  const guns = signatureVehicle(draft)?.systems ?? [];
  const loaded = [...items.map(({ profile }) => profile.ammo), ...guns.map(({ profile }) => profile.ammo)];
  const living = !draft.innate.includes('robotic');
  const batteries = 1 + items.filter(({ profile }) => wantsBattery(profile)).length;
  const kit: readonly (readonly [GearId | Profile, number])[] = [
    ['backpack', 1],
    ['personalCommunicator', 1],
    ['primitiveFirstAidKit', 1],
    ['primitiveRope', 1],
    [draft.tent === 'share' ? tentShare : 'tentForOne', 1],
    [draft.light ?? 'torch', 1],
    ...(living
      ? ([
          ['nonPerishableRations', DAYS],
          ['waterBottle', 1],
        ] as const)
      : []),
    ['battery', batteries],
    ...loaded.flatMap((ammo) => (ammo === null ? [] : [[magazines[ammo.type], MAGAZINES] as const])),
  ];
  return kit.reduce(
    (all, [what, count]) => withGear(all, typeof what === 'string' ? profileOf(what) : what, count),
    items,
  );
}

/** What the picks of the Gunner's 100 mC cost together. */
export const shoppingCost = (draft: Draft, rows: readonly string[]): number =>
  rows.reduce((sum, row) => sum + (gearIn(draft, row)?.price ?? 0), 0);

/** The Abilities that come with role, class and birth up to a level, in that order. */
function givenAbilities(draft: Draft): readonly AbilityId[] {
  const [role, own] = [roleRow(draft), classRow(draft)];
  const signature = role?.signature ?? null;
  return [
    ...new Set([
      ...(role?.abilities ?? []),
      ...(own?.abilities ?? []),
      ...draft.innate,
      ...(signature === null || draft.level < 3 ? [] : [signature]),
    ]),
  ];
}

/** Somebody at their level with points to spend, nothing bought yet. What is still open counts as nothing. */
export function beforeBuying(draft: Draft): Person {
  const scores = finalScores(draft) ?? assigned(draft) ?? {};
  const all = Object.fromEntries(attributes.map(({ id }) => [id, 0]));
  const given = givenAbilities(draft).map((id) => ({ id, choice: null, cooling: false }));
  const items = [...withKit(ownGear(draft), draft)];
  const bought = draft.class === 'gunner' ? draft.shopping : [];
  const [role, is] = [roleRow(draft), classRow(draft)];
  const powers = [...(role?.powers ?? []), ...(is?.powers ?? [])];
  const own = bought.reduce<readonly Item[]>((held, row) => {
    const profile = gearIn(draft, row);
    return profile === null ? held : withGear(held, profile);
  }, items);
  const made = characterSchema.parse({
    kind: 'person',
    name: draft.name === '' ? 'Nameless' : draft.name.slice(0, SHEET_LIMITS.name.most),
    pronouns: draft.pronouns,
    role: role?.kept ?? null,
    class: is?.kept ?? null,
    level: 1,
    size: 'medium',
    scores: { ...all, ...scores },
    hp: { now: 1, max: 1 },
    sp: { now: 1, max: 1 },
    ehp: { now: 4, max: 4 },
    money: draft.money ?? 0,
    gearMoney: Math.max(0, (is?.gearMoney ?? 0) - shoppingCost(draft, bought)),
    traits: combined(draft.traits),
    quirks: {
      ideal: saidWords(draft.ideal, idealsFor(draft)),
      goal: saidWords(draft.goal, goalsFor(draft)),
      flaw: saidWords(draft.flaw, flawsFor(draft)),
    },
    stories: [
      saidWords(draft.background, backgroundsFor(draft), false),
      saidWords(draft.origin, originsFor(draft), false),
      ...draft.stories,
    ].filter((story) => story !== ''),
    skilled: skilledOf(draft),
    abilities: given,
    powers: powers.filter(({ id }, n) => powers.findIndex((one) => one.id === id) === n),
    ...(role === null || role.kept === role.id ? {} : { roleKind: role.kind, hpEachLevel: role.hpEachLevel }),
    items: own,
    battery: draft.innate.includes('robotic') ? 100 : null,
  });
  if (made.kind !== 'person') throw new Error('no person');
  return atLevel(ready(made), draft);
}

/** Risen to the level of the group, whole: HP by the dice that have fallen, points for what levels give. */
function atLevel(person: Person, draft: Draft): Person {
  const { level, hpDice, ownPoints } = draft;
  const role = roleRow(draft);
  if (role === null) return person;
  let risen: Person = { ...person, level, hpDice: hpDice.slice(0, level - 1) };
  for (let reached = 2; reached <= level; reached++) risen = withPoints(risen, reached, ownPoints);
  const { hp, sp, ehp } = maximaIn(role, risen);
  return {
    ...risen,
    hp: { now: hp, max: hp },
    sp: { now: sp, max: sp },
    ehp: { now: ehp, max: ehp },
  };
}

/** The character of a draft, as far as it goes. Abilities that cannot be bought are left out: the step refuses them. */
export function heroOf(draft: Draft): Person {
  const person = beforeBuying(draft);
  return draft.abilities.reduce((now, one) => {
    const made = boughtBy(draft, now, one);
    return made?.ok === true ? made.value : now;
  }, person);
}
