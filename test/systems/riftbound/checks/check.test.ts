import { describe, expect, it } from 'vitest';
import { type Checking, contested, rollCheck } from '../../../../src/systems/riftbound/checks/check.ts';
import { checkChances } from '../../../../src/systems/riftbound/checks/odds.ts';
import { eventWords } from '../../../../src/systems/riftbound/words/event.ts';
import { fightOf, played, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const scene = (tiz: Said = {}, raider: Said = {}) =>
  fightOf({
    tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 10] },
    raider: { sheet: someone({ name: 'Raider', ...raider }), side: 'foes', at: [20, 10] },
  });

const climb = (dice: readonly number[], tiz: Said = {}, more: Partial<Checking> = {}) =>
  played(
    scene(tiz),
    (tx) => rollCheck(tx, { actor: 'tiz', attribute: 'strength', label: 'check', difficulty: 11, ...more }),
    dice,
  );

const cameOf = (dice: readonly number[], tiz: Said = {}, more: Partial<Checking> = {}) => {
  const { rolled, outcome } = told(climb(dice, tiz, more), 'checked');
  return { rolled, outcome };
};

describe('An Attribute Check', () => {
  it('fails below the Difficulty', () => {
    expect(cameOf([2, 3, 5]).outcome).toBe('fails');
  });

  it('succeeds with a drawback when equal', () => {
    expect(cameOf([2, 4, 5]).outcome).toBe('drawback');
  });

  it('succeeds above the Difficulty', () => {
    expect(cameOf([3, 4, 5]).outcome).toBe('succeeds');
  });

  it('adds the Score', () => {
    expect(cameOf([2, 3, 5], { scores: { strength: -2 } }).rolled).toMatchObject({ total: 8 });
  });

  it('adds a good Trait', () => {
    const athletic = [{ name: 'Athletic', good: 2, bad: 1 }];
    const used = [{ name: 'Athletic', as: 'good' as const }];
    expect(cameOf([2, 3, 5], { traits: athletic }, { traits: used }).rolled).toMatchObject({ total: 12 });
  });

  it('takes a bad one off', () => {
    const athletic = [{ name: 'Athletic', good: 2, bad: 1 }];
    const used = [{ name: 'Athletic', as: 'bad' as const }];
    expect(cameOf([2, 3, 5], { traits: athletic }, { traits: used }).rolled).toMatchObject({ total: 9 });
  });

  it("adds nothing of a Trait that they haven't got", () => {
    const used = [{ name: 'Athletic', as: 'good' as const }];
    expect(cameOf([2, 3, 5], {}, { traits: used }).rolled).toMatchObject({ total: 10 });
  });

  it('adds what the situation does', () => {
    const bonus = [{ source: 'situation', amount: -3 }];
    expect(cameOf([2, 3, 5], {}, { bonus }).rolled).toMatchObject({ total: 7 });
  });
});

describe('Special results', () => {
  it('add a die for two sixes', () => {
    expect(cameOf([6, 2, 6, 4]).rolled).toMatchObject({ total: 18 });
  });

  it('add three dice, not four, for three sixes', () => {
    expect(cameOf([6, 6, 6, 1, 2, 3]).rolled).toMatchObject({ total: 24 });
  });

  it('take a die off for two ones', () => {
    expect(cameOf([1, 5, 1, 4]).rolled).toMatchObject({ total: 3 });
  });

  it('take three dice off for three ones', () => {
    expect(cameOf([1, 1, 1, 2, 3, 4]).rolled).toMatchObject({ total: -6 });
  });

  it('come once a check: sixes among the bonus dice are only sixes', () => {
    expect(cameOf([6, 6, 6, 6, 6, 6]).rolled).toMatchObject({ total: 36 });
  });
});

