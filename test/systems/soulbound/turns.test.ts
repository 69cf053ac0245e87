import { describe, expect, test } from 'vitest';
import { byRules, duel, duelIn, sheet, table } from './table.ts';

const fast = (initiative: number, more: Parameters<typeof sheet>[0] = {}) =>
  sheet({ ...more, ratings: { ...more.ratings, initiative } });

/** Whose turn it is, turn after turn. */
function order(stage: ReturnType<typeof duel>, turns: number): readonly (string | null)[] {
  const seen: (string | null)[] = [];
  let now = stage;
  for (let n = 0; n < turns; n++) {
    seen.push(now.current);
    now = now.next();
  }
  return seen;
}

describe('Initiative', () => {
  test('is taken from high to low', () => {
    const stage = table().pc('ana', fast(2)).pc('ben', fast(7)).foe('orc', fast(5)).fight();
    expect(order(stage, 4)).toEqual(['ben', 'orc', 'ana', 'ben']);
  });

  test('tied, players act first', () => {
    const stage = table().foe('orc', fast(5)).pc('ana', fast(5)).fight();
    expect(order(stage, 2)).toEqual(['ana', 'orc']);
  });

  test('tied among foes, they act in the order of the GM (S35)', () => {
    const stage = table().foe('two', fast(5)).foe('one', fast(5)).pc('ana', fast(1)).fight();
    expect(order(stage, 2)).toEqual(['two', 'one']);
  });

  test('seized is the top of the order for the rest of the fight', () => {
    const stage = table().pc('ana', fast(2)).pc('ben', fast(7)).foe('orc', fast(5)).fight();
    expect(order(stage.next().next().act('ana', 'seize').next(), 3)).toEqual(['ana', 'ben', 'orc']);
  });

  test('seized by two, the later is on top', () => {
    const stage = table().pc('ana', fast(2)).pc('ben', fast(7)).foe('orc', fast(5)).fight();
    const after = stage.act('ben', 'seize').next().act('orc', 'seize').next();
    expect(order(after.next(), 3)).toEqual(['orc', 'ben', 'ana']);
  });
});

describe('surprise', () => {
  const ambush = () => table().pc('ana', fast(2)).foe('orc', fast(9)).surprised('orc').fight();

  test('gives a round to those who are not surprised', () => {
    expect(order(ambush(), 3)).toEqual(['ana', 'orc', 'ana']);
  });

  test('may take a whole side by its name', () => {
    expect(order(table().pc('ana', fast(2)).foe('orc', fast(9)).surprised('foes').fight(), 2)).toEqual([
      'ana',
      'orc',
    ]);
  });

  test('gives a single Action and no Move', () => {
    expect(ambush().state.fight?.turn).toMatchObject({ move: false, actions: 1 });
  });

  test('gives no additional Actions for Mettle', () => {
    expect(ambush().act('ana', 'extraAction').refusal?.code).toBe('surpriseNoMettle');
  });

  test('gives no doubled Training', () => {
    expect(ambush().attack('ana', 'orc', { spend: ['doubleTraining'] }).refusal?.code).toBe(
      'surpriseNoMettle',
    );
  });

  test('gives no doubled Focus', () => {
    const stage = table()
      .pc('ana', fast(2, { skills: { weaponSkill: { training: 0, focus: 1 } } }))
      .foe('orc', fast(9))
      .surprised('orc')
      .fight();
    expect(stage.attack('ana', 'orc', { dice: [2, 1, 1] }).asked).toEqual([]);
  });

  test('stands in the tracker with whom it caught, who are not done', () => {
    const { system, state } = ambush();
    const { lines } = system.tracker(state, { gm: false, characters: [] });
    expect(lines.find(({ id }) => id === 'orc')).toMatchObject({ turn: 'later', tags: ['surprised'] });
  });

  test('is gone from the tracker after its round', () => {
    const { system, state } = ambush().next();
    const { lines } = system.tracker(state, { gm: false, characters: [] });
    expect(lines.flatMap(({ tags }) => tags)).toEqual([]);
  });

  test('is over after its round', () => {
    expect(ambush().next().next().state.fight?.turn).toMatchObject({ move: true, surprise: false });
  });
});

describe('a turn', () => {
  test('gives a Move and an Action', () => {
    expect(duel().state.fight?.turn).toMatchObject({ move: true, actions: 1 });
  });

  test('gives one Mettle back at its start, to the maximum (S34)', () => {
    const mettle = (now: string) => duel().amend('bandit', 'mettle', now).next().who('bandit').mettle.now;
    expect([mettle('0'), mettle('2')]).toEqual([1, 2]);
  });

  test('may have more Actions for Mettle', () => {
    const after = duel().act('kira', 'dodge').act('kira', 'extraAction').act('kira', 'seize');
    expect([after.refusal, after.who('kira').mettle.now]).toEqual([null, 1]);
  });

  test('of the Restrained shows no Move', () => {
    const { system, state } = duel().condition('kira', 'restrained');
    expect(system.tracker(state, { gm: false, characters: [] }).left).toEqual(['Action']);
  });

  test('has no second Move', () => {
    const after = duelIn('Gate - Yard - Hall')
      .act('kira', 'move', { target: 'yard' })
      .act('kira', 'move', { target: 'gate' });
    expect(after.no).toBe('**Kira** has no Move left this turn. The Run Action goes further.');
  });

  test("of another is not one's own", () => {
    expect(duel().act('bandit', 'dodge').no).toBe('Not your turn: **Kira** is up.');
  });

  test('of another cannot be ended', () => {
    expect(duel().act('bandit', 'endTurn').refusal?.code).toBe('notYourTurn');
  });
});

