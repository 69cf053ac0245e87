import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../src/engine/rule.ts';
import type { Tx } from '../../../../../src/engine/tx.ts';
import { untilRemoved } from '../../../../../src/engine/uses/index.ts';
import { afterDodgeRolls } from '../../../../../src/systems/riftbound/abilities/panels/dodged.ts';
import type { Scene } from '../../../../../src/systems/riftbound/scene.ts';
import { attack, type Cast, scene, prepared, dodging, optionsOf } from '../../support/panels.ts';
import { personOf, played, told } from '../../support/scenes.ts';

describe('The panel after a Dodge Roll', () => {
  const all: Cast = {
    tiz: { hands: ['simpleLongsword'], skilled: ['simple'] },
    kira: { abilities: ['lookOut'] },
    fighter: prepared('agility'),
  };

  it('asks everybody at once, and each of them once', () => {
    expect(dodging(scene(all), [1, 2, 6, 5], 2).asked.map(({ asked }) => asked)).toEqual(['tiz', 'kira']);
  });

  it('ticks the cheapest choice that helps', () => {
    expect(dodging(scene(all), [1, 6], 1).asked[0]?.default).toBe('prepare');
  });

  it('ticks as many free dice as fail', () => {
    expect(dodging(scene(all), [1, 2, 6, 5], 2).asked[0]?.default).toBe('prepare,prepare#2');
  });

  it('asks nobody where all is dodged', () => {
    expect(dodging(scene(all), [4, 5], 2).asked).toEqual([]);
  });

  it('asks nobody where no HP can change', () => {
    expect(dodging(scene(all), [1], 1, {}, { ...attack, damage: 0 }).asked).toEqual([]);
  });

  it('asks nobody for a die that could not dodge', () => {
    const came = played(
      scene(all),
      function* (tx: Tx<Scene>): Rule<void> {
        const { id } = yield* tx.roll({ count: 1, sides: 6, label: 'dodge', by: 'tiz' });
        const dice = [{ place: 0, needed: 7 }];
        yield* afterDodgeRolls(tx, attack, [
          { kind: 'dodge', roll: id, of: 'tiz', by: 'tiz', attribute: 'agility', dice },
        ]);
      },
      [1],
    );
    expect(came.asked).toEqual([]);
  });
});

describe('Parrying with a weapon', () => {
  const armed: Cast = { tiz: { hands: ['simpleLongsword'], skilled: ['simple'], sp: 2 } };

  it('rerolls a die of a Dodge Roll against a Melee Attack for 1 SP', () => {
    const came = dodging(scene(armed), [1, 6], 1);
    expect([told(came, 'rerolled').source, personOf(came, 'tiz').sp.now]).toEqual(['parry', 1]);
  });

  it('does nothing against other Attacks', () => {
    expect(dodging(scene(armed), [1], 1, {}, { ...attack, melee: false }).asked).toEqual([]);
  });

  it('asks for Skilled hands', () => {
    expect(dodging(scene({ tiz: { ...armed.tiz, skilled: [] } }), [1], 1).asked).toEqual([]);
  });

  it('takes three Prestige for them', () => {
    const came = dodging(
      scene({ tiz: { ...armed.tiz, skilled: [], prestige: 3, switches: { prestige: false } } }),
      [1, 6],
      1,
      { 'panel.dodged': 'parry:simpleLongsword' },
    );
    expect(personOf(came, 'tiz')).toMatchObject({ prestige: 0, sp: { now: 1 } });
  });

  it('does it once for each weapon that parries', () => {
    const two = { tiz: { ...armed.tiz, hands: ['simpleShortsword', 'simpleDagger'] as const } };
    const came = dodging(scene(two), [1, 1, 6], 1, {
      'panel.dodged': 'parry:simpleShortsword,parry:simpleDagger',
    });
    expect(personOf(came, 'tiz').sp.now).toBe(0);
  });
});

describe('Look out!', () => {
  const friend: Cast = { kira: { abilities: ['lookOut'], sp: 2 } };
  const yes = { 'panel.dodged': 'lookOut' };

  it('rerolls up to 2 dice of somebody else for 1 SP', () => {
    const came = dodging(scene(friend), [1, 2, 3, 6, 5], 3, yes);
    expect([told(came, 'rerolled').dice, personOf(came, 'kira').sp.now]).toEqual([
      [
        [1, 6],
        [2, 5],
      ],
      1,
    ]);
  });

  it('must take the new results', () => {
    expect(told(dodging(scene(friend), [3, 1], 1, yes), 'rerolled').dice).toEqual([[3, 1]]);
  });

  it('is not spent unasked', () => {
    expect(personOf(dodging(scene(friend), [1], 1), 'kira').sp.now).toBe(2);
  });

  it('is once a Dodge Roll', () => {
    expect(optionsOf(dodging(scene(friend), [1, 1, 1], 3).asked, 'kira')).toEqual(['lookOut', 'none']);
  });

  it('is nothing for oneself', () => {
    expect(dodging(scene({ tiz: { abilities: ['lookOut'] } }), [1], 1).asked).toEqual([]);
  });

  it('asks for a willing one', () => {
    expect(dodging(scene({ ...friend, tiz: { willing: false } }), [1], 1).asked).toEqual([]);
  });

  it('works for the deaf who see', () => {
    expect(dodging(scene({ ...friend, tiz: { abilities: ['deaf'] } }), [1], 1).asked).toHaveLength(1);
  });
});

describe('High Alert', () => {
  const overwatch = {
    shots: 1,
    weapon: null,
    trigger: { when: 'best' },
    duration: untilRemoved,
    centre: null,
  } as const;
  const alert: Cast = { tiz: { abilities: ['highAlert'], sp: 2 }, fighter: { overwatch } };

  it('rerolls any number of dice on Overwatch for 1 SP', () => {
    const came = dodging(scene(alert), [1, 2, 3, 6, 5, 4], 3);
    expect([told(came, 'rerolled').dice, personOf(came, 'tiz').sp.now]).toEqual([
      [
        [1, 6],
        [2, 5],
        [3, 4],
      ],
      1,
    ]);
  });

  it('does nothing without Overwatch', () => {
    expect(dodging(scene({ tiz: alert.tiz }), [1], 1).asked).toEqual([]);
  });
});

describe('Sanctuary, in a panel', () => {
  const effects = [{ id: 'sanctuary', by: 'tiz', number: null, duration: untilRemoved }] as const;

  it('rerolls one of the dice up to three times, without a question', () => {
    const came = dodging(scene({ fighter: { effects } }), [1, 2, 3, 6], 1);
    expect([came.asked.length, told(came, 'rerolled').dice]).toEqual([0, [[3, 6]]]);
  });

  it('stops after three', () => {
    expect(told(dodging(scene({ fighter: { effects } }), [1, 1, 1, 2], 1), 'rerolled').dice).toEqual([
      [1, 2],
    ]);
  });
});
