import { describe, expect, test } from 'vitest';
import type { SheetField } from '../../src/engine/creation.ts';
import type { CheckOption } from '../../src/engine/options.ts';
import { bar, gaugeWords } from '../../src/view/gauge.ts';
import { cardText, render } from '../../src/view/render.ts';
import { cardView, type SheetDesk } from '../../src/view/sheet/card.ts';
import { checkView, pickedCheck } from '../../src/view/sheet/check.ts';
import { changedIn, editForms, formView, keptIn, mistakeView } from '../../src/view/sheet/edit.ts';
import { plainPicks, readSheetPicks, sheetId } from '../../src/view/sheet/picks.ts';
import { sheetPages } from '../../src/view/sheet.ts';

const gauge = (value: number, max: number) => ({ label: 'Toughness', value, max });

describe('what goes up and down', () => {
  test('stands there in words', () => {
    expect(gaugeWords(gauge(6, 10))).toBe('Toughness **6 of 10**');
  });

  test('has a minus below 0', () => {
    expect(gaugeWords(gauge(-4, 10))).toBe('Toughness **−4 of 10**');
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
    expect(labels(cardView(desk())).slice(0, 2)).toEqual(['Skill 3 3d6', 'Skill 4 3d6']);
  });

  test('has no more buttons for checks than stand on a line of a phone', () => {
    const long = [1, 2, 3, 4].map((n) => ({ ...check(n, 1), short: `Persuade (Navigation ${n})` }));
    const shown = labels(cardView(desk({ checks: { ...desk().checks, checks: long } })));
    expect(shown.filter((label) => label.startsWith('Persuade'))).toHaveLength(1);
  });

  test('has the others in a list', () => {
    const select = cardView(desk()).rows?.[1]?.[0];
    expect(select?.kind === 'select' && select.options.map(({ label }) => label)).toEqual([
      'Body (Skill 2)',
      'Body (Skill 1)',
    ]);
  });

  test('has an attack in a fight alone', () => {
    const has = (isFight: boolean) => labels(cardView(desk({ isFight }))).includes('Attack');
    expect([has(true), has(false)]).toEqual([true, false]);
  });
});

describe('what is seldom looked at', () => {
  const notes = { title: 'Notes', lines: ['old'], later: true as const };
  const skills = (lines: number) => ({ title: 'Skills', lines: Array.from({ length: lines }, () => 'one') });
  const titles = (...sections: Parameters<typeof sheetPages>[0]) =>
    sheetPages(sections).map((page) => page.map(({ name }) => name));

  test('stands behind the rest where a screen holds all of it', () => {
    expect(titles(notes, skills(3))).toEqual([['Skills', 'Notes']]);
  });

  test('has a page of its own where no screen holds all of it', () => {
    expect(titles(notes, skills(15))).toEqual([['Skills'], ['Notes']]);
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
  const picks = {
    ...plainPicks({ drawn: 'aaaa', actor: 'bbbb' }),
    isSecret: true,
    opposed: { what: '', edge: 'cccc' },
  };
  const of = (over: Partial<SheetDesk> = {}) => {
    const picked = pickedCheck(desk(over), { ...picks, opposed: null, check: keyOf('c3') });
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
      opposed: { what: 'zzzz', edge: 'zzzz' },
    };
    const ids = [sheetId('extras', full, '12'), sheetId('roll', { ...full, opposed: null }, 'z'.repeat(11))];
    expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(100);
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

describe('the forms that change a sheet', () => {
  const number = (id: string, value = '1') => ({
    id,
    label: id,
    value,
    hint: '',
    group: 'Numbers',
    choices: ['1', '2'].map((one) => ({ id: one, label: one })),
  });
  const text = (id: string, value = '') => ({ id, label: id, value, hint: 'what you like', group: 'Texts' });
  const owner = (fields: SheetDesk['fields']) => desk({ fields });
  const titles = (fields: SheetDesk['fields']) => editForms(owner(fields)).map(({ title }) => title);
  const form = (fields: SheetDesk['fields']) => {
    const found = editForms(owner(fields))[1];
    if (found === undefined) throw new Error('there is no form');
    return found;
  };

  test('hold what goes together, five at most, four where something is typed', () => {
    const many = (make: (id: string) => SheetField, count: number) =>
      Array.from({ length: count }, (_, n) => make(`f${n}`));
    const sizes = [many(number, 6), many(text, 6), many(number, 5)].map((fields) =>
      editForms(owner(fields)).map((one) => one.fields.length),
    );
    expect(sizes).toEqual([
      [1, 3, 3],
      [1, 3, 3],
      [1, 5],
    ]);
  });

  test('are called after what they hold', () => {
    expect(titles([number('a'), text('b')])).toEqual(['Name', 'Numbers', 'Texts']);
  });

  test('leave alone what is too long for a form', () => {
    expect(titles([text('b', 'x'.repeat(1001))])).toEqual(['Name']);
  });

  test('have what stands on the sheet filled in', () => {
    const [field] = formView(owner([number('a', '2')]), form([number('a', '2')])).fields;
    expect(field?.kind === 'pick' && field.choices.map(({ chosen }) => chosen)).toEqual([false, true]);
  });

  test('change what was changed, and nothing else', () => {
    const fields = [number('a'), number('b')];
    const sent = { fields: {}, picks: { a: ['1'], b: ['2'] } };
    expect(changedIn(form(fields), sent)).toEqual([{ id: 'b', label: 'b', to: '2' }]);
  });

  test('take a list as the same in any order', () => {
    const list = { ...number('a', '2, 1'), several: true as const };
    expect(changedIn(form([list]), { fields: {}, picks: { a: ['1', '2'] } })).toEqual([]);
  });

  test('take a text that is emptied as none', () => {
    const sent = { fields: { b: ' ' }, picks: {} };
    expect(changedIn(form([text('b', 'old')]), sent)).toEqual([{ id: 'b', label: 'b', to: 'none' }]);
  });

  test.each(['Axe, 2, Slahsing', 'two\nlines', '**bold** `code`', 'a ``` fence'])(
    'keep %j that was wrong',
    (to) => {
      const fields = [text('b')];
      const view = mistakeView(owner(fields), form(fields), [{ id: 'b', label: 'b', to }], 'Not so.');
      const { given, wrong } = keptIn(view.card?.text ?? '');
      expect([given.get('b'), wrong]).toEqual([to.replaceAll('```', '"""'), '✗ Not so.']);
    },
  );
});

test('a line too long for a field is broken where a word ends, and nothing of it is lost', () => {
  const words = Array.from({ length: 400 }, (_, n) => `word${n}`).join(' ');
  const values = sheetPages([{ title: 'Belongings', lines: [words] }])
    .flat()
    .map(({ value }) => value);
  expect(values.join(' ')).toBe(words);
});