describe('Dodge', () => {
  test('raises Defence a step until the next turn', () => {
    const after = duel().act('kira', 'dodge').next();
    expect(after.attack('bandit', 'kira', { dice: [1, 1, 1] }).event('attacked').dn).toBe(5);
  });

  test('adds a die to Reflexes', () => {
    const after = duel()
      .act('kira', 'dodge')
      .check('kira', 'body.reflexes', { dice: [1, 1, 1, 1] });
    expect(after.event('tested').values).toHaveLength(4);
  });

  test('ends at the start of the next turn', () => {
    const after = duel().act('kira', 'dodge').next().next();
    expect(after.state.fight?.fighters.kira?.effects).toEqual([]);
  });
});

describe('Defend', () => {
  const trio = () =>
    table()
      .pc('ana', fast(9))
      .pc('ben', fast(1, { ratings: { defence: 1 } }))
      .foe('orc', fast(5))
      .fight();

  test('takes the attacks on an ally', () => {
    const after = trio().act('ana', 'defend', { target: 'ben' }).next();
    expect(after.attack('orc', 'ben', { dice: [6, 1, 1] }).who('ana').toughness.now).toBe(3);
  });

  test("with one's own Defence", () => {
    const after = trio().act('ana', 'defend', { target: 'ben' }).next();
    expect(after.attack('orc', 'ben', { dice: [1, 1, 1] }).event('attacked').dn).toBe(4);
  });

  test('ends at the start of the next turn', () => {
    const after = trio().act('ana', 'defend', { target: 'ben' }).next().next().next().next();
    expect(after.attack('orc', 'ben', { dice: [6, 1, 1] }).who('ana').toughness.now).toBe(5);
  });

  test('comes within Close Range of the ally', () => {
    expect(trio().act('ana', 'defend', { target: 'ben' }).state.fight?.standing.knots).toEqual([
      ['ben', 'ana'],
    ]);
  });

  test('is not for an ally in another Zone', () => {
    const stage = table()
      .zones('Gate - Yard')
      .pc('ana', fast(9))
      .pc('ben', fast(1), 'Yard')
      .foe('orc', fast(5))
      .fight();
    expect(stage.act('ana', 'defend', { target: 'ben' }).refusal?.code).toBe('otherZone');
  });

  test('is not for foes', () => {
    expect(trio().act('ana', 'defend', { target: 'orc' }).refusal?.code).toBe('chooseTarget');
  });

  test('holds no longer by who is Incapacitated', () => {
    const after = trio().act('ana', 'defend', { target: 'ben' }).next().condition('ana', 'incapacitated');
    expect(after.attack('orc', 'ben', { dice: Array(3).fill(1) }).event('attacked').target).toBe('ben');
  });
});

describe('an act that aims at nobody is refused with the reason', () => {
  const refusalOf = (stage: ReturnType<typeof duel>, act: string) => {
    const found = stage.options('kira').acts.find(({ id }) => id === act)?.refused ?? null;
    return found === null ? null : stage.system.words.refusal(found, stage.state);
  };

  test.each([
    ['defend', "Nobody else is on **Kira**'s side."],
    ['help', "Nobody else is on **Kira**'s side."],
    ['run', "There's no other Zone to go to."],
    ['move', "There's no other Zone to go to."],
  ])('%s', (act, reason) => {
    expect([refusalOf(duel(), act), duel().act('kira', act).no]).toEqual([reason, reason]);
  });

  test('run where no way leads', () => {
    const stage = duelIn('Gate, Yard');
    expect(refusalOf(stage, 'run')).toBe("There's no way from here to Yard.");
  });

  test('step up where nobody else is in the Zone', () => {
    expect(refusalOf(duelIn('Gate - Yard'), 'approach')).toBe("Nobody else is in **Kira**'s Zone.");
  });
});

