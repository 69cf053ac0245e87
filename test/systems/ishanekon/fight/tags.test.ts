import { expect, test } from 'vitest';
import { shippedAbilities } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { abilityLine, abilityNote } from '../../../../src/systems/ishanekon/language/words/ability.ts';
import { tagsOf } from '../../../../src/systems/ishanekon/tracker/tags.ts';
import { duel } from '../support/fights.ts';

test('the dead carry no further tags but where they lie', () => {
  const held = { status: 'restrained', power: null, stacks: 1, by: null, duration: null } as never;
  const scene = duel({}, { dead: true, vitality: -30, statuses: [] });
  const wolf = scene.characters.wolf;
  if (wolf === undefined || wolf.kind === 'object') throw new Error('no wolf');
  const under = {
    ...scene,
    characters: { ...scene.characters, wolf: { ...wolf, exhaustion: 2, statuses: [held] } },
  };
  expect(tagsOf(under, 'wolf', true)).toEqual(['dead', 'C2']);
});

test('a note of an Ability is no longer than 100 and ends where a part of it ends', () => {
  const notes = shippedAbilities().map((ability) => [abilityLine(ability), abilityNote(ability)] as const);
  const cut = notes.filter(
    ([line, note]) => note.length > 100 || !(line === note || /^[;,:]/u.test(line.slice(note.length))),
  );
  expect(cut).toEqual([]);
});
