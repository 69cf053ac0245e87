import { afterEach, describe, expect, test } from 'vitest';
import type { Pending } from '../../src/playground/index.ts';
import { answerText, type Room, useTable } from './support/room.ts';

const PATIENCE = 1200;
const ANNOUNCED = 5;

// What is to be written waits, and is a duplicate where another process has stored it already.
let writing: { readonly reached: () => void; readonly go: Promise<'ours' | 'theirs'> } | null = null;
let late: { readonly asked: () => void } | null = null; // another process has stored what comes of all that is asked
const { room, now } = useTable({
  store: (opened) => ({
    ...opened,
    alone: false, // as where several processes share a server
    commit: async (batch) => {
      writing?.reached();
      return (await writing?.go) === 'theirs' ? 'duplicate' : opened.commit(batch);
    },
    isReceived: async (id) => {
      late?.asked();
      return late !== null || opened.isReceived(id);
    },
  }),
});

afterEach(() => {
  writing = null;
  late = null;
});

/** Ana changes something; her command stands before the store. */
async function changing(here: Room) {
  const reached = Promise.withResolvers<void>();
  const go = Promise.withResolvers<'ours' | 'theirs'>();
  writing = { reached: reached.resolve, go: go.promise };
  const interaction = now().playground.next('interaction');
  const pending = here.person('Ana').command(here.channel, 'character edit', { what: 'Mettle', to: '1' });
  await reached.promise;
  const { id, token } = await interaction;
  return {
    pending,
    /** The other process tells Discord that an answer will come. */
    announcedByOther: () =>
      fetch(`${now().playground.restUrl}/v10/interactions/${id}/${token}/callback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: ANNOUNCED }),
      }),
    /** What announced the answer is changed. */
    edit: () =>
      now().playground.next('request', ({ method, path }) => method === 'PATCH' && path.includes(token)),
    /** Our write goes through, or is too late. */
    async written(whose: 'ours' | 'theirs') {
      go.resolve(whose);
      await now().turnkeeper.bot.idle();
    },
  };
}

const callbacks = () =>
  now().playground.requests.filter(({ route }) => route?.includes('/interactions/')).length;
const said = async (pending: Pending) => answerText(await pending);

async function seat(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  return here;
}

describe('what another process has done', () => {
  test('is left to it to answer', async () => {
    const { written } = await changing(await seat());
    const before = callbacks();
    await written('theirs');
    expect(callbacks() - before).toBe(0);
  });

  test('is told here where it says nothing in time', async () => {
    const { pending, written } = await changing(await seat());
    await written('theirs');
    now().clock.advance(PATIENCE + 100);
    expect(await said(pending)).toContain('taken effect already');
  });

  test('is left to it to answer after we have announced an answer', async () => {
    const { pending, written } = await changing(await seat());
    now().clock.advance(PATIENCE);
    await pending;
    await written('theirs');
    expect(await said(pending)).not.toContain('taken effect already');
  });

  test('is told here where we have announced an answer and it gives none', async () => {
    const { pending, written, edit } = await changing(await seat());
    now().clock.advance(PATIENCE);
    await pending;
    await written('theirs');
    const edited = edit();
    now().clock.advance(PATIENCE);
    await edited;
    expect(await said(pending)).toContain('taken effect already');
  });
});

describe('a delivery that comes when another process has done what it asks, and would only say what it finds,', () => {
  /** A late delivery, once it has been dealt with. */
  async function delivered<T>(asks: () => Promise<T>): Promise<Promise<T>[]> {
    const asked = Promise.withResolvers<void>();
    late = { asked: asked.resolve };
    const pending = asks();
    await Promise.race([asked.promise, pending]);
    await now().turnkeeper.bot.idle();
    return [pending];
  }

  /** How many answers to a late delivery go out. */
  async function answersTo(asks: () => Promise<unknown>): Promise<number> {
    const before = callbacks();
    await delivered(asks);
    return callbacks() - before;
  }

  test('says nothing in answer to a command', async () => {
    const here = await seat();
    expect(await answersTo(async () => here.person('Ana').command(here.channel, 'character sheet'))).toBe(0);
  });

  test('says nothing in answer to a press', async () => {
    const here = await seat();
    await here.use('Ana', 'character sheet');
    expect(await answersTo(() => here.press('Ana', 'Edit…'))).toBe(0);
  });

  test('says it where the other says nothing in time', async () => {
    const here = await seat();
    const [pending] = await delivered(async () =>
      here.person('Ana').command(here.channel, 'character sheet'),
    );
    now().clock.advance(PATIENCE + 100);
    expect(pending && answerText(await pending)).toContain('Kira');
  });
});

describe('what we have done', () => {
  test('is told in the place of what another process has announced', async () => {
    const { pending, announcedByOther, written } = await changing(await seat());
    await announcedByOther();
    await written('ours');
    expect(await said(pending)).toContain('Mettle');
  });

  test('is told, too, where we were to announce an answer and another process was first', async () => {
    const { pending, announcedByOther, written } = await changing(await seat());
    await announcedByOther();
    now().clock.advance(PATIENCE);
    await written('ours');
    expect(await said(pending)).toContain('Mettle');
  });
});
