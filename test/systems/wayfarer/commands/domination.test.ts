import { describe, expect, test } from 'vitest';
import { rule } from '../../../../src/systems/wayfarer/content/effect.ts';
import { endLasting } from '../../../../src/systems/wayfarer/lasting/ends.ts';
import { lastingOf } from '../../../../src/systems/wayfarer/lasting/lasting.ts';
import type { Scene, Unit } from '../../../../src/systems/wayfarer/scene.ts';
import { plain } from '../support/acting.ts';
import { ruled } from '../support/rules.ts';
import { stage } from '../support/stage.ts';

/** The round is over until which Ana had Bo's unit dominated. */
const ended = (is: Partial<Unit>): Scene => {
  const lasting = lastingOf({
    from: 'mentalDomination',
    on: 'bo/1.1',
    by: 'ana/1.1',
    until: 1,
    effects: [rule('dominated', { former: 'bo', to: 'ana' })],
    isSpell: true,
  });
  const scene = stage(
    {
      ana: { units: [{ line: plain, at: 'A1' }] },
      bo: {
        units: [
          { line: plain, at: 'L12', is: { side: 'ana', ...is } },
          { line: plain, at: 'X1' },
        ],
      },
      cy: { units: [{ line: plain, at: 'X24' }] },
    },
    { lasting: [lasting] },
  );
  return ruled(scene, function* (tx) {
    yield* nothing();
    endLasting(tx);
    return true;
  }).state;
};

function* nothing() {}

describe('Mental Domination that ends (L5059)', () => {
  test('gives a unit back to its own side', () => {
    expect(ended({}).battle?.units['bo/1.1']?.side).toBe('bo');
  });

  test('frees a unit that its own side holds', () => {
    const { battle } = ended({ where: { kind: 'captured', by: 'bo' } });
    expect(battle?.units['bo/1.1']).toMatchObject({ side: 'bo', where: { kind: 'reserves' } });
  });

  test('leaves a captive of others where it is', () => {
    const { battle } = ended({ where: { kind: 'captured', by: 'cy' } });
    expect(battle?.units['bo/1.1']?.where).toEqual({ kind: 'captured', by: 'cy' });
  });

  test('leaves a unit to who has won it over since', () => {
    expect(ended({ side: 'cy' }).battle?.units['bo/1.1']?.side).toBe('cy');
  });
});
