import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { ownLimit } from '../abilities/limits.ts';
import type { Act } from '../acts/act.ts';
import { type AbilityId, abilities } from '../content/abilities.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { utilityItems } from '../content/utilityItems.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { usesLeft, useUp } from '../turn/uses.ts';
import { hasItem, spendCharge } from './charges.ts';
import { armourUnpowered, givePower, rechargeShield, unpowered } from './powered.ts';
import { alliesInReach } from './reach.ts';
import { abilitiesOf } from './shards.ts';

const shard = 'zephyriteShard';

/** Gear that lacks its power: one's own armour and items, and items of allies within reach. */
function gearIn(scene: Scene, actor: CharacterId): readonly Choice[] {
  const who = character(scene, actor);
  const armour = who.kind === 'hero' ? who.equipment.armour : null;
  const own: readonly Choice[] =
    armour !== null && armourUnpowered(who)
      ? [{ id: 'armour', name: rowOf(bodyArmor, armour.id).name, refused: null }]
      : [];
  const items = [actor, ...alliesInReach(scene, actor)].flatMap((id) =>
    unpowered(scene, id).map((item): Choice => {
      const { name } = rowOf(utilityItems, item);
      const whose = id === actor ? name : `${name} of ${character(scene, id).name}`;
      return { id: `${id}:${item}`, name: whose, refused: null };
    }),
  );
  return [...own, ...items];
}

/** What the power can come from: a shard, or two charges of magic abilities, of one or of two ('fireball+pylon'). */
function sourcesOf(scene: Scene, actor: CharacterId): readonly Choice[] {
  const charged = abilitiesOf(scene, actor, 'magic').flatMap((id) => {
    const left = usesLeft(scene, actor, id, ownLimit(scene, actor, id)) ?? 0;
    return left > 0 ? [{ id, left, name: rowOf(abilities, id).name }] : [];
  });
  const twice = charged.filter(({ left }) => left > 1);
  const pairs = charged.flatMap((one, place) =>
    charged.slice(place + 1).map((other) => [one, other] as const),
  );
  return [
    ...(hasItem(scene, actor, shard)
      ? [{ id: shard, name: rowOf(utilityItems, shard).name, note: 'its charge', refused: null }]
      : []),
    ...twice.map(({ id, name, left }) => ({
      id: `${id}+${id}`,
      name: `2 charges of ${name}`,
      note: `${left} left`,
      refused: null,
    })),
    ...pairs.map(([one, other]) => ({
      id: `${one.id}+${other.id}`,
      name: `a charge each of ${one.name} and ${other.name}`,
      refused: null,
    })),
  ];
}

/** Takes the energy; gives the abilities whose charges went into it. */
function take(tx: Tx<Scene>, actor: CharacterId, source: string): readonly AbilityId[] {
  if (source === shard) {
    spendCharge(tx, actor, shard);
    return [];
  }
  const spent = source.split('+').flatMap((id) => abilities.find((row) => row.id === id)?.id ?? []);
  for (const id of spent) {
    const { charges } = ownLimit(tx.now, actor, id);
    if (charges !== undefined) useUp(tx, actor, id, { charges });
  }
  return spent;
}

/** Puts energy into gear that must be powered on each mission: Mage Armor, a Shield Charger. */
export const powerGear: Act = {
  id: 'powerGear',
  name: 'Power gear',
  text: 'Mage Armor or a Shield Charger: a Zephyrite Shard, or two charges of magic abilities.',
  group: 'gear',
  activation: 'free',
  when: 'anytime',
  has: (scene, actor) => gearIn(scene, actor).length > 0,
  targets: gearIn,
  means: sourcesOf,
  refused(scene, actor) {
    const { mission } = scene.party;
    if (mission === null || character(scene, actor).battle.mission !== mission.number)
      return refusal('onlyOnMission', { act: 'Power gear' });
    return sourcesOf(scene, actor).length === 0 ? refusal('noEnergy', { actor }) : null;
  },
  run(tx, { actor, target, means }) {
    if (target === null || means === null) return undefined;
    const spent = take(tx, actor, means);
    const about = { actor, shard: means === shard, spent };
    const who = tx.state.characters[actor];
    if (target === 'armour') {
      if (who?.kind !== 'hero' || who.equipment.armour === null) return undefined;
      who.equipment.armour.powered = true;
      tell(tx, 'gearPowered', { ...about, target: actor, gear: who.equipment.armour.id });
      rechargeShield(tx, actor);
      return undefined;
    }
    const at = target.lastIndexOf(':');
    const [owner, item] = [target.slice(0, at), utilityItems.find(({ id }) => id === target.slice(at + 1))];
    if (item === undefined) return undefined;
    givePower(tx, owner, item.id);
    tell(tx, 'gearPowered', { ...about, target: owner, gear: item.id });
    return undefined;
  },
};
