import type { Json } from '../../../engine/json.ts';
import type { Sentence } from './refusal.ts';

/** Why somebody cannot mount, climb, fly, fall or stay where they are. */
export const placeRefusals: { readonly [code: string]: Sentence } = {
  tooSmall: ({ actor, target }, say) =>
    `${say.who(target)} is not larger than ${say.who(actor)}: a mount is one size larger at least.`,
  unwilling: ({ target }, say) =>
    `${say.who(target)} is an enemy and will not be ridden. Only who fills a Zone can be climbed all the same.`,
  ridesItself: ({ target }, say) => `${say.who(target)} rides somebody already.`,
  isRidden: ({ actor }, say) => `Somebody sits on ${say.who(actor)}.`,
  alreadyMounted: ({ actor, target }, say) => `${say.who(actor)} is on ${say.who(target)} already.`,
  notMounted: ({ actor }, say) => `${say.who(actor)} sits on nobody.`,
  mountHeld: ({ mount }, say) => `${say.who(mount)} cannot move: get off first (\`/act\` Dismount).`,
  rides: ({ actor, mount }, say) =>
    `${say.who(actor)} rides ${say.who(mount)} and goes about as that one does.`,
  sameManner: ({ actor, manner }, say) =>
    manner === null ? `${say.who(actor)} is on foot already.` : `${say.who(actor)} does that already.`,
  fliesNot: ({ actor }, say) => `${say.who(actor)} cannot fly: the sheet names no flying Speed.`,
  badField: ({ why }) => String(why),
  fieldSame: () => 'The field is like that already.',
  noFeet: ({ text }, say) => `'${say.text(text)}' is no height. Say how many feet it is, such as 30.`,
  zonesApart: ({ zone }, say) =>
    `'${say.text(zone)}' do not lie side by side. Name Zones that hang together.`,
  giantsZone: ({ actor, giant, ways }, say) =>
    `${say.who(giant)} fills this Zone: ${say.who(actor)} cannot end the turn here. ${waysOut(ways)}.`,
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
