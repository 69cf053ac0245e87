import { remembered } from '../../../engine/remembered.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Being, Item } from '../character/schema.ts';
import { sizes } from '../content/sizes.ts';
import { carriedMore } from '../language/active/carry.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { half } from './stat.ts';
import { isCinematic } from './ways.ts';

/** How size changes the weight of a weapon or armour: half for smaller creatures, as much again for each category above Medium (Creature Size). */
function worn(weight: number, step: number): number {
  if (step < 0) return weight / 2;
  return weight * (1 + step);
}

const isSized = ({ profile }: Item): boolean => ['weapon', 'armour', 'shield'].includes(profile.kind);

/** What an item weighs for who carries it, all of its pieces. What lies somewhere weighs nothing. */
export function weightOf(item: Item, step: number): number {
  if (item.dropped) return 0;
  const one = isSized(item) ? worn(item.profile.weight, step) : item.profile.weight;
  return one * item.count;
}

/** What somebody may carry: twice Strength, another Strength for each category above Medium, half below it (Weight and Carry Capacity; Creature Size). */
export function capacityOf({ stats, size }: Pick<Being, 'stats' | 'size'>): number {
  const { step } = rowOf(sizes, size);
  const usual = 2 * stats.strength;
  return step < 0 ? half(usual) : usual + step * stats.strength;
}

/** The same with what features and effects add to it. */
export function capacityIn(scene: Scene, id: CharacterId): number {
  const being = beingIn(scene, id);
  return being === null ? 0 : Math.max(0, capacityOf(being) + carriedMore(scene, id));
}

/** All that somebody carries. Goods in a bag weigh nothing (Bag). */
export const loadOf = ({ items, size }: Pick<Being, 'items' | 'size'>): number => {
  const { step } = rowOf(sizes, size);
  const hasBag = items.some(({ profile, dropped }) => profile.kind === 'bag' && !dropped);
  const counted = hasBag ? items.filter(({ profile }) => profile.kind !== 'goods') : items;
  return counted.reduce((sum, item) => sum + weightOf(item, step), 0);
};

/** Carrying too much slows and hinders; more than twice as much pins somebody down (Weight and Carry Capacity). */
export type Load = 'free' | 'overloaded' | 'pinned';

export const loadStateOf = remembered((scene: Scene, id: CharacterId): Load => {
  const being = beingIn(scene, id);
  if (being === null || isCinematic(being)) return 'free'; // no inventory (Cinematic Stats)
  const [load, most] = [loadOf(being), capacityIn(scene, id)];
  if (load <= most) return 'free';
  return load <= 2 * most ? 'overloaded' : 'pinned';
});
