import { describe, expect, test } from 'vitest';
import { answerText, useTable } from './support/room.ts';

// What another process has stored already is a duplicate to this one.
let stored: (() => void) | null = null;
const { room, now } = useTable({
  store: (opened) => ({
    ...opened,
    commit: (batch) => {
      if (stored === null) return opened.commit(batch);
      stored();
      return Promise.resolve('duplicate');
    },
  }),
});

const callbacks = () =>
  now().playground.requests.filter(({ route }) => route?.includes('/interactions/')).length;

describe('what another process has done', () => {
  test('is left to it to answer, and only told where it says nothing', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const before = callbacks();
    const looked = new Promise<void>((resolve) => {
      stored = resolve;
    });
    const pending = here.person('Ana').command(here.channel, 'character edit', { what: 'Mettle', to: '1' });
    await looked;
    await now().turnkeeper.bot.idle();
    const early = callbacks() - before;
    now().clock.advance(1300);
    const said = answerText(await pending);
    stored = null;
    expect({ early, said }).toEqual({ early: 0, said: expect.stringContaining('taken effect already') });
  });
});
