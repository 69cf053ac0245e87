import { describe, expect, test } from 'vitest';
import { unknownTile } from '../../../../src/engine/space/index.ts';
import { gridPicture } from '../../../../src/view/map/grid.ts';
import type { MapShown } from '../../../../src/view/map.ts';
import { UNKNOWN } from '../../../../src/view/pictures/grid/ground.ts';
import { drawnAs } from '../../../../src/view/pictures/grid/looks.ts';
import { figure, grid, line, tall, tracker } from '../../map/board.ts';

const { lines } = tracker();
const drawn = (view = grid(), shown: MapShown = {}): string =>
  gridPicture({ lines, current: 'kira' }, view, shown).svg;

/** How often an element with these words is there. */
const texts = (svg: string, words: string): number => svg.split(`>${words}<`).length - 1;

describe('a map of squares as a picture', () => {
  test('has its coordinates on all sides', () => {
    const svg = drawn(grid({ figures: [] }, '......'));
    expect([texts(svg, 'A'), texts(svg, 'F'), texts(svg, '1')]).toEqual([2, 2, 2]);
  });

  test('has one number on a plateau', () => {
    expect(texts(drawn(grid({ figures: [], areas: [], reach: [] }, '22\n..\n..\n..')), '2')).toBe(1 + 2 + 1); // plateau, coordinates, key
  });

  test('has a number on each plateau where there are two', () => {
    expect(texts(drawn(grid({ figures: [], areas: [], reach: [] }, '2.2\n...\n...')), '2')).toBe(2 + 2 + 1);
  });

  test('has everybody by their label, with what they can still take', () => {
    expect(['Ki', 'R2', 'Ki Kira · 6/8'].filter((words) => texts(drawn(), words) === 0)).toEqual([]);
  });

  test('has the letter of their group beside those who act as one, and in the key', () => {
    const group = { key: 'a', name: 'Line', called: 'squad Line' };
    const svg = drawn(grid({ figures: [figure('kira', 'A1', { group })], areas: [] }, '.\n.\n.\n.\n.\n.'));
    expect([texts(svg, 'L'), texts(svg, 'squad Line')]).toEqual([2, 1]);
  });

  test('has what is longer than wide on all of its tiles', () => {
    const of = (deep: number) => drawn(grid({ figures: [figure('raider', 'E1', { size: 1, deep })] })).length;
    expect(of(3)).toBeGreaterThan(of(1));
  });

  test('has of somebody at its edge what lies in it', () => {
    const wide = '.'.repeat(40);
    const at = (tile: string) =>
      texts(
        drawn(
          grid({ figures: [figure('kira', 'A1'), figure('raider', tile, { size: 2 })], actor: 'kira' }, wide),
        ),
        'R2',
      );
    expect([at('R1'), at('S1')]).toEqual([1, 0]);
  });

  test('has an arrow at the front of who faces somewhere', () => {
    const raider = (set: object) =>
      drawn(grid({ figures: [figure('raider', 'E1', set)] })).split('<path').length;
    expect(raider({ facing: 'south' })).toBe(raider({}) + 1);
  });

  test('says nothing of what somebody can take whom the viewer does not know', () => {
    expect(drawn(grid({ figures: [figure('raider', 'E1')] }))).not.toContain('/8<');
  });

  test.for([
    'Ki Kira · 6/8',
    'R2 Raider 2',
    'acts now',
    'in sight',
    'overwatch',
    'half cover',
    'full cover',
    'height',
    'nobody can be here',
    'slow',
    'fence',
    'ladder',
    'flames · 2 rounds',
    'Smoke · 1 round',
    'one move',
    'needs agility',
    'players',
  ])('explains: %s', (words) => {
    expect(texts(drawn(grid({}, tall)), words)).toBe(1);
  });

  test('explains what is there for some rounds before what stays', () => {
    const svg = drawn(grid({}, tall));
    expect(svg.indexOf('>flames · 2 rounds<')).toBeLessThan(svg.indexOf('>half cover<'));
  });

  test('has a key of a fifth at most, and says where there would be more', () => {
    const svg = drawn();
    const height = Number(/viewBox="0 0 800 (\d+)"/u.exec(svg)?.[1]);
    const map = 38 * 2 + 68 * 4;
    expect([height - map <= height / 5, texts(svg, '… and more')]).toEqual([true, 1]);
  });

  test.for([
    ['...', 8],
    [tall, 12],
    [Array.from({ length: 28 }, () => '.'.repeat(22)).join('\n'), 22],
  ] as const)('has words that a phone shows at 11 points or more: %s', ([map]) => {
    const svg = drawn(grid({ figures: [figure('kira', 'A2', { health: { value: 6, max: 8 } })] }, map));
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/gu)].map(([, size]) => Number(size));
    expect((Math.min(...sizes) * 390) / 800).toBeGreaterThanOrEqual(11);
  });

  test('explains a door as a door, not as a wall', () => {
    const wall = { name: 'wall', cover: 'full', height: 3, destructible: false, solid: true } as const;
    const door = { name: 'door', left: null, look: 'door' } as const;
    const tile = { at: 'A1', ground: 0, obstacle: wall, blocked: false, slow: 0, features: [door] } as const;
    const view = grid({ tiles: [tile] }, tall);
    expect([texts(drawn(view), 'wall'), texts(drawn(view), 'door')]).toEqual([0, 1]);
  });

  test('says nothing of a named spot on which somebody stands', () => {
    const view = (at: string) =>
      grid(
        { figures: [figure('kira', at)], spots: [{ name: 'players', tiles: ['A4'] }] },
        '....\n'.repeat(4).trim(),
      );
    expect([texts(drawn(view('A4')), 'players'), texts(drawn(view('A3')), 'players')]).toEqual([0, 1]);
  });

  test('says how high a plateau is where nobody stands', () => {
    const view = (at: string) =>
      grid({ figures: [figure('kira', at)], areas: [], reach: [], spots: [] }, '22\n..\n..\n..');
    const place = (at: string) =>
      /<text x="([\d.]+)" y="[\d.]+" font-size="[\d.]+" font-weight="bold" fill="#ffffff"[^>]*>2</u.exec(
        drawn(view(at)),
      )?.[1];
    expect(place('A1')).not.toBe(place('B1'));
  });

  test('explains alike foes together, those of whom the same is known', () => {
    const three = ['1', '2', '3'].map((n) => line(`r${n}`, `Raider ${n}`, { side: 'foes' }));
    const hurt = [4, 4, 1].map((value) => ({ health: { value, max: 4 } }));
    const view = grid({ figures: three.map(({ id }, n) => figure(id, `A${n + 1}`, hurt[n])) }, tall);
    const { svg } = gridPicture({ lines: three, current: null }, view);
    expect([texts(svg, 'R1, R2 Raider · 4/4'), texts(svg, 'R3 Raider 3 · 1/4')]).toEqual([1, 1]);
  });

  test('explains alike foes together', () => {
    const three = ['1', '2', '3'].map((n) => line(`r${n}`, `Raider ${n}`, { side: 'foes' }));
    const view = grid({ figures: three.map(({ id }, n) => figure(id, `A${n + 1}`)) });
    expect(texts(gridPicture({ lines: three, current: null }, view).svg, 'R1–R3 Raider')).toBe(1);
  });

  test('has a colour of its own for each hero, whoever comes first in the order', () => {
    const heroes = [line('b', 'Tiz'), line('a', 'Kira')];
    const view = grid({ figures: [figure('a', 'A2'), figure('b', 'A3')] });
    const colours = (order: typeof heroes) =>
      [
        ...gridPicture({ lines: order, current: null }, view).svg.matchAll(
          /<circle[^>]*fill="(#[0-9a-f]{6})"/gu,
        ),
      ].map(([, colour]) => colour);
    expect([new Set(colours(heroes)).size, colours(heroes)]).toEqual([2, colours(heroes.toReversed())]);
  });

  test.for(['water', 'fire', 'smoke', 'poison', 'acid', 'door', 'doorway', 'stairs', 'climb'] as const)(
    'draws %s by shapes that nothing else has',
    (look) => {
      const shapes = (one: typeof look) =>
        drawnAs(one, [{ x: 0, y: 0, side: 40 }])
          .map((path) => /d="([^"]*)"/u.exec(path)?.[1])
          .join();
      const others = (
        ['water', 'fire', 'smoke', 'poison', 'acid', 'door', 'doorway', 'stairs', 'climb'] as const
      ).filter((one) => one !== look);
      expect(others.map(shapes)).not.toContain(shapes(look));
    },
  );

  test('explains unknown ground where there is any', () => {
    const dark = grid({ tiles: [unknownTile('F1')] }, tall);
    expect([texts(drawn(dark), 'unknown ground'), texts(drawn(grid({}, tall)), 'unknown ground')]).toEqual([
      1, 0,
    ]);
  });

  test('lays unknown ground over the picture under the map', () => {
    const background = { href: 'data:image/png;base64,', left: 0, top: 0, columns: 6, rows: 4 };
    const svg = drawn(grid({ tiles: [unknownTile('F1')] }), { background });
    expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf(UNKNOWN.fill));
  });

  test('says of whom it is seen where somebody else acts, or nobody', () => {
    const { svg } = gridPicture({ lines, current: null }, grid());
    expect([texts(svg, 'seen from here'), texts(svg, 'acts now')]).toEqual([1, 0]);
  });

  test('explains nothing that is not there', () => {
    const svg = drawn(grid({ figures: [], areas: [], reach: [] }, '...'));
    expect(
      ['foe', 'half cover', 'height', 'in sight', 'slow'].filter((words) => texts(svg, words) > 0),
    ).toEqual([]);
  });

  test('draws half and full cover by other lines, not by colour alone', () => {
    const hatched = (sign: string) =>
      drawn(grid({ figures: [], areas: [], reach: [], spots: [] }, sign)).match(/M[\d. ]+L[\d. ]+/gu)
        ?.length ?? 0;
    expect(hatched('F')).toBeGreaterThan(hatched('h'));
  });

  test('gives each thing that lies about a letter of its own', () => {
    const view = grid({ areas: [{ name: 'Flying sand', tiles: ['A4'], by: null, left: null }] }, tall);
    expect([texts(drawn(view), 'F2') > 0, texts(drawn(view), 'L')]).toEqual([true, 2]);
  });

  test('tells named spots apart by a letter on each of their tiles', () => {
    const view = grid(
      {
        spots: [
          { name: 'players', tiles: ['A4', 'B4'] },
          { name: 'yard', tiles: ['A1'] },
        ],
      },
      tall,
    );
    expect([texts(drawn(view), 'P'), texts(drawn(view), 'Y')]).toEqual([3, 2]); // its tiles and the key
  });

  test('draws a way', () => {
    const plain = drawn().length;
    expect(drawn(grid({ path: ['A2', 'A3', 'B4'] })).length).toBeGreaterThan(plain);
  });

  test('has numbers for those whose letters the font lacks', () => {
    const { svg } = gridPicture({ lines: [line('kira', 'Жанна')], current: null }, grid());
    expect(texts(svg, 'H1')).toBeGreaterThan(0);
  });

  test('lies over a picture, which covers the tiles it is laid on', () => {
    const background = { href: 'data:image/png;base64,AAAA', left: 1, top: 0, columns: 3, rows: 2 };
    expect(drawn(grid(), { background })).toMatch(
      /<image href="data:image\/png;base64,AAAA" x="[^"]+" y="38" width="204" height="136"/u,
    );
  });
});

