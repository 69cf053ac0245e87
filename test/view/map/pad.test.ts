import { describe, expect, test } from 'vitest';
import { type Steps, squares } from '../../../src/view/map/footing/index.ts';
import { MOST_STEPS, padView, readSteps, stepped } from '../../../src/view/map/pad.ts';
import type { Button } from '../../../src/view/message.ts';
import { tracker } from './board.ts';

const steps = (digits: string): Steps => ({ actor: 'kira', from: 'C4', digits });
const told = {
  ok: true,
  places: ['C3', 'D3'],
  words: ['2 of 8 movement'],
  risks: ['1 of 2 Agility Points'],
} as const;
const refused = { ok: false, refusal: { code: 'space.noWay', params: {} } } as const;

const buttons = (view: ReturnType<typeof padView>): readonly Button[] =>
  (view.rows ?? []).flatMap((row) => row.filter((one) => one.kind === 'button'));

const pressed = (view: ReturnType<typeof padView>, label: string): Steps | null => {
  const [, ...about] =
    buttons(view)
      .find((one) => one.label === label)
      ?.id.split('|') ?? [];
  return readSteps(squares, about);
};

describe('a pad of arrows', () => {
  test('has eight of them around Go', () => {
    const view = padView(squares, tracker(), steps('0'), 'Kira', told, '');
    expect(view.rows?.map((row) => row.map((one) => (one.kind === 'button' ? one.label : '')))).toEqual([
      ['↖', '↑', '↗', 'Back one'],
      ['←', 'Go', '→', 'Clear'],
      ['↙', '↓', '↘'],
    ]);
  });

  test('offers what may be ticked where the way brings something on', () => {
    const ticks = [{ id: 'stopIfHit', name: 'Stop if hit' }];
    const view = padView(squares, tracker(), steps('0'), 'Kira', told, '', {}, { ticks });
    const found = buttons(view).find(({ label }) => label === 'Go, stop if hit');
    expect(found?.id.split('|').at(-1)).toBe('stopIfHit');
  });

  test('offers it nowhere else', () => {
    const ticks = [{ id: 'stopIfHit', name: 'Stop if hit' }];
    const view = padView(squares, tracker(), steps('0'), 'Kira', { ...told, risks: [] }, '', {}, { ticks });
    expect(buttons(view).map(({ label }) => label)).not.toContain('Go, stop if hit');
  });

  test('says the way, and what it takes', () => {
    const [text] = padView(squares, tracker(), steps('01'), 'Kira', told, '').card?.text.split('\n') ?? [];
    expect(text).toBe('C4 → C3 → D3 · 2 of 8 movement · 1 of 2 Agility Points');
  });

  test('says what lies around where the way ends', () => {
    expect(padView(squares, tracker(), steps('0'), 'Kira', told, '').card?.text).toContain(
      '-# Around C3: ↑ height 2 · → slow · ↗ half cover · ↙ Smoke · ↖ full cover',
    );
  });

  test('keeps the way in its buttons', () => {
    expect(pressed(padView(squares, tracker(), steps('0155'), 'Kira', told, ''), '↑')).toEqual(steps('0155'));
  });

  test.for([
    ['a way that cannot be gone', '0', refused],
    ['no way', '', null],
  ] as const)('lets nobody go by %s', ([, digits, way]) => {
    const go = buttons(padView(squares, tracker(), steps(digits), 'Kira', way, '')).find(
      ({ label }) => label === 'Go',
    );
    expect(go?.disabled).toBe(true);
  });

  test('draws the way', () => {
    const svg = (digits: string) =>
      padView(squares, tracker(), { ...steps(digits), from: 'A2' }, 'Kira', told, '').picture?.svg ?? '';
    expect(svg('22').length).toBeGreaterThan(svg('').length);
  });

  test('has ids that Discord takes, however long the way and whoever goes it', () => {
    const long = { actor: `foe-${'0'.repeat(36)}`, from: 'AB40', digits: '5'.repeat(MOST_STEPS) };
    const ids = buttons(padView(squares, tracker(), long, 'Kira', told, '')).map(({ id }) => id.length);
    expect(Math.max(...ids)).toBeLessThanOrEqual(100);
  });

  test('lets no name format it', () => {
    expect(padView(squares, tracker(), steps(''), '**@everyone**', null, '').card?.title).not.toContain(
      '@everyone',
    );
  });
});

test('a way is typed with the tile it leaves first', () => {
  expect(squares.typed(steps('015'))).toBe('C4 C3 D3 E4');
});

test.for([
  ['kira', 'C4', '9'],
  ['kira', '4C', '1'],
  ['', 'C4', '1'],
  ['kira', 'C4', '1'.repeat(99)],
])('what is no way is not read as one: %s', (about) => {
  expect(readSteps(squares, about)).toBeNull();
});

describe('a step more', () => {
  const bounds = { columns: 3, rows: 4 };

  test('makes the way longer', () => {
    expect(stepped(squares, steps('0'), '3', bounds)).toEqual(steps('03'));
  });

  test('is none where the map ends', () => {
    expect(stepped(squares, steps(''), '1', bounds)).toBeNull();
  });

  test('is none where the buttons hold no more', () => {
    expect(stepped(squares, steps('02'.repeat(MOST_STEPS / 2)), '0', bounds)).toBeNull();
  });

  test('is none in no direction', () => {
    expect(stepped(squares, steps(''), '8', bounds)).toBeNull();
  });
});
