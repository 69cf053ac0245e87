import { describe, expect, test } from 'vitest';
import { speedOf } from '../../../../src/systems/zafir/move/mover.ts';
import { coverOf } from '../../../../src/systems/zafir/move/sight.ts';
import { battle, enemy, hero } from '../table.ts';
import { choices, conditionsOf, effectsOf, knowing, later, modifiersOf, whyNot } from './support.ts';

const ones = (count: number) => Array.from({ length: count }, () => 1);
/** Kira and Tiz against two raiders, so that nobody is alone. */
const field = (kira: ReturnType<typeof knowing>, raider = enemy({ hp: 20, will: 1 }), tiz = hero()) =>
  battle('k.....r\n......s\nt......', { kira, raider, slinger: enemy(), tiz });

describe('Terrorize', () => {
  const seeker = knowing(['terrorize']);

  test('the target panics', () => {
    const after = field(seeker).act('kira', 'terrorize', { target: 'raider', dice: [5, 1, 1] });
    expect(conditionsOf(after, 'raider')).toContain('panic');
  });

  test('resisted, it is Disoriented', () => {
    const after = field(seeker).act('kira', 'terrorize', { target: 'raider', dice: [5, 1, 6] });
    expect(conditionsOf(after, 'raider')).toEqual(['disoriented']);
  });

  test('is for the Living', () => {
    const after = field(seeker, enemy({ type: 'undead' })).act('kira', 'terrorize', { target: 'raider' });
    expect(after.refusal?.code).toBe('wrongType');
  });

  test('cools down for 2 turns', () => {
    const after = field(seeker).act('kira', 'terrorize', { target: 'raider', dice: [5, 1, 6] });
    expect(whyNot(later(after, 1), 'kira', 'terrorize')).toBe('coolingDown');
  });
});

describe('Animate Cover', () => {
  const acolyte = knowing(['animateCover']);
  const held = () =>
    battle('ko.....r\n........', { kira: acolyte, raider: enemy({ hp: 20 }) }).act('kira', 'animateCover', {
      target: 'A1',
    });

  test('half cover in the area is full for allies', () => {
    expect(coverOf(held().state, { attacker: 'raider', target: 'kira' }).cover).toBe('full');
  });

  test('in cover they have 1 Aim Die more for ranged attacks', () => {
    const after = held().attack('kira', 'raider', { dice: ones(7) });
    expect(modifiersOf(after, 'aim').animateCover).toBe(1);
  });

  test('it lasts 2 turns: this one', () => {
    expect(later(held(), 1).state.fight?.areas).toHaveLength(1);
  });

  test('and the next', () => {
    expect(later(held(), 2).state.fight?.areas).toEqual([]);
  });

  test('reaches short range', () => {
    const wide = battle(`k${'.'.repeat(12)}r`, { kira: acolyte, raider: enemy() });
    expect(wide.act('kira', 'animateCover', { target: 'K1' }).refusal?.code).toBe('tileOutOfRange');
  });
});

describe('Curse', () => {
  const cursed = () => field(knowing(['curse'])).act('kira', 'curse', { target: 'raider' });

  test('the target has 2 Aim Dice fewer', () => {
    const after = cursed()
      .next()
      .next()
      .attack('raider', 'kira', { dice: [1, 1, 1, 1] });
    expect(modifiersOf(after, 'aim').curse).toBe(-2);
  });

  test('and 1 Speed less', () => {
    expect(speedOf(cursed().state, 'raider')).toBe(7);
  });

  test("until the caster's next turn begins", () => {
    const after = later(cursed(), 1).act('kira', 'move', { target: 'B1' });
    expect(effectsOf(after, 'raider')).toEqual([]);
  });
});

