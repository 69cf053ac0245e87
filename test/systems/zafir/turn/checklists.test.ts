import { describe, expect, test } from 'vitest';
import { forPhases, untilTurnStart } from '../../../../src/engine/uses/index.ts';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import type { Effect, Fight, Side } from '../../../../src/systems/zafir/scene.ts';
import { battle, byRules, enemy, hero, type ZafirStage } from '../table.ts';

const withBattle = (more: Partial<Hero['battle']>) => ({ ...hero(), battle: { ...hero().battle, ...more } });

const fight = (kira = hero(), unit: { side?: Side; effects?: readonly Effect[] } = {}): ZafirStage =>
  battle('k..r', { kira: { sheet: kira, unit }, raider: enemy() });

const changed = (stage: ZafirStage, more: Partial<Fight>): ZafirStage =>
  stage.with((scene) => (scene.fight === null ? scene : { ...scene, fight: { ...scene.fight, ...more } }));

/** To the enemies' phase. */
const enemies = (stage: ZafirStage, dice: readonly number[] = []) => stage.next(dice);
/** To the next round. */
const nextRound = (stage: ZafirStage, dice: readonly number[] = []) => enemies(stage).next(dice);

const effect = (duration: Effect['duration']): Effect => ({
  id: 'overwatch',
  by: 'kira',
  means: 'primary',
  number: null,
  duration,
});

describe('the start of a round', () => {
  const burning = (left: number | null) =>
    changed(fight(), {
      grid: {
        columns: 4,
        rows: 1,
        tiles: { B1: { features: [{ id: 'flames', left, by: null }] } },
        walls: {},
        links: [],
      },
    });
  const flames = (stage: ZafirStage) => stage.state.fight?.grid.tiles.B1?.features?.[0]?.left;

  test('takes a round off what lies on tiles', () => {
    expect(flames(nextRound(burning(3)))).toBe(2);
  });

  test('removes what has run out', () => {
    expect(nextRound(burning(1)).told()).toContain('Flames on B1: gone.');
  });

  test('leaves what lasts for good', () => {
    expect(flames(nextRound(burning(null)))).toBeNull();
  });

  test('lets smoke clear a little', () => {
    const smoke = {
      id: 's',
      what: 'smoke',
      centre: 'B1',
      radius: 3,
      by: 'kira',
      side: 'players',
      left: 2,
    } as const;
    expect(nextRound(changed(fight(), { areas: [smoke] })).state.fight?.areas[0]?.left).toBe(1);
  });

  test('gives what is had once a round again', () => {
    const used = withBattle({ uses: { 'round:dodge': { spent: 1, cooling: 0 } } });
    expect(nextRound(fight(used)).who('kira').battle.uses).toEqual({});
  });

  test('forgets who has taken damage in the round before', () => {
    expect(nextRound(changed(fight(), { hurt: ['kira'] })).state.fight?.hurt).toEqual([]);
  });
});

describe('the start of a phase', () => {
  test('lets conditions of its own side hurt', () => {
    const burning = fight(hero({ battle: { hp: 4 } })).condition('kira', 'Poisoned');
    expect(nextRound(burning).who('kira').battle.hp).toBe(3);
  });

  test('leaves those of the other side alone', () => {
    const poisoned = fight(hero({ battle: { hp: 4 } })).condition('kira', 'Poisoned');
    expect(enemies(poisoned).who('kira').battle.hp).toBe(4);
  });

  test('counts effects before durations: the last turn of Poisoned still hurts', () => {
    const poisoned = fight(hero({ battle: { hp: 6 } })).condition('kira', 'Poisoned');
    const after = [0, 1, 2, 3].reduce((stage) => nextRound(stage), poisoned);
    expect(after.who('kira').battle.hp).toBe(2);
  });

  test('removes conditions that are over', () => {
    const disoriented = fight().condition('kira', 'Disoriented');
    expect(nextRound(nextRound(disoriented)).who('kira').battle.conditions).toEqual([]);
  });

  test('counts conditions that its units got on the other side', () => {
    const held = { id: 'disoriented', number: null, source: null, by: null } as const;
    const raider = enemy({ battle: { conditions: [{ ...held, duration: forPhases(1, 'players') }] } });
    const after = enemies(battle('k..r', { kira: hero(), raider }));
    expect(after.who('raider').battle.conditions).toEqual([]);
  });

  test('cools down what its units have used', () => {
    const used = withBattle({ uses: { ignite: { spent: 0, cooling: 3 } } });
    expect(nextRound(fight(used)).who('kira').battle.uses.ignite?.cooling).toBe(2);
  });

  test('makes what was used in round 1 with Cooldown 3 ready in round 4', () => {
    const used = withBattle({ uses: { ignite: { spent: 0, cooling: 3 } } });
    expect(nextRound(nextRound(nextRound(fight(used)))).who('kira').battle.uses).toEqual({});
  });

  test('does not cool down what the other side has used', () => {
    const used = withBattle({ uses: { ignite: { spent: 0, cooling: 3 } } });
    expect(enemies(fight(used)).who('kira').battle.uses.ignite?.cooling).toBe(3);
  });

  test('keeps charges that are spent', () => {
    const used = withBattle({ uses: { frag: { spent: 1, cooling: 0 } } });
    expect(nextRound(fight(used)).who('kira').battle.uses.frag?.spent).toBe(1);
  });

  test('ends effects of its side that are over', () => {
    const guided = fight(hero(), { effects: [effect(forPhases(1, 'players'))] });
    expect(nextRound(guided).state.fight?.units.kira?.effects).toEqual([]);
  });

  test('of the players is that of their allies, too', () => {
    const ally = battle('kt.r', {
      kira: hero(),
      tiz: { sheet: withBattle({ uses: { ignite: { spent: 0, cooling: 2 } } }), unit: { side: 'allies' } },
      raider: enemy(),
    });
    const after = ally.next().next().next();
    expect(after.who('tiz').battle.uses.ignite?.cooling).toBe(1);
  });
});

