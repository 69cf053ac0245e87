import type { Made } from '../../../engine/creation.ts';
import { entryId } from '../../../engine/packRules.ts';
import type { PackOffer } from '../../../engine/packs.ts';
import { remembered } from '../../../engine/remembered.ts';
import { buildingNote, buildingsFor } from '../base/base.ts';
import { learnedOfPack, withTalentOfPack } from '../character/advance.ts';
import type { Character, Hero, Profile } from '../character/schema.ts';
import { craftChoice } from '../items/craft.ts';
import { findProfile, weaponProfile } from '../items/rows.ts';
import { wareChoice } from '../items/shop.ts';
import { upgradeChoice } from '../items/upgrade.ts';
import { abilityLine, featureLine } from '../language/words/ability.ts';
import type { Scene } from '../scene.ts';
import { carriedOf, thingKinds, thingsOf } from './carried.ts';
import { buildingLine } from './describe.ts';
import type { Pack } from './schema.ts';
import { shippedAbility, shippedFeature, shippedUpgrade } from './shipped.ts';
import { buildingOf, upgradeOf } from './things.ts';

const offer = (act: string, entry: string, name: string, line: string, made: Made<Hero>): PackOffer => ({
  act,
  entry,
  choice: { name, note: line.slice(0, 100), relation: 'thing', refused: made.ok ? null : made.refusal },
});

/**
 * What of a pack somebody may learn for what a Level has given: Abilities of their pool, Talents; what weapons have a price; what may be built. Our own pack's are
 * offered anyway.
 */
export function gainedOf(pack: Pack, who: Character, scene: Scene): readonly PackOffer[] {
  if (who.kind === 'object') return [];
  // What stands at the base is listed with the game's own already.
  const known = new Set(buildingsFor(scene).map(({ id }) => id));
  const buildings = pack.buildings.map(buildingOf).flatMap((building): readonly PackOffer[] => {
    if (known.has(building.id)) return [];
    const { name } = building;
    const note = buildingNote(scene, building, buildingLine(building));
    return [
      {
        ...{ act: 'build', entry: entryId('buildings', name) },
        choice: { name, note, relation: 'thing', refused: null },
      },
    ];
  });
  const upgrades = pack.upgrades.map(upgradeOf).flatMap((upgrade): readonly PackOffer[] =>
    shippedUpgrade(upgrade.id) === null
      ? [
          {
            ...{ act: 'upgrade', as: 'means', entry: entryId('upgrades', upgrade.name) },
            choice: upgradeChoice(upgrade),
          },
        ]
      : [],
  );
  const others = [...upgrades, ...buildings];
  return who.kind === 'hero' ? [...learnedOf(pack, who), ...others] : others;
}

function learnedOf(pack: Pack, who: Hero): readonly PackOffer[] {
  const abilities = pack.abilities.flatMap(({ name }): readonly PackOffer[] => {
    const entry = entryId('abilities', name);
    const carried = carriedOf(pack, entry);
    if (carried?.kind !== 'ability' || shippedAbility(carried.ability.id) !== null) return [];
    const made = learnedOfPack(who, carried.ability);
    // What isn't of their pool, and what they know, is nothing to choose from.
    if (!made.ok && made.refusal.code === 'notInPool') return [];
    return [offer('learnAbility', entry, name, abilityLine(carried.ability), made)];
  });
  const talents = pack.talents.flatMap(({ name }): readonly PackOffer[] => {
    const entry = entryId('talents', name);
    const carried = carriedOf(pack, entry);
    if (carried?.kind !== 'feature' || shippedFeature(carried.feature.id) !== null) return [];
    if (who.features.includes(carried.feature.id)) return [];
    const made = withTalentOfPack(who, carried.feature);
    const chosen = offer('chooseTalent', entry, name, featureLine(carried.feature), made);
    // In the place of which Talent, and whether it fits, is said with that.
    const replacing = { ...chosen.choice, refused: null };
    return [chosen, { act: 'replaceTalent', as: 'means', entry, choice: replacing }];
  });
  const wares = waresOf(pack, null).flatMap(({ entry, profile }): readonly PackOffer[] => [
    { act: 'buy', entry, choice: wareChoice(who, profile) },
    { act: 'craft', entry, choice: craftChoice(who, profile) },
  ]);
  return [...abilities, ...talents, ...wares];
}

interface Ware {
  readonly entry: string;
  readonly profile: Profile;
}

/** What of a pack is bought and crafted: weapons with a price, and things with its Abilities; none that our own pack has. */
const waresOf = remembered((pack: Pack, _all: null): readonly Ware[] => {
  const weapons = pack.weapons.map(
    (weapon): Ware => ({ entry: entryId('weapons', weapon.name), profile: weaponProfile(weapon) }),
  );
  const things = pack.abilities.flatMap((row) =>
    thingsOf(pack, row).flatMap((profile): readonly Ware[] =>
      profile.kind === 'abilityConsumable' || profile.kind === 'abilityItem'
        ? [{ entry: entryId(thingKinds[profile.kind], row.name), profile }]
        : [],
    ),
  );
  return [...weapons, ...things].filter(
    ({ profile }) => profile.price > 0 && findProfile(profile.row) === null,
  );
});