describe('of a large map', () => {
  const large = (columns: number, rows: number) =>
    grid(
      { figures: [figure('kira', 'T20')] },
      Array.from({ length: rows }, () => '.'.repeat(columns)).join('\n'),
    );

  test('what lies around who acts is drawn', () => {
    const svg = drawn(large(40, 40));
    expect([texts(svg, 'T'), texts(svg, 'A'), texts(svg, 'AN')]).toEqual([2, 0, 0]);
  });

  test('that it is a part is said', () => {
    expect(texts(drawn(large(40, 40)), 'part of the map (whole:True shows all)')).toBe(1);
  });

  test('all is drawn for who wants it', () => {
    const svg = drawn(large(40, 40), { extent: 'all' });
    expect([texts(svg, 'A'), texts(svg, 'AM')]).toEqual([2, 2]); // every second has room for its letters
  });

  test('the part ends where the map does', () => {
    const view = grid(
      { figures: [figure('kira', 'AN40')] },
      Array.from({ length: 40 }, () => '.'.repeat(40)).join('\n'),
    );
    expect(texts(drawn(view), 'AN')).toBe(2);
  });

  test('only what is close is drawn for who moves or paints on it', () => {
    const svg = drawn(large(40, 40), { extent: 'close' });
    expect([texts(svg, 'N'), texts(svg, 'M'), texts(svg, 'Z'), texts(svg, 'AA')]).toEqual([2, 0, 2, 0]);
  });

  test('one of 22 × 28 tiles is drawn whole', () => {
    expect(texts(drawn(large(22, 28)), 'A')).toBe(2);
  });
});
