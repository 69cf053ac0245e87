import { describe, expect, test } from 'vitest';
import { unknownTile } from '../../../src/engine/space/index.ts';
import { mapView } from '../../../src/view/map.ts';
import { figure, grid, line, tracker } from './board.ts';

const said = (view = tracker()): string => mapView(view).card?.text ?? '';

describe('a map of squares in words', () => {
  test.for([
    '▶ **Kira** (Ki) · A2 · 6/8 · full cover east (B2)',
    '**Raider 2** (R2) (foe) · E1 · overwatch · in sight, 4.5 tiles away: half cover, short range',
    '**Half cover**: B1, D2',
    '**Full cover**: B2',
    '**Height 2**: C1:D1, C2',
    '**Nobody can be here**: A3',
    '**Slow (1 more)**: D3',
    '**Flames (2 rounds left)**: E2',
    '**Fence**: B3\\|C3',
    '**Ladder**: C3 to C2',
    '**Smoke by Kira (1 round left)**: A4:B4',
    '**Where players come in**: F3',
    '**Where Kira can go**: one move (3): A1, A4:B4; needs agility (1): C1',
  ])('says: %s', (words) => {
    expect(said().split('\n')).toContain(words);
  });

  test.for([
    [{ left: -0.5, top: 0, columns: 17, rows: 10.3529 }, '17 × 10.35 tiles, left -0.5, top 0'],
    [{ left: 0, top: 0, columns: 16, rows: 10 }, '16 × 10 tiles'],
  ] as const)('says that a picture lies under it: %j', ([place, words]) => {
    const view = mapView(tracker(), { background: { href: 'data:image/png;base64,', ...place } });
    expect(view.card?.text.split('\n')).toContain(`**Picture under it**: ${words}`);
  });

  test('says from whom it is seen where somebody else acts, or nobody', () => {
    const lines = [line('kira', 'Kira'), line('raider', 'Raider 2', { side: 'foes' })];
    const seen = { ...tracker(), current: null, lines };
    expect([said(seen).includes('(B2) · seen from here'), said().includes('seen from here')]).toEqual([
      true,
      false,
    ]);
  });

  test('says once that a door is there', () => {
    const obstacle = { name: 'door', cover: 'full', height: 3, destructible: false, solid: true } as const;
    const door = { name: 'Door', left: null, look: 'door' } as const;
    const tile = { at: 'A1', ground: 0, obstacle, blocked: false, slow: 0, features: [door] } as const;
    expect(said(tracker(grid({ tiles: [tile] }))).match(/\*\*Door.*/gu)).toEqual(['**Door (height 3)**: A1']);
  });

  test('says how high somebody stands', () => {
    expect(said(tracker(grid({ figures: [figure('kira', 'C1')] })))).toContain('C1, height 2');
  });

  test('says who is out, and who hides', () => {
    const figures = [figure('kira', 'A1', { marks: ['out'] }), figure('raider', 'A2', { marks: ['hidden'] })];
    const text = said(tracker(grid({ figures })));
    expect([text.includes('A1 · out'), text.includes('A2 · hidden')]).toEqual([true, true]);
  });

  const groups = (...keys: readonly string[]) =>
    ['kira', 'raider'].map((id, n) => {
      const key = keys[n] ?? '';
      return figure(id, `A${n + 1}`, { group: { key, name: 'Line', called: 'squad Line' } });
    });

  test('says with whom somebody acts as one', () => {
    const [one] = groups('a');
    expect(said(tracker(grid({ figures: one === undefined ? [] : [one] })))).toContain('A1 · squad Line (L)');
  });

  test('gives each group a letter of its own', () => {
    const text = said(tracker(grid({ figures: groups('a', 'b') })));
    expect(text.match(/squad Line \(.\)/gu)).toEqual(['squad Line (L)', 'squad Line (I)']);
  });

  test('says that somebody is large', () => {
    expect(said(tracker(grid({ figures: [figure('raider', 'E3', { size: 2 })] })))).toContain('E3 (2 × 2)');
  });

  test('says how long somebody is, and where they face', () => {
    const raider = figure('raider', 'E2', { size: 1, deep: 3, facing: 'northEast' });
    expect(said(tracker(grid({ figures: [raider] })))).toContain('E2 (1 × 3) · facing north-east');
  });

  test('has the map in signs of one width', () => {
    const rows = ['  A B C D E F', '1 . h 2 2 R2.', '2 KiF 2 h ! .', '3 # . . ~ . .', '4 . . . . . .'];
    expect(said()).toContain(['```', ...rows, '```'].join('\n'));
  });

  const dark = () => tracker(grid({ tiles: [...grid().tiles, unknownTile('F1'), unknownTile('F2')] }));

  test('says which ground is unknown', () => {
    expect(said(dark()).split('\n')).toContain('**Unknown ground**: F1:F2');
  });

  test('has a sign for unknown ground, and explains it where there is any', () => {
    const text = [said(dark()), said()];
    expect(text.map((one) => [one.includes('1 . h 2 2 R2? '.trimEnd()), one.includes('? unknown')])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('leaves such a map out where a phone would break its lines', () => {
    expect(said(tracker(grid({ figures: [] }, '.'.repeat(20))))).not.toContain('```');
  });

  test('lets no name format it', () => {
    const view = { ...tracker(), lines: [line('kira', '**@everyone**')] };
    expect(said(view)).not.toContain('@everyone');
  });

  test('fits what Discord takes, however much lies about', () => {
    const row = 'h.*.F.2.~.'.repeat(6);
    const drawn = Array.from({ length: 60 }, (_, n) =>
      n % 2 === 0 ? row : row.split('').reverse().join(''),
    );
    expect(said(tracker(grid({}, drawn.join('\n')))).length).toBeLessThanOrEqual(4096);
  });

  test('has a title with the round and the size', () => {
    expect(mapView(tracker()).card?.title).toBe('The map · Round 2 · 6 × 4');
  });

  test('names the round between turns, too', () => {
    const phase = { id: 'players', name: "Players' phase", toAct: ['kira'] };
    const view = mapView({ ...tracker(), current: null, phase });
    expect(view.card?.title).toBe('The map · Round 2 · 6 × 4');
  });

  test('is described for those who do not see the picture', () => {
    expect(mapView(tracker()).picture?.description).toBe(
      'A map of 6 by 4 tiles. Kira (Ki) on A2, Raider 2 (R2) on E1.',
    );
  });
});
