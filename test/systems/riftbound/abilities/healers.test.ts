import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { acting } from '../support/intents.ts';
import { fightOf, performed, personOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

/** Tiz, on turn, beside Kira, with Omar 8 m and a Raider 30 m away. */
const scene = (tiz: Said, others: { readonly kira?: Said; readonly omar?: Said } = {}) =>
  fightOf({
    tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 10] },
    kira: { sheet: someone({ name: 'Kira', ...others.kira }), at: [11, 10] },
    omar: { sheet: someone({ name: 'Omar', ...others.omar }), at: [19, 10] },
    raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [40, 10] },
  });

describe('Patch Up', () => {
  const healer: Said = { abilities: ['patchUpI'], scores: { knowledge: 2 } };

  it('restores 1d6 + KNW HP', () => {
    const came = performed(
      scene(healer, { kira: { hp: [3, 20] } }),
      acting('tiz', 'patchUp', { target: 'kira' }),
      [4],
    );
    expect(personOf(came, 'kira').hp.now).toBe(9);
  });

  it('takes an Action', () => {
    const came = performed(
      scene(healer, { kira: { hp: [3, 20] } }),
      acting('tiz', 'patchUp', { target: 'kira' }),
      [4],
    );
    expect(came.scene.fight?.turn?.actions).toBe(1);
  });

  it('is for oneself, too', () => {
    const came = performed(
      scene({ ...healer, hp: [3, 20] }),
      acting('tiz', 'patchUp', { target: 'tiz' }),
      [1],
    );
    expect(personOf(came, 'tiz').hp.now).toBe(6);
  });

  it('never restores more than the maximum', () => {
    const came = performed(
      scene(healer, { kira: { hp: [19, 20] } }),
      acting('tiz', 'patchUp', { target: 'kira' }),
      [6],
    );
    expect(personOf(came, 'kira').hp.now).toBe(20);
  });

  it.each([
    ['somebody out of touch', 'omar', { omar: { hp: [3, 20] } }, 'outOfTouch'],
    ['somebody who is not hurt', 'kira', {}, 'notHurt'],
    ['somebody who is not willing', 'kira', { kira: { hp: [3, 20], willing: false } }, 'notWilling'],
    ['an enemy', 'raider', {}, 'notWilling'],
    ['the dead', 'kira', { kira: { dead: true } }, 'targetDead'],
  ] as const)('is refused for %s', (_who, target, others, code) => {
    const came = performed(scene(healer, others), acting('tiz', 'patchUp', { target }));
    expect(came.refusal?.code).toBe(code);
  });

  it('II moves up to 6 m first', () => {
    const kira = { hp: [3, 20] as const };
    const far = fightOf({
      tiz: { sheet: someone({ ...healer, abilities: ['patchUpII'] }), at: [10, 10] },
      kira: { sheet: someone(kira), at: [16, 10] },
    });
    const came = performed(far, acting('tiz', 'patchUp', { target: 'kira' }), [4]);
    expect([personOf(came, 'kira').hp.now, came.scene.fight?.fighters.tiz?.at?.x]).toEqual([9, 1500]);
  });

  it('II does not reach who is farther away', () => {
    const far = fightOf({
      tiz: { sheet: someone({ ...healer, abilities: ['patchUpII'] }), at: [10, 10] },
      kira: { sheet: someone({ hp: [3, 20] }), at: [18, 10] },
    });
    expect(performed(far, acting('tiz', 'patchUp', { target: 'kira' })).refusal?.code).toBe('outOfTouch');
  });
});

describe('Clear Mind', () => {
  const mind = (clarity: number): Said => ({
    abilities: ['clearMind'],
    sp: [1, 4],
    boons: { regeneration: 0, supercharge: [], clarity, pep: null },
  });

  it('gives a Clarity counter', () => {
    expect(personOf(performed(scene(mind(0)), acting('tiz', 'clearMind')), 'tiz').boons.clarity).toBe(1);
  });

  it('turns three of them into 1 SP', () => {
    expect(personOf(performed(scene(mind(2)), acting('tiz', 'clearMind')), 'tiz')).toMatchObject({
      sp: { now: 2 },
      boons: { clarity: 0 },
    });
  });

  it('loses them with any rest', () => {
    const came = sceneOf({ tiz: someone(mind(2)) });
    const after = performed(came, { kind: 'rest', rest: 'shortBreak', actors: ['tiz'], asGm: false }, [3]);
    expect(personOf(after, 'tiz').boons.clarity).toBe(0);
  });
});

describe('Supercharge', () => {
  const healer: Said = { abilities: ['supercharge'], scores: { knowledge: 2 }, sp: [0, 3] };

  it('restores all SP of those in sight within 10 m, oneself among them', () => {
    const came = performed(scene(healer, { kira: { sp: [1, 4] } }), acting('tiz', 'supercharge'));
    expect(['tiz', 'kira'].map((id) => personOf(came, id).sp.now)).toEqual([3, 4]);
  });

  it("gives each a token with the giver's KNW Rating", () => {
    const came = performed(scene(healer), acting('tiz', 'supercharge'));
    expect(personOf(came, 'omar').boons.supercharge).toEqual([{ by: 'tiz', rating: 3 }]);
  });

  it('is for those alone who were named', () => {
    const came = performed(scene(healer), acting('tiz', 'supercharge', { detail: 'Kira, Tiz' }));
    expect(['tiz', 'kira', 'omar'].map((id) => personOf(came, id).boons.supercharge.length)).toEqual([
      1, 1, 0,
    ]);
  });

  it('does not reach farther than 10 m', () => {
    const far = fightOf({
      tiz: { sheet: someone(healer), at: [10, 10] },
      kira: { sheet: someone({ name: 'Kira' }), at: [22, 10] },
    });
    expect(performed(far, acting('tiz', 'supercharge', { detail: 'Kira' })).refusal?.code).toBe(
      'nobodyInReach',
    );
  });

  it('is used up until a Full Rest brings it back on a 5', () => {
    const came = performed(scene(healer), acting('tiz', 'supercharge')).scene;
    expect(performed(came, acting('tiz', 'supercharge')).refusal?.code).toBe('signatureUsed');
  });
});
