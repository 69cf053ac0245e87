import { describe, expect, it } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { hurt } from '../../../../src/systems/riftbound/harm/hurt.ts';
import { restore } from '../../../../src/systems/riftbound/harm/restore.ts';
import { bodyAtTurnStart } from '../../../../src/systems/riftbound/harm/turnStart.ts';
import type { Fighter } from '../../../../src/systems/riftbound/scene.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { fightOf, personOf, played, told, vehicleIs } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const who = (said: Said, fighter: Partial<Fighter> = {}, party = {}) =>
  fightOf({ tiz: { sheet: someone(said), at: [10, 10], fighter } }, { party });

const hit = (
  scene: ReturnType<typeof fightOf>,
  amount: number,
  dice: readonly number[] = [],
  target = 'tiz',
) => played(scene, (tx) => hurt(tx, { target, amount, type: 'sharp', by: null, because: 'attack' }), dice);

const watching: Partial<Fighter> = {
  overwatch: { shots: 1, weapon: null, trigger: { when: 'best' }, duration: untilRemoved, centre: null },
};

describe('Dying', () => {
  it('leaves who has no HP in Critical Condition, Prone', () => {
    expect(personOf(hit(who({ hp: 5 }), 5), 'tiz').conditions.map(({ id }) => id)).toEqual(['prone']);
  });

  it('lets go whom one holds', () => {
    const held = { id: 'grappled', by: 'tiz', byName: null, duration: untilRemoved } as const;
    const scene = fightOf({
      tiz: { sheet: someone({ hp: 5 }), at: [10, 10] },
      raider: { sheet: someone({ conditions: [held] }), side: 'foes', at: [11, 10] },
    });
    expect(personOf(hit(scene, 5), 'raider').conditions).toEqual([]);
  });

  it('loses what is more than the HP that were left (A31)', () => {
    expect(personOf(hit(who({ hp: 5 }), 9), 'tiz').ehp.now).toBe(4);
  });

  it('takes it from EHP where the house says so', () => {
    const scene = who({ hp: 5, ehp: 4 });
    const rules = { ...scene.party.rules, overflow: 'carries' as const };
    expect(personOf(hit({ ...scene, party: { ...scene.party, rules } }, 7), 'tiz').ehp.now).toBe(2);
  });

  it('takes further damage from EHP', () => {
    expect(personOf(hit(who({ hp: [0, 20] }), 3), 'tiz').ehp.now).toBe(1);
  });

  it('asks for a WIL check once HP and EHP are gone, with WIL 2 lower', () => {
    expect(told(hit(who({ hp: [0, 20] }), 4, [2, 2, 3]), 'deathChecked')).toMatchObject({
      total: 5,
      came: 'dies',
    });
  });

  it('kills on less than 8', () => {
    expect(personOf(hit(who({ hp: [0, 20] }), 4, [2, 3, 4]), 'tiz').dead).toBe(true);
  });

  it('leaves one Action on an 8', () => {
    const came = hit(who({ hp: [0, 20] }), 4, [3, 3, 4]);
    expect(came.scene.fight?.fighters.tiz?.effects.map(({ id }) => id)).toEqual(['lastAction']);
  });

  it('gives 1 HP back on an 18', () => {
    expect(personOf(hit(who({ hp: [0, 20] }), 4, [6, 6, 5, 3]), 'tiz').hp.now).toBe(1);
  });

  it('keeps who came back so at 1 HP until their next turn', () => {
    const back = hit(who({ hp: [0, 20] }), 4, [6, 6, 5, 3]);
    expect(personOf(hit(back.scene, 9), 'tiz')).toMatchObject({ hp: { now: 1 }, dead: false });
  });

  it('does 1 damage at the start of a turn in Critical Condition', () => {
    const came = played(who({ hp: [0, 20] }), (tx) => bodyAtTurnStart(tx, 'tiz'));
    expect(personOf(came, 'tiz').ehp.now).toBe(3);
  });

  it('ends with any healing, but leaves them Prone (A33)', () => {
    const down = hit(who({ hp: 5 }), 5).scene;
    const came = played(down, (tx) =>
      restore(tx, { actor: 'tiz', target: 'tiz', amount: { dice: 0, plus: 2 }, because: 'hand' }),
    );
    expect(personOf(came, 'tiz')).toMatchObject({ hp: { now: 2 }, conditions: [{ id: 'prone' }] });
  });

  it('is nothing for a mook, who is out at 0 HP', () => {
    expect(personOf(hit(who({ hp: 3, mook: true }), 3), 'tiz').dead).toBe(true);
  });
});

describe('Supercharge tokens', () => {
  const token = { regeneration: 0, clarity: 0, pep: null, supercharge: [{ by: 'doc', rating: 4 }] };

  it('set HP to 1d6 instead of Critical Condition on a success, and give 1d6 EHP', () => {
    const came = hit(who({ hp: 5, ehp: [1, 6], boons: token }), 5, [4, 3, 2]);
    expect(personOf(came, 'tiz')).toMatchObject({ hp: { now: 3 }, ehp: { now: 3 }, conditions: [] });
  });

  it('give EHP on a failure, too', () => {
    const came = hit(who({ hp: 5, ehp: [1, 6], boons: token }), 5, [3, 2]);
    expect(personOf(came, 'tiz')).toMatchObject({ hp: { now: 0 }, ehp: { now: 3 } });
  });
});

describe('Overwatch under fire', () => {
  it('goes on with an 11', () => {
    expect(hit(who({ hp: 20 }, watching), 3, [3, 4, 4]).scene.fight?.fighters.tiz?.overwatch).not.toBe(null);
  });

  it('ends with a 10', () => {
    expect(hit(who({ hp: 20 }, watching), 3, [3, 3, 4]).scene.fight?.fighters.tiz?.overwatch).toBe(null);
  });

  it('ends without a check at half of the HP they had, rounded up (A34)', () => {
    expect(hit(who({ hp: [9, 20] }, watching), 5).scene.fight?.fighters.tiz?.overwatch).toBe(null);
  });
});

describe('Regeneration 1', () => {
  const stacks = { regeneration: 2, clarity: 0, pep: null, supercharge: [] };

  it('gives 1 HP at the start of a turn and loses a stack', () => {
    const came = played(who({ hp: [4, 20], boons: stacks }), (tx) => bodyAtTurnStart(tx, 'tiz'));
    expect(personOf(came, 'tiz')).toMatchObject({ hp: { now: 5 }, boons: { regeneration: 1 } });
  });
});

describe('Hull Points', () => {
  it('are gone: the vehicle is destroyed', () => {
    const scene = fightOf({
      tiz: { sheet: someone(), at: [1, 1] },
      bike: { sheet: vehicleOf('signatureBike'), at: [5, 5] },
    });
    expect(vehicleIs(hit(scene, 30, [], 'bike'), 'bike').destroyed).toBe(true);
  });
});
