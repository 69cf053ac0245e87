import { createHash } from 'node:crypto';
import type { Speaker } from '../lines.ts';
import { escaped } from './markup.ts';

const hrefOf = ({ type, data }: NonNullable<Speaker['face']>): string => `data:${type};base64,${data}`;

const ids = new WeakMap<object, string>();

/** What a portrait is called in a page that shows it often: named after what it is. */
function idOf(face: NonNullable<Speaker['face']>): string {
  const id = ids.get(face) ?? `face-${createHash('sha256').update(hrefOf(face)).digest('hex').slice(0, 16)}`;
  ids.set(face, id);
  return id;
}

/** A speaker's portrait beside their words: it stands in the page once, however often they speak. */
export const faceHtml = ({ face }: Speaker): string =>
  face === null
    ? ''
    : `<svg class="face" viewBox="0 0 1 1" aria-hidden="true"><use href="#${idOf(face)}"/></svg>`;

/** The portrait itself, for the page to have once. */
export const sharedFace = ({ face }: Speaker): readonly (readonly [id: string, svg: string])[] =>
  face === null
    ? []
    : [
        [
          idOf(face),
          `<svg width="0" height="0" aria-hidden="true"><defs><image id="${idOf(face)}" width="1" height="1" preserveAspectRatio="xMidYMid slice" href="${escaped(hrefOf(face))}"/></defs></svg>`,
        ],
      ];
