import type { Json } from '../json.ts';
import { limitWords } from '../limitWords.ts';
import type { SpaceRefusal, SpaceRefusalCode } from './refusal.ts';

/**
 * Why something on a map cannot be done, as a plain sentence: what was typed is in it as it was, so it is escaped where it is
 * shown. Null for a code that is none of space's.
 */
export function spaceRefusalText(refusal: SpaceRefusal): string;
export function spaceRefusalText(refusal: Coded): string | null;
export function spaceRefusalText({ code, params }: Coded): string | null {
  if (code === 'limit') return limitWords(params);
  const say = Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences] : null;
  return say === null ? null : say((name) => (params[name] === undefined ? '' : String(params[name])));
}

interface Coded {
  readonly code: string;
  readonly params: { readonly [name: string]: Json };
}

type Sentence = (param: (name: string) => string) => string;

const meant = (p: (name: string) => string, before: string): string =>
  p('meant') === '' ? '' : ` ${before} "${p('meant')}"?`;

const sentences: { readonly [Code in Exclude<SpaceRefusalCode, 'limit'>]: Sentence } = {
  'space.badSize': (p) =>
    `A map can't have ${p('columns')} × ${p('rows')} tiles: each side has 1 to ${p('most')}.`,
  'space.outside': (p) => `${p('tile')} isn't on the map.`,
  'space.notNeighbours': (p) =>
    `${p('from')} and ${p('to')} aren't next to each other: there's no edge between them to put something on.`,
  'space.noWay': (p) => `There's no way from ${p('from')} to ${p('to')}.`,
  'space.tooFar': (p) => `Getting to ${p('to')} takes ${p('cost')} movement, and you have ${p('budget')}.`,
  'space.tooManyPoints': (p) =>
    `The way to ${p('to')} takes ${p('points')} points, and you have ${p('most')}.`,
  'space.occupied': (p) => `Somebody is standing on ${p('tile')}: you can't end a move there.`,
  'space.cannotEnd': (p) => `You can't end a move on ${p('tile')}: go on, or end before it.`,
  'space.noDrawing': () => 'There\'s nothing in it: type rows of signs, or a change like "C4:F6 half cover".',
  'space.unknownSymbol': (p) =>
    `"${p('symbol')}" in line ${p('line')}, column ${p('column')} means nothing here.${meant(p, 'Did you mean')} You can use: ${p('all')}. Type changes in words ("C4 height 2") below a line of ---.`,
  'space.unknownSign': (p) =>
    `A map has no "${p('typed')}".${meant(p, 'Did you mean')} It can have: ${p('all')}; also "height 2", "clear", "no cover".`,
  'space.noTiles': (p) => `Say where before "${p('typed')}": "C4 …", "C4:F6 …" or "all …".`,
  'space.noSign': (p) => `Say what to put on ${p('where')}: ${p('all')}; or "height 2", "clear", "no cover".`,
  'space.leadsNowhere': (p) =>
    `A ${p('kind')} on ${p('tile')} leads nowhere: no tile beside it is higher. Give one a height first.`,
  'space.notBetween': (p) =>
    `"${p('name')}" can't go there. Type "C4 …" for what's on a tile, "C4|D4 …" or "C4 east …" for what's between two, "C4>D9 ladder" for a way from one to the other.`,
  'space.noWayTyped': () => 'Say where to: "C4", a way like "C4 D5 E5", or steps like "up 3, right 2".',
  'space.unknownStep': (p) =>
    `I can't read "${p('typed')}" as a way. Type a tile ("C4"), tiles ("C4 D5 E5"), or steps ("up 3, right 2", "ne 2").`,
  'space.offTheMap': (p) =>
    `${p('tile') === '' ? 'That' : p('tile')} is off the map: it goes from A1 to ${p('last')}.`,
  'space.offThePlane': (p) =>
    `The ${p('name')} reaches beyond the place, which is ${p('width')} × ${p('depth')} m. Places are metres east and south of its north-western corner.`,
  'space.tooSmall': (p) => `${p('width')} × ${p('depth')} m is too small: each side has 2 m or more.`,
  'space.unknownThing': (p) =>
    `I don't understand "${p('typed')}".${meant(p, 'Did you mean')} There are: ${p('all')}. Say where: "crate at 12,5", "wall 0,10 to 25,10".`,
  'space.fromTo': (p) => `Say from where to where: "${p('name')} 0,10 to 25,10".`,
  'space.noneThere': (p) => `There's no ${p('name')} here.`,
  'space.noSideThere': (p) => `There's nothing near for a ${p('name')} to lead through: draw a wall first.`,
  'space.unknownZone': (p) => `There's no place "${p('zone')}".`,
  'space.zoneExists': (p) => `There's already a place "${p('zone')}".`,
  'space.unknownActor': (p) => `${p('actor')} isn't on the map.`,
  'space.notInSameZone': () => "They aren't in the same place.",
};
