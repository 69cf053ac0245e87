import type { StandingOrder } from '../../../engine/ruleset.ts';
import { profileOf } from '../character/profile.ts';
import type { Character } from '../character/schema.ts';
import type { AbilityId } from '../content/abilities.ts';
import { utilityItems } from '../content/utilityItems.ts';
import { useOf } from '../powers/schema.ts';

/** A reaction that somebody may have, and what is done about it where they have said nothing. */
interface Kind {
  readonly id: string;
  readonly name: string;
  has(who: Character): boolean;
}

const byAbility = (id: AbilityId, name: string): Kind => ({
  id,
  name,
  has: (who) => profileOf(who).abilities.includes(id),
});

/** Items that somebody can use, so that others may want to use them, too. */
const usable = utilityItems.filter(({ what }) => what === 'use').map(({ id }) => id);

const carries = (who: Character, items: readonly string[]): boolean =>
  who.kind === 'hero' && who.pockets.some(({ item }) => items.includes(item));

/** What can be answered by a standing order, by its id in `orders`. */
export const kinds: readonly Kind[] = [
  {
    id: 'overwatch',
    name: 'Overwatch',
    has: (who) => profileOf(who).weapons.some(({ kind }) => kind === 'ranged'),
  },
  { id: 'dodge', name: 'Dodge', has: (who) => profileOf(who).dodge.length > 0 },
  byAbility('distraction', 'Distraction'),
  byAbility('clarityInTheChaos', 'Clarity in the Chaos'),
  byAbility('returnFire', 'Return Fire'),
  byAbility('riposte', 'Riposte'),
  byAbility('suppressiveFire', 'Suppressive Fire'),
  { id: 'voidstoneShard', name: 'Voidstone Shard', has: (who) => carries(who, ['voidstoneShard']) },
  { id: 'useAllysItem', name: 'Lending items', has: (who) => carries(who, usable) },
  { id: 'riskyMove', name: 'Risky moves', has: () => true },
];

/** What gear does by itself: nobody's choice. */
const automatic: readonly string[] = ['ballisticMask', 'salvationCharm'];

/** A reaction's name as players know it; one of a power of somebody's own is told by theirs. */
export const nameOfReaction = (id: string, who: Character | null = null): string =>
  [...kinds, ...(who === null ? [] : strikingBack(who))].find((kind) => kind.id === id)?.name ?? id;

/**
 * The reactions that somebody has, each with what they have said beforehand, or what is done where they have not. `foe`: whether
 * they fight for the enemies.
 */
export const reactionsOf = (
  who: Character,
  foe = who.kind === 'enemy',
): readonly { readonly id: string; readonly name: string; readonly order: StandingOrder }[] =>
  [...kinds.filter((kind) => kind.has(who)), ...strikingBack(who)].map(({ id, name }) => ({
    id,
    name,
    order: orderOf(who, id, foe),
  }));

/** The powers of somebody's that answer attacks on them. */
const strikingBack = (who: Character): readonly { readonly id: string; readonly name: string }[] =>
  profileOf(who)
    .powers.filter(({ when }) => when === 'struck')
    .map((power) => ({ id: useOf(power), name: power.name }));

/**
 * What somebody has said about a reaction of theirs: 'always', 'never', 'ask me'. Where nothing was said, enemies always react, so
 * that a GM is not asked for each of twelve; heroes are asked, but for Distraction, which there is never a reason to save. A Voidstone
 * Shard is never used unasked.
 */
export function orderOf(who: Character, reaction: string, foe = who.kind === 'enemy'): StandingOrder {
  if (automatic.includes(reaction)) return 'always';
  const said = Object.hasOwn(who.orders, reaction) ? who.orders[reaction] : undefined;
  if (said !== undefined || reaction === 'voidstoneShard') return said ?? 'ask';
  return foe || reaction === 'distraction' ? 'always' : 'ask';
}
