import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Obstacle } from '../../../../src/engine/space/plane/index.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { PanelAttack } from '../../../../src/systems/riftbound/abilities/panels/fallen.ts';
import { beforeDodgeRolls } from '../../../../src/systems/riftbound/abilities/panels/before.ts';
import { afterDodgeRolls } from '../../../../src/systems/riftbound/abilities/panels/dodged.ts';
import { afterHitRoll } from '../../../../src/systems/riftbound/abilities/panels/hit.ts';
import type { AttributeId } from '../../../../src/systems/riftbound/content/attributes.ts';
import type { Fighter, Scene } from '../../../../src/systems/riftbound/scene.ts';
import { fightOf, personOf, played, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const attack: PanelAttack = {
  actor: 'raider',
  from: 'raider',
  weapon: 'Club',
  attack: { indirect: false },
  damage: 3,
  melee: true,
  overwatch: false,
};

interface Cast {
  readonly tiz?: Said;
  readonly kira?: Said;
  readonly raider?: Said;
  readonly fighter?: Partial<Fighter>;
  readonly foe?: Partial<Fighter>;
}

/** A Raider beside Tiz, with Kira 2 m behind. */
const scene = ({ tiz, kira, raider, fighter, foe }: Cast = {}, rules = {}) => {
  const made = fightOf({
    raider: {
      sheet: someone({ name: 'Raider', ...raider }),
      side: 'foes',
      at: [11, 10],
      ...(foe ? { fighter: foe } : {}),
    },
    tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 10], ...(fighter ? { fighter } : {}) },
    kira: { sheet: someone({ name: 'Kira', ...kira }), at: [8, 10] },
  });
  return { ...made, party: { ...made.party, rules: { ...made.party.rules, ...rules } } };
};

const prepared = (attribute: AttributeId, left = 2) => ({
  prepared: [{ id: 'p1', attribute, left, duration: untilRemoved }],
});

/** A Dodge Roll of Tiz's at 4+, as it comes to its panel. */
const dodging = (
  at: Scene,
  dice: readonly number[],
  count: number,
  answers: Readonly<Record<string, string>> = {},
  made: PanelAttack = attack,
) =>
  played(
    at,
    function* (tx: Tx<Scene>): Rule<void> {
      const { id } = yield* tx.roll({ count, sides: 6, label: 'dodge', by: 'tiz' });
      const all = Array.from({ length: count }, (_, place) => ({ place, needed: 4 }));
      yield* afterDodgeRolls(tx, made, [
        { kind: 'dodge', roll: id, of: 'tiz', by: 'tiz', attribute: 'agility', dice: all },
      ]);
    },
    dice,
    answers,
  );

/** A Hit Roll of the Raider's at 4+. */
const hitting = (
  at: Scene,
  dice: readonly number[],
  count: number,
  answers: Readonly<Record<string, string>> = {},
  made: PanelAttack = attack,
) =>
  played(
    at,
    function* (tx: Tx<Scene>): Rule<void> {
      const { id } = yield* tx.roll({ count, sides: 6, label: 'hit', by: 'raider' });
      const all = Array.from({ length: count }, (_, place) => ({ place, needed: 4 }));
      yield* afterHitRoll(
        tx,
        made,
        { kind: 'hit', roll: id, of: 'raider', by: 'raider', attribute: 'strength', dice: all },
        ['tiz'],
      );
    },
    dice,
    answers,
  );

const optionsOf = (asked: ReturnType<typeof dodging>['asked'], who: string) =>
  asked.filter((one) => one.asked === who).flatMap(({ options }) => options.map(({ id }) => id));

describe('Prepare, in a panel', () => {
  it('rerolls dice that use its Rating', () => {
    const came = dodging(scene({ fighter: prepared('agility') }), [2, 5, 6], 2);
    expect(told(came, 'rerolled')).toMatchObject({ source: 'prepare', dice: [[2, 6]] });
  });

  it('rerolls two dice in all', () => {
    const came = dodging(scene({ fighter: prepared('agility') }), [2, 3, 1, 6, 5], 3);
    expect(came.scene.fight?.fighters.tiz?.prepared[0]?.left).toBe(0);
  });

  it('never rerolls the same die twice', () => {
    const came = dodging(scene({ fighter: prepared('agility') }), [2, 1], 1);
    expect(came.scene.fight?.fighters.tiz?.prepared[0]?.left).toBe(1);
  });

  it('does nothing for another Rating', () => {
    expect(dodging(scene({ fighter: prepared('strength') }), [2], 1).asked).toEqual([]);
  });

  it('gives two dice for each roll where the house has it so', () => {
    const came = dodging(scene({ fighter: prepared('agility') }, { prepare: 'eachRoll' }), [2, 6], 1);
    expect(came.scene.fight?.fighters.tiz?.prepared[0]?.left).toBe(2);
  });

  it('rerolls misses of a Hit Roll', () => {
    const came = hitting(scene({ foe: prepared('strength') }), [1, 6], 1);
    expect(told(came, 'rerolled')).toMatchObject({ roll: 'hit', dice: [[1, 6]] });
  });
});

