import type { Round } from '../chapters.ts';
import { type Kept, keeping } from './kept.ts';

const IMAGE = /<image href="([^"]+)" (x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*")[^>]*\/>/gu;

const kept = keeping('ground', 'none');

/**
 * A drawn map whose picture below stands elsewhere in the page: many rounds are drawn on the same one. Gives the map, and the
 * pictures that it refers to.
 */
export function withGround(
  svg: string,
  ground: Round['ground'],
): { readonly svg: string; readonly shared: readonly Kept[] } {
  if (ground === null) return { svg, shared: [] };
  const [id, picture] = kept(ground.picture);
  const bare = svg.replace(IMAGE, (image, href: string, frame: string) =>
    href === ground.href
      ? `<svg ${frame} viewBox="0 0 1 1" preserveAspectRatio="none"><use href="#${id}"/></svg>`
      : image,
  );
  return { svg: bare, shared: [[id, picture]] };
}
