import { describe, expect, it } from 'vitest';
import { duel, strikes } from '../support/attacks.ts';
import { acting, nextOf } from '../support/intents.ts';
import { fightOf, performed, personOf, told } from '../support/scenes.ts';
import { someone, type Said } from '../support/someone.ts';
import { armed, item } from '../support/people.ts';
import { power } from '../support/powers.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { Fighter } from '../../../../src/systems/riftbound/scene.ts';

/** The same two without places: far apart, as far as anything measured it. */
const inMind = (hands: 'precisionRifle' | 'simpleBaton' | 'simpleSpear') => {
  const party = { rules: { ...duel().party.rules, space: 'mind' as const } };
  return duel({ hands: [hands] }, {}, { apart: 60, setting: { party } });
};
const says = (where: string) => ({ answers: { where } });
const misses = [1, 1, 1, 1];
const shot = 'precisionRifle/near';

describe('The theatre of the mind', () => {
  it('asks the GM once where people are', () => {
    const { asked } = strikes(inMind('precisionRifle'), shot, misses);
    expect(asked.map(({ asked: whom }) => whom)).toEqual(['gm']);
  });

  it.for([
    ['clear', []],
    ['beset', [{ source: 'pointBlanc', amount: -2 }]],
    ['targetBeset', [{ source: 'targetPointBlanc', amount: -1 }]],
  ] as const)('takes what the GM says: %s', ([where, modifiers]) => {
    const made = strikes(inMind('precisionRifle'), shot, misses, says(where));
    expect(told(made, 'attacked').shots).toMatchObject([{ modifiers }]);
  });

  it('lets the GM say that it is out of reach: nothing is spent', () => {
    const made = strikes(inMind('precisionRifle'), shot, [], says('out'));
    expect([made.refusal?.code, personOf(made, 'kira').items[0]?.ammo]).toEqual(['gmSaysOutOfReach', 4]);
  });

  it.for(['simpleBaton/strike', 'simpleSpear/strike'] as const)('asks of reach alone for %s', (means) => {
    const hands = means === 'simpleBaton/strike' ? 'simpleBaton' : 'simpleSpear';
    const dice = hands === 'simpleBaton' ? [1, 1, 1] : [1, 1];
    const { asked } = strikes(inMind(hands), means, dice);
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['clear', 'out']);
  });

  it('lets one Grapple whom nothing measures', () => {
    const made = performed(inMind('simpleBaton'), acting('kira', 'grapple', { target: 'raider' }), [
      ...[2, 3, 4],
      ...[5, 4, 3],
    ]);
    expect(told(made, 'grappleTried').came).toBeNull();
  });
});

const party = { rules: { ...duel().party.rules, space: 'mind' as const } };
const watching: Partial<Fighter> = {
  overwatch: { shots: 1, weapon: null, trigger: { when: 'best' }, duration: untilRemoved, centre: null },
};
const goes = acting('kira', 'move', { detail: 'behind the crates' });

describe('Moves in the theatre of the mind', () => {
  const watched = duel({}, { hands: ['precisionRifle'] }, { setting: { party }, raiderAs: watching });
  const moves = (answer: string, dice: readonly number[] = []) =>
    performed(watched, goes, dice, { 'mind.move': answer });

  it('ask the GM once who on Overwatch sees them', () => {
    const { asked } = moves('none');
    expect(asked.map((one) => [one.asked, one.options.map(({ id }) => id)])).toEqual([
      ['gm', ['clear:raider', 'beset:raider', 'targetBeset:raider', 'none']],
    ]);
  });

  it('ask nobody where nobody watches', () => {
    expect(performed(duel({}, {}, { setting: { party } }), goes).asked).toEqual([]);
  });

  it('let those fire whom the GM names', () => {
    const made = moves('clear:raider', [1, 1, 1, 1]);
    expect(told(made, 'attacked')).toMatchObject({ actor: 'raider', overwatch: true });
  });

  it('keep the shot of who does not see them', () => {
    expect(moves('none').scene.fight?.fighters.raider?.overwatch?.shots).toBe(1);
  });

  it('take what the GM says of contact', () => {
    const made = moves('beset:raider', [1, 1, 1, 1]);
    expect(told(made, 'attacked').shots).toMatchObject([
      { modifiers: [{ source: 'pointBlanc', amount: -2 }] },
    ]);
  });
});

