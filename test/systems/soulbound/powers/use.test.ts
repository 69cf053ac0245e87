import { describe, expect, test } from 'vitest';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import type { Power } from '../../../../src/systems/soulbound/powers/schema/power.ts';
import { power } from '../pack.ts';
import { duel, duelIn, sheet, table } from '../table.ts';

type Written = NonNullable<Parameters<typeof duel>[0]>;

const hurt = { effect: 'damage', amount: 3 } as const;
const bolt = (more: object = {}): Power => power({ name: 'Bolt', aim: 'enemy', effects: [hurt], ...more });

/** Kira with a power, Tiz on her side, and two bandits; all in one Zone but where it is said. */
const brawl = (powers: readonly Power[], kira: Written = {}, zones: string | null = null) => {
  const cast = zones === null ? table() : table().zones(zones);
  return cast
    .pc('kira', sheet({ powers, ...kira, ratings: { initiative: 9, ...kira.ratings } }))
    .pc('tiz', sheet())
    .foe('bandit', sheet())
    .foe('thug', sheet())
    .fight();
};

describe('Use a Talent', () => {
  test('is an Action', () => {
    const after = duel({ powers: [bolt()] }).act('kira', 'useTalent', { target: 'bandit' });
    expect(after.state.fight?.turn?.actions).toBe(0);
  });

  test('costs the Mettle it says', () => {
    const after = duel({ powers: [bolt({ mettle: 2 })] }).act('kira', 'useTalent', { target: 'bandit' });
    expect(after.who('kira').mettle.now).toBe(0);
  });

  test('is refused without that Mettle', () => {
    const after = duel({ powers: [bolt({ mettle: 3 })] }).act('kira', 'useTalent', { target: 'bandit' });
    expect(after.no).toBe('**Kira** has 2 Mettle and needs 3. 1 comes back at the start of each turn.');
  });

  test('counts the Mettle of an extra Action with it', () => {
    const stage = duel({ powers: [bolt({ mettle: 2 })] }).attack('kira', 'bandit', { dice: [1, 1, 1] });
    const after = stage.act('kira', 'useTalent', { target: 'bandit', spend: ['extraAction'] });
    expect(after.refusal?.code).toBe('noMettle');
  });

  test('is not offered where Mettle pays for the extra Action only', () => {
    const { state } = duel({ powers: [bolt({ mettle: 2 })] }).attack('kira', 'bandit', { dice: [1, 1, 1] });
    const offered = soulbound.options(state, 'kira', { gm: true, characters: [] }).acts;
    expect(offered.find(({ id }) => id === 'useTalent')?.refused?.code).toBe('noMettle');
  });

  test('takes Mettle in the surprise round, too', () => {
    const stage = table()
      .pc('kira', sheet({ powers: [bolt({ mettle: 1 })] }))
      .foe('bandit', sheet())
      .surprised('bandit')
      .fight();
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).refusal).toBeNull();
  });

  test('is refused to who has none', () => {
    expect(duel().act('kira', 'useTalent').refusal?.code).toBe('noTalent');
  });

  test('takes the only target there is', () => {
    const after = duel({ powers: [bolt()] }).act('kira', 'useTalent');
    expect(after.who('bandit').toughness.now).toBe(2);
  });

  test('asks for a target where there are several', () => {
    expect(brawl([bolt()]).act('kira', 'useTalent').refusal?.code).toBe('chooseTarget');
  });

  test('that is free costs no Action', () => {
    const after = duel({ powers: [bolt({ when: 'free' })] }).act('kira', 'freeTalent');
    expect(after.state.fight?.turn?.actions).toBe(1);
  });

  test("that is free is of one's own turn", () => {
    const stage = duel({ powers: [bolt({ when: 'free' })] }).next();
    expect(stage.act('kira', 'freeTalent').refusal?.code).toBe('notYourTurn');
  });

  test('that only heals works outside of a fight', () => {
    const heal = power({
      name: 'Bind',
      aim: 'self',
      effects: [{ effect: 'heal', toughness: 2 }],
    });
    const stage = table()
      .pc('kira', sheet({ powers: [heal] }))
      .peace()
      .amend('kira', 'toughness', '1');
    expect(stage.act('kira', 'useTalent').who('kira').toughness.now).toBe(3);
  });

  test('outside of a fight reaches an ally who is there', () => {
    const heal = power({ name: 'Lay on', aim: 'ally', effects: [{ effect: 'heal', toughness: 2 }] });
    const stage = table()
      .pc('kira', sheet({ powers: [heal] }))
      .pc('tiz', { ...sheet(), toughness: { now: 1, max: 5 } })
      .peace();
    expect(stage.act('kira', 'useTalent', { target: 'tiz' }).who('tiz').toughness.now).toBe(3);
  });

  test('for all close by needs a fight', () => {
    const song = power({ name: 'Song', aim: 'close', effects: [{ effect: 'heal', toughness: 2 }] });
    const stage = table()
      .pc('kira', sheet({ powers: [song] }))
      .peace();
    expect(stage.act('kira', 'useTalent').refusal?.code).toBe('powerNeedsFight');
  });

  test('is no use while Incapacitated', () => {
    const stage = duel({ powers: [bolt()] }).condition('kira', 'incapacitated');
    expect(stage.act('kira', 'useTalent').refusal?.code).toBe('incapacitated');
  });
});

