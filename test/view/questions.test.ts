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

  test('has the default as a button beside a list of answers', () => {
    const { decision, asked: who } = asked('tiz', 'stay');
    const more = ['a', 'b', 'c', 'd'].map((id) => ({ id, code: 'retreat.agree', params: { name: id } }));
    const long = { decision: { ...decision, options: [...more, ...decision.options] }, asked: who };
    expect(blue(long)).toEqual(['tiz stays']);
  });
});
