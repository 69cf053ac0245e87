import { z } from 'zod';
import type { Json } from '../../../engine/json.ts';
import { entryOf } from '../../../engine/packRules.ts';
import type { Profile } from '../character/schema.ts';
import { buildingSchema } from '../content/buildings.ts';
import { profileSchema } from '../items/profile.ts';
import { abilityThings, weaponProfile } from '../items/rows.ts';
import { abilitySchema } from '../language/schema/ability.ts';
import type { Deep, Effect } from '../language/schema/effects/index.ts';
import { featureSchema } from '../language/schema/feature.ts';
import { upgradeSchema } from '../language/schema/upgrade.ts';
import { named } from './names.ts';
import { type Pack, type PackAbility, packSchema } from './schema.ts';
import { broughtBy } from './taken.ts';
import { abilityOf, buildingOf, featureOf, upgradeOf } from './things.ts';

/** Entries of things with an Ability of a pack: `/content show` has the Ability alone. */
export const thingKinds = { abilityConsumable: 'consumables', abilityItem: 'abilityItems' } as const;

/** What of a pack a sheet can carry, or a base have, whole: as intents have it. */
const carriedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ability'), ability: abilitySchema, brings: packSchema.optional() }),
  z.object({ kind: z.literal('feature'), feature: featureSchema, brings: packSchema.optional() }),
  z.object({
    kind: z.literal('background'),
    name: z.string().min(1).max(60),
    traits: z.array(featureSchema).max(10),
  }),
  z.object({ kind: z.literal('item'), item: profileSchema }),
  z.object({ kind: z.literal('upgrade'), upgrade: upgradeSchema }),
  z.object({ kind: z.literal('building'), building: buildingSchema }),
]);

export type Carried = Deep<z.infer<typeof carriedSchema>>;

/** Reads what an intent gives; null for what is nothing of a pack's. */
export function readCarried(what: Json): Carried | null {
  const read = carriedSchema.safeParse(what);
  return read.success ? read.data : null;
}

/** What an entry of a pack puts on a sheet; an item or the base; null for creatures and Sub-Archetypes, and for what the pack does not have. */
export function carriedOf(pack: Pack, id: string): Carried | null {
  const ability = entryOf('abilities', pack.abilities, id);
  if (ability !== undefined)
    return { kind: 'ability', ability: abilityOf(ability), ...bringsOf(pack, ability) };
  const thing = thingIn(pack, id);
  if (thing !== null) return { kind: 'item', item: thing };
  const weapon = entryOf('weapons', pack.weapons, id);
  if (weapon !== undefined) return { kind: 'item', item: weaponProfile(weapon) };
  const talent = entryOf('talents', pack.talents, id);
  if (talent !== undefined)
    return {
      kind: 'feature',
      feature: featureOf(talent.kind === 'greater' ? 'greaterTalent' : 'lesserTalent', talent),
      ...bringsOf(pack, talent),
    };
  const trait = entryOf('traits', pack.traits, id);
  if (trait !== undefined)
    return { kind: 'feature', feature: featureOf('trait', trait), ...bringsOf(pack, trait) };
  const background = entryOf('backgrounds', pack.backgrounds, id);
  if (background !== undefined) {
    const traits = background.traits.flatMap((own) => {
      const found = named(pack.traits, own);
      return found === undefined ? [] : [featureOf('trait', found)];
    });
    return { kind: 'background', name: background.name, traits };
  }
  const path = entryOf('paths', pack.paths, id);
  if (path !== undefined)
    return { kind: 'feature', feature: featureOf('path', path), ...bringsOf(pack, path) };
  const upgrade = entryOf('upgrades', pack.upgrades, id);
  if (upgrade !== undefined) return { kind: 'upgrade', upgrade: upgradeOf(upgrade) };
  const building = entryOf('buildings', pack.buildings, id);
  if (building !== undefined) return { kind: 'building', building: buildingOf(building) };
  const own = entryOf('archetypeFeatures', pack.archetypeFeatures, id);
  return own === undefined
    ? null
    : { kind: 'feature', feature: featureOf('archetype', own), ...bringsOf(pack, own) };
}

/** A consumable, or an item with charges, with an Ability of a pack; null where nothing is called so, or the Ability can't be in it. */
function thingIn(pack: Pack, id: string): Profile | null {
  for (const kind of ['abilityConsumable', 'abilityItem'] as const) {
    const row = entryOf(thingKinds[kind], pack.abilities, id);
    if (row !== undefined) return thingsOf(pack, row).find((one) => one.kind === kind) ?? null;
  }
  return null;
}

/** What can be had with an Ability of a pack in it: it carries the Ability whole. */
export function thingsOf(pack: Pack, row: PackAbility): readonly Profile[] {
  const ability = abilityOf(row);
  return abilityThings(ability, { ability, ...bringsOf(pack, row) });
}

/** What comes along with a row: the creatures that it brings, or turns somebody into. */
function bringsOf(pack: Pack, { effects, onSuccess = [] }: Doing): { readonly brings?: Pack } {
  const brings = broughtBy(pack, [...effects, ...onSuccess]);
  return brings === null ? {} : { brings };
}

interface Doing {
  readonly effects: readonly Effect[];
  readonly onSuccess?: readonly Effect[];
}
