import type { Speaker } from '../lines.ts';
import { type Kept, keeping } from './kept.ts';

const kept = keeping('face', 'xMidYMid slice');

/** A speaker's portrait beside their words: it stands in the page once, however often they speak. */
export function faceHtml({ face }: Speaker): string {
  if (face === null) return '';
  const [id] = kept(face);
  return `<svg class="face" viewBox="0 0 1 1" aria-hidden="true"><use href="#${id}"/></svg>`;
}

/** The portrait itself, for the page to have once. */
export const sharedFace = ({ face }: Speaker): readonly Kept[] => (face === null ? [] : [kept(face)]);
