import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { readSetup } from '../../../../src/systems/wayfarer/battle/setup.ts';
import { setups } from '../../../../src/systems/wayfarer/battle/setups.ts';
import { markersOf } from '../../../../src/systems/wayfarer/markers/things.ts';
import { type Scene, sceneOf } from '../../../../src/systems/wayfarer/scene.ts';
import { eventWords } from '../../../../src/systems/wayfarer/words/event.ts';
import { questionWords } from '../../../../src/systems/wayfarer/words/question.ts';
import { beginning } from '../games/player.ts';
import { attempt, done, eventsOf, refused } from '../support/play.ts';
import { guard, sideWith } from '../support/stage.ts';

const ana = sideWith([`2x ${guard}`], 'both', 'Ana');
const bo = sideWith(['Truck; Vehicle; Sedan', guard], 'both', 'Bo');
const sides = { ana, bo };
const walkers = { ana, bo: { ...ana, name: 'Bo' } };

const begun = (text: string, dice: readonly number[] = []) =>
  done(sceneOf({}), beginning(sides, text), { dice: [5, 2, ...dice], answers: { 'edge:ana': 'south' } });
const lie = (state: Scene, kind: 'objective' | 'grab') => markersOf(state, kind).map(({ at }) => at);
const why = (text: string) => {
  const read = readSetup(text);
  return read.ok ? null : read.why;
};
/** What all are asked. */
function asked(text: string): string {
  const proposal = { ...beginning(sides, text), asking: ['ana'] } as Intent;
  const waiting = attempt(sceneOf({}), proposal);
  const [decision] = waiting.kind === 'waiting' ? waiting.decisions : [];
  return decision === undefined ? '' : questionWords(decision, sceneOf({})).prompt;
}

describe('a mission is typed with the map, and agreed on by all', () => {
  test.each([
    [
      '24x24; mission objectives',
      'for objectives: the first with 5 points for them wins, with 3 objectives to place',
    ],
    [
      '24x24; mission grabs',
      'for grabs: who has secured the most when round 5 is over wins, with 5 grabs to place',
    ],
    [
      '24x24; mission hold; rounds 3',
      'to hold what lies there: who has the most points for objectives when round 3',
    ],
    [
      '24x24; mission escort',
      'over a convoy: **Bo** brings **Truck** to the far edge before round 8 is over, or loses',
    ],
    ['24x24; Mission Vehicle Escort', 'over a convoy'],
    ['24x24', 'for 4 Victory Points'],
  ])('%s', (text, said) => {
    expect(asked(text)).toContain(said);
  });

  test('rounds belong to a mission that counts them', () => {
    expect(why('rounds 4')).toContain('Rounds are counted in the missions');
  });

  test('a goal belongs to one that is fought for points', () => {
    expect(why('mission hold; goal 3')).toContain('Hold has no goal in points');
  });

  test('there is a most of rounds', () => {
    expect(why('mission hold; rounds 31')).toBe('A mission lasts 1 to 30 rounds.');
  });
});

describe('a mission begins', () => {
  test('Objectives with three to place, where the map has none', () => {
    expect(begun('mission objectives').state.battle?.marking?.left).toHaveLength(3);
  });

  test('with those of the map alone, where it has some', () => {
    const { battle } = begun('Fallen Chapel; mission objectives').state;
    expect([battle?.marking, battle?.goal]).toEqual([undefined, 5]);
  });

  test('with one at least, where dice say none and the mission is about them', () => {
    expect(begun('mission grabs; grabs', [1, 1]).state.battle?.marking?.left).toEqual(['grab']);
  });

  test('Hold with an objective in the middle', () => {
    expect(lie(begun('mission hold').state, 'objective')).toEqual(['M13']);
  });

  test("Hold with the map's own", () => {
    expect(lie(begun('Fallen Chapel; mission hold').state, 'objective')).toHaveLength(1);
  });

  test('Vehicle Escort with the first vehicle of a side that has one', () => {
    expect(begun('mission escort').state.battle?.mission).toEqual({
      kind: 'escort',
      rounds: 8,
      by: 'bo',
      convoy: 'bo/1.1',
    });
  });

  test('Vehicle Escort is refused where nobody has a vehicle', () => {
    expect(refused(sceneOf({}), beginning(walkers, 'mission escort'))).toBe('noConvoy');
  });

  test('all are told what it is fought for', () => {
    const { state, events } = begun('mission escort; rounds 6');
    const [event] = eventsOf(events, 'battleBegan');
    const note = event === undefined ? null : eventWords(event, state, { gm: false, characters: [] });
    expect(note?.text).toBe(
      '**Ana** and **Bo** fight over a convoy: **Bo** brings **Truck** to the far edge before round 6 is over, or loses.',
    );
  });
});

test.each(setups.map((text) => [text]))('what is offered to begin with can be read: %s', (text) => {
  expect(why(text)).toBeNull();
});
