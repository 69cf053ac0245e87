import { describe, expect, it } from 'vitest';
import type { Party } from '../../../../src/systems/riftbound/party/party.ts';
import { acting } from '../support/intents.ts';
import { item } from '../support/people.ts';
import { fightOf, performed, told } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const communicator = item('Personal Communicator');
const holds = { items: [communicator], holding: [communicator.id] };

/** Tiz so many metres from Kira, who both have one in their hands; Omar beside Kira has none. */
const apart = (metres: number, party: Partial<Party> = {}) =>
  fightOf(
    {
      kira: { sheet: someone({ name: 'Kira', ...holds }), at: [10, 10] },
      tiz: { sheet: someone({ name: 'Tiz', ...holds }), at: [11 + metres, 10] },
      omar: { sheet: someone({ name: 'Omar' }), at: [10, 12] },
    },
    { size: [200, 20], party },
  );
const says = (scene: ReturnType<typeof apart>, target: string) =>
  performed(scene, acting('kira', 'talk', { target, detail: 'Come here' }));

describe('A Personal Communicator', () => {
  it('reaches another within 100 m', () => {
    expect(told(says(apart(100), 'tiz'), 'spoke')).toMatchObject({ to: 'tiz', words: 'Come here' });
  });

  it('reaches nobody farther away', () => {
    expect(says(apart(101), 'tiz').refusal?.code).toBe('signalTooFar');
  });

  it('reaches everybody by way of a Base Communicator', () => {
    expect(told(says(apart(150, { signal: 'base' }), 'tiz'), 'spoke')).toMatchObject({ to: 'tiz' });
  });

  it('reaches nobody through rock or interference', () => {
    expect(says(apart(5, { signal: 'none' }), 'tiz').refusal?.code).toBe('noSignal');
  });

  it('speaks to all who have one in range at once', () => {
    expect(told(says(apart(50), 'everybody'), 'spoke')).toMatchObject({ to: null, others: ['tiz'] });
  });

  it('is heard by the one who is called alone', () => {
    const event = says(apart(50), 'tiz').events.find(({ type }) => type === 'spoke');
    expect(event?.to).toEqual(['kira', 'tiz']);
  });

  it('must be held in a fight', () => {
    const away = fightOf({
      kira: { sheet: someone({ name: 'Kira', items: [communicator] }), at: [10, 10] },
      tiz: { sheet: someone({ name: 'Tiz', ...holds }), at: [12, 10] },
    });
    expect(says(away, 'tiz').refusal?.code).toBe('holdItFirst');
  });

  it('takes nothing of the turn', () => {
    expect(says(apart(50), 'tiz').scene.fight?.turn?.actions).toBe(2);
  });
});
