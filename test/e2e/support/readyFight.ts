import { playOn } from '../../support/presses/player.ts';
import type { PageThumb } from './thumb.ts';

const MOST = 150; // presses of a fight
const A_RUN = 3_000; // after so many milliseconds those who act by themselves have acted

/** Plays a ready fight that has begun on the pages until it is over. */
export async function playReady(thumb: PageThumb): Promise<void> {
  const { room } = thumb;
  const { clock, turnkeeper } = room.table;
  while (!room.seen('Mia').includes('[Keep ')) {
    if (thumb.presses > MOST) throw new Error('A fight without end.');
    if (await playOn(thumb)) continue;
    clock.advance(A_RUN);
    await turnkeeper.bot.idle();
  }
}
