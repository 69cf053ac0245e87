import { describe, expect, it } from 'vitest';
import { called, namesOfWord } from '../../../../src/engine/glossary.ts';
import { content } from '../../../../src/systems/ishanekon/content/index.ts';
import { glossary } from '../../../../src/systems/ishanekon/glossary/index.ts';

const found = (name: string) => called(name, glossary, namesOfWord);

describe('The glossary', () => {
  it('finds every row of every table by its name', () => {
    const names = Object.values(content).flatMap((rows) => rows.map(({ name }) => name));
    expect(names.filter((name) => found(name).length === 0)).toEqual([]);
  });

  it('says something of every word', () => {
    const bare = glossary.filter(({ name, kind, text, place }) =>
      [name, kind, text, place].some((part) => part === ''),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('finds Narrative Momentum by its short name', () => {
    expect(found('momentum').map(({ name }) => name)).toContain('Narrative Momentum');
  });

  it('fits all namesakes of a word into a message', () => {
    const length = (name: string) =>
      found(name).reduce(
        (sum, one) => sum + [one.name, one.kind, one.text, ...one.figures, one.place].join('').length + 60,
        0,
      );
    expect(glossary.filter(({ name }) => length(name) > 1900).map(({ name }) => name)).toEqual([]);
  });
});
