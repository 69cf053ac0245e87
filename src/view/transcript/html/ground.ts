import { createHash } from 'node:crypto';

const IMAGE =
  /<image href="(data:image\/(?:png|jpeg);base64,[^"]+)" (x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*")[^>]*\/>/gu;

/**
 * A drawn map whose picture below stands elsewhere in the page: many rounds are drawn on the same one. Gives the map, and the
 * pictures that it refers to.
 */
export function withoutGround(svg: string): {
  readonly svg: string;
  readonly shared: ReadonlyMap<string, string>;
} {
  const shared = new Map<string, string>();
  const bare = svg.replace(IMAGE, (_, href: string, frame: string) => {
    const id = `ground-${createHash('sha256').update(href).digest('hex').slice(0, 16)}`;
    shared.set(
      id,
      `<svg width="0" height="0" aria-hidden="true"><defs><image id="${id}" width="1" height="1" preserveAspectRatio="none" href="${href}"/></defs></svg>`,
    );
    return `<svg ${frame} viewBox="0 0 1 1" preserveAspectRatio="none"><use href="#${id}"/></svg>`;
  });
  return { svg: bare, shared };
}
