import type { Logger } from 'pino';
import type { FileToSend, Picture } from '../../view/message.ts';
import { Easel } from './easel.ts';

const easel = new Easel();

/**
 * A picture as a PNG, drawn by a thread of its own, one after the other. Null, and a line in the log, where it cannot be drawn on this
 * machine, or too many wait to be drawn already: all that a picture shows stands in the words beside it.
 */
export async function drawn(picture: Picture, log: Logger): Promise<FileToSend | null> {
  try {
    const data = await easel.draw(picture);
    return { name: picture.name, data: new Blob([data]), description: picture.description };
  } catch (error) {
    log.warn({ err: error, picture: picture.name }, 'a picture could not be drawn');
    return null;
  }
}
