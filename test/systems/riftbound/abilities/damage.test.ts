import { describe, expect, it } from 'vitest';
import { duel, hp, strikes } from '../support/attacks.ts';
import { personOf, told, turnOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const rifle = { hands: ['precisionRifle'] } as const; // 50 m, 4 shots, 2 Sharp

const near = 'precisionRifle/near';

const seizing = { setting: { turn: 'kira' } };

/** Kira, while she Seizes the Initiative. */
const seized = (said: Said) => {
  const scene = duel({ ...rifle, ...said }, {}, seizing);
  return {
    ...scene,
    fight: scene.fight && { ...scene.fight, turn: turnOf('kira', { actions: 1, seized: true }) },
  };
};

const typesOf = ({ events }: { readonly events: readonly { readonly type: string }[] }) =>
  events.map(({ type }) => type);

describe('Enthusiasm', () => {
  const keen: Said = { ...rifle, abilities: ['enthusiasm'], sp: [1, 4] };

  it('gives 1 SP back on a WIL check of 11 after a successful Attack', () => {
    const came = strikes(duel(keen), near, [4, 1, 1, 1, 1, 3, 4, 4]);
    expect(personOf(came, 'kira').sp.now).toBe(2);
  });

  it('gives nothing on a 10', () => {
    const came = strikes(duel(keen), near, [4, 1, 1, 1, 1, 3, 3, 4]);
    expect(personOf(came, 'kira').sp.now).toBe(1);
  });

  it('adds WIL', () => {
    const came = strikes(duel({ ...keen, scores: { will: 1 } }), near, [4, 1, 1, 1, 1, 3, 3, 4]);
    expect(personOf(came, 'kira').sp.now).toBe(2);
  });

  it('knows special results as every check', () => {
    const came = strikes(duel(keen), near, [4, 1, 1, 1, 1, 1, 1, 6, 2]);
    expect(told(came, 'enthused').sp).toBe(null);
  });

  it('does nothing where all was dodged', () => {
    expect(typesOf(strikes(duel(keen), near, [4, 1, 1, 1, 6]))).not.toContain('enthused');
  });

  it('rolls nothing where no SP is missing', () => {
    expect(typesOf(strikes(duel({ ...keen, sp: 4 }), near, [4, 1, 1, 1, 1]))).not.toContain('enthused');
  });
});

describe('Opportunist', () => {
  it('does 1d6 more damage while Seizing the Initiative', () => {
    expect(hp(strikes(seized({ abilities: ['opportunist'] }), near, [4, 1, 1, 1, 1, 5]))).toBe(13);
  });

  it('does it with damage of the same type', () => {
    const came = strikes(seized({ abilities: ['opportunist'] }), near, [4, 1, 1, 1, 1, 5]);
    expect(told(came, 'hurt')).toMatchObject({ because: 'opportunist', type: 'sharp', amount: 5 });
  });

  it("does nothing on one's own turn", () => {
    expect(hp(strikes(duel({ ...rifle, abilities: ['opportunist'] }), near, [4, 1, 1, 1, 1]))).toBe(18);
  });

  it('does nothing where no damage is done', () => {
    expect(hp(strikes(seized({ abilities: ['opportunist'] }), near, [4, 1, 1, 1, 6]))).toBe(20);
  });

  it('can be turned off', () => {
    const off = seized({ abilities: ['opportunist'], switches: { opportunist: false } });
    expect(hp(strikes(off, near, [4, 1, 1, 1, 1]))).toBe(18);
  });
});

describe('Pep talk', () => {
  const friend = (said: Said = {}) =>
    ({
      omar: {
        sheet: someone({ name: 'Omar', abilities: ['pepTalk'], scores: { charisma: 3 }, ...said }),
        at: [20, 30],
      },
    }) as const;
  const miss = [1, 1, 1, 1];

  it('is given to an ally whose shots have all missed', () => {
    const came = strikes(duel(rifle, {}, { more: friend() }), near, miss);
    expect(personOf(came, 'kira').boons.pep).toEqual({ by: 'omar', bonus: 3 });
  });

  it('is given where every hit was dodged', () => {
    const came = strikes(duel(rifle, {}, { more: friend() }), near, [4, 1, 1, 1, 6]);
    expect(personOf(came, 'kira').boons.pep?.bonus).toBe(3);
  });

  it('raises the next damage by CHA, once', () => {
    const pep = { regeneration: 0, supercharge: [], clarity: 0, pep: { by: 'omar', bonus: 3 } };
    const came = strikes(duel({ ...rifle, boons: pep }), near, [4, 4, 1, 1, 1, 1]);
    expect([hp(came), personOf(came, 'kira').boons.pep]).toEqual([13, null]);
  });

  it('is not given where a shot has hit', () => {
    const came = strikes(duel(rifle, {}, { more: friend() }), near, [4, 1, 1, 1, 1]);
    expect(personOf(came, 'kira').boons.pep).toBe(null);
  });

  it('is nothing without CHA', () => {
    const came = strikes(duel(rifle, {}, { more: friend({ scores: { charisma: 0 } }) }), near, miss);
    expect(personOf(came, 'kira').boons.pep).toBe(null);
  });

  it('asks for a willing one', () => {
    const came = strikes(duel({ ...rifle, willing: false }, {}, { more: friend() }), near, miss);
    expect(personOf(came, 'kira').boons.pep).toBe(null);
  });

  it('does not pile up (A30b)', () => {
    const pep = { regeneration: 0, supercharge: [], clarity: 0, pep: { by: 'omar', bonus: 3 } };
    const came = strikes(duel({ ...rifle, boons: pep }, {}, { more: friend() }), near, miss);
    expect(personOf(came, 'kira').boons.pep?.bonus).toBe(3);
  });

  it('is nothing for oneself', () => {
    const own: Said = { ...rifle, abilities: ['pepTalk'], scores: { charisma: 3 } };
    expect(personOf(strikes(duel(own), near, miss), 'kira').boons.pep).toBe(null);
  });
});
