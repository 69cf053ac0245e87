import type { MarkerEvents } from '../markers/events.ts';
import type { MarkerKind } from '../markers/marker.ts';
import { plural } from './names.ts';
import { bad, good, plain, quiet, type SentencesOf } from './telling.ts';

/** 'an objective', 'a grab'. */
export const aMarker: Readonly<Record<MarkerKind, string>> = { objective: 'an objective', grab: 'a grab' };

export const markerSentences: SentencesOf<MarkerEvents> = {
  markersCounted: ({ kind, count, dice }) =>
    plain(
      `${dice.length === 0 ? '' : `${dice.join(', ')}: `}there ${count === 1 ? 'is' : 'are'} ${count === 0 ? `no ${kind}` : plural(count, kind)} to place.`,
    ),
  markerTurn: ({ side, kind, left }, { name }) => ({
    ...plain(
      `${name(side)} places ${aMarker[kind]}${left === 1 ? '' : `; ${left - 1} more ${left === 2 ? 'follows' : 'follow'}`}.`,
    ),
    turnOf: side,
  }),
  markerPlaced: ({ side, kind, small, tile }, { name }) =>
    plain(
      `${name(side)} puts a ${small ? 'small ' : ''}${kind} at ${tile}.`.replace(
        'a objective',
        'an objective',
      ),
    ),
  markersLeftOut: ({ count }) =>
    quiet(`There is no room for ${plural(count, 'marker')}: the battle goes without.`),
  tookUp: ({ unit, kind, how }, { name }) =>
    good(
      `${name(unit)} takes up ${aMarker[kind]}${how === 'carried' ? '' : ' and drags it: it only moves'}.`,
    ),
  putDown: ({ unit, kind, tile }, { name }) => plain(`${name(unit)} puts down ${aMarker[kind]} at ${tile}.`),
  dropped: ({ unit, kind, tile }, { name }) => bad(`${name(unit)} drops ${aMarker[kind]} at ${tile}.`),
  spoilsCounted: ({ side, grabs, dice, resources }, { name }) =>
    good(`${name(side)} has secured ${plural(grabs, 'grab')}: ${dice.join(', ')}, ${resources} resources.`),
};
