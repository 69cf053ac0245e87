import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { FileToSend, Picture } from '../view/message.ts';

const FONTS = ['Lato-Regular.ttf', 'Lato-Bold.ttf'].map((name) =>
  fileURLToPath(new URL(`../../assets/fonts/${name}`, import.meta.url)),
);

/**
 * A picture as a PNG, drawn on one of Node's threads. What draws is loaded with the first picture: a bot that shows none
 * need not carry it. (A worker of its own was measured as well: it takes three times the memory and is no faster.)
 * Null, and a line in the log, where it cannot be drawn on this machine.
 */
export async function drawn(picture: Picture, log: Logger): Promise<FileToSend | null> {
  try {
    const { renderAsync } = await import('@resvg/resvg-js');
    const image = await renderAsync(picture.svg, {
      font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Lato' },
    });
    return { name: picture.name, data: image.asPng(), description: picture.description };
  } catch (error) {
    log.warn({ err: error, picture: picture.name }, 'a picture could not be drawn');
    return null;
  }
}
