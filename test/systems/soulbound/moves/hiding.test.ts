import { describe, expect, test } from 'vitest';
import { power } from '../pack.ts';
import { duel, duelIn, sheet, table } from '../table.ts';

const rated = (initiative: number) => sheet({ ratings: { initiative, melee: 4, accuracy: 4, defence: 4 } });
const unseen = () => duel().act('kira', 'hide', { dice: [6, 6, 1, 6, 1, 1] });

describe('Hide', () => {
  test('is from each enemy whose Awareness it beats', () => {
    expect(unseen().state.fight?.fighters.kira?.hidden).toEqual({ successes: 2, from: ['bandit'] });
  });

  test('is not from who matches it (S80)', () => {
    const after = duel().act('kira', 'hide', { dice: [6, 6, 1, 6, 6, 1] });
    expect(after.state.fight?.fighters.kira?.hidden).toBeNull();
  });

  test('is rolled once, and answered by each enemy', () => {
    const after = table()
      .pc('kira', rated(9))
      .foe('orc', rated(3))
      .foe('imp', rated(2))
      .fight()
      .act('kira', 'hide', { dice: [6, 6, 1, 6, 6, 1, 6, 1, 1] });
    expect(after.state.fight?.fighters.kira?.hidden?.from).toEqual(['imp']);
  });

  test('in partial cover has Advantage', () => {
    const stage = duelIn('Wood [cover partial]');
    const after = stage.act('kira', 'hide', { dice: [3, 1, 1, 1, 1, 1] });
    expect(after.state.fight?.fighters.kira?.hidden?.successes).toBe(1);
  });

  test('keeps enemies from attacking', () => {
    expect(unseen().next().attack('bandit', 'kira').no).toBe(
      "**Bandit** hasn't found **Kira**: Search first.",
    );
  });

  test('keeps enemies from grappling', () => {
    expect(unseen().next().act('bandit', 'grapple', { target: 'kira' }).refusal?.code).toBe('hiddenFromYou');
  });

  test('is told with every roll', () => {
    expect(unseen().told()).toEqual([
      '**Kira** hides, 2 successes: hidden from **Bandit**.\n-# **Kira**: 6✓ 6✓ 1 · **Bandit**: 6✓ 1 1',
    ]);
  });

  const bolt = power({ name: 'Bolt', aim: 'enemy', effects: [{ effect: 'damage', amount: 3 }] });

  test('keeps enemies from aiming a power', () => {
    const stage = duel({}, { powers: [bolt] })
      .act('kira', 'hide', { dice: [6, 6, 1, 6, 1, 1] })
      .next();
    expect(stage.act('bandit', 'useTalent', { target: 'kira' }).refusal?.code).toBe('hiddenFromYou');
  });

  test('ends with a power that harms', () => {
    const stage = duel({ powers: [bolt] })
      .act('kira', 'hide', { dice: [6, 6, 1, 6, 1, 1] })
      .next()
      .next();
    const after = stage.act('kira', 'useTalent', { target: 'bandit' });
    expect(after.state.fight?.fighters.kira?.hidden).toBeNull();
  });

  test('ends when one comes out', () => {
    const after = unseen().act('kira', 'comeOut');
    expect([after.state.fight?.fighters.kira?.hidden, after.told()]).toEqual([
      null,
      ['**Kira** comes out of hiding.'],
    ]);
  });

  test('ends with a Grapple', () => {
    const after = unseen()
      .next()
      .next()
      .act('kira', 'grapple', { target: 'bandit', dice: [1, 1, 1, 1, 1, 1] });
    expect(after.state.fight?.fighters.kira?.hidden).toBeNull();
  });

  test('is not to be had without enemies', () => {
    expect(duel().leave('bandit').act('kira', 'hide').no).toBe('**Kira** has no enemies here.');
  });
});

describe('Search', () => {
  test('finds who has fewer successes', () => {
    const after = unseen()
      .next()
      .act('bandit', 'search', { dice: [6, 6, 6] });
    expect(after.state.fight?.fighters.kira?.hidden).toBeNull();
  });

  test('must beat what was rolled to hide (S80)', () => {
    const after = unseen()
      .next()
      .act('bandit', 'search', { dice: [6, 6, 1] });
    expect(after.state.fight?.fighters.kira?.hidden).not.toBeNull();
  });

  test('finds for oneself alone', () => {
    const after = table()
      .pc('kira', rated(9))
      .foe('orc', rated(3))
      .foe('imp', rated(2))
      .fight()
      .act('kira', 'hide', { dice: [6, 6, 1, 1, 1, 1, 1, 1, 1] })
      .next()
      .act('orc', 'search', { dice: [6, 6, 6] });
    expect(after.state.fight?.fighters.kira?.hidden?.from).toEqual(['imp']);
  });

  test('for something else is against the DN of the GM', () => {
    const after = duel().act('kira', 'search', { detail: '3:2', dice: [3, 3, 1] });
    expect(after.told()).toEqual([
      '**Kira** searches at DN 3:2, 2 successes: finds what is there.\n-# 3✓ 3✓ 1',
    ]);
  });

  test('for something else needs a DN', () => {
    expect(duel().act('kira', 'search', { detail: 'the door' }).refusal?.code).toBe('badDn');
  });

  test('by the blind is harder', () => {
    const stage = unseen().next().condition('bandit', 'blinded');
    expect(stage.act('bandit', 'search', { dice: [5, 5, 5] }).told()).toEqual([
      '**Bandit** searches, 0 successes: finds nobody.\n-# 5 5 5',
    ]);
  });

  test('takes an Action', () => {
    expect(duel().act('kira', 'search', { dice: [6, 1, 1] }).state.fight?.turn?.actions).toBe(0);
  });

  test('where nobody hides says what it came to', () => {
    expect(
      duel()
        .act('kira', 'search', { dice: [6, 1, 1] })
        .told(),
    ).toEqual([
      '**Kira** searches, 1 success: nobody hides from them; the GM says what else there is.\n-# 6✓ 1 1',
    ]);
  });
});

describe('a foe that hides', () => {
  const foes = (zones: string | null = null) =>
    (zones === null ? table() : table().zones(zones))
      .foe('orc', rated(9))
      .pc('kira', rated(5))
      .pc('ben', rated(4))
      .fight()
      .act('orc', 'hide', { dice: [6, 1, 1, 1, 1, 1, 6, 1, 1] });
  const kira = { gm: false, characters: ['kira'] };
  const ben = { gm: false, characters: ['ben'] };

  test('is not gone up to by who has not found it', () => {
    const targets = foes()
      .next()
      .options('kira')
      .acts.find(({ id }) => id === 'approach')?.targets;
    expect(targets?.map(({ id }) => id)).toEqual(['ben']);
  });

  test('moves unseen by those', () => {
    const after = foes('Gate - Yard').act('orc', 'move', { target: 'gate' });
    expect([after.told(kira), after.told(ben)]).toEqual([
      ['**Orc** moves unseen.'],
      ['**Orc** moves from Yard to Gate.'],
    ]);
  });

  test('frightens nobody by sight who has not found it (S91)', () => {
    const stage = foes().condition('kira', 'frightened', 'add', 'orc');
    expect(stage.check('kira', 'body.might', { dice: [1, 1, 1] }).event('tested').values).toHaveLength(3);
  });
});
