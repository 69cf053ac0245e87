import { describe, expect, test } from 'vitest';
import type { DecisionRecord, GivenRecord } from '../../../src/app/ports.ts';
import { sheetsOf } from '../../../src/discord/questions/sheets.ts';
import { systems } from '../../../src/systems/registry.ts';

const soulbound = await systems.load('soulbound');
if (soulbound === undefined) throw new Error('no Soulbound');
const setting = { system: soulbound, before: soulbound.scene({}) };

interface Made {
  readonly to?: 'gm';
  readonly answers?: number;
  readonly prompt?: string;
  readonly messageId?: string;
}

const asked = (id: string, { to, answers = 2, prompt = 'kira', messageId }: Made = {}): DecisionRecord => ({
  id,
  pendingId: 'retreat',
  key: `retreat:${id}`,
  askedId: id,
  ownerId: id,
  question: {
    id: 'retreat',
    key: `retreat:${id}`,
    asked: id,
    code: 'retreat',
    params: { actor: prompt },
    options: Array.from({ length: answers }, (_, n) => ({ id: `${n}`, code: `${n}`, params: {} })),
    default: '0',
    ...(to === undefined ? {} : { to }),
  },
  channelId: 'here',
  messageId: messageId ?? null,
  createdAt: new Date(0),
});

const given = (id: string, messageId: string | null): GivenRecord => ({ ...asked(id), messageId });

/** Who is asked on each message. */
const messages = (decisions: readonly DecisionRecord[], answered: readonly GivenRecord[] = []) =>
  sheetsOf(setting, { decisions, given: answered }).map(({ open }) => open.map(({ id }) => id).join('+'));

describe('questions of one moment', () => {
  test('share a message', () => {
    expect(messages([asked('a'), asked('b'), asked('c'), asked('d')])).toEqual(['a+b+c+d']);
  });

  test('have messages of their own where there are more than four', () => {
    expect(messages(['a', 'b', 'c', 'd', 'e'].map((id) => asked(id)))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('leave out a secret one, which has a cover of its own', () => {
    expect(messages([asked('a'), asked('b', { to: 'gm' }), asked('c')])).toEqual(['a+c', 'b']);
  });

  test('leave out one that takes a select', () => {
    expect(messages([asked('a'), asked('b', { answers: 6 }), asked('c')])).toEqual(['a+c', 'b']);
  });

  test('have messages of their own where they are too long together', () => {
    const long = 'x'.repeat(900);
    expect(messages([asked('a', { prompt: long }), asked('b', { prompt: long })])).toEqual(['a', 'b']);
  });

  test('stay where they were asked', () => {
    expect(messages([asked('a', { messageId: '1' }), asked('b', { messageId: '2' }), asked('c')])).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('stay in their rows, whoever is read first', () => {
    expect(messages([asked('b'), asked('a')])).toEqual(['a+b']);
  });

  test('show with them what was answered on their message, and nothing else', () => {
    const open = [asked('a', { messageId: '1' }), asked('b', { messageId: '2' })];
    const [first, second] = sheetsOf(setting, { decisions: open, given: [given('c', '1'), given('d', '3')] });
    expect([first?.given.map(({ askedId }) => askedId), second?.given]).toEqual([['c'], []]);
  });
});
