import { describe, expect, it } from 'vitest';
import { forRounds, untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { HeldStatus } from '../../../../src/systems/ishanekon/character/schema.ts';
import { damageTypes } from '../../../../src/systems/ishanekon/content/damageTypes.ts';
import { statuses } from '../../../../src/systems/ishanekon/content/statuses.ts';
import { withStatus } from '../../../../src/systems/ishanekon/status/add.ts';
import { activeStatus, activeStatuses, hasStatus } from '../../../../src/systems/ishanekon/status/held.ts';
import { changes, edgesOn, forbiddenBy } from '../../../../src/systems/ishanekon/numbers/ask.ts';
import { hero } from '../support/people.ts';
import { between } from '../support/scenes.ts';
import { findStatus } from '../../../../src/systems/ishanekon/status/rows.ts';

const held = (status: string, more: Partial<HeldStatus> = {}): HeldStatus => ({
  ...{ id: `${status}1`, status, stacks: 1, power: 12, by: null, byName: null },
  ...{ duration: forRounds(2), until: null },
  ...more,
});
const under = (...list: readonly HeldStatus[]) => ({ vitality: 10, statuses: list });

describe('Status Effects', () => {
  it.each(damageTypes.filter(({ category }) => category === 'elemental').map(({ id }) => id))(
    'have exactly one for %s (Status Effects)',
    (type) => {
      expect(statuses.filter(({ element }) => element === type)).toHaveLength(1);
    },
  );

  it('are found by their name', () => {
    expect(findStatus('Bleeding')?.id).toBe('bleeding');
  });

  it('that a pack no longer has act on nobody', () => {
    expect(activeStatuses(under(held('gone')))).toEqual([]);
  });
});

describe('several of the same (Multiple Simultaneous Effects)', () => {
  it('count as the strongest', () => {
    expect(activeStatus(under(held('burning'), held('burning', { power: 15 })), 'burning')?.held?.power).toBe(
      15,
    );
  });

  it('count as the weaker once the stronger is gone', () => {
    expect(activeStatus(under(held('burning')), 'burning')?.held?.power).toBe(12);
  });

  it('stay apart where they do not stack', () => {
    expect(withStatus([held('burning')], held('burning', { power: 15, by: 'x' }))).toHaveLength(2);
  });

  it('last longer where they are alike', () => {
    const [one] = withStatus([held('burning')], held('burning', { duration: forRounds(4) }));
    expect(one?.duration).toEqual(forRounds(4));
  });

  it('add up where they stack', () => {
    const [one] = withStatus([held('poison', { stacks: 2 })], held('poison', { stacks: 3, by: 'x' }));
    expect(one?.stacks).toBe(5);
  });

  it('last as long as the longest stack', () => {
    const [one] = withStatus([held('poison', { duration: forRounds(5) })], held('poison'));
    expect(one?.duration).toEqual(forRounds(5));
  });

  it('last until something ends them where one of the stacks does', () => {
    const [one] = withStatus([held('poison')], held('poison', { duration: untilRemoved }));
    expect(one?.duration).toEqual(untilRemoved);
  });
});

describe('below 1 Vitality (Vitality)', () => {
  it('one is Restrained', () => {
    expect(hasStatus({ vitality: 0, statuses: [] }, 'restrained')).toBe(true);
  });

  it('no Defense Roll ends that', () => {
    expect(activeStatus({ vitality: 0, statuses: [held('restrained')] }, 'restrained')?.held).toBeNull();
  });

  it('one is not Restrained any longer from 1 on', () => {
    expect(hasStatus({ vitality: 1, statuses: [] }, 'restrained')).toBe(false);
  });
});

describe('what Status Effects change', () => {
  const scene = (status: string, more: Partial<HeldStatus> = {}) =>
    between({ tiz: hero({ statuses: [held(status, more)] }) });

  it('counts once for each stack', () => {
    expect(changes(scene('corroded', { stacks: 3 }), 'armour', { actor: 'tiz' })).toContainEqual({
      source: 'status.corroded',
      amount: -3,
    });
  });

  it.each([
    ['melee', 'advantage'],
    ['ranged', 'disadvantage'],
  ] as const)('gives %s attacks on who is Prone %s', (reach, edge) => {
    expect(edgesOn(scene('prone'), 'attacked', { actor: 'tiz', reach })).toEqual([
      { source: 'status.prone', edge },
    ]);
  });

  it('takes only the Defense Rolls that it names', () => {
    expect(edgesOn(scene('restrained'), 'dr', { actor: 'tiz', of: 'will' })).toEqual([]);
  });

  it('frightens only before who has caused it', () => {
    const scared = scene('frightened', { by: 'raider' });
    const against = (other: string) => edgesOn(scared, 'attack', { actor: 'tiz', other }).length;
    expect([against('raider'), against('kira')]).toEqual([1, 0]);
  });

  it('takes AP from the Stunned', () => {
    expect(forbiddenBy(scene('stunned'), 'tiz', 'act')).toBe('Stunned');
  });

  it('leaves AP to the Poisoned', () => {
    expect(forbiddenBy(scene('poison'), 'tiz', 'act')).toBeNull();
  });
});
