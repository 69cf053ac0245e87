import { answered, playOn } from '../../support/presses/player.ts';
import type { Seat } from '../../support/presses/thumb.ts';
import { type Piece, take } from './line.ts';
import type { Stage } from './stage.ts';
import { PageThumb, type Presser } from './thumb.ts';

type Player = Presser & { write(...pieces: readonly Piece[]): Promise<void> };

/** Who plays whom in the ready fight of a system: two people, and two heroes who act by themselves. */
const taken = {
  Soulbound: [
    ['Mia', 'Kira'],
    ['Ana', 'Oswin'],
    [null, 'Tamsin'],
    [null, 'Brand'],
  ],
  Zafir: [
    ['Mia', 'Kira'],
    ['Ana', 'Dawit'],
    [null, 'Noor'],
    [null, 'Teo'],
  ],
  Riftbound: [
    ['Mia', 'Kira'],
    ['Ana', 'Bran'],
    [null, 'Noor'],
    [null, 'Teo'],
  ],
  Ishanekon: [
    ['Mia', 'Kira'],
    ['Ana', 'Sefu'],
    [null, 'Oda'],
    [null, 'Brannoc'],
  ],
} as const satisfies Record<string, readonly Seat[]>;

export const systems = ['Soulbound', 'Zafir', 'Riftbound', 'Ishanekon'] as const;
export type SystemName = (typeof systems)[number];

/** A ready fight that begins, on the page: a campaign is typed, everything else is pressed. */
export async function beginReady(
  stage: Stage,
  system: SystemName,
  pages: Readonly<Record<'Mia' | 'Ana', Player>>,
): Promise<PageThumb> {
  stage.dice.leaveToSeeds();
  await pages.Mia.write('/camp', take('/campaign create'), 'Saltmarsh system:', take(system));
  await pages.Mia.reads('Saltmarsh: the campaign begins');
  const seats = taken[system];
  const thumb = new PageThumb(stage, seats, pages);
  await thumb.press('Mia', 'Try a ready fight');
  for (const [who, hero] of seats) if (who !== null) await thumb.press(who, new RegExp(`^${hero}, `, 'u'));
  await thumb.press('Ana', 'Begin');
  return thumb;
}

const MOST = 150; // presses of a fight
const A_RUN = 3_000; // after so many milliseconds those who act by themselves have acted

/** Those who act by themselves have their turns. */
async function letThemAct({ room: { table } }: PageThumb): Promise<void> {
  table.clock.advance(A_RUN);
  await table.turnkeeper.bot.idle();
}

/** Until somebody who is played is up: where turns are rolled for, others may come first, and ask them something. */
export async function untilPlayed(thumb: PageThumb): Promise<void> {
  while (thumb.find('Mia', 'Attack') === null) {
    if (thumb.presses > MOST) throw new Error('Nobody who is played comes up.');
    if (!(await answered(thumb))) await letThemAct(thumb);
  }
}

/** Plays a ready fight that has begun until it is over. */
export async function playReady(thumb: PageThumb): Promise<void> {
  for (let runs = 0; !thumb.room.seen('Mia').includes('[Keep '); ) {
    if (thumb.presses > MOST || runs > MOST) throw new Error('A fight without end.');
    if (await playOn(thumb)) continue;
    await letThemAct(thumb);
    runs += 1;
  }
}