describe('Help', () => {
  const pair = () =>
    table()
      .pc('ana', fast(9, { skills: { might: { training: 2, focus: 0 } } }))
      .pc('ben', fast(5))
      .foe('orc', fast(1))
      .fight();

  test('adds a die, and one for each Training in the skill tested', () => {
    const after = pair()
      .act('ana', 'help', { target: 'ben' })
      .check('ben', 'body.might', { dice: Array(6).fill(1) });
    expect(after.event('tested').values).toHaveLength(6);
  });

  test('without Training adds one die', () => {
    const after = pair()
      .act('ana', 'help', { target: 'ben' })
      .check('ben', 'mind.lore', { dice: Array(4).fill(1) });
    expect(after.event('tested').values).toHaveLength(4);
  });

  test('is for the next Test only', () => {
    const after = pair()
      .act('ana', 'help', { target: 'ben' })
      .check('ben', 'mind.lore', { dice: Array(4).fill(1) });
    expect(after.check('ben', 'mind.lore', { dice: [1, 1, 1] }).event('tested').values).toHaveLength(3);
  });
});

describe('who is in the fight', () => {
  test('with both sides there, it begins at once', () => {
    expect(duel().current).toBe('kira');
  });

  test('with one side, it waits for the others', () => {
    expect(table().pc('ana', fast(2)).fight().current).toBeNull();
  });

  test('only a GM begins it', () => {
    const waiting = table().pc('ana', fast(2)).fight();
    const next = { kind: 'next', actor: null } as const;
    expect([
      waiting.play({ ...next, asGm: false }).no,
      waiting.play({ ...next, asGm: true }).current,
    ]).toEqual(["The fight hasn't begun: a GM presses **Begin**, or uses `/encounter next`.", 'ana']);
  });

  test('a newcomer acts in this round if their place is to come', () => {
    const stage = table().pc('ana', fast(9)).foe('orc', fast(1)).fight();
    const member = { id: 'ben', name: 'Ben', side: 'players' as const, sheet: { ...fast(5) }, place: null };
    expect(order(stage.play({ kind: 'join', members: [member], asGm: true }), 3)).toEqual([
      'ana',
      'ben',
      'orc',
    ]);
  });

  test('who leaves has no more turns', () => {
    expect(order(duel().leave('bandit'), 2)).toEqual(['kira', 'kira']);
  });

  test('who leaves on their turn passes it on', () => {
    expect(duel().leave('kira').current).toBe('bandit');
  });

  test('the end of the fight ends what lasted for turns', () => {
    const after = duel()
      .attack('kira', 'bandit', { way: 'head', dice: [6, 1, 1] })
      .end();
    expect(after.who('bandit').conditions).toEqual([]);
  });

  test('the end of the fight keeps Wounds and Mettle', () => {
    const after = duel().act('kira', 'extraAction').end();
    expect(after.who('kira').mettle.now).toBe(1);
  });

  test('a zone that is not there is refused with those that are', () => {
    const stage = duelIn('Gate - Yard');
    const member = { id: 'ben', name: 'Ben', side: 'players' as const, sheet: { ...sheet() }, place: 'Moon' };
    expect(stage.play({ kind: 'join', members: [member], asGm: true }).no).toBe(
      'There\'s no Zone "Moon" here. Take one of these: Gate, Yard.',
    );
  });

  test('brought back to life has turns again', () => {
    const dead = duel().amend('bandit', 'dead', 'yes');
    expect([order(dead, 2), order(dead.amend('bandit', 'dead', 'no'), 2)]).toEqual([
      ['kira', 'kira'],
      ['kira', 'bandit'],
    ]);
  });
});

describe('rest', () => {
  const hurt = () =>
    table()
      .pc('kira', sheet())
      .peace()
      .amend('kira', 'toughness', '1')
      .amend('kira', 'wounds', '3')
      .amend('kira', 'mettle', '0');

  test('a breather brings Toughness back, and nothing else', () => {
    const { toughness, wounds, mettle } = hurt().rest('breather', 'kira').who('kira');
    expect([toughness.now, wounds.now, mettle.now]).toEqual([5, 3, 0]);
  });

  test('a rest brings Toughness back and clears one Wound space', () => {
    const { toughness, wounds, mettle } = hurt().rest('rest', 'kira').who('kira');
    expect([toughness.now, wounds.now, mettle.now]).toEqual([5, 2, 0]);
  });

  test('brings all Mettle back, where the campaign has it so (S65)', () => {
    const after = byRules(hurt(), { restMettle: 'yes' }).rest('rest', 'kira');
    expect([after.who('kira').mettle.now, after.told()]).toEqual([
      2,
      ['**Kira** rests for eight hours: Toughness 5/5, Wounds 2/5, Mettle 2/2.'],
    ]);
  });

  test('is not to be had in a fight', () => {
    expect(duel().rest('breather', 'kira').no).toBe("**Kira** is in a fight: rest when it's over.");
  });

  test('is not to be had with Death Tests due', () => {
    expect(hurt().amend('kira', 'mortallyWounded', 'Minor').rest('rest', 'kira').refusal?.code).toBe(
      'restMortal',
    );
  });

  test('out of a fight the Death Test is rolled by hand', () => {
    const after = hurt()
      .amend('kira', 'mortallyWounded', 'Minor')
      .check('kira', 'death', { dice: [4, 1, 1] });
    expect(after.who('kira').mortal).toBeNull();
  });
});
