import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../src/systems/riftbound/scene.ts';
import { close, duel, strikes } from '../support/attacks.ts';
import { nextOf } from '../support/intents.ts';
import { fightOf, performed, personOf, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const baton = { hands: ['simpleBaton'] } as const; // Melee, 3 shots, 2 Blunt

const rifle = { hands: ['precisionRifle'] } as const; // 50 m, 4 shots, 2 Sharp

const near = 'precisionRifle/near';

const club = 'simpleBaton/strike';

const typesOf = ({ events }: { readonly events: readonly { readonly type: string }[] }) =>
  events.map(({ type }) => type);

describe('Bonk', () => {
  const bonker: Said = { ...baton, abilities: ['bonk'], switches: { bonk: true } };
  const hit = [4, 1, 1, 1];

  it('moves whom one damages in melee away by their own diameter', () => {
    const came = strikes(duel(bonker, {}, close), club, hit);
    expect(came.scene.fight?.fighters.raider?.at).toEqual({ x: 2200, y: 2000 });
  });

  it('does so once a Melee Attack', () => {
    const came = strikes(duel(bonker, {}, close), club, [4, 4, 1, 1, 1]);
    expect(typesOf(came).filter((type) => type === 'bonked')).toHaveLength(1);
  });

  it('moves nobody who was not damaged', () => {
    expect(typesOf(strikes(duel(bonker, {}, close), club, [4, 1, 1, 6]))).not.toContain('bonked');
  });

  it('moves nobody more than one size larger', () => {
    expect(typesOf(strikes(duel(bonker, { size: 'giant' }, close), club, hit))).not.toContain('bonked');
  });

  it('moves who is one size larger', () => {
    expect(typesOf(strikes(duel(bonker, { size: 'large' }, { apart: 0.5 }), club, hit))).toContain('bonked');
  });

  it('is off as long as nobody turns it on', () => {
    const off: Said = { ...baton, abilities: ['bonk'] };
    expect(typesOf(strikes(duel(off, {}, close), club, hit))).not.toContain('bonked');
  });

  it('is for Melee Attacks alone', () => {
    const shooter: Said = { ...rifle, abilities: ['bonk'], switches: { bonk: true } };
    expect(typesOf(strikes(duel(shooter), near, [4, 1, 1, 1, 1]))).not.toContain('bonked');
  });
});

describe('Terrifying', () => {
  const killer: Said = { ...rifle, abilities: ['terrifying'], sp: 2 };
  const mook = { hp: 2, mook: true } as const;
  const other = {
    thug: { sheet: someone({ name: 'Thug' }), side: 'foes', at: [20, 40] },
  } as const;
  const kill = [4, 1, 1, 1, 1];

  it('takes an Action off the next turn of another unit that sees it, for 1 SP', () => {
    const came = strikes(duel(killer, mook, { more: other }), near, kill);
    expect([came.scene.fight?.fighters.thug?.owed.terrified, personOf(came, 'kira').sp.now]).toEqual([1, 1]);
  });

  it('reaches any other unit that sees it, an ally too', () => {
    const friend = { omar: { sheet: someone({ name: 'Omar' }), at: [20, 40] } } as const;
    const scene = duel(killer, mook, { more: friend });
    const came = strikes(scene, near, kill, { answers: { terrify: 'omar' } });
    expect(came.scene.fight?.fighters.omar?.owed.terrified).toBe(1);
  });

  it('takes nothing from an ally unasked', () => {
    const friend = { omar: { sheet: someone({ name: 'Omar' }), at: [20, 40] } } as const;
    expect(strikes(duel(killer, mook, { more: friend }), near, kill).asked[0]?.default).toBe('none');
  });

  it('asks who, or nobody', () => {
    const came = strikes(duel(killer, mook, { more: other }), near, kill, { answers: { terrify: 'none' } });
    expect(personOf(came, 'kira').sp.now).toBe(2);
  });

  it('is nothing for a kill that nobody else sees', () => {
    expect(strikes(duel(killer, mook), near, kill).asked).toEqual([]);
  });

  it('is nothing for who is only hurt', () => {
    expect(strikes(duel(killer, {}, { more: other }), near, kill).asked).toEqual([]);
  });

  it('asks once for several kills of one Attack, one for each', () => {
    const more = {
      ...other,
      second: { sheet: someone({ name: 'Second', hp: 1, mook: true }), side: 'foes', at: [19, 20] },
      far: { sheet: someone({ name: 'Far' }), side: 'foes', at: [40, 40] },
    } as const;
    const swept = { hands: ['simpleGreatsword'], abilities: ['terrifying'], sp: 3 } as const;
    const scene = duel(swept, { hp: 1, mook: true }, { ...close, more });
    const came = strikes(scene, null, [6, 6, 1, 1], { answers: { terrify: 'thug,far' } });
    expect([came.asked.length, personOf(came, 'kira').sp.now]).toEqual([1, 1]);
  });

  it('leaves one Action at least', () => {
    const afraid: Partial<Fighter> = { owed: { seized: 0, terrified: 2 } };
    const scene = fightOf({
      kira: { sheet: someone(), at: [1, 1] },
      thug: { sheet: someone(), at: [5, 5], fighter: afraid },
    });
    expect(told(performed(scene, nextOf('kira')), 'turnBegan').actions).toBe(1);
  });
});
