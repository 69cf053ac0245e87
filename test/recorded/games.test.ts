import { describe, expect, test } from 'vitest';
import { type Recording, recordings } from '../support/recorded/byChance.ts';
import { difference, gamesOf } from '../support/recorded/games.ts';

describe.each(Object.entries(recordings))('games of %s that were recorded', (id, recording) => {
  const { games } = gamesOf(id);

  test.each(games.map((game) => [game.name, game] as const))('%s comes to the same', (_name, game) => {
    expect(difference((recording as Recording).byChance, game)).toBe(null);
  });
});
