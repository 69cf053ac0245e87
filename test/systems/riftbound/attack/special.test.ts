import { describe, expect, it } from 'vitest';
import { attackOption } from '../../../../src/systems/riftbound/attack/options.ts';
import { attach } from '../../../../src/systems/riftbound/gear/attach.ts';
import { attackOn, close, duel, hp, strikes } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { item } from '../support/people.ts';
import { doing, fightOf, performed, personOf, told } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

describe('Simple Greatsword: once on any number of targets in range (A18)', () => {
  const sword = { hands: ['simpleGreatsword'] } as const;
  const more = { third: { sheet: someone({ name: 'Third' }), side: 'foes', at: [20, 21.5] } } as const;
  const ally = { third: { sheet: someone({ name: 'Friend' }), side: 'players', at: [20, 21.5] } } as const;
  const scene = duel(sword, {}, { ...close, more });

  it('rolls a die for each target', () => {
    const made = strikes(scene, 'simpleGreatsword/sweep', [4, 5, 1, 1]);
    expect(told(made, 'attacked').shots).toMatchObject([
      { target: 'raider', dice: [4] },
      { target: 'third', dice: [5] },
    ]);
  });

  it('has each of them dodge', () => {
    const made = strikes(scene, 'simpleGreatsword/sweep', [4, 5, 6, 1]);
    expect([hp(made), hp(made, 'third')]).toEqual([20, 14]);
  });

  it('is one Attack, with one Attack Counter', () => {
    const made = strikes(scene, 'simpleGreatsword/sweep', [1, 1]);
    expect(made.scene.fight?.fighters.kira?.counters).toBe(1);
  });

  it('spares the others who is told to', () => {
    const made = strikes(scene, 'simpleGreatsword/sweep', [1], { way: 'alone' });
    expect(told(made, 'attacked').others).toEqual(['raider']);
  });

  it('spares whom its wielder spares', () => {
    const made = strikes(scene, 'simpleGreatsword/sweep', [1], { spend: ['spare:third'] });
    expect(told(made, 'attacked').others).toEqual(['raider']);
  });

  it('hits an ally whom its wielder means to hit', () => {
    const at = duel(sword, {}, { ...close, more: ally });
    const made = strikes(at, 'simpleGreatsword/sweep', [1, 1], { spend: ['sweep:third'] });
    expect(told(made, 'attacked').others).toEqual(['raider', 'third']);
  });

  it('offers each target in reach to be ticked', () => {
    const option = attackOption(scene, 'kira');
    expect(option.spends?.map(({ name }) => name)).toEqual(['Spare Raider', 'Spare Third']);
  });

  it('spares allies', () => {
    const made = strikes(duel(sword, {}, { ...close, more: ally }), 'simpleGreatsword/sweep', [1]);
    expect(told(made, 'attacked').others).toEqual(['raider']);
  });
});

describe('Simple Dagger: thrown', () => {
  const dagger = { hands: ['simpleDagger'] } as const;
  const thrown = strikes(duel(dagger), 'simpleDagger/throw', [6, 1]);

  it('hits with VSN for 4 up to 10 m', () => {
    expect(hp(thrown)).toBe(16);
  });

  it('is gone from the hand', () => {
    expect(personOf(thrown, 'kira')).toMatchObject({ items: [], holding: [] });
  });

  it('lies where its target is', () => {
    expect(thrown.scene.fight?.lying).toMatchObject([{ at: { x: 3100, y: 2000 }, from: 'kira' }]);
  });

  it('lies there after a miss, too', () => {
    expect(strikes(duel(dagger), 'simpleDagger/throw', [1]).scene.fight?.lying).toHaveLength(1);
  });

  it('is no Melee Attack', () => {
    const made = strikes(duel(dagger, {}, close), 'simpleDagger/throw', [6, 1]);
    expect(told(made, 'attacked').shots).toMatchObject([{ modifiers: [{ source: 'pointBlanc' }] }]);
  });
});

describe('Sniper Rifle', () => {
  const sniper = { hands: ['sniperRifle'], skilled: ['rifles'], scores: { vision: 2 } } as const;

  it('rolls a die for each point of VSN above 0 when a shot hits (A21)', () => {
    expect(told(strikes(duel(sniper), 'sniperRifle/fire', [6, 1, 5, 1]), 'landed').doubleDice).toEqual([
      5, 1,
    ]);
  });

  it('does double damage on any 5+', () => {
    expect(hp(strikes(duel(sniper), 'sniperRifle/fire', [6, 1, 5, 1]))).toBe(4);
  });

  it('does so once only', () => {
    expect(hp(strikes(duel(sniper), 'sniperRifle/fire', [6, 1, 5, 6]))).toBe(4);
  });

  it('does its damage else', () => {
    expect(hp(strikes(duel(sniper), 'sniperRifle/fire', [6, 1, 4, 4]))).toBe(12);
  });

  it('never does in unskilled hands', () => {
    expect(hp(strikes(duel({ ...sniper, skilled: [] }), 'sniperRifle/fire', [6, 1]))).toBe(12);
  });
});