describe('Try That Again I', () => {
  const lancer: Cast = { raider: { abilities: ['tryThatAgainI'], sp: 2 } };

  it('rerolls a die of a Hit Roll for 1 SP', () => {
    const came = hitting(scene(lancer), [1, 2, 6], 2);
    expect([told(came, 'rerolled').dice, personOf(came, 'raider').sp.now]).toEqual([[[1, 6]], 1]);
  });

  it('does so once a turn', () => {
    const came = hitting(scene({ ...lancer, foe: { used: ['tryThatAgainI'] } }), [1], 1);
    expect(came.asked).toEqual([]);
  });

  it('is not asked for where all dice hit', () => {
    expect(hitting(scene(lancer), [4, 5], 2).asked).toEqual([]);
  });

  it('is not asked for without SP', () => {
    expect(hitting(scene({ raider: { ...lancer.raider, sp: [0, 2] } }), [1], 1).asked).toEqual([]);
  });

  it('spends nothing where the roll is kept', () => {
    const came = hitting(scene(lancer), [1], 1, { 'panel.hit': 'none' });
    expect(personOf(came, 'raider').sp.now).toBe(2);
  });
});

describe('Try That Again II', () => {
  const lancer: Cast = { raider: { abilities: ['tryThatAgainII'], sp: 3 } };

  it('rerolls up to two dice of a Hit Roll, for 1 SP each', () => {
    const came = hitting(scene(lancer), [1, 2, 5, 6], 2, { 'panel.hit': 'tryThatAgainII,tryThatAgainII#2' });
    expect(personOf(came, 'raider').sp.now).toBe(1);
  });

  it('can roll the same die again', () => {
    const came = hitting(scene(lancer), [1, 2, 6], 1, { 'panel.hit': 'tryThatAgainII,tryThatAgainII#2' });
    expect(told(came, 'rerolled').dice).toEqual([[2, 6]]);
  });

  it('is not paid for twice where the first reroll hits', () => {
    const came = hitting(scene(lancer), [1, 6], 1, { 'panel.hit': 'tryThatAgainII,tryThatAgainII#2' });
    expect(personOf(came, 'raider').sp.now).toBe(2);
  });

  it('is not limited to once a turn', () => {
    expect(hitting(scene({ ...lancer, foe: { used: ['tryThatAgainII'] } }), [1, 6], 1).asked).toHaveLength(1);
  });
});

