import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { isIn } from '../../../../src/engine/turns/index.ts';
import { actingIn, type Scene } from '../../../../src/systems/riftbound/scene.ts';
import { acting, nextOf } from '../support/intents.ts';
import { fightOf, performed, type Played, personOf } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

/** Tiz has no HP left, and one EHP. */
const scene = fightOf(
  {
    raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [10, 10] },
    tiz: { sheet: someone({ name: 'Tiz', hp: [0, 12], ehp: [1, 4] }), at: [14, 10] },
  },
  { turn: 'raider' },
);
const hit: Intent = { kind: 'harm', actor: 'tiz', change: 'damage', points: 1, asGm: true };

const after = (dice: readonly number[]) => performed(scene, hit, dice);
const facts = ({ scene: at }: Pick<Played, 'scene'>) => [actingIn(at), at.fight?.turn?.actions];
const inLine = (at: Scene) => at.fight !== null && isIn(at.fight.order, 'tiz');

describe('Who dies (Dying)', () => {
  it('has one last Action on 8 and more, at once', () => {
    expect(facts(after([3, 4, 4]))).toEqual(['tiz', 1]);
  });

  it('is dead once they have had it', () => {
    const last = performed(after([3, 4, 4]).scene, acting('tiz', 'move', { detail: '0.5 m n' }));
    expect([personOf(last, 'tiz').dead, ...facts(last)]).toEqual([true, 'raider', 2]);
  });

  it('is dead once they let it go', () => {
    expect(personOf(performed(after([3, 4, 4]).scene, nextOf('tiz')), 'tiz').dead).toBe(true);
  });

  it('is out of the line at once on less', () => {
    expect(inLine(after([1, 2, 4]).scene)).toBe(false);
  });

  it('stands on 18 and more', () => {
    expect(personOf(after([6, 6, 6, 1, 1, 1]), 'tiz').hp.now).toBe(1);
  });
});

describe('In Critical Condition', () => {
  it('a turn is over with one Action', () => {
    const critical = fightOf({
      tiz: { sheet: someone({ name: 'Tiz', hp: [0, 12] }), at: [14, 10] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [10, 10] },
    });
    expect(facts(performed(critical, acting('tiz', 'move', { detail: '0.5 m n' })))).toEqual(['raider', 2]);
  });
});