describe('Daevic Claws', () => {
  test('Will + 1 damage, past cover and armour', () => {
    const raider = enemy({ hp: 20, armourPoints: 4 });
    const stage = battle('k....#r', { kira: knowing(['daevicClaws']), raider });
    const seen = stage.act('kira', 'daevicClaws', { target: 'raider' });
    const open = battle('k.....r', { kira: knowing(['daevicClaws']), raider });
    expect([
      seen.refusal?.code ?? null,
      open.act('kira', 'daevicClaws', { target: 'raider' }).who('raider').battle.hp,
    ]).toEqual(['outOfSight', 17]);
  });

  test('shields stop it', () => {
    const shield = { source: 'armour', what: 'Shield', points: 6, duration: { ends: [] } };
    const after = field(
      knowing(['daevicClaws']),
      enemy({ hp: 20, battle: { hp: 20, shields: [shield] } }),
    ).act('kira', 'daevicClaws', { target: 'raider' });
    expect(after.who('raider').battle.hp).toBe(20);
  });
});

describe('Encourage', () => {
  const acolyte = knowing(['encourage']);

  test('an ally who has not acted has an action more this round', () => {
    const after = field(acolyte)
      .act('kira', 'encourage', { target: 'tiz' })
      .next()
      .act('tiz', 'move', { target: 'B3' });
    expect(after.state.fight?.turn?.actions).toBe(2);
  });

  test('one whose turn is over takes it after the one who encourages', () => {
    const acted = field(acolyte).play({ kind: 'next', actor: 'tiz', asGm: false });
    const after = acted.act('kira', 'encourage', { target: 'tiz' }).next();
    expect(after.state.fight?.turn).toMatchObject({ actor: 'tiz', actions: 1 });
  });

  test('and no second one', () => {
    const acted = field(acolyte).play({ kind: 'next', actor: 'tiz', asGm: false });
    const after = acted
      .act('kira', 'encourage', { target: 'tiz' })
      .next()
      .act('tiz', 'move', { target: 'B3' });
    expect(after.state.fight?.order.position).toBe(2);
  });

  test('who is Stunned loses it', () => {
    const acted = field(acolyte)
      .play({ kind: 'next', actor: 'tiz', asGm: false })
      .condition('tiz', 'stunned');
    const after = acted.act('kira', 'encourage', { target: 'tiz' }).next();
    expect(conditionsOf(after, 'tiz')).toEqual([]);
  });

  test('is for allies, not for oneself', () => {
    expect(choices(field(acolyte), 'kira', 'encourage')).toEqual(['tiz']);
  });
});

describe('Ethereal Suspension', () => {
  const acolyte = knowing(['etherealSuspension']);
  const hung = (target: string) => field(acolyte).act('kira', 'etherealSuspension', { target });

  test('an ally can do nothing', () => {
    const three = battle('k.....r\nt......\nn......', {
      kira: acolyte,
      raider: enemy(),
      tiz: hero(),
      nila: hero(),
    });
    const after = three.act('kira', 'etherealSuspension', { target: 'tiz' });
    expect(after.act('tiz', 'move', { target: 'B2' }).refusal?.code).toBe('helpless');
  });

  test('nor be aimed at', () => {
    expect(hung('tiz').attack('raider', 'tiz').refusal?.code).toBe('untargetable');
  });

  test('for 2 turns', () => {
    expect(conditionsOf(later(hung('tiz'), 2), 'tiz')).toEqual([]);
  });

  test('not on enemies', () => {
    expect(hung('raider').refusal?.code).toBe('chooseTarget');
  });

  test('Discarnate: also on enemies', () => {
    const kira = knowing(['etherealSuspension', 'discarnate']);
    const after = field(kira).act('kira', 'etherealSuspension', { target: 'raider' });
    expect(conditionsOf(after, 'raider')).toEqual(['etherealSuspension']);
  });

  describe('used out of concealment', () => {
    const concealed = (target: string) =>
      battle('k.......r\nt........', {
        kira: { sheet: knowing(['etherealSuspension', 'discarnate']), unit: { concealed: true } },
        tiz: hero(),
        raider: enemy(),
      }).act('kira', 'etherealSuspension', { target }).state.fight?.units.kira?.concealed;

    test('on an enemy gives its user away', () => expect(concealed('raider')).toBe(false));

    test('on an ally does not', () => expect(concealed('tiz')).toBe(true));
  });
});

