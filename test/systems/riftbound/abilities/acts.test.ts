import { describe, expect, it } from 'vitest';
import { plainCheck } from '../../../../src/engine/intent.ts';
import { type Fighter, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
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

describe('Simple but effective (Move Carefully)', () => {
  const gunner: Said = { abilities: ['simpleButEffective'] };

  it('keeps Overwatch off its owner', () => {
    const came = performed(scene(gunner), acting('tiz', 'moveCarefully'));
    expect(effectsOf(came.scene.fight?.fighters.tiz)).toEqual(['careful']);
  });

  it('takes an Action', () => {
    expect(performed(scene(gunner), acting('tiz', 'moveCarefully')).scene.fight?.turn?.actions).toBe(1);
  });

  it('lasts until the start of their next turn', () => {
    let now = performed(scene(gunner), acting('tiz', 'moveCarefully')).scene;
    for (const id of ['tiz', 'kira', 'omar', 'raider']) {
      expect(effectsOf(now.fight?.fighters.tiz)).toEqual(['careful']);
      now = performed(now, nextOf(id)).scene;
    }
    expect(effectsOf(now.fight?.fighters.tiz)).toEqual([]);
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

describe('Backup', () => {
  const pilot: Said = { abilities: ['backup'], vehicle: 'bike' };
  const bike = vehicleOf('signatureBike');
  const parked = (watts: number, at: readonly [number, number] = [30, 10], said: Said = {}) =>
    fightOf({
      tiz: { sheet: someone({ name: 'Tiz', ...pilot, ...said }), at: [10, 10] },
      bike: { sheet: { ...bike, watts }, at },
    });
  const gun = { means: 'ballisticSideGun/fire' };
  const gunOf = () => {
    const found = bike.systems.find(({ profile }) => profile.attacks.length > 0);
    return { means: `${found?.id}/${found?.profile.attacks[0]?.id}` };
  };

  it('puts the Signature Vehicle on Overwatch', () => {
    const came = performed(parked(4), acting('tiz', 'backup', gunOf()));
    expect(came.scene.fight?.fighters.bike?.overwatch).toMatchObject({ shots: 1, centre: null });
  });

  it('costs 2 SP and an Action', () => {
    const came = performed(parked(4), acting('tiz', 'backup', gunOf()));
    expect([personOf(came, 'tiz').sp.now, came.scene.fight?.turn?.actions]).toEqual([2, 1]);
  });

  it('can measure its range from oneself', () => {
    const came = performed(parked(4), acting('tiz', 'backup', { ...gunOf(), target: 'tiz' }));
    expect(came.scene.fight?.fighters.bike?.overwatch?.centre).toBe('tiz');
  });

  it('ends with the start of the next turn', () => {
    const came = performed(parked(4), acting('tiz', 'backup', gunOf())).scene;
    expect(performed(came, nextOf('tiz')).scene.fight?.fighters.bike?.overwatch).toBe(null);
  });

  it('takes stored Watts', () => {
    expect(performed(parked(0), acting('tiz', 'backup', gunOf())).refusal?.code).toBe('tooFewWatts');
  });

  it('is refused with 1 SP', () => {
    const came = performed(parked(4, [30, 10], { sp: 1 }), acting('tiz', 'backup', gunOf()));
    expect(came.refusal?.code).toBe('tooFewSp');
  });

  it('is refused beyond 1 km', () => {
    const far = fightOf(
      {
        tiz: { sheet: someone(pilot), at: [10, 10] },
        bike: { sheet: { ...bike, watts: 4 }, at: [1100, 10] },
      },
      { size: [1200, 100] },
    );
    expect(performed(far, acting('tiz', 'backup', gun)).refusal?.code).toBe('vehicleTooFar');
  });

  it('is refused without a Signature Vehicle', () => {
    expect(performed(scene(pilot), acting('tiz', 'backup')).refusal?.code).toBe('noOwnVehicle');
  });
});

describe('Deaf', () => {
  const deaf: Said = { abilities: ['deaf'], scores: { wisdom: 1 } };

  it('reads lips with a WIS check at 12', () => {
    const came = performed(
      sceneOf({ tiz: someone(deaf) }),
      acting('tiz', 'readLips', { means: 'usually' }),
      [3, 4, 4],
    );
    expect(told(came, 'checked')).toMatchObject({ difficulty: 12, outcome: 'drawback' });
  });

  it('reads them at 8 where somebody mouths clearly', () => {
    const came = performed(
      sceneOf({ tiz: someone(deaf) }),
      acting('tiz', 'readLips', { means: 'clearly' }),
      [2, 3, 4],
    );
    expect(told(came, 'checked')).toMatchObject({ difficulty: 8, outcome: 'succeeds' });
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

describe('Prestige', () => {
  it('comes from the GM, 1 a deed', () => {
    const came = performed(sceneOf({ tiz: someone() }), acting('tiz', 'givePrestige', { asGm: true }));
    expect(personOf(came, 'tiz').prestige).toBe(1);
  });

  it('is nothing that players give', () => {
    const came = performed(sceneOf({ tiz: someone() }), acting('tiz', 'givePrestige'));
    expect(came.refusal?.code).toBe('gmOnly');
  });

  it('is never more than 3', () => {
    const came = performed(
      sceneOf({ tiz: someone({ prestige: 3 }) }),
      acting('tiz', 'givePrestige', { asGm: true }),
    );
    expect(came.refusal?.code).toBe('prestigeFull');
  });
});

describe('What is done by itself', () => {
  it('is turned on and off', () => {
    const came = performed(
      sceneOf({ tiz: someone({ abilities: ['bonk'] }) }),
      acting('tiz', 'switch', { means: 'bonk' }),
    );
    expect(personOf(came, 'tiz').switches.bonk).toBe(true);
  });
});

describe('Prestige on a roll just seen', () => {
  const checks = (
    said: Said,
    dice: readonly number[],
    answers: Readonly<Record<string, string>> = {},
    difficulty = '12',
  ) =>
    performed(
      sceneOf({ tiz: someone({ name: 'Tiz', ...said }) }),
      { ...plainCheck('tiz', { what: 'strength', difficulty }) },
      dice,
      answers,
    );

  it('rolls the whole of a failed check again, for all three', () => {
    const came = checks({ prestige: 3 }, [1, 2, 3, 5, 5, 4], { 'prestige.reroll': 'yes' });
    expect([told(came, 'checked').outcome, personOf(came, 'tiz').prestige]).toEqual(['succeeds', 0]);
  });

  it('counts the new dice, whatever they show', () => {
    const came = checks({ prestige: 3 }, [1, 2, 3, 1, 2, 2], { 'prestige.reroll': 'yes' });
    expect(told(came, 'checked').rolled).toMatchObject({ total: 5 });
  });

  it('is never spent unasked', () => {
    expect(personOf(checks({ prestige: 3 }, [1, 2, 3]), 'tiz').prestige).toBe(3);
  });

  it('is not asked for where the check succeeds', () => {
    expect(checks({ prestige: 3 }, [5, 5, 4]).asked).toEqual([]);
  });

  it('is not asked for with less than three', () => {
    expect(checks({ prestige: 2 }, [1, 2, 3]).asked).toEqual([]);
  });

  it('is not asked for where that is turned off', () => {
    expect(checks({ prestige: 3, switches: { prestige: false } }, [1, 2, 3]).asked).toEqual([]);
  });
});
