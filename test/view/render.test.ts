import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderForm } from '../../src/view/form.ts';
import { fitLines, limits, shorten } from '../../src/view/limits.ts';
import type { View } from '../../src/view/message.ts';
import { cardText, render } from '../../src/view/render.ts';

const long = (length: number) => 'x'.repeat(length);

describe('a message', () => {
  test('a card is an embed', () => {
    expect(
      render({ card: { title: 'Hit', text: '5 damage', tone: 'good' } }, { text: false }).embeds,
    ).toHaveLength(1);
  });

  test('a card is plain text for who wants that', () => {
    const body = render({ card: { title: 'Hit', text: '5 damage', tone: 'good' } }, { text: true });
    expect(body.content).toBe('**Hit**\n5 damage');
  });

  test('the text twin says all that the embed says', () => {
    const card = {
      title: 'T',
      text: 'B',
      fields: [{ name: 'F', value: 'V' }],
      footer: 'E',
      tone: 'plain',
    } as const;
    expect(cardText(card)).toBe('**T**\nB\n**F:** V\n-# E');
  });

  test('a list in the text twin stands under its name', () => {
    const fields = [{ name: 'Where', value: 'Gate: Kira\nYard: nobody' }];
    expect(cardText({ text: '', fields, tone: 'plain' })).toBe('**Where:**\nGate: Kira\nYard: nobody');
  });

  test('nobody is pinged but those whom it names', () => {
    const body = render({ content: '@everyone <@1>', pings: ['2'] }, { text: false });
    expect(body.allowed_mentions).toEqual({ parse: [], users: ['2'] });
  });

  test('any card stays within what Discord takes', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.integer({ min: 0, max: 9000 }),
        fc.array(fc.integer({ min: 1, max: 1500 }), { maxLength: 30 }),
        (title, length, fields) => {
          const view: View = {
            card: {
              title: title === '' ? 'x' : title,
              text: long(length),
              fields: fields.map((size) => ({ name: 'n', value: long(size) })),
              tone: 'plain',
            },
          };
          const [embed] = render(view, { text: false }).embeds;
          expect(embed?.description?.length ?? 0).toBeLessThanOrEqual(limits.text);
          expect(embed?.fields?.length ?? 0).toBeLessThanOrEqual(limits.fields);
          expect(size(embed)).toBeLessThanOrEqual(limits.embed);
        },
      ),
    );
  });

  test('a text twin stays within what Discord takes', () => {
    const body = render({ card: { text: long(5000), tone: 'plain' } }, { text: true });
    expect(body.content.length).toBe(limits.content);
  });

  test('a form keeps to five fields', () => {
    const field = { id: 'a', label: long(60), hint: long(200), value: '', needed: true, max: 200 };
    const form = renderForm({ id: 'f', title: long(80), fields: Array.from({ length: 7 }, () => field) });
    expect(form.components).toHaveLength(5);
  });
});

describe('cutting', () => {
  test('a short text stays', () => {
    expect(shorten('abc', 3)).toBe('abc');
  });

  test('a long text ends in an ellipsis', () => {
    expect(shorten('abcdef', 4)).toBe('abc…');
  });

  test('no character is cut in half', () => {
    expect(shorten('ab🙂cd', 4)).toBe('ab…');
  });

  test('lines are left out whole, and counted', () => {
    expect(fitLines([long(30), long(30), long(30)], 70)).toBe(`${long(30)}\n… and 2 more`);
  });
});

function size(embed: ReturnType<typeof render>['embeds'][number] | undefined): number {
  const fields = (embed?.fields ?? []).reduce(
    (sum, field) => sum + field.name.length + field.value.length,
    0,
  );
  return (
    (embed?.title?.length ?? 0) +
    (embed?.description?.length ?? 0) +
    (embed?.footer?.text.length ?? 0) +
    fields
  );
}
