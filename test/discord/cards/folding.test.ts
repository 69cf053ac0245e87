import { expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { FOE, fight, systems } from '../../support/presses/fights.ts';
import { playOn } from '../../support/presses/player.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { useTable } from '../support/room.ts';

const { now, dice } = useTable();

/** Six alike foes far away have acted by themselves until the log tells of two attacks of theirs in a row. */
async function acted(system: (typeof systems)[number]): Promise<Thumb> {
  const thumb = await fight(now(), system, { heroes: 1, foes: 6, near: false });
  dice.lay(...Array.from({ length: 400 }, () => 1));
  await thumb.press('Mia', 'Begin');
  for (let n = 0; n < 30 && !isFolded(thumb, system); n += 1) await playOn(thumb);
  dice.clear();
  return thumb;
}

const cards = (thumb: Thumb): string => thumb.publicMessages().map(messageText).join('\n\n');

const isFolded = (thumb: Thumb, system: (typeof systems)[number]): boolean =>
  new RegExp(`^\\*\\*${FOE[system]} [\\d–, ]+\\*\\* (?:attack|shoot): `, 'mu').test(cards(thumb));

test.each(systems)(
  'attacks of alike foes are one line in %s, though each comes closer before',
  async (system) => {
    const thumb = await acted(system);
    expect(isFolded(thumb, system)).toBe(true);
  },
);
