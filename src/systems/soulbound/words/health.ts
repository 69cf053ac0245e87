import type { Character } from '../character/schema.ts';

/** How somebody looks to those who may not know their numbers. */
export function healthOf(
  who: Pick<Character, 'toughness' | 'wounds' | 'mortal' | 'lastStand' | 'dead'>,
): string {
  if (who.dead) return 'dead';
  if (who.lastStand) return 'Last Stand';
  return healthWord(who.toughness.now, who.toughness.max, who.wounds.now, who.mortal !== null);
}

/** The same from the numbers: of Toughness now and at most, filled Wound spaces, whether Mortally Wounded. */
export function healthWord(toughness: number, max: number, wounds: number, mortal: boolean): string {
  if (mortal) return 'Mortally Wounded';
  if (toughness === 0 || wounds > 0) return 'badly hurt';
  return toughness < max ? 'hurt' : 'unhurt';
}
