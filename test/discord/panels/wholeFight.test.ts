import { describe, expect, test } from 'vitest';
import { deep, patience } from '../../support/deep.ts';
import { fight } from '../../support/presses/fights.ts';
import { playOn } from '../../support/presses/player.ts';
import { wrongWithCards } from '../support/cards.ts';
import { useTable } from '../support/room.ts';

const { now } = useTable();

/** More than any of these fights takes. */
const MOST = 200;

describe.each(['soulbound', 'zafir'] as const)('a whole fight in %s, by presses alone', (system) => {
  test(
    'is played to its end by two players and a GM, across a restart',
    async () => {
      const thumb = await fight(now(), system, { heroes: 2, foes: deep(1, 2) });
      await thumb.press('Mia', 'Begin');
      const wrong: string[] = [];
      let steps = 0;
      while (steps < MOST && (await playOn(thumb))) {
        steps += 1;
        if (steps === 3) await now().restart();
        const found = await wrongWithCards(thumb.room);
        if (found !== null) wrong.push(found);
      }
      expect([wrong, steps < MOST, thumb.room.seen('Cleo')]).toEqual([
        [],
        true,
        expect.stringMatching(/is over/u),
      ]);
    },
    patience(60_000),
  );
});
