import { describe, expect, test } from 'vitest';
import { rollOpen, thrown } from '../../../../src/engine/creation.ts';
import { characterRules } from '../../../../src/systems/zafir/character/rules.ts';
import { begin, kira, Making } from './making.ts';

describe('dice choose', () => {
  test.for([
    [1, 'Recruit'],
    [2, 'Recruit'],
    [3, 'Novice'],
    [4, 'Novice'],
    [5, 'Seeker'],
    [6, 'Seeker'],
  ] as const)('the class: %i is %s', ([die, name]) => {
    expect(begin().roll('class', die).step('class').summary).toBe(name);
  });

  test('a mage guild', () => {
    expect(begin().pick('class', 'novice').roll('guild', 5).step('guild').summary).toBe(
      'Imperial College of Magic',
    );
  });

  test('why there is no guild with a second die', () => {
    expect(begin().pick('class', 'novice').roll('guild', 6, 4).step('guild').summary).toBe(
      'None: Looking to join, still undecided',
    );
  });

  test('a people, and where among it with a second die', () => {
    expect(begin().roll('origin', 6, 5).step('origin').summary).toBe('Jaan: Arboreal');
  });

  test('a faith, and what the second die says of it', () => {
    expect(begin().roll('religion', 2, 4).step('religion').summary).toBe('The Fivefold Church: The Zephyr');
  });

  test('between agnostics and atheists with a second die', () => {
    expect(begin().roll('religion', 1, 5).step('religion').summary).toBe('Atheist');
  });

  test('one of the smaller faiths with a second die', () => {
    expect(begin().roll('religion', 6, 3).step('religion').summary).toBe('Kakkara');
  });

  test('pronouns', () => {
    expect(begin().roll('pronouns', 6).step('pronouns').summary).toBe('they/them');
  });

  test('20 riyals and two dice', () => {
    expect(kira().roll('money', 6, 6).hero.money).toBe(3200);
  });

  test('a trinket: the first die is the row, the second the column (A57)', () => {
    expect(kira().roll('inventory', 6, 5).hero.inventory.at(-1)?.name).toBe('Package of Dried Mushrooms');
  });

  test('another trinket each time', () => {
    expect(
      kira()
        .roll('inventory', 1, 1)
        .roll('inventory', 2, 3)
        .hero.inventory.map(({ name }) => name)
        .slice(-2),
    ).toEqual(['Pen & Pencil', 'Bag of Snacks']);
  });

  test('responsibilities, again for 61 to 66', () => {
    expect(kira().roll('expert', 6, 1, 1, 4).step('expert').summary).toBe('Arcana');
  });

  test('responsibilities, again for one that is there already', () => {
    expect(kira().roll('basic', 4, 4, 1, 1, 1, 3, 5, 6).hero.responsibilities).toEqual({
      security: 3,
      acquisition: 1,
      sustenance: 1,
    });
  });

  test('nothing of what follows from the class', () => {
    expect(kira().roll('proficiencies').refusal?.code).toBe('cannotRoll');
  });
});

describe('a random name', () => {
  test('of an insaan woman is of the feminine column, with a family name of row and column', () => {
    const woman = begin().pick('origin', 'insaan').fill('pronouns', { own: 'she/her' });
    expect(woman.roll('name', 4, 5, 3).step('name').summary).toBe('Layla Shao');
  });

  test('of somebody with pronouns of their own is for any gender', () => {
    const somebody = begin().pick('origin', 'insaan').fill('pronouns', { own: 'xe/xem' });
    expect(somebody.roll('name', 1, 1, 1).step('name').summary).toBe('Aki Baker');
  });

  test('of a hinn of the enclaves is Etherian', () => {
    const hinn = begin().pick('origin', 'hinn.0').fill('pronouns', { own: 'he/him' });
    expect(hinn.roll('name', 6, 6, 2).step('name').summary).toBe('Kevin Myrdin');
  });

  test('of a hinn among insaan is like theirs', () => {
    const hinn = begin().pick('origin', 'hinn.1').fill('pronouns', { own: 'he/him' });
    expect(hinn.roll('name', 6, 1, 6).step('name').summary).toBe('Kevin Higge');
  });

  test("of a rhuthari exile leaves out that it is an exile's", () => {
    const exile = begin().pick('origin', 'rhuthari.2').fill('pronouns', { own: 'they/them' });
    expect(exile.roll('name', 3, 6, 5).step('name').summary).toBe('Laki al-Ashi');
  });

  test('of a dyn is their own and those of three forebears (A56: the second die is the column)', () => {
    expect(begin().pick('origin', 'dyn').roll('name', 1, 1, 2, 3, 3, 5, 6, 6).step('name').summary).toBe(
      'Ash Jai Star Xed',
    );
  });

  test("of an ath'enki has apostrophes", () => {
    const one = begin().pick('origin', 'athenki').fill('pronouns', { own: 'he/him' });
    expect(one.roll('name', 3, 5, 6).step('name').summary).toBe("Li'vogorak Inzego'no'gorek");
  });

  test('of a jaan is what friends say', () => {
    expect(begin().pick('origin', 'jaan').roll('name', 3).step('name').summary).toBe('Chi-chi');
  });

  test('of a jaan keeps the whole of it', () => {
    expect(
      kira().fill('name', { name: 'X', about: '' }).pick('origin', 'jaan').roll('name', 3).hero.origin.about,
    ).toContain('Farudammangeringthoriadishmalchannagath');
  });
});

describe('everything at random', () => {
  const all = (seed: number) => {
    let at = seed;
    const next = (sides: number) => {
      at = (at * 48271) % 2147483647;
      return 1 + (at % sides);
    };
    const { made } = thrown(rollOpen(characterRules, begin().draft), (_, sides) => next(sides));
    if (!made.ok) throw new Error(made.refusal.code);
    return new Making(made.value.draft, null, made.value.told);
  };
  const seeds = Array.from({ length: 200 }, (_, at) => at + 1);

  test.for(seeds)('makes somebody whole (%i)', (seed) => {
    expect(all(seed).steps.filter(({ done }) => !done)).toEqual([]);
  });

  test.for(seeds.slice(0, 50))('makes a character that can be read again (%i)', (seed) => {
    expect(characterRules.read(JSON.parse(JSON.stringify(all(seed).hero)), 1)).toEqual({
      ok: true,
      value: all(seed).hero,
    });
  });

  test('keeps the name that was given', () => {
    expect(all(7).hero.name).toBe('Kira');
  });

  test('tells what the dice meant', () => {
    expect(all(7).told[0]).toMatch(/^Class: /u);
  });
});
