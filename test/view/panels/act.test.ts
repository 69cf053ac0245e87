import { describe, expect, test } from 'vitest';
import { actView } from '../../../src/view/panels/act.ts';
import { chosenOf, type Desk, plainly, picksOf } from '../../../src/view/panels/desk.ts';
import { readPicks } from '../../../src/view/panels/picks.ts';
import { act, attack, buttonsOf, choice, desk, labels, likely, many, selectsOf } from './desk.ts';

const opened = (option: Parameters<typeof plainly>[0], more: Partial<Desk> = {}) =>
  actView(desk([option], more), plainly(option));

describe('the panel of an attack', () => {
  test('has a button for each of up to ten targets', () => {
    expect(
      labels(opened(attack({ targets: many(10) }))).filter((label) => label.startsWith('Raider')),
    ).toHaveLength(10);
  });

  test('has buttons for the best five of more, and a select for the others', () => {
    const view = opened(attack({ targets: many(11) }));
    expect([
      buttonsOf(view).filter(({ label }) => label.startsWith('Raider')).length,
      selectsOf(view)[0]?.options.length,
    ]).toEqual([5, 6]);
  });

  test('turns the pages of that select', () => {
    const option = attack({ targets: many(60) });
    const view = actView(desk([option]), plainly(option), '', { target: 1 });
    expect(selectsOf(view)[0]?.options.at(0)?.label).toBe('Raider 30');
  });

  test('begins with the likeliest', () => {
    const view = opened(attack(), { chances: likely({ 'Raider 1': 0.2, 'Raider 2': 0.7 }) });
    expect(labels(view).slice(0, 2)).toEqual(['Raider 2', 'Raider 1']);
  });

  test('has allies last, however likely they are hit', () => {
    const option = attack({ targets: [choice('Tiz', { relation: 'ally' }), ...many(1)] });
    const view = opened(option, { chances: likely({ Tiz: 1, 'Raider 1': 0.1 }) });
    expect(labels(view).slice(0, 2)).toEqual(['Raider 1', 'Tiz']);
  });

  test('says of each what may come of it', () => {
    const view = opened(attack(), { chances: likely({ 'Raider 1': 0.33 }) });
    expect(view.card?.text).toContain('**Raider 1**: 33% to hit');
  });

  test('says of several what is the same of them once', () => {
    const view = opened(attack(), { chances: likely({ 'Raider 1': 0.5, 'Raider 2': 0.5 }) });
    expect(view.card?.text).toBe('**Raider 1**, **Raider 2**: 50% to hit');
  });

  test('has no button for who cannot be attacked', () => {
    const far = choice('Far Raider', { relation: 'foe', refused: { code: 'tooFar', params: {} } });
    expect(labels(opened(attack({ targets: [far, ...many(1)] })))).toEqual(['Raider 1', 'More…', 'Not now…']);
  });

  test('has only those whom the weapon reaches that is picked', () => {
    const knife = choice('Knife', { fits: ['raider-2'] });
    const option = attack({ means: [choice('Rifle'), knife] });
    const view = actView(desk([option]), { ...plainly(option), means: knife });
    expect(labels(view).filter((label) => label.startsWith('Raider'))).toEqual(['Raider 2']);
  });

  test('takes five rows at most', () => {
    const option = attack({
      targets: many(40),
      targetsOpen: true,
      means: many(30, 'Gun'),
      ways: many(40, 'Way'),
      spends: many(5, 'Spend'),
    });
    expect(opened(option).rows).toHaveLength(5);
  });

  test('has the target of the last attack in blue', () => {
    const view = opened(attack(), { last: { target: 'raider-2', means: null } });
    expect(buttonsOf(view).find(({ look }) => look === 'main')?.label).toBe('Raider 2');
  });
});

describe('an attack with something picked for it that does not go', () => {
  const ways = [choice('Subdue')];
  const act = attack({ ways });
  const at = desk([act], {
    whyNotSo: ({ target, extras }) =>
      target?.name === 'Raider 1' && extras.length > 0 ? { code: 'undead', params: {} } : null,
  });
  const chosen = { act, target: null, means: null, extras: ways };

  test('cannot be pressed, and says why', () => {
    const view = actView(at, chosen);
    expect([
      buttonsOf(view).map(({ label, disabled = false }) => `${label}${disabled ? ' (off)' : ''}`),
      view.card?.text,
    ]).toEqual([
      expect.arrayContaining(['Raider 2', 'Raider 1 (off)']),
      expect.stringContaining('**Raider 1**: ✗ no: undead'),
    ]);
  });

  test('can be pressed before it is picked', () => {
    const view = actView(at, { ...chosen, extras: [] });
    expect(buttonsOf(view).some(({ disabled = false }) => disabled)).toBe(false);
  });
});

describe('the panel of another act', () => {
  test('has a button for each thing that it may be done with, where it has no target', () => {
    const reload = act('Reload', { means: [choice('Rifle'), choice('Pistol')], meansNeeded: true });
    expect(labels(opened(reload))).toEqual(['Rifle', 'Pistol', 'More…']);
  });

  test('takes the first means that can be where one is needed', () => {
    const gone = choice('Salve', { refused: { code: 'none', params: {} } });
    const option = act('Use', {
      means: [gone, choice('Potion', { fits: [] })],
      meansNeeded: true,
      targets: many(1),
    });
    expect(labels(opened(option))[0]).toBe('Potion');
  });

  test('says why it cannot be done', () => {
    const option = act('Dance', { targets: many(1), refused: { code: 'tired', params: {} } });
    expect(opened(option).card?.text).toBe('✗ no: tired');
  });
});

describe('what is picked', () => {
  const option = attack({
    means: [choice('Rifle'), choice('Knife')],
    ways: many(3, 'Way'),
    spends: many(2, 'Spend'),
  });
  const chosen = {
    act: option,
    target: option.targets?.[1] ?? null,
    means: option.means?.[1] ?? null,
    extras: [...(option.ways ?? []).slice(0, 1), ...(option.spends ?? [])],
  };

  test('comes back out of a button', () => {
    const view = actView(desk([option]), chosen);
    const about = (buttonsOf(view)[0]?.id ?? '').split('|').slice(1);
    const read = readPicks(about);
    expect(read === null ? null : chosenOf(desk([option]), read.picks)).toMatchObject({
      target: { name: 'Raider 1' },
      means: { name: 'Knife' },
      extras: [{ name: 'Way 1' }, { name: 'Spend 1' }, { name: 'Spend 2' }],
    });
  });

  test('is one way at a time', () => {
    const two = { ...chosen, extras: [...(option.ways ?? [])] };
    expect(chosenOf(desk([option]), picksOf(desk([option]), two))?.extras).toHaveLength(1);
  });
});