describe('uses', () => {
  const limited = (per: string) => bolt({ when: 'free', limit: { uses: 1, per } });
  const twice = (per: string) => {
    const stage = duel({ powers: [limited(per)] }, { toughness: 30 });
    return stage.act('kira', 'freeTalent').act('kira', 'freeTalent');
  };

  test.each(['turn', 'round', 'fight', 'rest'])('once a %s are refused the second time', (per) => {
    expect(twice(per).refusal?.code).toBe('powerSpent');
  });

  test('say when they come back', () => {
    expect(twice('fight').no).toBe("Bolt works once a fight, and it's used up.");
  });

  test.each(['turn', 'round'])('come back with the next %s', (per) => {
    const stage = duel({ powers: [limited(per)] }, { toughness: 30 });
    const after = stage.act('kira', 'freeTalent').next().next().act('kira', 'freeTalent');
    expect(after.refusal).toBeNull();
  });

  test('come back when the fight is over', () => {
    expect(twice('fight').end().who('kira').uses).toEqual({});
  });

  test('come back with a rest', () => {
    expect(twice('rest').end().rest('breather', 'kira').who('kira').uses).toEqual({});
  });

  test('of an item use it up', () => {
    const flask = bolt({ kind: 'item', left: 1 });
    expect(
      duel({ powers: [flask] })
        .act('kira', 'useItem')
        .who('kira').powers[0]?.left,
    ).toBe(0);
  });

  test('of an item that is used up are refused', () => {
    const flask = bolt({ kind: 'item', left: 0 });
    expect(duel({ powers: [flask] }).act('kira', 'useItem').no).toBe("There's no Bolt left.");
  });
});

describe('a power is aimed', () => {
  const code = (aim: string, target: string) =>
    brawl([bolt({ aim })]).act('kira', 'useTalent', { target }).refusal?.code ?? null;

  test.each([
    ['enemy', 'bandit', null],
    ['enemy', 'tiz', 'powerEnemy'],
    ['ally', 'tiz', null],
    ['ally', 'bandit', 'powerAlly'],
    ['ally', 'kira', 'powerAlly'],
    ['anyone', 'kira', null],
    ['anyone', 'bandit', null],
  ])('at %s: %s', (aim, target, expected) => {
    expect(code(aim, target)).toBe(expected);
  });

  const hits = (more: object, target: string | null = null) => {
    const stage = brawl([bolt(more)]);
    const after = stage.act('kira', 'useTalent', target === null ? {} : { target });
    return ['kira', 'tiz', 'bandit', 'thug'].filter((id) => after.who(id).toughness.now < 5);
  };

  test('at everybody in a Zone, the user too', () => {
    expect(hits({ aim: 'zone' })).toEqual(['kira', 'tiz', 'bandit', 'thug']);
  });

  test('at the enemies in a Zone', () => {
    expect(hits({ aim: 'zone', among: 'enemies' })).toEqual(['bandit', 'thug']);
  });

  test('at the allies in a Zone', () => {
    expect(hits({ aim: 'zone', among: 'allies' })).toEqual(['kira', 'tiz']);
  });

  test('at those within Close Range', () => {
    const stage = brawl([bolt({ aim: 'close' })]).act('kira', 'approach', { target: 'thug' });
    const after = stage.act('kira', 'useTalent');
    expect(['kira', 'tiz', 'bandit', 'thug'].filter((id) => after.who(id).toughness.now < 5)).toEqual([
      'thug',
    ]);
  });

  test('at Close Range by going up to them', () => {
    const after = duel({ powers: [bolt()] }).act('kira', 'useTalent');
    expect(after.event('cameClose')).toMatchObject({ actor: 'kira', target: 'bandit' });
  });

  test.each([
    ['short', 'Gate', null],
    ['medium', 'Gate - Yard', null],
    ['short', 'Gate - Yard', 'powerTooFar'],
    ['medium', 'Gate - Yard - Hall', 'powerTooFar'],
    ['long', 'Gate - Yard - Hall', null],
    ['extreme', 'Gate - Yard - Hall - Roof', null],
  ])('within %s range over %s', (range, zones, expected) => {
    const after = duelIn(zones, { powers: [bolt({ range })] }).act('kira', 'useTalent', { target: 'bandit' });
    expect(after.refusal?.code ?? null).toBe(expected);
  });
});

describe('a Charmed one', () => {
  test('does not turn a harmful power on the charmer', () => {
    const stage = duel({ powers: [bolt()] }).condition('kira', 'charmed', 'add', 'bandit');
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).refusal?.code).toBe('charmed');
  });

  test('does not catch the charmer in an area', () => {
    const stage = duel({ powers: [bolt({ aim: 'zone' })] }).condition('kira', 'charmed', 'add', 'bandit');
    expect(stage.act('kira', 'useTalent').refusal?.code).toBe('charmed');
  });

  test('may do the charmer good', () => {
    const heal = power({
      name: 'Bind',
      aim: 'anyone',
      effects: [{ effect: 'heal', toughness: 2 }],
    });
    const stage = duel({ powers: [heal] }).condition('kira', 'charmed', 'add', 'bandit');
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).refusal).toBeNull();
  });
});

describe('who defends an ally', () => {
  const defended = (wizard: Power) =>
    table()
      .pc('tiz', sheet({ ratings: { initiative: 9 } }))
      .pc('kira', sheet())
      .foe('witch', sheet({ powers: [wizard], ratings: { initiative: 1 } }))
      .fight()
      .act('tiz', 'defend', { target: 'kira' })
      .next()
      .next();

  test('takes a harmful spell in their place (S74)', () => {
    const spell = bolt({ kind: 'spell' });
    const after = defended(spell).act('witch', 'castSpell', { target: 'kira' });
    expect(after.who('tiz').toughness.now).toBe(2);
  });

  test('does not take what does the ally good', () => {
    const heal = power({
      name: 'Bind',
      aim: 'anyone',
      effects: [{ effect: 'heal', toughness: 2 }],
    });
    const after = defended(heal).act('witch', 'useTalent', { target: 'kira' });
    expect(after.event('healed').target).toBe('kira');
  });
});
