import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import { type Scene, sceneOf } from '../../../../src/systems/wayfarer/scene.ts';
import { marksAt } from '../../../../src/systems/wayfarer/space/field.ts';
import { beginning } from '../games/player.ts';
import { act, attempt, done, eventsOf, refused, type With } from '../support/play.ts';
import { guard, sideWith } from '../support/stage.ts';

const sides = { ana: sideWith([`2x ${guard}`], 'both', 'Ana'), bo: sideWith([`2x ${guard}`], 'both', 'Bo') };
const begin = (text: string, { dice = [], ...more }: With = {}) =>
  done(sceneOf({}), beginning(sides, text), {
    dice: [5, 2, ...dice],
    answers: { 'edge:ana': 'north' },
    ...more,
  });
const begun = (text: string, dice: readonly number[] = []): Scene => begin(text, { dice }).state;
const mark = (actor: string, target: string, means = 'large'): Intent =>
  act(actor, 'mark', { target, means });
const marks = ({ battle }: Scene, tile: string) => (battle === null ? [] : marksAt(battle.board, tile));

describe('how many there are', () => {
  test('1d6-1 objectives where dice are to say (L77)', () => {
    expect(begun('objectives', [4]).battle?.marking?.left).toEqual(['objective', 'objective', 'objective']);
  });

  test('2d6-2 grabs (L5846)', () => {
    expect(begun('grabs', [1, 3]).battle?.marking?.left).toEqual(['grab', 'grab']);
  });

  test('none, where dice say so (A68)', () => {
    const { state, events } = begin('objectives; grabs', { dice: [1, 1, 1] });
    expect([state.battle?.marking, eventsOf(events, 'setUpBegan').length]).toEqual([undefined, 1]);
  });

  test('as many as were agreed on, without a die', () => {
    expect(begun('grabs 1; objectives 1').battle?.marking?.left).toEqual(['objective', 'grab']);
  });

  test('too many are refused', () => {
    const read = () => beginning(sides, 'grabs 13');
    expect(read).toThrow('At most 12 objectives and as many grabs are placed. Name fewer.');
  });

  test('the agreement names them', () => {
    const asking = { ...beginning(sides, 'objectives; grabs 2'), asking: ['bo'] } as Intent;
    const waiting = attempt(sceneOf({}), asking);
    const params = waiting.kind === 'waiting' ? waiting.decisions[0]?.params : null;
    expect(params).toMatchObject({ objectives: 'rolled', grabs: 2 });
  });
});

describe('placing them in turns (L5848)', () => {
  test('the first side begins', () => {
    expect(begun('grabs 3').battle?.marking?.turn).toBe('ana');
  });

  test('then the next', () => {
    expect(done(begun('grabs 3'), mark('ana', 'L12')).state.battle?.marking?.turn).toBe('bo');
  });

  test('puts one on the map', () => {
    expect(marks(done(begun('grabs 3'), mark('ana', 'L12')).state, 'L12')).toEqual(['grab']);
  });

  test('a small one, where its player wants that', () => {
    expect(marks(done(begun('grabs 3'), mark('ana', 'L12', 'small')).state, 'L12')).toEqual([
      'grab',
      'small',
    ]);
  });

  test('never in a zone (L5849)', () => {
    expect(refused(begun('grabs 3'), mark('ana', 'L6'))).toBe('noPlaceForMarker');
  });

  test('never beside another, with which it would be one', () => {
    const one = done(begun('grabs 3'), mark('ana', 'L12')).state;
    expect(refused(one, mark('bo', 'M13'))).toBe('noPlaceForMarker');
  });

  test('comes before units are placed', () => {
    expect(refused(begun('grabs 1'), act('ana', 'place', { target: 'ana/1.1' }))).toBe('setUpIsOver');
  });

  test("a turn isn't passed on without it", () => {
    expect(refused(begun('grabs 1'), { kind: 'next', actor: 'ana', asGm: false })).toBe('markFirst');
  });

  test('units follow once all lie', () => {
    const { events } = done(begun('grabs 1'), mark('ana', 'L12'));
    expect(eventsOf(events, 'setUpBegan').map(({ data }) => data.side)).toEqual(['ana']);
  });

  test('who concedes leaves the turn to the next', () => {
    const three = { ...sides, cy: sideWith([`2x ${guard}`], 'both', 'Cy') };
    const { state } = done(sceneOf({}), beginning(three, 'grabs 3'), {
      dice: [5, 2, 1],
      answers: { 'edge:ana': 'north' },
    });
    const left = done(state, { kind: 'leave', actor: 'ana', asGm: false }).state;
    expect(left.battle?.marking).toEqual({ left: ['grab', 'grab', 'grab'], turn: 'bo' });
  });

  test('what has no room is left out', () => {
    const { events } = begin(['grabs 1', ...Array.from({ length: 8 }, () => '........')].join('\n'));
    expect(eventsOf(events, 'markersLeftOut').map(({ data }) => data.count)).toEqual([1]);
  });

  test('each side is offered places about the middle, apart from one another', () => {
    const [act] = options(begun('grabs 1'), 'ana', { gm: false, characters: ['ana'] }).acts;
    expect([act?.id, act?.targets?.[0]?.id, act?.targets?.length]).toEqual(['mark', 'M13', 24]);
  });
});
