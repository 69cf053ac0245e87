import { expect, test } from 'vitest';
import { called, namesOfWord } from '../../../src/engine/glossary.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';

const explained = (typed: string) => called(typed, soulbound.glossary, namesOfWord).map(({ name }) => name);

test.each(['2/1', '0/0', '3/3', 'skill', 'Skill rating'])('%s on a sheet is explained', (typed) => {
  expect(explained(typed)).toEqual(['Skill rating']);
});

test('what a shield is for is explained', () => {
  expect(explained('Shield')).toEqual(['Shield']);
});
