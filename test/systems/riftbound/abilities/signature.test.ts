import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../src/systems/riftbound/scene.ts';
import { acting, nextOf } from '../support/intents.ts';
import { fightOf, performed, personOf, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

/** Tiz, on turn, beside Kira, with Omar 8 m and a Raider 30 m away. */
const scene = (tiz: Said, others: { readonly kira?: Said; readonly omar?: Said } = {}) =>
  fightOf({
    tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 10] },
    kira: { sheet: someone({ name: 'Kira', ...others.kira }), at: [11, 10] },
    omar: { sheet: someone({ name: 'Omar', ...others.omar }), at: [19, 10] },
    raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [40, 10] },
  });

const effectsOf = (fighter: Fighter | undefined) => fighter?.effects.map(({ id }) => id) ?? [];

describe('Rally', () => {
  const captain: Said = { abilities: ['rally'], scores: { charisma: 2 } };

  it('is for all on its side who hear it', () => {
    const came = performed(scene(captain, { omar: { abilities: ['deaf'] } }), acting('tiz', 'rally'));
    expect(told(came, 'rallied').others).toEqual(['tiz', 'kira']);
  });

  it('gives twice the CHA', () => {
    expect(told(performed(scene(captain), acting('tiz', 'rally')), 'rallied').bonus).toBe(4);
  });

  it('gives 1 where that is less', () => {
    const came = performed(scene({ ...captain, scores: { charisma: -1 } }), acting('tiz', 'rally'));
    expect(told(came, 'rallied').bonus).toBe(1);
  });

  it('costs no Action', () => {
    expect(performed(scene(captain), acting('tiz', 'rally')).scene.fight?.turn?.actions).toBe(2);
  });

  it("lasts for two starts of the Captain's turns", () => {
    let now = performed(scene(captain), acting('tiz', 'rally')).scene;
    const rounds: (readonly string[])[] = [];
    for (let round = 0; round < 2; round++) {
      for (const id of ['tiz', 'kira', 'omar', 'raider']) now = performed(now, nextOf(id)).scene;
      rounds.push(effectsOf(now.fight?.fighters.kira));
    }
    expect(rounds).toEqual([['rally'], []]);
  });

  it('is a Signature Ability', () => {
    const came = performed(scene(captain), acting('tiz', 'rally')).scene;
    expect(performed(came, acting('tiz', 'rally')).refusal?.code).toBe('signatureUsed');
  });
});

describe('Sanctuary', () => {
  it('lasts until their turn has started twice more', () => {
    let now = performed(scene({ abilities: ['sanctuary'] }), acting('tiz', 'sanctuary')).scene;
    const rounds: (readonly string[])[] = [];
    for (let round = 0; round < 2; round++) {
      for (const id of ['tiz', 'kira', 'omar', 'raider']) now = performed(now, nextOf(id)).scene;
      rounds.push(effectsOf(now.fight?.fighters.tiz));
    }
    expect(rounds).toEqual([['sanctuary'], []]);
  });
});

describe('Surge', () => {
  const lancer: Said = { abilities: ['surge'] };

  it('brings another turn at the end of this one', () => {
    const surged = performed(scene(lancer), acting('tiz', 'surge')).scene;
    expect(told(performed(surged, nextOf('tiz')), 'turnBegan')).toMatchObject({ actor: 'tiz', extra: true });
  });

  it('goes on with the next in line after that', () => {
    const surged = performed(scene(lancer), acting('tiz', 'surge')).scene;
    const second = performed(surged, nextOf('tiz')).scene;
    expect(told(performed(second, nextOf('tiz')), 'turnBegan')).toMatchObject({ actor: 'kira' });
  });

  it('is used up', () => {
    const surged = performed(scene(lancer), acting('tiz', 'surge')).scene;
    expect(performed(surged, acting('tiz', 'surge')).refusal?.code).toBe('signatureUsed');
  });
});

describe('Cooldown', () => {
  const cooling = {
    ...someone({ name: 'Tiz' }),
    abilities: [{ id: 'thatsAnOrderI', choice: null, cooling: true }],
  };
  const before = fightOf({ kira: { sheet: someone(), at: [1, 1] }, tiz: { sheet: cooling, at: [5, 5] } });

  it('is over with a die that is high enough at the start of a turn', () => {
    expect(personOf(performed(before, nextOf('kira'), [4]), 'tiz').abilities[0]?.cooling).toBe(false);
  });

  it('goes on with a lower one', () => {
    expect(personOf(performed(before, nextOf('kira'), [3]), 'tiz').abilities[0]?.cooling).toBe(true);
  });

  it('rolls nothing for a Signature Ability', () => {
    const sheet = { ...cooling, abilities: [{ id: 'rally', choice: null, cooling: true }] };
    const signature = fightOf({ kira: { sheet: someone(), at: [1, 1] }, tiz: { sheet, at: [5, 5] } });
    expect(personOf(performed(signature, nextOf('kira')), 'tiz').abilities[0]?.cooling).toBe(true);
  });
});