describe('Guidance', () => {
  const acolyte = knowing(['guidance']);
  const guided = (target: string) => field(acolyte).act('kira', 'guidance', { target });

  test('2 Aim Dice more', () => {
    expect(modifiersOf(guided('tiz').attack('tiz', 'raider', { dice: ones(9) }), 'aim').guidance).toBe(2);
  });

  test('and 1 Crit Die', () => {
    expect(modifiersOf(guided('tiz').attack('tiz', 'raider', { dice: ones(9) }), 'crit').guidance).toBe(1);
  });

  test('may be oneself', () => {
    expect(effectsOf(guided('kira'), 'kira')).toMatchObject([{ id: 'guidance' }]);
  });

  test("until the caster's next turn begins", () => {
    const after = later(guided('tiz'), 1).act('kira', 'move', { target: 'B1' });
    expect(effectsOf(after, 'tiz')).toEqual([]);
  });
});

describe('Mind Flay', () => {
  const acolyte = knowing(['mindFlay']);

  test('on a success the target is Disoriented', () => {
    const after = field(acolyte).act('kira', 'mindFlay', { target: 'raider', dice: [5, 1, 1, 1, 1, 1] });
    expect(conditionsOf(after, 'raider')).toEqual(['disoriented']);
  });

  test('with a Crit Effect it is Mind Controlled instead', () => {
    const after = field(acolyte).act('kira', 'mindFlay', { target: 'raider', dice: [5, 1, 6, 1, 1, 1] });
    expect(conditionsOf(after, 'raider')).toEqual(['mindControlled']);
  });

  test("and the caster's to command", () => {
    const after = field(acolyte).act('kira', 'mindFlay', { target: 'raider', dice: [5, 1, 6, 1, 1, 1] });
    expect(after.state.fight?.units.raider?.controlled).toMatchObject({ by: 'kira', how: 'mind' });
  });

  test('resisted, it has no effect', () => {
    const after = field(acolyte).act('kira', 'mindFlay', { target: 'raider', dice: [5, 1, 6, 1, 1, 6] });
    expect(conditionsOf(after, 'raider')).toEqual([]);
  });

  test('is for the Living', () => {
    const after = field(acolyte, enemy({ type: 'artifact' })).act('kira', 'mindFlay', { target: 'raider' });
    expect(after.refusal?.code).toBe('wrongType');
  });
});

describe('Soul Rend', () => {
  const acolyte = knowing(['soulRend']);
  const rent = (dice: readonly number[], raider = enemy({ hp: 20, will: 1 })) =>
    field(acolyte, raider).act('kira', 'soulRend', { target: 'raider', dice });

  test('2 Nether Damage', () => {
    expect(rent([5, 1, 1]).who('raider').battle.hp).toBe(18);
  });

  test('Disoriented and Panic', () => {
    expect(conditionsOf(rent([5, 1, 1]), 'raider')).toEqual(['disoriented', 'panic']);
  });

  test('resisted, damage and Disoriented', () => {
    expect(conditionsOf(rent([5, 1, 6]), 'raider')).toEqual(['disoriented']);
  });

  test('who is killed by it has nothing more', () => {
    expect(conditionsOf(rent([5, 1, 1], enemy({ hp: 2, will: 1 })), 'raider')).toEqual(['outOfAction']);
  });

  test('works on the Animated, too', () => {
    expect(rent([5, 1], enemy({ hp: 20, type: 'animated' })).who('raider').battle.hp).toBe(18);
  });

  test('not on the Undead', () => {
    expect(rent([], enemy({ type: 'undead' })).refusal?.code).toBe('wrongType');
  });
});
