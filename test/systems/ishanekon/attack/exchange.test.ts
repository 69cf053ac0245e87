import { describe, expect, it } from 'vitest';
import { armed, attacking, duel, weapon } from '../support/fights.ts';
import { creature } from '../support/people.ts';
import { done } from '../support/scenes.ts';

const knows = (...ids: readonly string[]) => ({
  ...armed(weapon({ name: 'Claw' })),
  abilities: ids.map((id) => ({ id, source: 'technique' as const, mixes: [] })),
  wp: 9,
});
const foe = (name: string, place: string, ...ids: readonly string[]) => ({
  sheet: creature({ name, ...knows(...ids) }),
  side: 'foes' as const,
  place,
});
/** Tiz attacks the wolf and the bear in one cube; an ogre stands beside both of them. */
const scene = (bear: readonly string[], ogre: readonly string[]) =>
  duel(armed(weapon({ area: 'cube' })), knows(), {
    more: { bear: foe('Bear', 'D2', ...bear), ogre: foe('Ogre', 'D3', ...ogre) },
  });
const strike = attacking({ way: 'C1' });
const questions = (bear: readonly string[], ogre: readonly string[], dice: readonly number[]) =>
  done(scene(bear, ogre), strike, dice).asked.map(({ asked, options }) => [
    asked,
    ...new Set(options.flatMap(({ id }) => /^ability\.(\w+)/u.exec(id)?.[1] ?? [])),
  ]);

describe('one question a person an attack', () => {
  it('asks who could guard two of those it hits once', () => {
    expect(questions([], ['guardAlly'], [15, 5])).toEqual([['ogre', 'guardAlly']]);
  });

  it('asks who is hit themselves about that alone', () => {
    expect(questions(['resist', 'guardAlly'], [], [15, 5])).toEqual([['bear', 'resist']]);
  });

  it('asks each of several once', () => {
    expect(questions(['resist'], ['guardAlly'], [15, 5]).map(([who]) => who)).toEqual(['ogre', 'bear']);
  });
});
