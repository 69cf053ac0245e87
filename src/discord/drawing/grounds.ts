import { isDrawable, isDrawnSize, whyTooLong } from '../../app/pictures/check.ts';
import { readImage } from '../../app/pictures/image.ts';

/** A picture with nothing on it. */
export const NOTHING =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Larger pictures are kept smaller: a map is 800 pixels wide. */
const MOST_KEPT = 2_000_000; // pixels of one
const MOST_BYTES = 24 * 1024 * 1024; // of all

/** The pictures that lie under maps, as small as they are drawn: reading a large one takes half a second and 100 MB. */
export class Grounds {
  readonly #kept = new Map<string, string>(); // the one longest unused first
  readonly #render: (svg: string) => Uint8Array;
  #bytes = 0;

  constructor(render: (svg: string) => Uint8Array) {
    this.#render = render;
  }

  /** A picture as a data address; null where it is not kept. */
  of(name: string): string | null {
    const found = this.#kept.get(name);
    if (found === undefined) return null;
    this.#kept.delete(name);
    this.#kept.set(name, found);
    return found;
  }

  /** Keeps a picture (base64). What was stored before pictures were checked, and cannot be drawn, is kept as one with nothing on it. */
  keep(name: string, data: string): void {
    const address = this.#scaled(data);
    this.#bytes += address.length - (this.#kept.get(name)?.length ?? 0);
    this.#kept.delete(name);
    this.#kept.set(name, address);
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES || oldest === name) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }

  #scaled(data: string): string {
    const bytes = Buffer.from(data, 'base64');
    const image = readImage(bytes);
    if (image === null || !isDrawable(image) || !isDrawnSize(image)) return NOTHING;
    if (whyTooLong(bytes, image) !== null) return NOTHING;
    const { type, width, height } = image;
    const address = `data:${type};base64,${data}`;
    if (width * height <= MOST_KEPT) return address;
    const factor = Math.sqrt(MOST_KEPT / (width * height));
    const [columns, rows] = [width, height].map((side) => Math.max(1, Math.round(side * factor)));
    const png = this.#render(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}"><image href="${address}" width="${columns}" height="${rows}" preserveAspectRatio="none"/></svg>`,
    );
    return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  }
}
