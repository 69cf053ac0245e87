import { describe, expect, test } from 'vitest';
import type { CheckOption } from '../../src/engine/options.ts';
import { bar, gaugeWords } from '../../src/view/gauge.ts';
import { cardText, render } from '../../src/view/render.ts';
import { cardView, type SheetDesk } from '../../src/view/sheet/card.ts';
import { checkView, pickedCheck } from '../../src/view/sheet/check.ts';
import { plainPicks, readSheetPicks, sheetId } from '../../src/view/sheet/picks.ts';
import { sheetPages } from '../../src/view/sheet.ts';

const gauge = (value: number, max: number) => ({ label: 'Toughness', value, max });

describe('what goes up and down', () => {
  test('stands there in words', () => {
    expect(gaugeWords(gauge(6, 10))).toBe('Toughness **6 of 10**');
  });

  test.each([
    [6, 10, '▰▰▰▰▰▰▱▱▱▱'],
    [0, 3, '▱▱▱'],
    [3, 3, '▰▰▰'],
    [1, 200, '▰▱▱▱▱▱▱▱▱▱'],
    [199, 200, '▰▰▰▰▰▰▰▰▰▱'],
    [0, 0, ''],
  ])('has a bar: %i of %i', (value, max, drawn) => {
    expect(bar(gauge(value, max))).toBe(drawn);
  });

  test('is words alone in plain text', () => {
    expect(cardText({ text: 'Hero', gauges: [gauge(6, 10)], tone: 'plain' })).toBe(
      'Hero\nToughness **6 of 10**',
    );
  });
});

const check = (n: number, trained?: number): CheckOption => ({
  id: `c${n}`,
  name: `Body (Skill ${n})`,
  short: `Skill ${n}`,
  note: '3d6',
  pool: '3d6',
  refused: null,
  ...(trained === undefined ? {} : { trained }),
});

const choice = (id: string) => ({ id, name: id, refused: null });

function desk(over: Partial<SheetDesk> = {}): SheetDesk {
  const checks = {
    checks: [check(1), check(2, 1), check(3, 4), check(4, 2)],
    difficulties: ['Hard', 'Easy', 'DN 4:1'].map(choice),
    edges: [choice('Advantage')],
    spends: [choice('Mettle')],
  };
  return {
    name: 'Kira',
    picks: { drawn: 'aaaa', actor: 'bbbb' },
    sheet: { title: 'Kira', subtitle: '', gauges: [], sections: [{ title: 'Skills', lines: ['one'] }] },
    look: {},
    fields: [],
    checks,
    opponents: [],
    rests: [],
    isFight: false,
    checksFor: () => checks,
    why: () => 'no',
    ...over,
  };
}

const labels = (view: ReturnType<typeof cardView>) =>
  (view.rows ?? []).flat().flatMap((one) => (one.kind === 'button' ? one.label : []));

describe('the card of a sheet', () => {
  test('has buttons for what somebody is trained in, the best first', () => {
    expect(labels(cardView(desk())).slice(0, 3)).toEqual(['Skill 3 3d6', 'Skill 4 3d6', 'Skill 2 3d6']);
  });

  test('has the others in a list', () => {
    const select = cardView(desk()).rows?.[1]?.[0];
    expect(select?.kind === 'select' && select.options.map(({ label }) => label)).toEqual(['Body (Skill 1)']);
  });

  test('has an attack in a fight alone', () => {
    const has = (isFight: boolean) => labels(cardView(desk({ isFight }))).includes('Attack');
    expect([has(true), has(false)]).toEqual([true, false]);
  });
});

describe('a long sheet', () => {
  const line = 'x'.repeat(900);
  const sections = Array.from({ length: 12 }, (_, n) => ({ title: `S${n}`, lines: [line, line] }));

  test('loses nothing', () => {
    const told = sheetPages(sections)
      .flat()
      .map(({ value }) => value)
      .join('');
    expect(told.length).toBe(12 * 2 * 900);
  });

  test('keeps on each page to what an embed takes', () => {
    const embeds = sheetPages(sections).map(
      (fields) =>
        render({ card: { title: 'Kira', text: '', fields, tone: 'plain' } }, { text: false }).embeds[0],
    );
    expect(embeds.flatMap((embed) => embed?.fields ?? []).length).toBe(24);
  });

  test('turns its pages by a button', () => {
    const view = cardView(desk({ sheet: { title: 'Kira', subtitle: '', gauges: [], sections } }));
    expect([labels(view).includes('Next page'), view.card?.footer]).toEqual([true, 'Page 1 of 6']);
  });
});

describe('the panel of a check', () => {
  const picks = { ...plainPicks({ drawn: 'aaaa', actor: 'bbbb' }), isSecret: true, isOpposed: true };
  const of = (over: Partial<SheetDesk> = {}) => {
    const picked = pickedCheck(desk(over), { ...picks, isOpposed: false, check: keyOf('c3') });
    if (picked === null) throw new Error('it is not offered');
    return checkView(desk(over), picked);
  };
  const keyOf = (id: string) => {
    const button = cardView(desk())
      .rows?.flat()
      .find((one) => one.kind === 'button' && one.label.startsWith('Skill 3'));
    const about = button?.kind === 'button' ? button.id.split('|').slice(1) : [];
    return readSheetPicks(about)?.picks.check ?? id;
  };

  test('has words for how hard it is on buttons, figures in a list', () => {
    expect([labels(of()).slice(0, 2), of().rows?.[1]?.[0]?.kind]).toEqual([['Hard', 'Easy'], 'select']);
  });

  test('keeps its picks in its ids', () => {
    expect(readSheetPicks(sheetId('roll', picks, 'dddd').split('|').slice(1))).toEqual({
      picks,
      more: 'dddd',
    });
  });

  test('has ids that Discord takes, whatever is picked', () => {
    const full = {
      ...picks,
      drawn: 'zzzz',
      check: 'z'.repeat(11),
      edge: 'z'.repeat(11),
      extras: Array(5).fill('z'.repeat(6)),
    };
    expect(sheetId('extras', full, 'z'.repeat(11)).length).toBeLessThanOrEqual(100);
  });

  test('keeps to five rows', () => {
    expect(of({ opponents: [choice('Tiz')] }).rows?.length).toBeLessThanOrEqual(5);
  });
});

test.each(['', 'sheet', 'aaaa||||||', 'aaaa|bbbb|<x>||||', 'aaaa|bbbb||||x|', 'a|b|c'])(
  '%j is no id of a sheet',
  (id) => {
    expect(readSheetPicks(id.split('|'))).toBeNull();
  },
);
