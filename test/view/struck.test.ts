import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/view/limits.ts';
import { restored, type Shown, struck } from '../../src/view/struck.ts';

const message = (set: Partial<Shown>): Shown => ({ content: '', embeds: [], pressable: [], ...set });
const description = (shown: Shown | null) => shown?.embeds[0]?.description;

describe('a message that no longer holds', () => {
  test('is struck through line by line, and says why under it', () => {
    const shown = message({ content: '**Kira** hits.\n-# 6✓ 1\n\n- a line of a list' });
    expect(struck(shown, 'undone')?.content).toBe(
      '~~**Kira** hits.~~\n-# ~~6✓ 1~~\n\n- ~~a line of a list~~\n-# Undone.',
    );
  });

  test('is struck through in its embed, title and fields as well', () => {
    const fields = [{ name: 'Where', value: 'Gate' }];
    const shown = message({ embeds: [{ title: 'Round 1', description: 'Kira hits.', fields }] });
    expect(struck(shown, 'calledOff')?.embeds).toEqual([
      {
        title: '~~Round 1~~',
        description: '~~Kira hits.~~\n-# Called off.',
        fields: [{ name: 'Where', value: '~~Gate~~' }],
      },
    ]);
  });

  test('keeps of its buttons the one that explains it', () => {
    const shown = message({
      content: 'x',
      pressable: [{ id: 'turn.next|a' }, { id: 'why|1' }, { id: null }],
    });
    expect(struck(shown, 'undone')?.pressable).toEqual([{ id: 'why|1' }]);
  });

  test('keeps its blocks of code, and what is struck through in itself', () => {
    const content = '```\nmap\n```\nkeeps 6, ~~1~~';
    expect(struck(message({ content }), 'undone')?.content).toBe(`${content}\n-# Undone.`);
  });

  test('is struck through once', () => {
    const once = struck(message({ content: 'Kira hits.' }), 'overruled');
    expect(once && struck(once, 'undone')).toBeNull();
  });

  test('comes back only from what it was struck through for', () => {
    const once = struck(message({ content: 'Kira hits.' }), 'calledOff');
    expect(once && restored(once, 'undone')).toBeNull();
  });

  test('without words is left alone', () => {
    expect(struck(message({}), 'undone')).toBeNull();
  });

  test('that fills a message stays whole, as far as there is room', () => {
    const line = 'x'.repeat(95);
    const content = Array.from({ length: 20 }, () => line).join('\n');
    const now = struck(message({ content }), 'undone')?.content ?? '';
    expect([now.length <= limits.content, now.replaceAll('~~', '')]).toEqual([
      true,
      `${content}\n-# Undone.`,
    ]);
  });

  test('stands again as it was, whatever it says', () => {
    const text = fc
      .array(
        fc.constantFrom(
          '**Kira** hits.',
          '-# 6✓',
          '',
          '- one',
          '```',
          '# Head',
          '> said',
          '1. first',
          'a ~~b~~',
        ),
      )
      .map((lines) => lines.join('\n'))
      .filter((joined) => joined !== '');
    fc.assert(
      fc.property(text, text, (content, words) => {
        const shown = message({ content, embeds: [{ title: 'Round 1', description: words }] });
        const once = struck(shown, 'undone');
        const again = once && restored(once, 'undone');
        expect([again?.content, description(again), again?.embeds[0]?.title]).toEqual([
          content,
          words,
          'Round 1',
        ]);
      }),
    );
  });
});