describe('A contested check', () => {
  const against = (dice: readonly number[]) =>
    played(
      scene({ scores: { charisma: 2 } }, { scores: { wisdom: 1 } }),
      (tx) =>
        contested(
          tx,
          { actor: 'tiz', attribute: 'charisma', label: 'check' },
          { actor: 'raider', attribute: 'wisdom', label: 'check' },
        ),
      dice,
    );

  it('is won by the higher total', () => {
    expect(told(against([2, 3, 4, 2, 3, 4]), 'contested').winner).toBe('tiz');
  });

  it('is lost by the lower one', () => {
    expect(told(against([2, 3, 4, 3, 4, 5]), 'contested').winner).toBe('raider');
  });

  it('comes to nothing when equal', () => {
    expect(told(against([2, 3, 4, 2, 3, 5]), 'contested').winner).toBeNull();
  });

  it('has special results of its own for each', () => {
    expect(told(against([6, 6, 2, 1, 3, 4, 5]), 'contested')).toMatchObject({
      own: { total: 17 },
      other: { total: 13 },
    });
  });
});

describe('The words of a check', () => {
  it('say the total, the Difficulty and what came of it', () => {
    const played = climb([2, 4, 5]);
    const [event] = played.events;
    const note = event && eventWords(event, played.scene, { gm: false, characters: [] });
    expect(note?.text).toBe('**Tiz** rolls STR: **11** against 11, and just makes it, with a drawback.');
  });

  it('tell the dice, the special result and what was added', () => {
    const played = climb([6, 2, 6, 4], { scores: { strength: 2 } });
    const [event] = played.events;
    const note = event && eventWords(event, played.scene, { gm: false, characters: [] });
    expect(note?.why).toEqual(['3d6: 6, 2, 6; special 4 more; STR +2 = 20']);
  });
});

describe('What players read of a contested check', () => {
  const come = played(
    scene(),
    (tx) =>
      contested(
        tx,
        { actor: 'tiz', attribute: 'charisma', label: 'check' },
        { actor: 'raider', attribute: 'wisdom', label: 'check' },
      ),
    [2, 3, 4, 2, 3, 6],
  );
  const [event] = come.events;
  const note = event && eventWords(event, come.scene, { gm: false, characters: ['tiz'] });

  it('is both totals and who wins', () => {
    expect(note?.text).toBe('**Tiz** CHA 9, **Raider** WIS 11. **Raider** wins.');
  });

  it("keeps a foe's numbers to the GM", () => {
    expect(note?.why).toEqual(['3d6: 2, 3, 4 = 9']);
  });
});

describe('The odds of a check', () => {
  /** All 6^6 throws of six dice, of which a check uses three, four or six. */
  const counted = (() => {
    const totals = new Map<number, number>();
    for (let n = 0; n < 6 ** 6; n++) {
      const dice = Array.from({ length: 6 }, (_, die) => 1 + (Math.floor(n / 6 ** die) % 6));
      const first = dice.slice(0, 3);
      const of = (face: number) => first.filter((one) => one === face).length;
      const sign = of(6) > 1 ? 1 : of(1) > 1 ? -1 : 0;
      const more = dice.slice(3, of(6) === 3 || of(1) === 3 ? 6 : 4);
      const add = (all: number, one: number) => all + one;
      const total = first.reduce(add, 0) + sign * more.reduce(add, 0);
      totals.set(total, (totals.get(total) ?? 0) + 1 / 6 ** 6);
    }
    return totals;
  })();

  it.each([
    [0, 8],
    [2, 11],
    [-3, 14],
    [5, 18],
  ])('with %i added against %i are those of all throws', (added, difficulty) => {
    const exact = [...counted].filter(([total]) => total + added > difficulty);
    expect(checkChances(added, difficulty).succeeds).toBeCloseTo(
      exact.reduce((all, [, chance]) => all + chance, 0),
      10,
    );
  });

  it('know the drawback of an equal total', () => {
    expect(checkChances(0, 10).drawback).toBeCloseTo(counted.get(10) ?? 0, 10);
  });
});
