// The one check of every picture that somebody brings, wherever it comes from.
import type { Limit } from '../../engine/limit.ts';
import { no, type Result, tooMany, yes } from '../result.ts';
import { type Image, readImage } from './image.ts';
import { PICTURE_LIMITS, PORTRAIT_SIDES } from './limits.ts';
import { partsOf } from './parts.ts';
import { isWhole } from './whole.ts';

/** A picture that is drawn. */
export interface DrawableImage extends Image {
  readonly type: 'image/png' | 'image/jpeg';
}

/** Where a picture lies on a map, in tiles. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Takes a picture to lay under a map; gives what it is. Refuses what cannot be drawn: another kind, too large, or broken. */
export async function checkMapPicture(bytes: Uint8Array): Promise<Result<DrawableImage>> {
  if (bytes.length > PICTURE_LIMITS.map.most) return tooMany(PICTURE_LIMITS.map, bytes.length);
  const image = readImage(bytes);
  if (image === null || !isDrawable(image)) return no('notAPicture');
  const limit = image.type === 'image/png' ? PICTURE_LIMITS.png : PICTURE_LIMITS.jpeg;
  if (!isDrawnSize(image)) return tooMany(limit, image.width * image.height);
  const long = whyTooLong(bytes, image);
  if (long !== null) return tooMany(long);
  return (await isWhole(bytes, image)) ? yes(image) : no('pictureBreaksOff');
}

/** Whether a picture of this kind and size is drawn. */
export const isDrawnSize = ({ type, width, height }: DrawableImage): boolean =>
  width * height <= PICTURE_LIMITS[type === 'image/png' ? 'png' : 'jpeg'].most;

/** The limit that keeps a picture from being read for minutes: it may be small and yet have a million parts. Null where it keeps both. */
export function whyTooLong(bytes: Uint8Array, image: Image): Limit | null {
  const { parts, scans, pixels } = partsOf(bytes, image, PICTURE_LIMITS.parts.most);
  if (parts > PICTURE_LIMITS.parts.most) return PICTURE_LIMITS.parts;
  if (pixels > PICTURE_LIMITS.moving.most) return PICTURE_LIMITS.moving;
  return scans > PICTURE_LIMITS.scans.most ? PICTURE_LIMITS.scans : null;
}

/** Takes where a picture is to lie; refuses what is no place on a map. */
export function checkPlace({ left, top, columns, rows }: Place): Result<null> {
  const { most } = PICTURE_LIMITS.tiles;
  const isSide = (length: number) => Number.isFinite(length) && length > 0 && length <= most;
  const isStart = (at: number) => Number.isFinite(at) && Math.abs(at) <= most;
  if (isSide(columns) && isSide(rows) && isStart(left) && isStart(top)) return yes(null);
  return tooMany(PICTURE_LIMITS.tiles);
}

/** Takes a portrait; gives what it is. Refuses another kind, another size, and what is broken. */
export async function checkPortrait(bytes: Uint8Array): Promise<Result<Image>> {
  if (bytes.length > PICTURE_LIMITS.portrait.most) return tooMany(PICTURE_LIMITS.portrait, bytes.length);
  const image = readImage(bytes);
  if (image === null) return no('notAPortrait');
  const { width, height } = image;
  const { least, most } = PORTRAIT_SIDES;
  if (Math.max(width, height) > most || Math.min(width, height) < least)
    return no('portraitSize', { width, height, least, most });
  const long = whyTooLong(bytes, image);
  if (long !== null) return tooMany(long);
  return (await isWhole(bytes, image)) ? yes(image) : no('pictureBreaksOff');
}

/** Whether what draws maps can draw a picture of this type. */
export const isDrawable = (image: Image): image is DrawableImage =>
  image.type === 'image/png' || image.type === 'image/jpeg';
