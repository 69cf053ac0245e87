import { describe, expect, test } from 'vitest';
import { actGroups } from '../../../src/engine/options.ts';
import { moreView } from '../../../src/view/panels/more.ts';
import { movesView } from '../../../src/view/panels/moves.ts';
import { notNowView } from '../../../src/view/panels/not.ts';
import { act, attack, buttonsOf, choice, desk, labels, many, selectsOf } from './desk.ts';

const tired = { code: 'tired', params: {} };

describe('More…', () => {
  const at = desk([
    attack(),
    act('Hide'),
    act('Parley', { targets: many(2), targetNeeded: true }),
    act('Sing', { refused: tired }),
  ]);

  test('has a button for each group in which something can be done', () => {
    expect(labels(moreView(at, 'skills')).slice(0, 3)).toEqual(['Attack', 'Tests', 'Not now…']);
  });

  test('has what can be done of the group that is open', () => {
    expect(labels(moreView(at, 'skills')).slice(3)).toEqual(['Hide', 'Parley…']);
  });

  test('does at once what nothing is to be asked about', () => {
    const hide = buttonsOf(moreView(at, 'skills')).find(({ label }) => label === 'Hide');
    expect(hide?.id).toMatch(/^panel\.do\|/u);
  });

  test('does at once what one only could spend something on, and offers that besides', () => {
    const view = moreView(desk([act('Dodge', { spends: [choice('Extra Action')] })]), 'skills');
    expect([
      buttonsOf(view)
        .find(({ label }) => label === 'Dodge')
        ?.id.startsWith('panel.do|'),
      selectsOf(view).map(({ options }) => options.map(({ label }) => label)),
    ]).toEqual([true, [['Dodge']]]);
  });

  const mix = choice('Two stacks', { recent: true });
  const throws = act('Throw', { targets: many(2), targetNeeded: true, means: [mix, choice('One stack')] });

  test('has what was done last, just so, before all else', () => {
    expect(labels(moreView(desk([attack(), throws]), 'skills'))[0]).toBe('Two stacks');
  });

  test('has it only where a row is left', () => {
    const deeds = Array.from({ length: 8 }, (_, n) => act(`Deed ${n}`, { spends: [choice('Extra')] }));
    const others = actGroups
      .filter((group) => group !== 'skills')
      .map((group) => act(`Of ${group}`, { group }));
    const named = actGroups.map((id) => ({ id, name: id }));
    expect(moreView(desk([...others, throws, ...deeds], { groups: named }), 'skills').rows).toHaveLength(5);
  });

  test('says what each costs', () => {
    expect(moreView(at, 'skills').card?.text).toContain('**Hide** · free');
  });

  test('has a select where a group is large', () => {
    const acts = Array.from({ length: 30 }, (_, n) => act(`Deed ${n}`));
    expect(selectsOf(moreView(desk(acts), 'skills'))[0]?.options).toHaveLength(25);
  });

  test('keeps what cannot be done behind Not now…, each with its reason', () => {
    expect([moreView(at, 'skills').card?.text.includes('Sing'), notNowView(at, null).card?.text]).toEqual([
      false,
      '**Sing**: no: tired',
    ]);
  });
});

describe('what comes before all else', () => {
  const first = (view: ReturnType<typeof moreView>) =>
    buttonsOf(view).map(({ label, look }) => [label, look])[0];

  test('is to begin a turn where something happens at its beginning', () => {
    const at = desk([attack({ refused: tired }), act('Begin turn'), act('Fall')], { begins: 'begin-turn' });
    expect(first(moreView(at, null))).toEqual(['Begin turn', 'main']);
  });

  test('is to plan the next turn for who is not on it', () => {
    const at = desk([attack({ refused: tired }), act('Fall')], { plans: true });
    expect(first(moreView(at, null))).toEqual(['Plan my turn', 'main']);
  });
});

describe('Move between Zones', () => {
  const zones = [
    choice('Yard', { relation: 'place' }),
    choice('Pit', { relation: 'place', risk: 'Hazard (Minor) in Pit' }),
  ];
  const move = act('Move', { group: 'move', targets: zones, targetNeeded: true });
  const stand = act('Stand up', { group: 'move' });

  test('has a press for each place, by each act that leads there', () => {
    expect(labels(movesView(desk([move, stand]))).slice(0, 3)).toEqual([
      'Move: Yard',
      'Move: Pit',
      'Stand up',
    ]);
  });

  test('says why there is none, where one thing keeps somebody from all of them', () => {
    const bound = { refused: { code: 'bound', params: {} } };
    const none = movesView(
      desk([act('Move', { group: 'move', ...bound }), act('Jump', { group: 'move', ...bound })]),
    );
    expect(none.card?.text).toBe('no: bound');
  });

  test('says what harms', () => {
    expect(movesView(desk([move, stand])).card?.text).toContain('**Move: Pit**: ⚠ Hazard \\(Minor\\) in Pit');
  });

  test('has buttons for places before those whom one may step up to, and for few of many', () => {
    const approach = act('Step up', { group: 'move', targets: many(12), targetNeeded: true });
    expect(labels(movesView(desk([approach, move, stand]))).slice(0, 5)).toEqual([
      'Move: Yard',
      'Move: Pit',
      'Stand up',
      'Step up: Raider 1',
      'Step up: Raider 2',
    ]);
  });
});
