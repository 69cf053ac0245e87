import { utilityItems } from '../content/utilityItems.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** What somebody has in their pockets, a grenade or a charge each, and the charges of what they can do. Cooldowns pass by themselves. */
export function stockOf(scene: Scene, actor: CharacterId): Readonly<Record<string, number>> {
  const who = character(scene, actor);
  const stock: Record<string, number> = {};
  if (who.kind === 'hero')
    for (const { item, count, used } of who.pockets) {
      const { charges = null } = utilityItems.find(({ id }) => id === item) ?? {};
      stock[item] = (stock[item] ?? 0) + Math.max(0, count * (charges ?? 1) - used);
    }
  for (const [use, { spent }] of Object.entries(who.battle.uses))
    if (!use.startsWith('round:')) stock[`use ${use}`] = -spent;
  return stock;
}
