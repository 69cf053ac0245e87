import { describe, expect, test } from 'vitest';
import { agreedRisk } from '../../../src/engine/way.ts';
import { groups } from '../../../src/systems/zafir/options.ts';
import { riskWords } from '../../../src/systems/zafir/words/risks.ts';
import { wayTo } from '../../../src/systems/zafir/move/ways.ts';
import { battle, enemy, hero, type ZafirStage } from './table.ts';

const acts = (stage: ZafirStage) => stage.options('kira').acts;
const goals = (stage: ZafirStage) =>
  (acts(stage).find(({ id }) => id === 'move')?.targets ?? []).flatMap(({ id, goal }) =>
    goal === undefined ? [] : [`${id}: ${goal}`],
  );

describe('what is offered', () => {
  const stage = battle('k..t..r', { kira: hero(), tiz: hero(), raider: enemy() });

  test('stands in groups that have names', () => {
    const named = groups.map(({ id }) => id);
    expect(acts(stage).filter(({ group }) => !named.includes(group))).toEqual([]);
  });

  test('says how those stand to the actor at whom it is aimed', () => {
    const attack = acts(stage).find(({ kind }) => kind === 'attack');
    expect(attack?.targets?.map(({ id, relation }) => [id, relation])).toEqual([['raider', 'foe']]);
  });

  test('says what it costs', () => {
    const prices = acts(stage).map(({ id, price }) => [id, price]);
    expect(Object.fromEntries(prices)).toMatchObject({ move: '1 action', interact: 'free' });
  });
});

describe('the goals of a move', () => {
  test('lead to an enemy in reach', () => {
    expect(goals(battle('k.....r', { kira: hero(), raider: enemy() }))).toContain('F1: to Raider');
  });

  test('lead as far as one comes to one who is farther', () => {
    const stage = battle('k.............r', { kira: hero(), raider: enemy() });
    expect(goals(stage)).toContain('I1: towards Raider, as far as I1');
  });

  test('lead into cover', () => {
    const stage = battle('k.......r\n..o......', { kira: hero(), raider: enemy() });
    expect(goals(stage).join()).toContain('into cover at');
  });

  test('tell nothing of a hidden enemy', () => {
    const stage = battle('k.....r', { kira: hero(), 'raider:r': { sheet: enemy(), unit: { hidden: true } } });
    expect(goals(stage)).toEqual([]);
  });
});

describe('a move whose risk has been agreed to', () => {
  const stage = battle('kX.', { kira: hero() });
  const risk = () => {
    const found = wayTo(stage.state, 'kira', 'C1');
    return found.ok ? agreedRisk(riskWords(stage.state, 'kira', found.way)) : '';
  };
  const asked = (agreed: string) =>
    stage.act('kira', 'move', { target: 'C1', agreed }).asked.map(({ code }) => code);

  test('is not asked about again', () => {
    expect(asked(risk())).toEqual([]);
  });

  test('is asked about where it is another by now', () => {
    expect(asked('Nobody may react')).toEqual(['confirmMove']);
  });
});