describe('Sonic Rifle: Thunderous', () => {
  const sonic = { hands: ['sonicRifle'] } as const;
  const deaf = { abilities: ['deaf'] } as const;
  const near = { third: { sheet: someone({ name: 'Friend' }), side: 'players', at: [20, 22] } } as const;
  const far = { third: { sheet: someone({ name: 'Friend' }), side: 'players', at: [20, 26] } } as const;
  const shot = 'sonicRifle/near';

  it('halves its damage to who cannot hear', () => {
    expect(hp(strikes(duel(sonic, deaf, { apart: 9 }), shot, [6, 6, 1, 1, 1, 1]))).toBe(18);
  });

  it('halves 1 to 1: halves are rounded up (A22)', () => {
    const scene = duel({ ...sonic, skilled: ['rifles'] }, deaf);
    expect(hp(strikes(scene, 'sonicRifle/far', [6, 1, 1, 1, 1]))).toBe(19);
  });

  it('does 1 True damage to each unit within 3 m that hears it', () => {
    expect(hp(strikes(duel(sonic, {}, { apart: 9, more: near }), shot, [1, 1, 1, 1, 5]), 'third')).toBe(19);
  });

  it('does 2 on a 6', () => {
    expect(hp(strikes(duel(sonic, {}, { apart: 9, more: near }), shot, [1, 1, 1, 1, 6]), 'third')).toBe(18);
  });

  it('spares who is farther away', () => {
    expect(hp(strikes(duel(sonic, {}, { apart: 9, more: far }), shot, [1, 1, 1, 1]), 'third')).toBe(20);
  });

  it('spares its user', () => {
    expect(hp(strikes(duel(sonic, {}, { apart: 9, more: near }), shot, [1, 1, 1, 1, 6]), 'kira')).toBe(20);
  });
});

