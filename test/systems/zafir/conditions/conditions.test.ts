import { describe, expect, test } from 'vitest';
import type { Character } from '../../../../src/systems/zafir/character/schema.ts';
import { conditions } from '../../../../src/systems/zafir/content/conditions.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const duel = (kira: Parameters<typeof hero>[0] = {}, bandit: Parameters<typeof enemy>[0] = {}): ZafirStage =>
  battle('k....b', { kira: hero(kira), bandit: enemy(bandit) });

const idsOf = (who: Character): readonly string[] => who.battle.conditions.map(({ id }) => id);

/** Everybody's turns pass until the players' next phase; `dice` for what is rolled as the two phases begin. */
const round = (stage: ZafirStage, dice: readonly number[] = []): ZafirStage =>
  stage
    .play({ kind: 'next', actor: null, asGm: true }, {})
    .play({ kind: 'next', actor: null, asGm: true }, { dice });

describe('gaining', () => {
  test('a condition is there once, however often it is given', () => {
    const stage = duel().condition('kira', 'burning').condition('kira', 'burning');
    expect(idsOf(stage.who('kira'))).toEqual(['burning']);
  });

  test('of two Stunned the larger X counts', () => {
    const stage = duel().condition('bandit', 'Stunned 2').condition('bandit', 'Stunned 1');
    expect(stage.who('bandit').battle.conditions[0]?.number).toBe(2);
  });

  test('who is immune does not get it', () => {
    const stage = duel({}, { immune: { damage: [], conditions: ['poisoned'] } }).condition(
      'bandit',
      'poisoned',
    );
    expect(stage.refusal?.code).toBe('isImmune');
  });

  test('a condition that is had again lasts its whole time again', () => {
    const stage = round(duel().condition('kira', 'disoriented')).condition('kira', 'disoriented');
    expect(stage.who('kira').battle.conditions[0]?.duration.ends[0]?.left).toBe(2);
  });

  test('the Hardened do not panic', () => {
    const stage = duel({ disabilities: [{ id: 'hardened', detail: '', aids: [] }] }).condition(
      'kira',
      'panic',
    );
    expect(stage.refusal?.code).toBe('isImmune');
  });
});

describe('each round', () => {
  test('Burning: d3 fire damage at the start of the own phase', () => {
    const stage = round(duel().condition('kira', 'burning'), [3]);
    expect(stage.who('kira').battle.hp).toBe(3);
  });

  test('Acid Burn: d3 acid damage', () => {
    const stage = round(duel().condition('kira', 'acidBurn'), [2]);
    expect(stage.who('kira').battle.hp).toBe(4);
  });

  test('Poisoned: 1 poison damage', () => {
    const stage = round(duel().condition('kira', 'poisoned'));
    expect(stage.who('kira').battle.hp).toBe(5);
  });

  test('Disoriented is over after 2 turns', () => {
    const stage = round(round(duel().condition('kira', 'disoriented')));
    expect(idsOf(stage.who('kira'))).toEqual([]);
  });

  test('Poisoned is over after 4 turns, having hurt in each', () => {
    const poisoned = duel().condition('kira', 'poisoned');
    const stage = round(round(round(round(poisoned))));
    expect([stage.who('kira').battle.hp, idsOf(stage.who('kira'))]).toEqual([2, []]);
  });

  test('Bleeding Out ends in Out of Action after 3 turns', () => {
    const stage = round(
      round(
        round(
          battle('k.t..b', { kira: hero(), tiz: hero(), bandit: enemy() }).condition('kira', 'bleedingOut'),
        ),
      ),
    );
    expect(idsOf(stage.who('kira'))).toEqual(['outOfAction']);
  });

  test("enemies suffer where their phase begins, not the players'", () => {
    const stage = duel()
      .condition('bandit', 'burning')
      .play({ kind: 'next', actor: null, asGm: true }, { dice: [2] });
    expect(stage.who('bandit').battle.hp).toBe(3);
  });
});

describe('what goes with a condition', () => {
  test('the Burning can only move, attack, watch, use an item, or put themselves out', () => {
    const stage = duel({ abilities: ['ignite'] })
      .condition('kira', 'burning')
      .act('kira', 'ignite', { target: 'bandit' });
    expect(stage.refusal?.code).toBe('burningCannot');
  });

  test('Stop Drop & Roll puts out the flames and ends the turn', () => {
    const stage = duel().condition('kira', 'burning').act('kira', 'stopDropRoll');
    expect([idsOf(stage.who('kira')), stage.state.fight?.turn]).toEqual([[], null]);
  });

  test('the Exhausted are no longer on Overwatch', () => {
    const stage = duel().act('kira', 'overwatch').condition('kira', 'exhausted');
    expect(stage.state.fight?.units.kira?.effects).toEqual([]);
  });

  test('Disoriented: 3 Speed, 1 Aim and 1 Will less', () => {
    const { changes } = conditions.find(({ id }) => id === 'disoriented') ?? { changes: {} };
    expect(changes).toEqual({ speed: -3, aim: -1, will: -1 });
  });

  test('who is Unconscious can take no actions', () => {
    const stage = battle('k.t..b', { kira: hero(), tiz: hero(), bandit: enemy() })
      .condition('kira', 'unconscious')
      .act('kira', 'reload');
    expect(stage.refusal?.code).toBe('helpless');
  });
});

