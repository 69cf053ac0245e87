// The thread that draws.
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { Order, Outcome } from './easel.ts';
import { Grounds, NOTHING } from './grounds.ts';

const FONTS = ['Lato-Regular.ttf', 'Lato-Bold.ttf'].map((name) =>
  fileURLToPath(new URL(`../../../assets/fonts/${name}`, import.meta.url)),
);

const rendered = (svg: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    new Resvg(svg, {
      font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Lato' },
    })
      .render()
      .asPng(),
  );

const grounds = new Grounds(rendered);

function outcomeOf({ svg, ground }: Order): Outcome {
  try {
    if (ground === null) return { kind: 'drawn', png: rendered(svg) };
    if (ground.data !== null) grounds.keep(ground.href, ground.data);
    const below = grounds.of(ground.href) ?? (ground.data === null ? null : NOTHING);
    if (below === null) return { kind: 'ground' };
    return { kind: 'drawn', png: rendered(svg.replace(`href="${ground.href}"`, () => `href="${below}"`)) };
  } catch (error) {
    return { kind: 'failed', why: String(error) };
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(outcomeOf(order)));
