import { afterEach, describe, expect, test, vi } from 'vitest';
import { membersOf, namesOf } from '../../src/discord/people.ts';

type Place = Parameters<typeof namesOf>[0];

/** A server that answers for some people, and how many it was asked for: in all, and at once at most. */
function server(answer: (id: string) => Promise<{ readonly displayName: string } | null>) {
  const seen = { asked: 0, atOnce: 0, most: 0 };
  const fetch = async (id: string) => {
    seen.asked += 1;
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    try {
      const found = await answer(id);
      if (found === null) throw new Error('unknown');
      return found;
    } finally {
      seen.atOnce -= 1;
    }
  };
  const place = { guild: { members: { fetch } }, client: { users: { fetch } } } as unknown as Place;
  return { place, seen };
}

const people = (count: number) => Array.from({ length: count }, (_, n) => String(1000 + n));

afterEach(() => {
  vi.useRealTimers();
});

describe('people who are named', () => {
  test('are asked for a few at once', async () => {
    const { place, seen } = server(async (id) => ({ displayName: id }));
    await namesOf(place, people(60));
    expect([seen.asked, seen.most]).toEqual([60, 5]);
  });

  test('are asked for up to a hundred times', async () => {
    const { place, seen } = server(async (id) => ({ displayName: id }));
    await membersOf(place, people(1000));
    expect(seen.asked).toBe(100);
  });

  test('have their names', async () => {
    const { place } = server(async (id) => ({ displayName: `Name ${id}` }));
    expect((await namesOf(place, ['7']))('7')).toBe('Name 7');
  });

  test('are somebody where Discord does not say in time', async () => {
    vi.useFakeTimers();
    const { place } = server(() => new Promise(() => undefined));
    const names = namesOf(place, people(20));
    await vi.advanceTimersByTimeAsync(4000);
    expect((await names)('1000')).toBe('somebody');
  });

  test('are on the server where Discord knows them there', async () => {
    const { place } = server(async (id) => (id === '1001' ? { displayName: id } : null));
    expect([...(await membersOf(place, [...people(3), 'no id']))]).toEqual(['1001']);
  });
});
