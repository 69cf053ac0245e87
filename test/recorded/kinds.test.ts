// Every kind of event, question and effect that a system's types name: it is kept as text and read again, has words, says the same in
// plain text, and is told to nobody who may not know of it. What one looks like is taken from the recorded games.
import { describe, expect, test } from 'vitest';
import { hushedTo } from '../../src/app/play/hearing.ts';
import { everybody, type Viewer } from '../../src/engine/event.ts';
import { systems } from '../../src/systems/registry.ts';
import { notesCard, notesFor } from '../../src/view/play.ts';
import { questionsView } from '../../src/view/questions/asked.ts';
import { coverView, isSecret } from '../../src/view/questions/cover.ts';
import { render } from '../../src/view/render.ts';
import { askedBy } from '../support/recorded/asked.ts';
import { type Recording, recordings } from '../support/recorded/byChance.ts';
import { type Example, examplesOf, gamesOf } from '../support/recorded/games.ts';

const gm: Viewer = { gm: true, characters: [] };
const throughText = (one: unknown): unknown => JSON.parse(JSON.stringify(one));
const asked = { id: 'd', ownerId: '1', called: ['1'], pings: true, deadline: null };

function exampleOf<T>(examples: ReadonlyMap<string, Example<T>>, kind: string): Example<T> {
  const example = examples.get(kind);
  if (example === undefined) throw new Error(`no recorded game comes to '${kind}': npm run record -- games`);
  return example;
}

test('every system that can be played has recorded games', () => {
  expect(Object.keys(recordings)).toEqual(systems.catalogue.map(({ id }) => id));
});

describe.each(Object.entries(recordings))('in %s', (id, recording) => {
  const { system, byChance, kinds, reacted, unrecorded = [], silent, powers } = recording as Recording;

  test('the rules ask nothing, and take no answer, without words', () => {
    const { codes, beginnings } = askedBy(id);
    const worded = [...kinds.question, ...kinds.answer, ...unrecorded];
    const begun = beginnings.filter((one) => !worded.some((code) => code.startsWith(one)));
    expect([...codes, ...reacted].filter((code) => !worded.includes(code)).concat(begun)).toEqual([]);
  });

  const { events, questions } = examplesOf(byChance, gamesOf(id).games);

  describe.each(kinds.event)('the event %s', (kind) => {
    const notes = (viewer: Viewer, to?: 'gm') => {
      const { one, before } = exampleOf(events, kind);
      return notesFor(system, [to === undefined ? one : hushedTo(to)(one)], before, viewer);
    };

    test('is kept as text', () => {
      const { one } = exampleOf(events, kind);
      expect(throughText(one)).toEqual(one);
    });

    test('has words', () => {
      expect(notes(gm).some(({ text }) => text !== '') || silent.includes(kind)).toBe(true);
    });

    test('says the same in plain text', () => {
      const card = notesCard(notes(gm));
      const twin = card === null ? '' : render({ card }, { text: true }).content;
      expect(twin).toBe(card?.text ?? '');
    });

    test('is told to nobody who may not know of it', () => {
      expect(notes(everybody, 'gm')).toEqual([]);
    });
  });

  describe.each(kinds.question)('the question %s', (kind) => {
    const example = () => exampleOf(questions, kind);
    const words = () => system.words.question(example().one, example().before);

    test('is kept as text', () => {
      expect(throughText(example().one)).toEqual(example().one);
    });

    test('has words, and so has each answer', () => {
      const labels = words().options.map(({ label }) => label);
      expect([words().prompt, ...labels].filter((said) => said.trim() === '')).toEqual([]);
    });

    test('says the same in plain text', () => {
      const view = questionsView(system, example().before, [{ decision: example().one, asked }], []);
      const twin = render(view, { text: true }).content;
      const said = [words().prompt, ...words().options.map(({ label }) => label)];
      expect(said.filter((one) => !twin.includes(one))).toEqual([]);
    });

    test('stands behind a cover for those who may not know of it', () => {
      const secret = hushedTo('gm')(example().one);
      const seen = isSecret(secret) ? JSON.stringify(coverView(asked)) : '';
      expect([seen !== '', seen.includes(words().prompt)]).toEqual([true, false]);
    });
  });

  describe.each(kinds['effect of a power'])('the effect %s', (kind) => {
    const having = powers.filter(({ effects }) => effects.includes(kind));

    test('is kept as text', () => {
      expect(having.map(({ read }) => read)).toEqual(having.map(({ kept }) => throughText(kept)));
    });

    test('has words', () => {
      expect(having.map(({ line }) => line).filter((line) => /\bundefined\b|^$/u.test(line))).toEqual([]);
    });

    test('is in a pack', () => {
      expect(having).not.toEqual([]);
    });
  });
});