describe('Panic', () => {
  test('drives away from enemies, into cover', () => {
    const stage = battle('b.k.#..\n.......', { kira: hero(), bandit: enemy() })
      .condition('kira', 'panic')
      .act('kira', 'fleeInPanic');
    expect(stage.state.fight?.units.kira?.at).toBe('G1'); // behind the wall, out of sight, and farther than the tile right behind it
  });

  test('lets nobody do anything else', () => {
    const stage = duel().condition('kira', 'panic').attack('kira', 'bandit');
    expect(stage.refusal?.code).toBe('panicking');
  });

  test('gives one move, and no action on the turn after', () => {
    const fled = duel().condition('kira', 'panic').act('kira', 'fleeInPanic').next();
    expect([fled.state.fight?.order.round, fled.state.fight?.order.position]).toEqual([2, 2]);
  });
});

describe('whoever panics flees before their turn can be over', () => {
  const trio = () =>
    battle('.k.t.b......', { kira: hero(), tiz: hero(), bandit: enemy() }).condition('kira', 'panic');
  const place = (stage: ZafirStage, id = 'kira') => stage.state.fight?.units[id]?.at;
  const told = (stage: ZafirStage) => stage.events.map(({ type }) => type);

  test('where their player is done without having begun', () => {
    expect(place(trio().play({ kind: 'next', actor: 'kira', asGm: false }))).toBe('A1');
  });

  test('which is told as a turn, not as one let go by', () => {
    const done = trio().play({ kind: 'next', actor: 'kira', asGm: false });
    expect(told(done)).toEqual(['turnBegan', 'moved', 'turnEnded']);
  });

  test('where panic comes in the middle of it', () => {
    const midway = trio()
      .condition('kira', 'panic', 'remove')
      .act('kira', 'move', { target: 'C1' })
      .condition('kira', 'panic');
    expect(place(midway.play({ kind: 'next', actor: 'kira', asGm: false }))).toBe('A1');
  });

  test('where the GM or the clock ends it', () => {
    expect(place(trio().play({ kind: 'next', actor: 'kira', asGm: true }))).toBe('A1');
  });

  test('where the phase is ended', () => expect(place(trio().next())).toBe('A1'));

  test('who fled is not named among those without a turn', () => {
    expect(trio().next().event('stragglers').others).toEqual(['tiz']);
  });

  test('where the turn that runs is ended with the phase', () => {
    const begun = trio()
      .condition('kira', 'panic', 'remove')
      .act('kira', 'move', { target: 'C1' })
      .condition('kira', 'panic');
    expect(place(begun.next())).toBe('A1');
  });

  test('be it with a body on their shoulders', () => {
    const carries = battle('.kt..b......', { kira: hero(), tiz: hero(), bandit: enemy() })
      .condition('tiz', 'unconscious')
      .act('kira', 'pickupBody', { target: 'tiz' })
      .condition('kira', 'panic');
    expect(place(carries.play({ kind: 'next', actor: 'kira', asGm: false }))).toBe('A1');
  });

  test('enemies, too', () => {
    const stage = battle('k.b.........', { kira: hero(), bandit: enemy() }).condition('bandit', 'panic');
    expect(place(stage.next().next(), 'bandit')).not.toBe('C1');
  });

  test('not where Stunned leaves them no action', () => {
    const stunned = trio().condition('kira', 'Stunned 2');
    expect(place(stunned.play({ kind: 'next', actor: 'kira', asGm: false }))).toBe('B1');
  });

  test('once', () => {
    const fled = trio().next().play({ kind: 'setting', text: 'Kira to C1', asGm: true });
    expect(place(fled.next().next())).toBe('C1');
  });

  test('and says so where nowhere is safer', () => {
    const corner = battle('k.b', { kira: hero(), bandit: enemy() }).condition('kira', 'panic');
    expect(corner.play({ kind: 'next', actor: 'kira', asGm: false }).told()).toContain(
      '**Kira** panics and cowers on A1: nowhere is safer.',
    );
  });
});

describe('in words', () => {
  test('who can do nothing is told what they are in', () => {
    const stage = battle('k.t..b', { kira: hero(), tiz: hero(), bandit: enemy() });
    expect(stage.condition('kira', 'etherealSuspension').attack('kira', 'bandit').no).toBe(
      "**Kira** is in Ethereal Suspension and can't take actions.",
    );
  });

  test('a condition that somebody has not is named as one is in it', () => {
    expect(duel().condition('kira', 'panic', 'remove').no).toBe("**Kira** isn't in Panic.");
  });

  test('Stunned says how many actions it takes', () => {
    expect(duel().condition('kira', 'Stunned 2').why()).toEqual(['Psychological: loses its next 2 actions.']);
  });

  test('an end that a GM gives is the one that is told', () => {
    const stage = duel().condition('kira', 'disoriented', 'add', null, '4 rounds');
    expect(stage.told()).toEqual(['**Kira** is **Disoriented** for 4 rounds.']);
  });

  test('bleeding to death is no end of Bleeding Out', () => {
    const bleeds = battle('k.t..b', { kira: hero(), tiz: hero(), bandit: enemy() });
    const stage = round(round(round(bleeds.condition('kira', 'bleedingOut'))));
    expect(stage.told().filter((line) => line.includes('Kira'))).toEqual([
      '**Kira** has bled too much.',
      '**Kira** is **Out of Action**.',
    ]);
  });
});
