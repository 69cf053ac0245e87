import { describe, expect, test } from 'vitest';
import { bandOf } from '../../../../src/systems/wayfarer/escalation/forming.ts';
import { sceneOf } from '../../../../src/systems/wayfarer/scene.ts';
import type { Side } from '../../../../src/systems/wayfarer/side/schema.ts';
import { beginning } from '../games/player.ts';
import { attempt, refused } from '../support/play.ts';
import { guard, sideWith } from '../support/stage.ts';

const setup = '12x12\nescalation';
const sides = (ana: Side, bo = sideWith([`2x ${guard}`], 'both', 'Bo')) => ({ ana, bo });
const begun = (ana: Side) => attempt(sceneOf({}), beginning(sides(ana), setup), { dice: [6, 1] });
const names = ({ force }: Side) =>
  force.entries.map((one) => (one.kind === 'unit' ? one.plan.name : one.name));

describe('a side becomes a band with its first match', () => {
  test('each of its units is somebody from then on', () => {
    expect(names(bandOf(sideWith([`3x ${guard}`])))).toEqual(['Guard 1', 'Guard 2', 'Guard 3']);
  });

  test('no two of the same name', () => {
    const two = sideWith([`2x ${guard}`, `2x ${guard.replace('Sword', 'Knife')}`]);
    expect(names(bandOf(two))).toEqual(['Guard 1', 'Guard 2', 'Guard 3', 'Guard 4']);
  });

  test('it begins with 500 points; what its force leaves of them are its first resources (L5788, L5794; reading)', () => {
    const { force, band } = bandOf(sideWith([guard]));
    expect([force.points, band]).toEqual([500, { resources: 465, matches: 0, won: 0 }]);
  });

  test('each name can be one: none ends in a space', () => {
    const long = `${'A'.repeat(39)}${guard.slice('Guard'.length)}`;
    expect(names(bandOf(sideWith([`2x ${long}`]))).map((name) => name === name.trim())).toEqual([true, true]);
  });

  test('the battle is fought by it', () => {
    const outcome = begun(sideWith([`2x ${guard}`]));
    expect(outcome.kind).toBe('waiting');
  });
});

describe('a side is refused', () => {
  test('that is worth more than 500 points (L5788)', () => {
    expect(refused(sceneOf({}), beginning(sides(sideWith([`15x ${guard}`])), setup))).toBe('notLegal');
  });

  test('that has more of a rank than 500 points may have, whatever it was built for', () => {
    const champion = guard.replace('Troop', 'Champion');
    expect(refused(sceneOf({}), beginning(sides(sideWith([champion])), setup))).toBe('notLegal');
  });

  test('that comes from elsewhere and has learned something already (L5922)', () => {
    expect(refused(sceneOf({}), beginning(sides(sideWith([`${guard}; learned AD`])), setup))).toBe(
      'notLegal',
    );
  });

  test('not a band that has grown beyond that', () => {
    const grown = { ...bandOf(sideWith([`15x ${guard}`])), band: { resources: 0, matches: 3, won: 1 } };
    const rich = { ...grown, force: { ...grown.force, points: 900 } };
    expect(begun(rich).kind).toBe('waiting');
  });

  test('that holds units aside (reading)', () => {
    expect(refused(sceneOf({}), beginning(sides(sideWith([guard, 'sideboard', guard])), setup))).toBe(
      'notLegal',
    );
  });

  test('all of whose units are wounded', () => {
    const side = bandOf(sideWith([guard]));
    const entries = side.force.entries.map((one) => ({ ...one, rests: true as const }));
    expect(
      refused(sceneOf({}), beginning(sides({ ...side, force: { ...side.force, entries } }), setup)),
    ).toBe('notLegal');
  });
});

test('who is wounded stays out of the match (L5829)', () => {
  const side = bandOf(sideWith([`3x ${guard}`]));
  const entries = side.force.entries.map((one, at) => (at === 1 ? { ...one, rests: true as const } : one));
  const given = { dice: [6, 1], answers: { 'edge:ana': 'south' } };
  const outcome = attempt(
    sceneOf({}),
    beginning(sides({ ...side, force: { ...side.force, entries } }), setup),
    given,
  );
  const units = outcome.kind === 'done' ? Object.keys(outcome.state.battle?.units ?? {}) : [];
  expect(units.filter((id) => id.startsWith('ana'))).toEqual(['ana/1.1', 'ana/3.1']);
});

test('a side of which nobody is fit fights nowhere, not for fun either', () => {
  const side = bandOf(sideWith([guard]));
  const entries = side.force.entries.map((one) => ({ ...one, rests: true as const }));
  const hurt = { ...side, force: { ...side.force, entries } };
  expect(refused(sceneOf({}), beginning(sides(hurt), '12x12'))).toBe('notLegal');
});
