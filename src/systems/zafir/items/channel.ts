import { refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { charges } from '../../../engine/uses/index.ts';
import type { Act } from '../acts/act.ts';
import { equippedWeapons } from '../character/gear.ts';
import { abilities } from '../content/abilities.ts';
import { weaponProperties } from '../content/weaponProperties.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { abilitiesOf, coolBy, cooldownOf, readRenewal } from './shards.ts';

/** By how many turns somebody's focus makes an ability cool down sooner; 0 without one. */
function channelled(scene: Scene, actor: CharacterId): number {
  const who = character(scene, actor);
  if (who.kind !== 'hero') return 0;
  const properties = equippedWeapons(who).flatMap(({ row }) => [...row.properties]);
  return properties.reduce((all, { id, number = 0 }) => all + (id === 'channelEnergy' ? number : 0), 0);
}

const row = rowOf(weaponProperties, 'channelEnergy');
const name = row.name.replace(/ X$/, '');

/** Channel Energy: once a mission a magic ability cools down sooner. It takes no action (A60). */
export const channelEnergy: Act = {
  id: row.id,
  name,
  text: row.text,
  group: 'powers',
  activation: 'free',
  when: 'turn',
  limit: () => ({ use: row.id, limit: charges(1) }),
  has: (scene, actor) => channelled(scene, actor) > 0,
  targets: (scene, actor) =>
    abilitiesOf(scene, actor, 'magic').flatMap((id) =>
      cooldownOf(scene, actor, id).map((choice) => ({ ...choice, name: rowOf(abilities, id).name })),
    ),
  nobody: (_scene, actor) => refusal('nothingCools', { actor }),
  run(tx, { actor, target }) {
    const read = target === null ? null : readRenewal(target);
    if (read !== null) coolBy(tx, actor, read.ability, channelled(tx.snapshot(), actor), name);
    return undefined;
  },
};
