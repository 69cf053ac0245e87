import { describe, expect, it } from 'vitest';
import { plainCheck } from '../../../../src/engine/intent.ts';
import { chancesOf } from '../../../../src/systems/ishanekon/chances/index.ts';
import { attacking, duel } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { between } from '../support/scenes.ts';

const gm = { gm: true, characters: [] };
const player = { gm: false, characters: ['tiz'] };
const scene = between({ tiz: hero({ skills: { stealth: 2 } }) });
const of = (difficulty: string | null) =>
  chancesOf(scene, plainCheck('tiz', { what: 'stealth', difficulty }), player);

describe('what may come of a check', () => {
  it('is told with what is added', () => {
    const made = of('7');
    expect(made.ok && made.value.what).toBe('**Tiz** checks Stealth: d10 + 2 against 7');
  });

  it('is as likely as the faces that are enough: 5 to 10 for a 7', () => {
    const made = of('7');
    expect(made.ok && made.value.outcomes[0]?.chance).toBeCloseTo(0.6, 12);
  });

  it('is less likely with a cold: a 4 of Endurance comes first', () => {
    const cold = { id: 'cold' as const, next: 0, good: 0, lost: 0, recovering: false };
    const ill = between({ tiz: hero({ skills: { stealth: 2 }, diseases: [cold] }) });
    const made = chancesOf(ill, plainCheck('tiz', { what: 'stealth', difficulty: '7' }), player);
    expect(made.ok && made.value.outcomes[0]?.chance).toBeCloseTo(0.7 * 0.6, 12);
  });

  it('is nothing to reckon for its number alone', () => {
    const made = of(null);
    expect(made.ok && made.value.outcomes).toEqual([]);
  });

  it('against a hidden number is not told', () => {
    const hidden = { ...plainCheck('tiz', { what: 'stealth', difficulty: '7' }), spend: ['hidden'] };
    const made = chancesOf(duel(), hidden, player);
    expect(made.ok && made.value.outcomes).toEqual([]);
  });

  it("of a foe's is the GM's to know", () => {
    const made = chancesOf(duel(), plainCheck('wolf', { what: 'stealth', difficulty: '7' }), player);
    expect(made.ok || made.refusal.code).toBe('chancesHidden');
  });
});

describe('what may come of an attack', () => {
  const chances = (viewer: typeof gm) => {
    const intent = attacking();
    if (intent.kind !== 'attack') throw new Error('no attack');
    return chancesOf(duel(), intent, viewer);
  };

  it('is told the GM with the chance to hit', () => {
    const made = chances(gm);
    expect(made.ok && made.value.hit).toBeCloseTo(11 / 20, 12);
  });

  it('is told players by usual Evasions', () => {
    const made = chances({ gm: false, characters: ['tiz'] } as typeof gm);
    expect(made.ok && made.value.outcomes.map(({ name }) => name)).toEqual([
      'to hit at Evasion 12',
      'to hit at Evasion 15',
      'to hit at Evasion 18',
    ]);
  });
});
