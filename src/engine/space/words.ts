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
    `A map of ${p('columns')} × ${p('rows')} tiles cannot be: each side has 1 to ${p('most')}.`,
  'space.outside': (p) => `${p('tile')} is not on the map.`,
  'space.notNeighbours': (p) =>
    `${p('from')} and ${p('to')} do not share a side: nothing can stand between them.`,
  'space.noWay': (p) => `No way leads from ${p('from')} to ${p('to')}.`,
  'space.tooFar': (p) => `To ${p('to')} it takes ${p('cost')} movement, and there is ${p('budget')}.`,
  'space.tooManyPoints': (p) =>
    `The way to ${p('to')} takes ${p('points')} points, and there are ${p('most')}.`,
  'space.occupied': (p) => `Somebody stands on ${p('tile')}: nobody else can end there.`,
  'space.cannotEnd': (p) => `Nobody can end on ${p('tile')}: go on, or end before it.`,
  'space.noDrawing': () =>
    'There is nothing drawn or said: type rows of symbols, or a change like "C4:F6 half cover".',
  'space.unknownSymbol': (p) =>
    `"${p('symbol')}" in line ${p('line')}, column ${p('column')} means nothing here.${meant(p, 'Did you mean')} There are: ${p('all')}. Changes in words ("C4 height 2") stand below a line of ---.`,
  'space.unknownSign': (p) =>
    `"${p('typed')}" is nothing that a map has.${meant(p, 'Did you mean')} There are: ${p('all')}; also "height 2", "clear", "no cover".`,
  'space.noTiles': (p) => `Say where before "${p('typed')}": "C4 …", "C4:F6 …" or "all …".`,
  'space.noSign': (p) => `Say what ${p('where')} shall be: ${p('all')}; or "height 2", "clear", "no cover".`,
  'space.leadsNowhere': (p) =>
    `A ${p('kind')} on ${p('tile')} leads nowhere: no tile beside it is higher. Give one a height first.`,
  'space.notBetween': (p) =>
    `"${p('name')}" cannot stand there: what is on tiles is typed "C4 …", what is between two "C4|D4 …" or "C4 east …", a way between two "C4>D9 ladder".`,
  'space.noWayTyped': () => 'Say where to: "C4", a way like "C4 D5 E5", or steps like "up 3, right 2".',
  'space.unknownStep': (p) =>
    `I do not understand "${p('typed')}" as a way. Type a tile ("C4"), tiles ("C4 D5 E5"), or steps ("up 3, right 2", "ne 2").`,
  'space.offTheMap': (p) =>
    `${p('tile') === '' ? 'That' : p('tile')} is off the map: it goes from A1 to ${p('last')}.`,
  'space.unknownZone': (p) => `There is no place "${p('zone')}".`,
  'space.zoneExists': (p) => `There is a place "${p('zone')}" already.`,
  'space.unknownActor': (p) => `${p('actor')} is not on the map.`,
  'space.notInSameZone': () => 'They are not in the same place.',
};
