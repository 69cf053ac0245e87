import { type Card, countsAs, isAce, isFace } from './card.ts';

/** What a card lets a unit do when it is activated; a higher card may also do what a lower one can (L143 to L163, A73). */
export type Orders =
  | 'adjust'
  | 'spin'
  | 'move'
  | 'rush'
  | 'assault'
  | 'move and assault'
  | 'rush and assault';

/** The least card for each. */
const leastFor: Readonly<Record<Orders, number>> = {
  adjust: 2,
  spin: 2,
  move: 4,
  rush: 6,
  assault: 6,
  'move and assault': 8,
  'rush and assault': 10,
};

const allOrders = Object.keys(leastFor) as readonly Orders[];

/** The orders that a card gives, from the least to the most. */
export const ordersOf = (card: Card): readonly Orders[] =>
  allOrders.filter((orders) => countsAs(card) >= leastFor[orders]);

/** Whether a unit may operate something in place of moving or assaulting (L327): the card must let it do one of them. */
export const mayOperate = (card: Card): boolean => countsAs(card) >= leastFor.move;

/** Whether a card beats the one that an opponent's action was begun with, so that it may interrupt (L524): higher, and nothing is than a 10. */
export const mayInterrupt = (card: Card, played: Card): boolean => countsAs(card) > countsAs(played);

/** Whether any card at all may interrupt an action: told from what all can see, never from what somebody holds. */
export const canBeInterrupted = (played: Card): boolean => countsAs(played) < 10;

/** The increments that a face card adds to a move or rush (L291): their bumps in Athletics together; who has fewer than none isn't slowed. */
export const moveBonus = (card: Card, bumps: readonly number[]): number =>
  isFace(card)
    ? Math.max(
        0,
        bumps.reduce((sum, bump) => sum + bump, 0),
      )
    : 0;

/**
 * Whether a card brings units with these Victory Points from the reserves (L165 to L171): together no more than its value; a face card or
 * an ace brings 10 points' worth or any single unit. Of a squad its number counts, towards which further cards go, so much `more` in all (L5988); an
 * ace brings any single one (A35).
 */
export function mayDeploy(
  card: Card,
  points: readonly number[],
  squads: readonly number[] = [],
  more = 0,
): boolean {
  if (points.length + squads.length === 0) return false;
  if (isFace(card) && points.length === 1 && squads.length === 0) return true;
  if (isAce(card) && points.length === 0 && squads.length === 1) return true;
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return sum(points) + Math.max(0, sum(squads) - more) <= countsAs(card);
}
