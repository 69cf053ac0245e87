import { describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { fight, FOE, systems } from '../../support/presses/fights.ts';
import { answered } from '../../support/presses/player.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { wrongWithCards } from '../support/cards.ts';
import { useTable } from '../support/room.ts';

const { dice, now } = useTable();

/** The foes' turns have come: two of them, in reach of two heroes, and every die shows a one. */
async function foesAreUp(system: (typeof systems)[number], byItself: boolean): Promise<Thumb> {
  const thumb = await fight(now(), system, { heroes: 2, foes: 2 });
  dice.lay(...Array.from({ length: 100 }, () => 1));
  await thumb.press('Mia', 'Begin');
  if (byItself) await thumb.room.use('Mia', 'encounter autopilot', { how: 'nearest' });
  if (system === 'zafir') for (const label of ['End phase', 'End it anyway']) await thumb.press('Mia', label);
  else for (const who of ['Ana', 'Ben']) await thumb.press(who, 'End turn');
  return thumb;
}

/** All their turns go by. */
async function foesAct(thumb: Thumb, byItself: boolean): Promise<void> {
  if (byItself) {
    now().clock.advance(2_000);
    await now().turnkeeper.bot.idle();
  } else await thumb.press('Mia', 'Let them act');
  while (await answered(thumb));
  dice.clear();
}

/** The foes' turns have gone by, by themselves or by one press, and the GM has taken that back. */
async function takenBack(system: (typeof systems)[number], byItself: boolean): Promise<Thumb> {
  const thumb = await foesAreUp(system, byItself);
  await foesAct(thumb, byItself);
  await undone(thumb);
  return thumb;
}

async function undone(thumb: Thumb): Promise<void> {
  await thumb.press('Mia', 'Undo');
  await thumb.press('Mia', /^Undo \d+ steps$/u);
}

/** The fight as it is stored. */
async function stateOf({ room }: Thumb): Promise<unknown> {
  const { store } = now().turnkeeper.app.ports;
  const fight = await store.runningEncounter(now().playground.world.channel(room.channel).id);
  return fight?.state;
}

const struckIn = (thumb: Thumb, system: (typeof systems)[number]): number =>
  thumb
    .publicMessages()
    .map(messageText)
    .join('\n')
    .split('\n')
    .filter((line) => new RegExp(`^~~.*${FOE[system]} [12].*~~ · undone by`, 'u').test(line)).length;

describe.each(systems)('in %s', (system) => {
  describe.each([
    ['a run of those who act by themselves', true],
    ['what Let them act has done', false],
  ] as const)('%s', (_, byItself) => {
    test('is shown before it is taken back, with who is meant by it', async () => {
      const thumb = await foesAreUp(system, byItself);
      await foesAct(thumb, byItself);
      const shown = await thumb.press('Mia', 'Undo');
      const meant = [/Undo \d steps\?/u, ...[1, 2].map((n) => new RegExp(`${FOE[system]} ${n}`, 'u'))];
      expect(meant.filter((one) => !one.test(shown))).toEqual([]);
    });

    test('is taken back as one: all is as it was before the first of them acted', async () => {
      const thumb = await foesAreUp(system, byItself);
      const before = await stateOf(thumb);
      await foesAct(thumb, byItself);
      await undone(thumb);
      expect(await stateOf(thumb)).toEqual(before);
    });

    test('stays as struck lines, and one card alone can be acted on', async () => {
      const thumb = await takenBack(system, byItself);
      expect([struckIn(thumb, system) > 0, await wrongWithCards(thumb.room)]).toEqual([true, null]);
    });
  });
});
