import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import { wayfarer } from '../../../../src/systems/wayfarer/index.ts';
import type { Activation, Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { act, assault } from '../support/play.ts';
import { guard, stage } from '../support/stage.ts';

const ana: Viewer = { gm: false, characters: ['ana'] };
const bo: Viewer = { gm: false, characters: ['bo'] };
const leader: Viewer = { gm: true, characters: [] };

const acting: Activation = {
  side: 'ana',
  unit: 'ana/1.1',
  card: 'king of clubs',
  done: { moved: null, assaulted: null },
  rushed: null,
  held: null,
};

/** Ana's guard acts, two increments before Bo's; a second one of Ana's waits. */
const scene = (changes: Parameters<typeof stage>[1] = { activations: [acting] }): Scene =>
  stage(
    {
      ana: { units: [{ line: guard, at: 'C5' }, { line: guard }], hand: ['9 of hearts', 'ace of spades'] },
      bo: { units: [{ line: guard, at: 'C3', facing: 'south' }], hand: ['2 of clubs'] },
    },
    changes,
    [8, 8],
  );

describe('of a hand all others know the number alone', () => {
  test.each([
    ['its opponent', bo],
    ['somebody who leads elsewhere', leader],
  ])('in the tracker, %s', (_, viewer) => {
    const { lines } = wayfarer.tracker(scene(), viewer);
    expect(lines.find(({ id }) => id === 'ana')?.tags).toEqual(['2 cards in hand']);
  });

  test.each([
    ['its opponent', bo],
    ['somebody who leads elsewhere', leader],
  ])('in what is offered, %s', (_, viewer) => {
    const said = JSON.stringify(wayfarer.options(scene({}), 'ana', viewer));
    expect(said).not.toMatch(/hearts|spades|♥|♠/u);
  });

  test.each([
    ['its opponent', bo],
    ['somebody who leads elsewhere', leader],
  ])('in what is offered while a unit acts, %s', (_, viewer) => {
    expect(JSON.stringify(wayfarer.options(scene(), 'ana', viewer))).not.toMatch(/hearts|spades|♥|♠/u);
  });

  test('who holds it can look at all of it while a unit acts', () => {
    const { acts } = wayfarer.options(scene(), 'ana', ana);
    expect(acts.find(({ id }) => id === 'activate')?.note).toBe(
      'In hand: 9♥ (move and assault), Ace♠ (rush and assault)',
    );
  });

  test('who holds it is offered each card with what it gives', () => {
    const { acts } = wayfarer.options(scene({}), 'ana', ana);
    expect(acts.find(({ id }) => id === 'activate')?.means?.map(({ name, note }) => [name, note])).toEqual([
      ['9♥', 'move and assault'],
      ['Ace♠', 'rush and assault'],
    ]);
  });
});

describe('the map of a battle', () => {
  const shown = (now: Scene) => wayfarer.tracker(now, bo).grid?.();

  test('shows of a squad whose it is', () => {
    const line = `${guard}; squad Line`;
    const units = ['C3', 'C4'].map((at) => ({ line, at }));
    const squads = stage({ ana: { units, name: 'Ana' }, bo: { units: [{ line, at: 'G3' }], name: 'Bo' } });
    expect(shown(squads)?.figures.map(({ group }) => group?.called)).toEqual([
      'squad Line of Ana',
      'squad Line of Ana',
      'squad Line of Bo',
    ]);
  });

  test('shows units with their fronts', () => {
    const figures = shown(scene())?.figures.map(({ id, at, facing }) => [id, at, facing]);
    expect(figures).toEqual([
      ['ana/1.1', 'C5', 'north'],
      ['bo/1.1', 'C3', 'south'],
    ]);
  });

  test('shows where the unit that acts can go', () => {
    expect(shown(scene())?.reach.map(({ name }) => name)).toEqual(['move']);
  });

  test('shows where sides begin, as long as they place units', () => {
    const areas = shown(scene({ settingUp: ['ana'], round: 0 }))?.areas.map(({ name }) => name);
    expect(areas).toEqual(['where ana begins']);
  });
});

describe('a way is told before it is gone', () => {
  const way = (viewer: Viewer) => wayfarer.grid?.way(scene(), 'ana', 'C4', viewer);

  test('with what it takes', () => {
    expect(way(ana)).toEqual({ ok: true, places: ['C4'], words: ['1 of 2 increments'], risks: [], at: [] });
  });

  test('to whoever moves the unit, and nobody else', () => {
    expect(way(bo)?.ok).toBe(false);
  });
});

describe('a unit that moves', () => {
  test('is offered the way to the nearest enemy', () => {
    const move = wayfarer.options(scene(), 'ana', ana).acts.find(({ id }) => id === 'move');
    expect(move?.targets?.[0]).toMatchObject({ id: 'C4', goal: 'to Guard of bo' });
  });
});

describe('the chances of an assault', () => {
  const near = stage(
    {
      ana: { units: [{ line: guard, at: 'C4' }] },
      bo: { units: [{ line: guard, at: 'C3', facing: 'south' }] },
    },
    { activations: [acting] },
    [8, 8],
  );
  const found = wayfarer.chances?.(near, { ...assault('ana', 'bo/1.1'), kind: 'attack' } as never, bo);

  test('are the same both ways where both are alike', () => {
    const chance = (name: string) =>
      found?.ok === true ? found.value.outcomes.find((one) => one.name === name)?.chance : null;
    expect(chance('to capture the target')).toBeCloseTo(chance('to be captured in turn') ?? 2);
  });

  test('say what the target answers with', () => {
    expect(found?.ok === true ? found.value.notes[0] : '').toBe('It strikes back with Sword.');
  });

  test('are refused where nobody is in reach', () => {
    const far = wayfarer.chances?.(scene(), assault('ana', 'bo/1.1') as never, ana);
    expect(far).toMatchObject({ ok: false, refusal: { code: 'outOfReach' } });
  });
});

test('what lays a card open stays, and what is put face down may be taken back', () => {
  const event = (type: string) => [{ type, data: {} }];
  expect([wayfarer.shows?.(event('activated')), wayfarer.shows?.(event('deferred'))]).toEqual([true, false]);
});

test('every act that is offered as the first of a turn is one', () => {
  const calls = wayfarer.tracker(scene({}), ana).first ?? [];
  const ids = wayfarer.options(scene({}), 'ana', ana).acts.map(({ id }) => id);
  expect(calls.filter(({ act: id }) => !ids.includes(act('ana', id).kind === 'act' ? id : ''))).toEqual([]);
});
