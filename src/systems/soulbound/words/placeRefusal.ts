import type { Json } from '../../../engine/json.ts';
import type { Sentence } from './sentence.ts';

/** Why somebody cannot mount, climb, fly, fall or stay where they are. */
export const placeRefusals: { readonly [code: string]: Sentence } = {
  tooSmall: ({ actor, target }, say) =>
    `${say.who(target)} isn't larger than ${say.who(actor)}: a mount is at least one size larger.`,
  unwilling: ({ target }, say) =>
    `${say.who(target)} is an enemy and won't let you ride. You can climb an enemy only if it fills a Zone.`,
  ridesItself: ({ target }, say) => `${say.who(target)} is already riding somebody.`,
  isRidden: ({ actor }, say) => `Somebody is riding ${say.who(actor)}.`,
  alreadyMounted: ({ actor, target }, say) => `${say.who(actor)} is already on ${say.who(target)}.`,
  notMounted: ({ actor }, say) => `${say.who(actor)} isn't riding.`,
  mountHeld: ({ mount }, say) => `${say.who(mount)} can't move: get off first (\`/act\` Dismount).`,
  rides: ({ actor, mount }, say) =>
    `${say.who(actor)} rides ${say.who(mount)} and moves the way ${say.of(mount).they} ${say.of(mount).verb('does', 'do')}.`,
  sameManner: ({ actor, manner }, say) =>
    manner === null ? `${say.who(actor)} is already on foot.` : `${say.who(actor)} is already doing that.`,
  fliesNot: ({ actor }, say) => `${say.who(actor)} can't fly: the sheet has no flying Speed.`,
  badField: ({ why }) => String(why),
  fieldSame: () => 'The field is already like that.',
  noFeet: ({ text }, say) => `"${say.text(text)}" isn't a height. Say how many feet it is, such as 30.`,
  zonesApart: ({ zone }, say) => `"${say.text(zone)}" aren't next to each other. Name Zones that are.`,
  giantsZone: ({ actor, giant, ways }, say) =>
    `${say.who(giant)} fills this Zone, so ${say.who(actor)} can't end the turn here. ${waysOut(ways)}.`,
};

/** What leads out of the Zone of who fills it. */
function waysOut(ways: Json | undefined): string {
  const known = { move: 'Move out', run: 'Run out', mount: 'climb on top (`/act` Mount)' };
  const words = Object.entries(known).flatMap(([id, text]) =>
    Array.isArray(ways) && ways.includes(id) ? [text] : [],
  );
  const text = words.join(', or ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