describe('Grapples in the theatre of the mind', () => {
  const wins = [5, 4, 3, 4, 3, 2];
  const grapples = (hands: 'simpleBaton' | 'primitiveWhip', where: string, dice: readonly number[]) => {
    const kira: Said = { hands: [hands], skilled: ['whips'] };
    const scene = duel(kira, { hands: ['precisionRifle'] }, { setting: { party }, raiderAs: {} });
    const means = { target: 'raider', means: 'grappled' };
    return performed(scene, acting('kira', 'grapple', means), dice, { 'mind.reach': where });
  };

  it.for([
    ['simpleBaton', ['touching', 'out']],
    ['primitiveWhip', ['touching', 'near', 'out']],
  ] as const)('ask the GM once how near they are, with %s', ([hands, options]) => {
    const { asked } = grapples(hands, 'touching', wins);
    expect(asked.map((one) => [one.asked, one.options.map(({ id }) => id)])).toEqual([['gm', options]]);
  });

  it('are taken back where the GM says that they are too far: no Action is spent', () => {
    const made = grapples('simpleBaton', 'out', []);
    expect([made.refusal?.code, made.scene.fight?.turn?.actions]).toEqual(['gmSaysOutOfReach', 2]);
  });

  it.for([
    ['near', 1],
    ['touching', 0],
  ] as const)('pull in whom a whip holds from afar, and nobody in contact: %s', ([where, pulls]) => {
    const made = grapples('primitiveWhip', where, wins);
    expect(made.events.filter(({ type }) => type === 'pulled')).toHaveLength(pulls);
  });

  it('lets an ally break a hold only where the GM says that they are in contact', () => {
    const held = { id: 'grappled', by: 'raider', byName: null, duration: { ends: [] } } as const;
    const more = { mo: { sheet: someone({ name: 'Mo', conditions: [held] }), at: [20, 21] } } as const;
    const scene = duel({}, {}, { setting: { party }, more });
    const made = performed(scene, acting('kira', 'escape', { target: 'mo' }), [], { 'mind.reach': 'out' });
    expect(made.refusal?.code).toBe('gmSaysOutOfReach');
  });
});

describe('Powers at somebody in the theatre of the mind', () => {
  const uses = (range: number, where: string) => {
    const trick = power({ when: 'action', aim: 'enemy', range });
    const scene = duel({ powers: [trick] }, {}, { setting: { party } });
    return performed(scene, acting('kira', 'power', { target: 'raider', means: 'it' }), [], {
      'mind.reach': where,
    });
  };

  it.for([
    [12, ['near', 'out']],
    [0, ['touching', 'out']],
  ] as const)('ask the GM whether they reach, with a range of %s m', ([range, options]) => {
    const { asked } = uses(range, options[0]);
    expect(asked.map((one) => [one.asked, one.options.map(({ id }) => id)])).toEqual([['gm', options]]);
  });

  it('work where the GM says so', () => {
    expect(told(uses(12, 'near'), 'powerUsed')).toMatchObject({ actor: 'kira', target: 'raider' });
  });

  it('cost nothing where the GM says that it is too far', () => {
    const made = uses(12, 'out');
    expect([made.refusal?.code, made.scene.fight?.turn?.actions]).toEqual(['gmSaysOutOfReach', 2]);
  });
});