describe("until the beginning of one's next turn", () => {
  const watching = () => fight(hero(), { effects: [effect(untilTurnStart('kira'))] });

  test('an effect goes when the turn begins', () => {
    expect(watching().act('kira', 'move', { target: 'B1' }).state.fight?.units.kira?.effects).toEqual([]);
  });

  test('an effect goes with a turn that was let pass', () => {
    expect(watching().next().state.fight?.units.kira?.effects).toEqual([]);
  });

  test('an effect stays while others act', () => {
    const raider = { ...watching().state.fight?.units.raider, effects: [effect(untilTurnStart('raider'))] };
    const units = { ...watching().state.fight?.units, raider } as Fight['units'];
    expect(enemies(changed(watching(), { units })).state.fight?.units.raider?.effects).toHaveLength(1);
  });
});

describe('the conditions of a unit under control', () => {
  /** Kira controls a burning bandit from the players' phase of round 1 on; a raider stands by. */
  const mastered = (rules: Readonly<Record<string, string>> = {}) =>
    byRules(battle('k.b..r', { kira: hero(), bandit: enemy({ hp: 9 }), raider: enemy() }), rules)
      .condition('bandit', 'mindControlled', 'add', 'kira')
      .condition('bandit', 'burning');
  const hp = (stage: ZafirStage) => stage.who('bandit').battle.hp;

  test('count in the phase it acts in: not in that of its own side', () => {
    expect(hp(mastered().next())).toBe(9);
  });

  test("count in the phase it acts in: in its controller's", () => {
    expect(hp(mastered().next().next([3]))).toBe(6);
  });

  test('count once a round, where it is free again before the other phase', () => {
    const free = mastered().next().next([3]).condition('bandit', 'mindControlled', 'remove');
    expect(hp(free.next())).toBe(6);
  });

  test('run out there, too', () => {
    const marked = mastered().condition('bandit', 'burning', 'remove').condition('bandit', 'exhausted');
    expect(
      marked
        .next()
        .next()
        .next()
        .next()
        .who('bandit')
        .battle.conditions.map(({ id }) => id),
    ).toEqual(['mindControlled']);
  });

  test('by house rule count in the phase of its own side', () => {
    expect(hp(mastered({ controlledTick: 'own' }).next([3]))).toBe(6);
  });

  test("by house rule do not count in its controller's", () => {
    expect(hp(mastered({ controlledTick: 'own' }).next([3]).next())).toBe(6);
  });
});

describe('a condition ends when a GM has said that it does', () => {
  const until = (end: string, condition = 'marked') => fight().condition('kira', condition, 'add', null, end);
  const left = (stage: ZafirStage) => stage.who('kira').battle.conditions.map(({ id }) => id);

  test('with the second round', () => expect(left(nextRound(nextRound(until('2 rounds'))))).toEqual([]));

  test('not with the first', () => expect(left(nextRound(until('2 rounds')))).toEqual(['marked']));

  test("with the end of somebody's turn", () => {
    expect(left(until('end of their turn').play({ kind: 'next', actor: 'kira', asGm: false }))).toEqual([]);
  });

  test("with the start of somebody's turn", () => {
    const marked = until("start of Raider's turn").next();
    expect(left(marked.act('raider', 'move', { target: 'C1' }))).toEqual([]);
  });

  test('with the encounter', () => expect(left(until('end of the fight').end())).toEqual([]));

  test('what lasts so many turns goes on after the encounter', () => {
    expect(left(fight().condition('kira', 'poisoned').end())).toEqual(['poisoned']);
  });
});
