import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/engine/decision.ts';
import { systems } from '../../src/systems/registry.ts';
import { questionsView } from '../../src/view/questions/asked.ts';

const soulbound = await systems.load('soulbound');
if (soulbound === undefined) throw new Error('no Soulbound');
const system = soulbound;

const asked = (id: string, probable: 'agree' | 'stay') => ({
  decision: {
    id: 'retreat',
    key: id,
    asked: id,
    code: 'retreat',
    params: { actor: 'kira' },
    options: [
      { id: 'agree', code: 'retreat.agree', params: { name: id } },
      { id: 'stay', code: 'retreat.stay', params: { name: id } },
    ],
    default: probable,
  } satisfies Decision,
  asked: { id, ownerId: id, called: ['ana'], pings: true, deadline: null },
});

/** The labels of the blue buttons. */
const blue = (...all: readonly ReturnType<typeof asked>[]) =>
  (questionsView(system, system.scene({}), all, []).rows ?? []).flatMap((row) =>
    row.flatMap((one) => (one.kind === 'button' && one.look === 'main' ? [one.label] : [])),
  );

describe('the message of questions', () => {
  test('has the default as its blue button', () => {
    expect(blue(asked('tiz', 'stay'))).toEqual(['tiz stays']);
  });

  test('has one in each row', () => {
    expect(blue(asked('tiz', 'stay'), asked('sol', 'agree'))).toEqual([
      expect.stringContaining('tiz stays'),
      expect.stringContaining('sol retreats'),
    ]);
  });

  test('calls somebody once who is asked twice', () => {
    const view = questionsView(system, system.scene({}), [asked('tiz', 'stay'), asked('sol', 'stay')], []);
    expect([view.content, view.pings]).toEqual(['<@ana>', ['ana']]);
  });

  test('shows no markdown in a list of answers, which Discord would not read there', () => {
    const said = { ...system.words, question: () => ({ prompt: 'Who?', options: [answer, none] }) };
    const answer = { id: 'agree', label: 'Step in', effect: 'next to **Kira \\_x\\_**' };
    const none = { id: 'stay', label: 'Nothing', effect: '' };
    const { decision, asked: who } = asked('tiz', 'stay');
    const several = { ...decision, several: { most: 1, none: 'stay' } };
    const view = questionsView(
      { ...system, words: said },
      system.scene({}),
      [{ decision: several, asked: who }],
      [],
    );
    const notes = (view.rows ?? []).flatMap((row) =>
      row.flatMap((one) => (one.kind === 'select' ? one.options.map(({ note }) => note) : [])),
    );
    expect(notes).toEqual(['next to Kira _x_']);
  });

  const answers = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `a${n}`, label: `Answer ${n}`, effect: '' }));

  /** The kinds of what stands in each row of a question with so many answers, beside another question or alone. */
  const rowsOf = (count: number, ...others: readonly ReturnType<typeof asked>[]) => {
    const { decision, asked: who } = asked('tiz', 'stay');
    const options = answers(count).map(({ id }) => ({ id, code: id, params: {} }));
    const many = { decision: { ...decision, options, default: 'a0' }, asked: who };
    const said = { ...system.words, question: () => ({ prompt: 'Which?', options: answers(count) }) };
    const view = questionsView({ ...system, words: said }, system.scene({}), [many, ...others], []);
    return (view.rows ?? []).map((row) => row.map(({ kind }) => kind));
  };

  test('has up to ten answers as buttons where it stands alone', () => {
    expect(
      rowsOf(7)
        .slice(0, 2)
        .map((row) => row.length),
    ).toEqual([5, 2]);
  });

  test('has a list for more', () => {
    expect(rowsOf(11)[0]).toEqual(['select']);
  });

  test('has a list for more than five beside another question', () => {
    expect(rowsOf(7, asked('sol', 'stay'))[0]).toEqual(['select']);
  });

  test('has the default as a button beside a list of answers', () => {
    const { decision, asked: who } = asked('tiz', 'stay');
    const more = ['a', 'b', 'c', 'd'].map((id) => ({ id, code: 'retreat.agree', params: { name: id } }));
    const long = { decision: { ...decision, options: [...more, ...decision.options] }, asked: who };
    expect(blue(long)).toEqual(['tiz stays']);
  });
});
