import { describe, expect, test } from 'vitest';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import { tracker } from '../../../../src/systems/wayfarer/offers/tracker.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { plain, tileOf, whereIs, withMore } from '../support/acting.ts';
import { act, asked, assault, done, eventsOf, refused } from '../support/play.ts';
import { type Staged, stage } from '../support/stage.ts';

const wolf = 'Wolf; Troop; Wolf/Dog; -; dice MO 2 MD 2 BD 1 AD 1 TD 1 AT 4 DE 3';
const master = withMore('skills Beast Master');

interface Fight {
  readonly ours?: Staged['units'];
  readonly theirs?: Staged['units'];
  readonly hand?: readonly string[];
}

/** It is Ana's turn; Bo's wolf is at L12, and what else is there of Bo's behind it. */
const fight = ({ ours = [{ line: plain, at: 'A1' }], theirs = [], hand = [] }: Fight = {}): Scene =>
  stage({
    ana: { units: ours, hand: ['10 of clubs', '2 of hearts'] },
    bo: { units: [{ line: wolf, at: 'L12' }, ...theirs], hand },
  });

const take = (scene: Scene) =>
  done(scene, act('ana', 'activate', { target: 'bo/1.1', means: '10 of clubs' }));
const sideOf = ({ battle }: Scene, id: string) => battle?.units[id]?.side;

describe('a Wild unit', () => {
  test('is activated by any player (L1072)', () => {
    expect(eventsOf(take(fight()).events, 'wentOver').map(({ data }) => data.side)).toEqual(['ana']);
  });

  test('goes where that player says', () => {
    const { state } = done(take(fight()).state, act('ana', 'move', { target: 'L10' }));
    expect(tileOf(state, 'bo/1.1')).toEqual([11, 9]);
  });

  test('fights its own side for as long as it acts', () => {
    const scene = take(fight({ theirs: [{ line: plain, at: 'L11' }] })).state;
    const { events } = done(scene, assault('ana', 'bo/2.1'), { dice: [6, 6, 1, 1] });
    expect(eventsOf(events, 'captured').map(({ data }) => [data.unit, data.side])).toEqual([
      ['bo/2.1', 'ana'],
    ]);
  });

  test("is its own side's again once it has acted", () => {
    const { state } = done(take(fight({ theirs: [{ line: plain, at: 'X1' }] })).state, act('ana', 'finish'));
    expect([sideOf(state, 'bo/1.1'), state.battle?.units['bo/1.1']?.activated]).toEqual(['bo', true]);
  });

  test('obeys its own side alone while a Beast Master shares Detect range with it (L1070)', () => {
    const scene = fight({ theirs: [{ line: master, at: 'L13' }] });
    expect(refused(scene, act('ana', 'activate', { target: 'bo/1.1', means: '10 of clubs' }))).toBe(
      'hasMaster',
    );
  });

  test('obeys anybody where its Beast Master is far away', () => {
    const scene = fight({ theirs: [{ line: master, at: 'X24' }] });
    expect(sideOf(take(scene).state, 'bo/1.1')).toBe('ana');
  });

  test('comes from no reserves of another side', () => {
    const scene = stage({
      ana: { units: [{ line: plain, at: 'A1' }], hand: ['10 of clubs'] },
      bo: { units: [{ line: wolf }, { line: plain, at: 'X1' }] },
    });
    expect(refused(scene, act('ana', 'deploy', { target: 'bo/1.1', means: '10 of clubs' }))).toBe('notYours');
  });

  test('is defeated by its own side for an enemy of it (L417)', () => {
    const scene = take(fight({ theirs: [{ line: plain, at: 'L13' }] })).state;
    const { state } = done(scene, assault('ana', 'bo/2.1'), { dice: [1, 1, 1, 1, 6, 6, 6, 6] });
    expect(state.battle?.units['bo/1.1']).toMatchObject({
      side: 'bo',
      where: { kind: 'captured', by: 'ana' },
    });
  });

  test('interrupts for whoever plays the higher card', () => {
    const scene = stage({
      ana: { units: [{ line: plain, at: 'A1' }], hand: ['8 of clubs', '2 of hearts'] },
      bo: { units: [{ line: plain, at: 'X1', is: { activated: true } }], hand: ['king of clubs'] },
      cy: { units: [{ line: wolf, at: 'L12' }] },
    });
    const acts = done(scene, act('ana', 'activate', { target: 'ana/1.1', means: '8 of clubs' })).state;
    const answers = asked(acts, act('ana', 'move', { target: 'A3' }));
    expect(answers['interrupt:bo']).toEqual(['pass', 'round', 'king of clubs']);
  });

  test('leaves the battle with its own side', () => {
    const scene = stage({
      ana: { units: [{ line: plain, at: 'A1' }], hand: ['10 of clubs', '2 of hearts'] },
      bo: { units: [{ line: wolf, at: 'L12' }] },
      cy: { units: [{ line: plain, at: 'X1' }] },
    });
    const { state } = done(take(scene).state, { kind: 'leave', actor: 'bo', asGm: false });
    expect(whereIs(state, 'bo/1.1')).toBe('removed');
  });

  test('stays where it is when who has taken it gives up', () => {
    const scene = stage({
      ana: { units: [{ line: plain, at: 'A1' }], hand: ['10 of clubs', '2 of hearts'] },
      bo: { units: [{ line: wolf, at: 'L12' }], hand: ['2 of clubs'] },
      cy: { units: [{ line: plain, at: 'X1' }] },
    });
    const { state } = done(take(scene).state, { kind: 'leave', actor: 'ana', asGm: false });
    expect([whereIs(state, 'bo/1.1'), sideOf(state, 'bo/1.1')]).toEqual(['map', 'bo']);
  });
});

describe('what is offered of a Wild unit', () => {
  test('is to activate it, after all of one’s own', () => {
    const { acts } = options(fight(), 'ana', { gm: false, characters: ['ana'] });
    const activate = acts.find(({ id }) => id === 'activate');
    expect(activate?.targets?.map(({ id, note = '' }) => [id, note])).toEqual([
      ['ana/1.1', ''],
      ['bo/1.1', 'wild, of another side'],
    ]);
  });

  test('stands beside its name for all to see', () => {
    const { lines } = tracker(fight(), { gm: false, characters: [] });
    expect(lines.find(({ id }) => id === 'bo/1.1')?.tags).toContain('obeys anybody');
  });
});
