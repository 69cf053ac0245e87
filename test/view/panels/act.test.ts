import { describe, expect, test } from 'vitest';
import { type Chosen, chosenOf, type Desk, picksOf, plainly } from '../../../src/view/panels/desk.ts';
import { MOST_TOLD } from '../../../src/view/panels/odds.ts';
import { readPicks } from '../../../src/view/panels/picks.ts';
import { act, actAtOnce, attack, buttonsOf, choice, desk, labels, likely, many, selectsOf } from './desk.ts';

const opened = (option: Parameters<typeof plainly>[0], more: Partial<Desk> = {}) =>
  actAtOnce(desk([option], more), plainly(option));

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
    const view = actAtOnce(desk([option]), plainly(option), { pages: { target: 1 } });
    expect(selectsOf(view)[0]?.options.at(0)?.label).toBe('Raider 30');
  });

  test('has the likeliest of however many on its buttons', () => {
    const chances = likely({ 'Raider 77': 0.9, 'Raider 3': 0.8, 'Raider 50': 0.7 });
    const view = opened(attack({ targets: many(97) }), { chances });
    expect(labels(view).slice(0, 3)).toEqual(['Raider 77', 'Raider 3', 'Raider 50']);
  });

  test('has whom the actor attacked last on a button, however unlikely', () => {
    const chances = likely(Object.fromEntries(many(5).map(({ name }) => [name, 0.9])));
    const view = opened(attack({ targets: many(60) }), {
      chances,
      last: { target: 'raider-50', means: null },
    });
    expect([
      labels(view).filter((label) => label.startsWith('Raider')),
      selectsOf(view)[0]?.placeholder,
    ]).toEqual([['Raider 1', 'Raider 2', 'Raider 3', 'Raider 4', 'Raider 50'], '55 more…']);
  });

  test('has the odds of each beside it in the select, best first', () => {
    const chances = likely({
      'Raider 8': 0.2,
      ...Object.fromEntries(['9', '1', '2', '4', '5'].map((n) => [`Raider ${n}`, 0.9])),
    });
    const view = opened(attack({ targets: many(11) }), { chances });
    expect(selectsOf(view)[0]?.options[0]).toMatchObject({ label: 'Raider 8', note: '20% to hit' });
  });

  test('has no marks in a select, where none are shown', () => {
    const value = {
      what: '',
      outcomes: [],
      notes: [],
      brief: "5% with **Kira**'s Gun \\(old\\)",
      risk: '**Ghul\\_1** may react',
    };
    const view = opened(attack({ targets: many(11) }), { chances: () => ({ ok: true, value }) });
    expect(selectsOf(view)[0]?.options[0]?.note).toBe("5% with Kira's Gun (old) · ⚠ Ghul_1 may react");
  });

  test('tells the odds of as many as a fight holds, and of each one once', () => {
    let told = 0;
    const chances = () => {
      told += 1;
      return null;
    };
    opened(attack({ targets: many(300) }), { chances });
    expect(told).toBe(MOST_TOLD);
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

  test('has allies last, even below foes whom what is picked cannot reach', () => {
    const option = attack({
      targets: [choice('Tiz', { relation: 'ally' }), ...many(1)],
      means: [choice('Bow'), choice('Axe')],
    });
    const chances: Desk['chances'] = (chosen) =>
      chosen.target?.name === 'Tiz'
        ? likely({})(chosen)
        : { ok: false, refusal: { code: 'tooFar', params: {} } };
    const at = desk([option], { chances });
    const view = actAtOnce(at, { ...plainly(option), means: option.means?.[0] ?? null });
    expect(labels(view).slice(0, 2)).toEqual(['Raider 1', 'Tiz']);
  });

  test('says what may come of an attack on an ally apart from that on foes', () => {
    const option = attack({ targets: [choice('Tiz', { relation: 'ally' }), ...many(2)] });
    const view = opened(option, { chances: likely({ Tiz: 0.5, 'Raider 1': 0.5, 'Raider 2': 0.5 }) });
    expect(view.card?.text).toBe(
      '**Raider 1**, **Raider 2**: 50% to hit\n__Your side__\n**Tiz**: 50% to hit',
    );
  });

  const friends = (count: number) =>
    Array.from({ length: count }, (_, n) => choice(`Friend ${n + 1}`, { relation: 'ally' }));

  const rowsOf = (view: ReturnType<typeof opened>) =>
    (view.rows ?? []).map((row) => row.map((one) => ('label' in one ? one.label : one.placeholder)));

  test("has a row of their own for one's own side", () => {
    const view = opened(attack({ targets: [...friends(1), ...many(2)] }));
    expect(rowsOf(view).slice(0, 2)).toEqual([['Raider 1', 'Raider 2'], ['Friend 1']]);
  });

  test("names one's own side on its buttons where there is no row for it", () => {
    const option = attack({
      targets: [...friends(1), ...many(6)],
      means: many(2, 'Gun'),
      ways: many(2, 'Way'),
    });
    expect(rowsOf(opened(option))[1]).toEqual(['Raider 6', 'Friend 1 (your side)']);
  });

  test("names one's own side in a select that holds both", () => {
    const view = opened(attack({ targets: [...friends(1), ...many(11)] }));
    expect(
      selectsOf(view)[0]
        ?.options.map(({ label }) => label)
        .slice(-2),
    ).toEqual(['Raider 11', 'Friend 1 (your side)']);
  });

  test("names no side where one's own is all that there is", () => {
    expect(labels(opened(attack({ targets: friends(2) }))).slice(0, 2)).toEqual(['Friend 1', 'Friend 2']);
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
    const view = actAtOnce(desk([option]), { ...plainly(option), means: knife });
    expect(labels(view).filter((label) => label.startsWith('Raider'))).toEqual(['Raider 2']);
  });

  test('has only those whom the way goes with that is picked', () => {
    const aside = choice('Aside', { fits: ['raider-2'] });
    const option = attack({ ways: [aside] });
    const view = actAtOnce(desk([option]), { ...plainly(option), extras: [aside] });
    expect(labels(view).filter((label) => label.startsWith('Raider'))).toEqual(['Raider 2']);
  });

  test('lists no way of another weapon than the one that is picked', () => {
    const rifle = choice('Rifle');
    const option = attack({ means: [rifle], ways: [choice('Sweep', { suits: ['axe'] }), choice('Charge')] });
    const view = actAtOnce(desk([option]), { ...plainly(option), means: rifle });
    expect(selectsOf(view).flatMap(({ options }) => options.map(({ label }) => label))).toEqual(
      expect.not.arrayContaining(['Sweep']),
    );
  });

  test('drops a way that is picked where another weapon is', () => {
    const rifle = choice('Rifle');
    const sweep = choice('Sweep', { suits: ['axe'] });
    const option = attack({ means: [rifle], ways: [sweep] });
    const chosen = { ...plainly(option), means: rifle, extras: [sweep] };
    const drawn = desk([option]);
    expect(chosenOf(drawn, picksOf(drawn, chosen))?.extras).toEqual([]);
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
    chances: ({ target, extras }) =>
      target?.name === 'Raider 1' && extras.length > 0
        ? { ok: false, refusal: { code: 'undead', params: {} } }
        : null,
  });
  const chosen = { act, target: null, means: null, extras: ways };

  test('cannot be pressed, and says why', () => {
    const view = actAtOnce(at, chosen);
    expect([
      buttonsOf(view).map(({ label, disabled = false }) => `${label}${disabled ? ' (off)' : ''}`),
      view.card?.text,
    ]).toEqual([
      expect.arrayContaining(['Raider 2', 'Raider 1 (off)']),
      expect.stringContaining('**Raider 1**: ✗ no: undead'),
    ]);
  });

  test('can be pressed before it is picked', () => {
    const view = actAtOnce(at, { ...chosen, extras: [] });
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

describe('words besides', () => {
  const prayer = act('Interact', { detail: 'optional', targets: many(2) });

  test('are asked for at once where one thing can be pressed', () => {
    const view = opened(act('Pray', { detail: 'optional' }));
    expect(buttonsOf(view).map(({ id, label }) => [id.split('|')[0], label])).toEqual([
      ['panel.do', 'Pray'],
      ['panel.word', 'Add words…'],
      ['panel.more', 'More…'],
    ]);
  });

  test('are asked for once it is picked of whom, where there are several', () => {
    const [plain, worded] = [opened(prayer), actAtOnce(desk([prayer]), plainly(prayer), { isWorded: true })];
    const kinds = (view: typeof plain) =>
      buttonsOf(view)
        .filter(({ label }) => /Raider|words/u.test(label))
        .map(({ id, label }) => `${id.split('|')[0]} ${label}`);
    expect([kinds(plain), kinds(worded)]).toEqual([
      ['panel.do Raider 1', 'panel.do Raider 2', 'panel.worded Add words…'],
      ['panel.word Raider 1', 'panel.word Raider 2', 'panel.worded Without words'],
    ]);
  });

  test('are no button where an act takes none, or always asks for some', () => {
    const all = [act('Dodge'), act('React', { detail: 'needed' })].map((one) => labels(opened(one)));
    expect(all.flat().filter((label) => /words/u.test(label))).toEqual([]);
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
    const view = actAtOnce(desk([option]), chosen);
    const about = (buttonsOf(view)[0]?.id ?? '').split('|').slice(1);
    const read = readPicks(about);
    expect(read === null ? null : chosenOf(desk([option]), read.picks)).toMatchObject({
      target: { name: 'Raider 1' },
      means: { name: 'Knife' },
      extras: [{ name: 'Way 1' }, { name: 'Spend 1' }, { name: 'Spend 2' }],
    });
  });

  test('on another page of the select is told', () => {
    const large = attack({ ways: many(30, 'Way') });
    const view = actAtOnce(desk([large]), { ...plainly(large), extras: (large.ways ?? []).slice(28, 29) });
    expect(view.card?.text).toContain('Picked on another page: Way 29.');
  });

  test('is one way at a time', () => {
    const two = { ...chosen, extras: [...(option.ways ?? [])] };
    expect(chosenOf(desk([option]), picksOf(desk([option]), two))?.extras).toHaveLength(1);
  });
});

describe('numbers of an act', () => {
  const step = (of: string, name: string, at: number) =>
    choice(`Poison: ${name} x${at}`, { step: { of, name, at }, suits: ['poison'], note: `+${at} WP` });
  const stacks = [step('stacks', 'stack', 1), step('stacks', 'stack', 2)];
  const poison = act('Use an Ability', {
    targets: many(2),
    means: [choice('Poison'), choice('Heal')],
    meansNeeded: true,
    spends: [...stacks, choice('Half')],
  });
  const with1 = { ...plainly(poison), extras: stacks.slice(0, 1) };
  const drawn = (chosen: Chosen) => actAtOnce(desk([poison]), chosen);
  const stepsOf = (chosen: Chosen) =>
    buttonsOf(drawn(chosen)).filter(({ label = '' }) => /^[−+]/u.test(label));

  test('go up and down by a press', () => {
    expect(stepsOf(with1)).toMatchObject([{ label: '−' }, { label: '+ stack (1)' }]);
  });

  test('say below the title what they come to', () => {
    expect(drawn(with1).card?.text).toContain('stack: +1 WP');
  });

  test('come to a price, which stands there as they are picked', () => {
    const tally: Desk['tally'] = ({ extras }) => `Costs ${extras.length + 2} WP`;
    expect(actAtOnce(desk([poison], { tally }), with1).card?.text).toContain('▸ Costs 3 WP');
  });

  test('keep what the press makes of them in its id', () => {
    const up = buttonsOf(drawn(with1)).find(({ label }) => label === '+ stack (1)');
    const read = readPicks((up && 'id' in up ? up.id : '').split('|').slice(1));
    expect(read && chosenOf(desk([poison]), read.picks)?.extras).toEqual(stacks.slice(1));
  });

  test('end at nothing, and at the most there is', () => {
    const ends = [plainly(poison), { ...with1, extras: stacks.slice(1) }].map((chosen) =>
      stepsOf(chosen).map((button) => 'disabled' in button && button.disabled === true),
    );
    expect(ends).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('are no longer in the select', () => {
    expect(
      selectsOf(drawn(with1))
        .at(-1)
        ?.options.map(({ label }) => label),
    ).toEqual(['Half']);
  });

  test('are only those of what the act is done with', () => {
    const heal = { ...plainly(poison), means: choice('Heal') };
    expect(labels(drawn(heal)).some((label) => label.includes('stack'))).toBe(false);
  });

  test('have ids of their own each, though both ends do nothing', () => {
    const ids = buttonsOf(drawn(plainly(poison))).flatMap((button) => ('id' in button ? [button.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leave room on a message for many targets: those stand in a select then', () => {
    const crowd = { ...poison, targets: many(40) };
    const view = actAtOnce(desk([crowd]), { ...with1, act: crowd });
    expect([view.rows?.length, selectsOf(view)[0]?.placeholder]).toEqual([5, 'At…']);
  });
});
