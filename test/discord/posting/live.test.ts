import { describe, expect, test } from 'vitest';
import { LiveMessages } from '../../../src/discord/posting/live.ts';
import { manualClock } from '../../../src/playground/index.ts';

const YOUNG = 'young';
const OLD = 'old';

/** A queue on a clock that stands still until it is moved; `held`: how long Discord wants no edits of old messages. */
function queue(held = 0, { alone = true } = {}) {
  const clock = manualClock(0);
  const faults: object[] = [];
  const live = new LiveMessages(
    { isOld: (id) => id === OLD, wait: () => Math.max(0, held - clock.now()) },
    () => new Date(clock.now()),
    (ms, run) => clock.after(ms, run),
    { error: (fault: object) => void faults.push(fault) },
    alone,
  );
  const done: string[] = [];
  const edit = (
    name: string,
    { key = name, messageId = YOUNG, last = false, held = false, left = false } = {},
  ) =>
    live.bring({ key, channelId: 'here', messageId, last, held, left }, async () => {
      live.note('here', messageId);
      done.push(name);
    });
  const settle = async () => {
    await live.idle();
    await new Promise(setImmediate);
    await live.idle();
  };
  const advance = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  return { live, done, edit, settle, advance, faults };
}

const burst = (edit: (name: string) => Promise<void>) => {
  for (const name of ['a', 'b', 'c', 'd']) void edit(name);
};

describe('messages that show how something stands', () => {
  test('are edited at once, four of them', async () => {
    const { done, edit, settle } = queue();
    burst(edit);
    await settle();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are edited at once by two processes together, four of them', async () => {
    const both = [queue(0, { alone: false }), queue(0, { alone: false })];
    for (const { edit, settle } of both) {
      burst(edit);
      await settle();
    }
    expect(both.map(({ done }) => done.length)).toEqual([2, 2]);
  });

  test('wait for their turn after that', async () => {
    const { done, edit, settle, advance } = queue();
    burst(edit);
    void edit('e');
    await settle();
    const before = done.length;
    await advance(5_000);
    expect([before, done.length]).toEqual([4, 5]);
  });

  test('show the newest state alone when it comes', async () => {
    const { done, edit, settle, advance } = queue();
    burst(edit);
    await settle();
    for (const name of ['first', 'second', 'third']) void edit(name, { key: 'card' });
    await advance(5_000);
    expect(done.slice(4)).toEqual(['third']);
  });

  test('come before the tracker', async () => {
    const { done, edit, settle, advance } = queue();
    burst(edit);
    await settle();
    void edit('tracker', { last: true });
    void edit('card');
    await advance(5_000);
    expect(done.slice(4)).toEqual(['card', 'tracker']);
  });

  test('do not keep the tracker waiting for ever', async () => {
    const { done, edit, settle, advance } = queue();
    burst(edit);
    await settle();
    void edit('tracker', { last: true });
    for (let n = 0; n < 40; n += 1) {
      void edit(`card ${n}`);
      await advance(500);
    }
    expect(done).toContain('tracker');
  });

  test('of more than an hour are edited once in two seconds', async () => {
    const { done, edit, settle, advance } = queue();
    void edit('one', { messageId: OLD });
    void edit('two', { messageId: OLD });
    await settle();
    const before = done.length;
    await advance(2_000);
    expect([before, done.length]).toEqual([1, 2]);
  });

  test('of today do not wait behind them', async () => {
    const { done, edit, settle } = queue();
    void edit('one', { messageId: OLD });
    void edit('two', { messageId: OLD });
    void edit('three');
    await settle();
    expect(done).toEqual(['one', 'three']);
  });

  test('that Discord has refused wait as long as it says', async () => {
    const { done, edit, settle, advance } = queue(60_000);
    void edit('one', { messageId: OLD, held: true });
    await settle();
    await advance(59_000);
    const before = done.length;
    await advance(1_000);
    expect([before, done]).toEqual([0, ['one']]);
  });

  test('come after what has failed, which is in the log', async () => {
    const { live, done, edit, settle, faults } = queue();
    void live.bring({ key: 'broken', channelId: 'here', messageId: null }, () =>
      Promise.reject(new Error('broken')),
    );
    void edit('next');
    await settle();
    expect([done, faults.length]).toEqual([['next'], 1]);
  });

  test('are all shown at once where it is over', async () => {
    const { live, done, edit, settle } = queue();
    burst(edit);
    void edit('e');
    live.drop();
    await settle();
    expect(done).toHaveLength(5);
  });

  test.each([
    ['are left to other processes where it is over', false, ['a', 'b', 'mine']],
    ['are left to nobody by one that is alone', true, ['a', 'b', 'c', 'd', 'left', 'mine']],
  ])('that others show as well %s', async (_, alone, shown) => {
    const { live, done, edit, settle } = queue(0, { alone });
    burst((name) => edit(name, { left: true }));
    await settle();
    void edit('left', { left: true });
    void edit('mine');
    live.drop();
    await settle();
    expect(done).toEqual(shown);
  });

  test('are let go of where Discord keeps them waiting and it is over', async () => {
    const { live, done, edit } = queue(60_000);
    const waiting = edit('one', { messageId: OLD, held: true });
    live.drop();
    await waiting;
    expect(done).toEqual([]);
  });
});