describe('Tesla Rifle: Arcing', () => {
  const tesla = { hands: ['teslaRifle'] } as const;
  const near = { third: { sheet: someone({ name: 'Third' }), side: 'foes', at: [33, 20] } } as const;
  const shot = 'teslaRifle/near';

  it('adds 1 to each die of the Hit Roll', () => {
    const made = strikes(duel(tesla), shot, [3, 1, 1, 1, 1, 1, 6]);
    expect(told(made, 'attacked').shots).toMatchObject([{ hits: 1 }]);
  });

  it('rolls a die for each hit that lands', () => {
    const made = strikes(duel(tesla, {}, { more: near }), shot, [3, 3, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect(told(made, 'arced').dice).toEqual([1, 2]);
  });

  it('does 1 Electric damage to another unit within 5 m on a 4+', () => {
    const made = strikes(duel(tesla, {}, { more: near }), shot, [3, 1, 1, 1, 1, 1, 1, 4]);
    expect(hp(made, 'third')).toBe(19);
  });

  it('jumps to nobody farther away', () => {
    const away = { third: { sheet: someone(), side: 'foes', at: [38, 20] } } as const;
    const made = strikes(duel(tesla, {}, { more: away }), shot, [3, 1, 1, 1, 1, 1, 1]);
    expect(hp(made, 'third')).toBe(20);
  });

  it('jumps to the nearest of several enemies', () => {
    const more = { ...near, fourth: { sheet: someone(), side: 'foes', at: [31, 22] } } as const;
    const made = strikes(duel(tesla, {}, { more }), shot, [3, 1, 1, 1, 1, 1, 1, 4]);
    expect([made.asked.length, hp(made, 'third') + hp(made, 'fourth')]).toEqual([0, 39]);
  });

  it('asks to whom of several enemies where that is turned off', () => {
    const more = { ...near, fourth: { sheet: someone(), side: 'foes', at: [31, 22] } } as const;
    const made = strikes(
      duel({ ...tesla, switches: { arcs: false } }, {}, { more }),
      shot,
      [3, 1, 1, 1, 1, 1, 1, 4],
      {
        answers: { arc: 'fourth' },
      },
    );
    expect([hp(made, 'third'), hp(made, 'fourth')]).toEqual([20, 19]);
  });

  it('rolls 1d6 shots at 40 m, Skilled or not (A23)', () => {
    const made = strikes(duel(tesla, {}, { apart: 30 }), 'teslaRifle/far', [2, 1, 1]);
    expect(told(made, 'attacked').shotDice).toEqual([2]);
  });
});

describe('Minigun', () => {
  it('rolls 2d6 shots', () => {
    const made = strikes(duel({ hands: ['minigun'] }), 'minigun/fire', [1, 2, 1, 1, 1]);
    expect(told(made, 'attacked')).toMatchObject({ shotDice: [1, 2], shots: [{ dice: [1, 1, 1] }] });
  });
});

describe('Bayonets (keyword Module)', () => {
  const gun = [item('Auto Rifle'), item('Hardlight Bayonet')];
  const scene = duel({ items: gun, holding: ['autoRifle'] }, {}, close);
  const fixed = doing(scene, attach, 'kira', { means: 'hardlightBayonet', target: 'autoRifle' });

  it('give the gun a Melee Attack', () => {
    const made = strikes(fixed.scene, 'autoRifle/hardlightBayonet.bayonet', [6, 1, 1]);
    expect(hp(made)).toBe(17);
  });
});

describe('Unarmed Attacks', () => {
  it('have 1 shot with STR for 1 Blunt damage', () => {
    const made = strikes(duel({}, {}, close), 'unarmed/strike', [6, 1]);
    expect(told(made, 'landed')).toMatchObject({ damage: 1, type: 'blunt', landed: 1 });
  });

  it('do Sharp damage where that is chosen', () => {
    const made = strikes(duel({}, {}, close), 'unarmed/strike', [6, 1], { way: 'sharp' });
    expect(told(made, 'landed').type).toBe('sharp');
  });

  it('are Melee', () => {
    expect(strikes(duel({}, {}, { apart: 1 }), 'unarmed/strike', []).refusal?.code).toBe('notTouching');
  });
});

describe('Improvised Attacks', () => {
  const improvise = (
    scene: ReturnType<typeof duel>,
    means: string,
    dice: readonly number[],
    detail?: string,
  ) =>
    performed(
      scene,
      acting('kira', 'improvise', { target: 'raider', means, ...(detail === undefined ? {} : { detail }) }),
      dice,
    );

  it('use the profile of a Simple Melee Weapon', () => {
    const made = improvise(duel({}, {}, close), 'improvised:simpleClub/strike', [6, 1, 1]);
    expect(hp(made)).toBe(16);
  });

  it('do as much less damage as the GM says (A25)', () => {
    const made = improvise(duel({}, {}, close), 'improvised:simpleClub/strike', [6, 1, 1], '-3');
    expect(hp(made)).toBe(19);
  });

  it('want free hands', () => {
    const scene = duel({ hands: ['precisionRifle'] }, {}, close);
    expect(improvise(scene, 'improvised:simpleClub/strike', []).refusal?.code).toBe('noHandFree');
  });

  it('are never taken by themselves', () => {
    const made = performed(duel({}, {}, close), attackOn('kira', 'raider', null), [1]);
    expect(told(made, 'attacked').weapon).toBe('Unarmed');
  });
});

describe('Signature Weapon (Shield)', () => {
  it('strikes in Skilled hands alone', () => {
    const scene = fightOf({
      kira: { sheet: someone({ hands: ['signatureShield'] }), at: [20, 20] },
      raider: { sheet: someone(), side: 'foes', at: [21, 20] },
    });
    expect(strikes(scene, 'signatureShield/strike', []).refusal?.code).toBe('notSkilled');
  });
});

describe('Taunted', () => {
  const by = (id: string) =>
    ({ conditions: [{ id: 'taunted', by: id, byName: null, duration: { ends: [] } }] }) as const;
  const more = { third: { sheet: someone({ name: 'Third' }), side: 'foes', at: [20, 30] } } as const;
  const rifle = { hands: ['precisionRifle'] } as const;

  it('lets one attack only who taunts', () => {
    const scene = duel({ ...rifle, ...by('third') }, {}, { more });
    expect(strikes(scene, 'precisionRifle/near', []).refusal?.code).toBe('mustAttackTaunter');
  });

  it('ends after an Attack', () => {
    const made = strikes(duel({ ...rifle, ...by('raider') }), 'precisionRifle/near', [1, 1, 1, 1]);
    expect(personOf(made, 'kira').conditions).toEqual([]);
  });

  it('ends when their turn ends', () => {
    const scene = duel({ ...rifle, ...by('raider') });
    const made = performed(scene, { kind: 'next', actor: 'kira', asGm: false });
    expect(personOf(made, 'kira').conditions).toEqual([]);
  });
});