describe('A planned Action in the theatre of the mind', () => {
  const waits = fightOf(
    {
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [10, 10] },
      tiz: { sheet: someone({ name: 'Tiz', hands: ['laserRifle'] }), at: [14, 10] },
    },
    { turn: 'raider', party },
  );
  const seizes = (target: string, answers: Readonly<Record<string, string>>, dice: readonly number[]) => {
    const waiting = performed(waits, acting('tiz', 'seize', { target })).scene;
    return performed(waiting, acting('raider', 'move', { detail: 'on' }), dice, answers);
  };

  it('is done once the Initiative is seized, as the GM says where people are', () => {
    const made = seizes('attack|raider|', { where: 'clear' }, [3, 4, 5, 6, 6, 1, 1, 1, 1]);
    expect(told(made, 'attacked')).toMatchObject({ actor: 'tiz', weapon: 'Laser Rifle, Short range' });
  });

  it('leaves the Action for something else where the GM says that it is out of reach', () => {
    const made = seizes('attack|raider|', { where: 'out' }, [3, 4, 5]);
    expect([told(made, 'seizeReturned'), made.scene.fight?.turn]).toMatchObject([
      { actor: 'tiz', why: 'tooFar' },
      { actor: 'tiz', actions: 1 },
    ]);
  });

  it('may be a Grapple', () => {
    const made = seizes('grapple|raider|', { 'mind.reach': 'touching' }, [3, 4, 5, 1, 2, 3, 5, 4, 3]);
    expect(told(made, 'grappleTried')).toMatchObject({ actor: 'tiz', came: null });
  });
});

describe('Intercept in the theatre of the mind', () => {
  const tank: Said = { name: 'Tank', abilities: ['interceptI'] };
  const scene = fightOf(
    {
      kira: { sheet: someone({ name: 'Kira', hands: ['simpleBaton'] }), at: [1, 1] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [90, 90] },
      tank: { sheet: someone(tank), side: 'foes', at: [50, 50] },
    },
    { party },
  );
  const wants = { 'panel.dodge': 'intercept:raider:raider' };
  const strike = (dice: readonly number[], more: Readonly<Record<string, string>> = {}) =>
    strikes(scene, 'simpleBaton/strike', dice, { answers: { ...wants, ...more } });

  it('asks the GM whether they get there', () => {
    const made = strike([6, 6, 6, 6, 1, 1, 1]);
    expect(made.asked.filter(({ id }) => id === 'mind.move').map(({ asked }) => asked)).toEqual(['gm']);
  });

  it('takes the hits where the GM says so', () => {
    expect(told(strike([6, 6, 6, 6, 1, 1, 1]), 'intercepted').hits).toBe(3);
  });

  it('costs nothing where the GM says that it is too far', () => {
    const made = strike([6, 6, 6, 1, 1, 1], { 'mind.move': 'none' });
    expect(personOf(made, 'tank').sp.now).toBe(4);
  });
});

describe('Plasma in the theatre of the mind', () => {
  const cannon = item('Plasma Cannon');
  const scene = fightOf(
    {
      kira: { sheet: armed([cannon], { name: 'Kira', scores: { strength: 3 } }), at: [1, 1] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [90, 90] },
    },
    { party },
  );
  const fired = performed(scene, acting('kira', 'plasma', { target: 'raider', means: cannon.id }));
  const ends = (answer: string, dice: readonly number[]) =>
    performed(fired.scene, nextOf('kira'), dice, { 'mind.plasma': answer });

  it('flies where it was said', () => {
    expect(told(fired, 'disruptionMade')).toMatchObject({ bearing: null, where: 'Raider' });
  });

  it('burns whom the GM names', () => {
    expect(personOf(ends('raider', [2, 2, 2]), 'raider').hp.now).toBe(14);
  });

  it('explodes where the GM says that it meets something', () => {
    expect(ends('touches', [2, 2, 2]).scene.fight?.plasma).toEqual([]);
  });
});

describe('What is near in the theatre of the mind is the GM’s to say', () => {
  it('whom Thunderous reaches', () => {
    const scene = duel({ hands: ['sonicRifle'] }, {}, { setting: { party } });
    const made = strikes(scene, null, [1, 1, 1, 1, 6], { answers: { 'mind.near': 'raider' } });
    expect(personOf(made, 'raider').hp.now).toBe(18);
  });

  it('whom Supercharge reaches', () => {
    const scene = fightOf(
      {
        kira: { sheet: someone({ abilities: ['supercharge'] }), at: [1, 1] },
        tiz: { sheet: someone({ sp: [0, 3] }), at: [90, 1] },
        omar: { sheet: someone({ sp: [0, 3] }), at: [90, 90] },
      },
      { party },
    );
    const made = performed(scene, acting('kira', 'supercharge'), [], { 'mind.near': 'tiz' });
    expect([personOf(made, 'tiz').sp.now, personOf(made, 'omar').sp.now]).toEqual([3, 0]);
  });
});
