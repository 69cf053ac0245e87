import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { known, read, set, why } from './support.ts';

/** Kira in the west; in the east a hidden room of two tiles, E1 and E2. */
const room = (): ZafirStage => set(battle('k.....\n......', { kira: hero() }), 'E1:E2 hidden');

const raiders = (stage: ZafirStage, count: number, place: string | null, name = 'Raider'): ZafirStage =>
  stage.play({
    kind: 'join',
    members: Array.from({ length: count }, (_, n) => ({
      id: `${name}${n}`,
      name: `${name} ${n}`,
      side: 'foes',
      sheet: enemy(),
      place,
    })),
    asGm: true,
  });

const places = ({ state }: ZafirStage) =>
  Object.values(state.fight?.units ?? {})
    .filter(({ side }) => side === 'enemies')
    .map(({ at }) => at)
    .sort();

describe('Newcomers on hidden ground', () => {
  test('stay on it, as many as fit', () => {
    expect(places(raiders(room(), 2, 'E2'))).toEqual(['E1', 'E2']);
  });

  test('are announced to no player', () => {
    expect(read(raiders(room(), 2, 'E2'))).toEqual([]);
  });

  test('are known to no player', () => {
    expect(known(raiders(room(), 2, 'E2'))).toEqual(['kira']);
  });

  test('come not at all where one of them would have to stand in the open, and the GM reads how many fit', () => {
    expect(why(raiders(room(), 3, 'E2'))).toBe(
      'Only 2 of them fit on the hidden ground around E2. Bring in that many, or name another place for the rest.',
    );
  });

  test('find it full where nobody else fits', () => {
    expect(why(raiders(raiders(room(), 2, 'E1'), 1, 'E1', 'Ghul'))).toMatch(
      'The hidden ground around E1 is full.',
    );
  });

  test('stay on the same of two hidden grounds that lie side by side', () => {
    const two = set(room(), 'F1:F2 hidden Crypt');
    expect(raiders(two, 3, 'E1').refusal).toMatchObject({ code: 'noRoomHidden', params: { fits: 2 } });
  });

  test('are not come upon by those who come in beside it', () => {
    expect(places(raiders(room(), 4, 'D1')).filter((at) => at.startsWith('E'))).toEqual([]);
  });

  test('who are Large stand on it with all their tiles', () => {
    const wide = set(battle('k.....\n......\n......', { kira: hero() }), 'E1:F3 hidden');
    const large = wide.play({
      kind: 'join',
      members: [
        {
          id: 'hulk',
          name: 'Hulk',
          side: 'foes',
          sheet: enemy({ large: { height: 2 } }),
          place: 'F2',
        },
      ],
      asGm: true,
    });
    expect(places(large)).toEqual(['E2']);
  });

  test('come out of no hidden hatch that is full, but wait for the next round', () => {
    const hatch = room().with((scene) =>
      scene.fight === null
        ? scene
        : { ...scene, fight: { ...scene.fight, spots: { reinforcements: ['E1'] } } },
    );
    const { fight } = raiders(hatch, 3, 'in 1 round').next().next().state;
    expect(fight?.reinforcements).toMatchObject([{ rounds: 1, members: [{ id: 'Raider2' }] }]);
  });
});
