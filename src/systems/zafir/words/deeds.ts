import type { How } from '../move/how.ts';

/** What is told of a leg of a way; what everybody does all the time (a ledge, a low drop) is not. */
const deeds: { readonly [H in How]: string | null } = {
  clamber: null,
  drop: null,
  mantle: 'mantles up to',
  climb: 'climbs up to',
  safeDrop: 'drops down to',
  fall: 'falls to',
  leap: 'leaps to',
  ladder: 'takes the ladder to',
};

/** What of a way is more than steps, in order: ['leaps to E4', 'climbs up to G4']. */
export const deedWords = (
  legs: readonly { readonly how: How | null; readonly to: string }[],
): readonly string[] =>
  legs.flatMap(({ how, to }) => (how === null || deeds[how] === null ? [] : [`${deeds[how]} ${to}`]));
