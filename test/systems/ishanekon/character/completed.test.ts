import { expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { readScene } from '../../../../src/systems/ishanekon/scene.ts';
import { hero } from '../support/people.ts';
import { between } from '../support/scenes.ts';

test('a sheet that was stored before something came to sheets has it as new ones do', () => {
  const { takesItEasy: _since, ...earlier } = hero();
  const stored = plain({ ...between({ tiz: hero() }), characters: { tiz: earlier } });
  expect(readScene(stored).characters.tiz).toEqual(hero());
});

test('a house rule that came after a scene was stored is played as it is by default', () => {
  const scene = between({ tiz: hero() });
  const { rounding: _since, ...rules } = scene.party.rules;
  expect(readScene(plain({ ...scene, party: { ...scene.party, rules } })).party.rules).toEqual(
    scene.party.rules,
  );
});