describe('Patience', () => {
  const watching = { ...attack, melee: false, overwatch: true };
  const patient: Cast = { raider: { abilities: ['patience'], sp: 2 } };

  it('rerolls a die of an Overwatch Attack for 1 SP, without a question', () => {
    const came = hitting(scene(patient), [1, 6], 1, {}, watching);
    expect([came.asked.length, personOf(came, 'raider').sp.now]).toEqual([0, 1]);
  });

  it('does nothing for other Attacks', () => {
    expect(hitting(scene(patient), [1], 1).asked).toEqual([]);
  });

  it('does so once a turn', () => {
    const came = hitting(scene({ ...patient, foe: { used: ['patience'] } }), [1], 1, {}, watching);
    expect(personOf(came, 'raider').sp.now).toBe(2);
  });

  it('stays away where it is turned off', () => {
    const off = { raider: { ...patient.raider, switches: { patience: false } } };
    expect(personOf(hitting(scene(off), [1], 1, {}, watching), 'raider').sp.now).toBe(2);
  });

  it('leaves prepared dice to come first: they are free', () => {
    const came = hitting(scene({ ...patient, foe: prepared('strength') }), [1, 6], 1, {}, watching);
    expect(personOf(came, 'raider').sp.now).toBe(2);
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

describe('Cautious', () => {
  const overwatch = {
    shots: 1,
    weapon: null,
    trigger: { when: 'best' },
    duration: untilRemoved,
    centre: null,
  } as const;
  const careful: Cast = { tiz: { abilities: ['highAlert', 'cautious'], sp: 2 }, fighter: { overwatch } };

  it('makes something 1 SP cheaper before the Overwatch ends', () => {
    expect(personOf(dodging(scene(careful), [1, 6], 1), 'tiz').sp.now).toBe(2);
  });

  it('does so once an Overwatch', () => {
    const spared = { ...careful, fighter: { overwatch: { ...overwatch, spared: true as const } } };
    expect(personOf(dodging(scene(spared), [1, 6], 1), 'tiz').sp.now).toBe(1);
  });

  it('lets somebody without SP use it', () => {
    expect(dodging(scene({ ...careful, tiz: { ...careful.tiz, sp: [0, 2] } }), [1, 6], 1).asked).toHaveLength(
      1,
    );
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

describe('Generous', () => {
  const both: Cast = { tiz: { hands: ['simpleLongsword'], skilled: ['simple'], sp: 2 } };

  it("lets somebody spend an ally's SP", () => {
    const came = dodging(scene({ ...both, kira: { abilities: ['generous'], sp: 2 } }), [1, 6], 1, {
      'panel.dodged': 'parry:simpleLongsword@kira',
    });
    expect([personOf(came, 'tiz').sp.now, personOf(came, 'kira').sp.now]).toEqual([2, 1]);
  });

  it("spends one's own SP where nothing else is said", () => {
    const came = dodging(scene({ ...both, kira: { abilities: ['generous'], sp: 2 } }), [1, 6], 1);
    expect([personOf(came, 'tiz').sp.now, personOf(came, 'kira').sp.now]).toEqual([1, 2]);
  });

  it('pays for who has none', () => {
    const poor = {
      tiz: { ...both.tiz, sp: [0, 2] as const },
      kira: { abilities: ['generous'] as const, sp: 2 },
    };
    expect(personOf(dodging(scene(poor), [1, 6], 1), 'kira').sp.now).toBe(1);
  });

  it('asks for a willing one', () => {
    const unwilling = { ...both, kira: { abilities: ['generous'] as const, willing: false } };
    expect(optionsOf(dodging(scene(unwilling), [1, 6], 1).asked, 'tiz')).toEqual([
      'parry:simpleLongsword',
      'none',
    ]);
  });

  it('lends nothing to enemies', () => {
    const foe = scene({ ...both, raider: { abilities: ['generous'] } });
    expect(optionsOf(dodging(foe, [1, 6], 1).asked, 'tiz')).toEqual(['parry:simpleLongsword', 'none']);
  });
});

describe('Prestige, in a panel', () => {
  it('rerolls a whole roll for all three', () => {
    const came = dodging(scene({ tiz: { prestige: 3 } }), [1, 5, 6, 2], 2, { 'panel.dodged': 'prestige' });
    expect([told(came, 'rerolled').dice, personOf(came, 'tiz').prestige]).toEqual([
      [
        [1, 6],
        [5, 2],
      ],
      0,
    ]);
  });

  it('is never spent unasked', () => {
    expect(personOf(dodging(scene({ tiz: { prestige: 3 } }), [1], 1), 'tiz').prestige).toBe(3);
  });

  it('asks nobody with less', () => {
    expect(dodging(scene({ tiz: { prestige: 2 } }), [1], 1).asked).toEqual([]);
  });
});

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

/** Two hits on Tiz, before the Dodge Roll. */
const before = (
  at: Scene,
  answers: Readonly<Record<string, string>> = {},
  dice: readonly number[] = [],
  hits = 2,
) => {
  let left: unknown;
  const came = played(
    at,
    function* (tx: Tx<Scene>): Rule<void> {
      left = yield* beforeDodgeRolls(tx, attack, [{ target: 'tiz', hits }]);
    },
    dice,
    answers,
  );
  return { ...came, left };
};

describe('Blocking with a shield', () => {
  const buckler: Cast = { tiz: { hands: ['primitiveBuckler'], sp: 3 } };

  it('takes a hit before the Dodge Roll for 1 SP', () => {
    const came = before(scene(buckler), { 'panel.dodge': 'block:primitiveBuckler' });
    expect([came.left, personOf(came, 'tiz').sp.now]).toEqual([[{ target: 'tiz', hits: 1, blocked: 1 }], 2]);
  });

  it('does so once with a Buckler', () => {
    expect(optionsOf(before(scene(buckler)).asked, 'tiz')).toEqual(['block:primitiveBuckler', 'none']);
  });

  it('does so any number of times with a two-handed Shield', () => {
    const shield = { tiz: { hands: ['primitiveShield'] as const, sp: 3 } };
    const came = before(scene(shield), { 'panel.dodge': 'block:primitiveShield,block:primitiveShield#2' });
    expect(came.left).toEqual([{ target: 'tiz', hits: 0, blocked: 2 }]);
  });

  it('is not asked for without SP', () => {
    expect(before(scene({ tiz: { ...buckler.tiz, sp: [0, 3] } })).asked).toEqual([]);
  });
});

describe('Intercept I', () => {
  const tank: Cast = { kira: { abilities: ['interceptI'], sp: 2 } };
  const stepIn = { 'panel.dodge': 'intercept:tiz:tiz' };

  it('takes up to 1d6 hits on its owner', () => {
    expect(before(scene(tank), stepIn, [1]).left).toEqual([
      { target: 'tiz', hits: 1, blocked: 0 },
      { target: 'kira', hits: 1, blocked: 0 },
    ]);
  });

  it('takes no more than there are', () => {
    expect(before(scene(tank), stepIn, [5]).left).toEqual([
      { target: 'tiz', hits: 0, blocked: 0 },
      { target: 'kira', hits: 2, blocked: 0 },
    ]);
  });

  it('costs 1 SP', () => {
    expect(personOf(before(scene(tank), stepIn, [5]), 'kira').sp.now).toBe(1);
  });

  it('moves up to 3 m into contact with who dodges', () => {
    expect(before(scene(tank), stepIn, [5]).scene.fight?.fighters.kira?.at).toEqual({ x: 900, y: 1000 });
  });

  it('can go to the attacker instead', () => {
    expect(optionsOf(before(scene(tank)).asked, 'kira')).toContain('intercept:tiz:raider');
  });

  it('is nothing for who is farther away', () => {
    const far = fightOf({
      raider: { sheet: someone(), side: 'foes', at: [11, 10] },
      tiz: { sheet: someone(), at: [10, 10] },
      kira: { sheet: someone({ abilities: ['interceptI'] }), at: [5, 10] },
    });
    expect(before(far).asked).toEqual([]);
  });

  it('is nothing for who cannot see it', () => {
    const wall: Obstacle = {
      id: 'wall',
      name: 'wall',
      shape: 'line',
      height: 300,
      opaque: true,
      way: 'barrier',
      openings: [],
      points: [
        { x: 900, y: 0 },
        { x: 900, y: 3000 },
      ],
    };
    const hidden = fightOf(
      {
        raider: { sheet: someone(), side: 'foes', at: [11, 10] },
        tiz: { sheet: someone(), at: [10, 10] },
        kira: { sheet: someone({ abilities: ['interceptI'] }), at: [8, 10] },
      },
      { obstacles: [wall] },
    );
    expect(before(hidden).asked).toEqual([]);
  });

  it('is not for oneself', () => {
    expect(before(scene({ tiz: { abilities: ['interceptI'] } })).asked).toEqual([]);
  });

  it('is what happens unasked only where the target would fall', () => {
    const weak = before(scene({ ...tank, tiz: { hp: 6 } }), {}, [5]);
    expect([weak.asked[0]?.default, before(scene(tank)).asked[0]?.default]).toEqual([
      'intercept:tiz:tiz',
      'none',
    ]);
  });

  it('asks the Tank and the one who dodges at the same moment', () => {
    const both = before(scene({ ...tank, tiz: { hands: ['primitiveBuckler'] } }));
    expect(both.asked.map(({ asked }) => asked).sort()).toEqual(['kira', 'tiz']);
  });
});

describe('Intercept II', () => {
  const far = (said: Said, effects: Fighter['effects'] = []) =>
    fightOf({
      raider: { sheet: someone(), side: 'foes', at: [11, 10] },
      tiz: { sheet: someone(), at: [10, 10] },
      kira: { sheet: someone(said), at: [1, 10], fighter: { effects } },
    });

  it('reaches 8 m', () => {
    const came = before(far({ abilities: ['interceptII'] }), { 'panel.dodge': 'intercept:tiz:tiz' }, [1], 3);
    expect(came.left).toEqual([
      { target: 'tiz', hits: 1, blocked: 0 },
      { target: 'kira', hits: 2, blocked: 0 },
    ]);
  });

  it('takes up to 1d6 + 1 hits', () => {
    const came = before(far({ abilities: ['interceptII'] }), { 'panel.dodge': 'intercept:tiz:tiz' }, [1], 3);
    expect(told(came, 'intercepted')).toMatchObject({ die: 1, hits: 2, metres: 8 });
  });

  it('is free and reaches twice as far with Sanctuary', () => {
    const sanctuary = [{ id: 'sanctuary', by: 'kira', number: null, duration: untilRemoved }] as const;
    const scene = fightOf({
      raider: { sheet: someone(), side: 'foes', at: [21, 10] },
      tiz: { sheet: someone(), at: [20, 10] },
      kira: { sheet: someone({ abilities: ['interceptII'] }), at: [4, 10], fighter: { effects: sanctuary } },
    });
    const came = before(scene, { 'panel.dodge': 'intercept:tiz:tiz' }, [5]);
    expect([told(came, 'intercepted').hits, personOf(came, 'kira').sp.now]).toEqual([2, 4]);
  });
});
