import type { Patch } from 'immer';
import { describe, expect, test } from 'vitest';
import type { Intent } from '../../src/engine/intent.ts';
import { patched } from '../../src/engine/undo.ts';
import { act, next, strike } from '../support/lanterns/intents.ts';
import { keeper } from '../support/lanterns/keeper.ts';
import { answers, attempt, done, type Played } from '../support/lanterns/play.ts';
import { frozen, night } from '../support/lanterns/scene.ts';

const stored = (patches: readonly Patch[]): readonly Patch[] => JSON.parse(JSON.stringify(patches));

const scene = night({ ana: { charms: ['follow'] }, ben: {} }, { murk: { charms: ['sidestep'], nerve: 1 } });
const commands: readonly { readonly name: string; readonly played: Played }[] = [
  {
    name: 'a strike with three decisions in it',
    played: answers(
      attempt(scene, strike('ana', 'murk'), [5, 1, 1, 6, 1, 1, 4]),
      'sidestep',
      'follow',
      'stand',
    ),
  },
  { name: 'a council of all', played: answers(attempt(scene, act('ana', 'council')), 'stay', 'stay') },
  {
    name: 'a council that ends the night',
    played: answers(attempt(scene, act('ana', 'council')), 'go', 'go'),
  },
  { name: 'a move', played: attempt(scene, act('ana', 'move', 'mire')) },
  { name: 'an omen foreseen', played: attempt(scene, act('ana', 'peer'), [], ['gust']) },
  { name: 'a turn that passes on', played: attempt(scene, next('ana')) },
  { name: 'somebody who joins', played: attempt(scene, joins(), [3]) },
  { name: 'somebody who leaves', played: attempt(scene, { kind: 'leave', actor: 'ben', asGm: true }) },
];

function joins(): Intent {
  const sheet = { ...keeper({ name: 'Gloom' }), charms: [], conditions: [], uses: {} };
  return {
    kind: 'join',
    members: [{ id: 'gloom', name: 'Gloom', side: 'foes', place: null, sheet }],
    asGm: true,
  };
}

describe.each(commands)('Undo of $name', ({ played }) => {
  const { state, patches, inverse } = done(played);

  test('gives back the state before it', () => {
    expect(patched(frozen(state), stored(inverse))).toEqual(played.before);
  });

  test('can itself be undone', () => {
    expect(patched(patched(frozen(state), stored(inverse)), stored(patches))).toEqual(state);
  });
});

describe('Undo', () => {
  test('takes back a command with all that was answered in it', () => {
    const { state, inverse } = done(commands[0]?.played ?? attempt(scene, next('ana')));
    expect(patched(state, inverse).keepers.murk).toEqual(scene.keepers.murk);
  });

  test('of several commands, the last first, gives back where they began', () => {
    const first = done(attempt(scene, act('ana', 'move', 'mire')));
    const second = done(attempt(first.state, next('ana')));
    expect(patched(patched(second.state, second.inverse), first.inverse)).toEqual(scene);
  });
});
