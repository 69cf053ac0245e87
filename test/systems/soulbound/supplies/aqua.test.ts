import { describe, expect, test } from 'vitest';
import type { Character } from '../../../../src/systems/soulbound/character/schema.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { readDrops, vesselsOf, vesselWords } from '../../../../src/systems/soulbound/supplies/vessels.ts';
import { type SoulboundStage, sheet, table } from '../table.ts';

/** Kira, who has so many drops and is hurt, against a bandit, with Tiz as a friend. */
function hurt(drops: number, kira: Partial<Character> = {}): SoulboundStage {
  const own = { ...sheet({ ratings: { initiative: 9 } }), drops, toughness: { now: 1, max: 20 }, ...kira };
  return table()
    .pc('kira', own)
    .pc('tiz', { ...sheet(), toughness: { now: 0, max: 5 } })
    .foe('bandit', sheet())
    .fight();
}

const drink = (stage: SoulboundStage, means: string, answers: Readonly<Record<string, string>> = {}) =>
  stage.act('kira', 'drinkAqua', { means, answers });
const held = (stage: SoulboundStage) => stage.who('kira').conditions.map(({ id }) => id);

describe('a drop', () => {
  test('gives 1 Toughness', () => {
    expect(drink(hurt(3), 'drop').who('kira')).toMatchObject({ drops: 2, toughness: { now: 2 } });
  });

  test('is a Free Action (S69)', () => {
    expect(drink(hurt(3), 'drop').state.fight?.turn).toMatchObject({ move: true, actions: 1 });
  });

  test('may be several at once', () => {
    const after = hurt(30).act('kira', 'drinkAqua', { means: 'drop', detail: '7' });
    expect(after.who('kira')).toMatchObject({ drops: 23, toughness: { now: 8 } });
  });

  test('ends no condition', () => {
    expect(held(drink(hurt(3).condition('kira', 'poisoned'), 'drop'))).toEqual(['poisoned']);
  });
});

describe('a phial', () => {
  test('gives 10 Toughness', () => {
    expect(drink(hurt(12), 'phial').who('kira')).toMatchObject({ drops: 2, toughness: { now: 11 } });
  });

  test('never more than the maximum', () => {
    const stage = hurt(10, { toughness: { now: 15, max: 20 } });
    expect(drink(stage, 'phial').who('kira').toughness.now).toBe(20);
  });

  test('ends the only condition', () => {
    expect(held(drink(hurt(10).condition('kira', 'poisoned'), 'phial'))).toEqual([]);
  });

  test('ends the one of several that the drinker chooses', () => {
    const stage = hurt(10).condition('kira', 'poisoned').condition('kira', 'blinded');
    expect(held(drink(stage, 'phial', { aqua: 'blinded' }))).toEqual(['poisoned']);
  });

  test('asks the drinker', () => {
    const stage = hurt(10).condition('kira', 'poisoned').condition('kira', 'blinded');
    expect(drink(stage, 'phial').asked).toMatchObject([
      { asked: 'kira', options: [{ id: 'poisoned' }, { id: 'blinded' }] },
    ]);
  });

  test('does not end the Stunned of the Mortally Wounded (S67)', () => {
    const stage = hurt(10).amend('kira', 'mortallyWounded', 'Serious');
    expect(held(drink(stage, 'phial'))).toEqual(['stunned']);
  });

  test('is ten drops taken together (S70)', () => {
    const stage = hurt(10).condition('kira', 'poisoned');
    expect(held(stage.act('kira', 'drinkAqua', { means: 'drop', detail: '10' }))).toEqual([]);
  });
});

describe('a sphere', () => {
  const wounded = hurt(100, { wounds: { now: 3, max: 5 } })
    .condition('kira', 'poisoned')
    .condition('kira', 'prone');

  test('gives all Toughness back', () => {
    expect(drink(wounded, 'sphere').who('kira').toughness.now).toBe(20);
  });

  test('ends all conditions', () => {
    expect(held(drink(wounded, 'sphere'))).toEqual([]);
  });

  test('makes a Wound less severe: a space of the track (S68)', () => {
    expect(drink(wounded, 'sphere').who('kira').wounds.now).toBe(2);
  });

  test('leaves the track of the Mortally Wounded full, and them Stunned (S67, S68)', () => {
    const after = drink(hurt(100).amend('kira', 'mortallyWounded', 'Serious'), 'sphere').who('kira');
    expect([after.wounds, after.conditions.map(({ id }) => id), after.mortal === null]).toEqual([
      { now: 5, max: 5 },
      ['stunned'],
      false,
    ]);
  });

  test('is a hundred drops taken together (S70)', () => {
    const after = hurt(120).act('kira', 'drinkAqua', { means: 'phial', detail: '10' });
    expect(after.who('kira')).toMatchObject({ drops: 20, toughness: { now: 20 } });
  });
});

describe('drinking', () => {
  test('more than there is is refused', () => {
    expect(drink(hurt(9), 'phial').no).toBe('**Kira** has 9 drops of Aqua Ghyranis, and needs 1 phial.');
  });

  test('nothing is refused', () => {
    expect(drink(hurt(0), 'drop').refusal?.code).toBe('noAqua');
  });

  test('for nothing is refused', () => {
    expect(drink(hurt(5, { toughness: { now: 20, max: 20 } }), 'drop').no).toBe(
      "It wouldn't help **Kira** now.",
    );
  });

  test('is not for the Incapacitated, who have no Free Actions (S92)', () => {
    expect(drink(hurt(5).condition('kira', 'incapacitated'), 'drop').refusal?.code).toBe('incapacitated');
  });

  test('happens outside of a fight too', () => {
    const peace = table()
      .pc('kira', { ...sheet(), drops: 2, toughness: { now: 1, max: 5 } })
      .peace();
    expect(drink(peace, 'drop').who('kira').toughness.now).toBe(2);
  });

  test('is told with what it did', () => {
    expect(drink(hurt(12), 'phial').told()).toEqual([
      '**Kira** drinks 1 phial of Aqua Ghyranis. Toughness 1 → 11/20.',
    ]);
  });
});

describe('giving it to somebody', () => {
  const beside = hurt(10).act('kira', 'approach', { target: 'tiz' });
  const give = (stage: SoulboundStage, means: string) => stage.act('kira', 'useObject', { means });

  test('takes the Action, the drops of the giver, and heals the drinker (S69)', () => {
    const after = give(beside, 'giveAqua:phial:tiz');
    expect([
      after.state.fight?.turn?.actions,
      after.who('kira').drops,
      after.who('tiz').toughness.now,
    ]).toEqual([0, 0, 5]);
  });

  test('needs Close Range', () => {
    expect(give(hurt(10), 'giveAqua:phial:tiz').refusal).not.toBeNull();
  });

  test('reaches the Unconscious, who choose nothing but may be asked', () => {
    const out = beside.condition('tiz', 'unconscious');
    const after = give(out, 'giveAqua:phial:tiz')
      .who('tiz')
      .conditions.map(({ id }) => id);
    expect(after).toEqual(['prone']);
  });
});

describe('handing it over to keep', () => {
  const beside = hurt(30).act('kira', 'approach', { target: 'tiz' });
  const hand = (stage: SoulboundStage, means: string) => stage.act('kira', 'useObject', { means });

  test('moves the drops from one sheet to the other', () => {
    const after = hand(beside, 'handAqua:phial:tiz');
    expect([after.who('kira').drops, after.who('tiz').drops]).toEqual([20, 10]);
  });

  test('is told with what it was', () => {
    expect(hand(beside, 'handAqua:phial:tiz').told()).toContain(
      '**Kira** hands a phial of Aqua Ghyranis to **Tiz**.',
    );
  });

  test('takes the Action', () => {
    expect(hand(beside, 'handAqua:drop:tiz').state.fight?.turn?.actions).toBe(0);
  });

  test('needs Close Range', () => {
    expect(hand(hurt(30), 'handAqua:phial:tiz').refusal).not.toBeNull();
  });

  test('is not for who can take nothing', () => {
    const out = beside.condition('tiz', 'incapacitated');
    expect(hand(out, 'handAqua:phial:tiz').refusal?.code).toBe('cannotTake');
  });
});

describe('outside of a fight', () => {
  const hurtTiz = { ...sheet(), toughness: { now: 1, max: 5 } };
  const peace = () =>
    table()
      .pc('kira', { ...sheet(), drops: 30 })
      .pc('tiz', hurtTiz)
      .pc('bo', hurtTiz)
      .peace();

  test('everybody there can be given some to drink', () => {
    const after = peace().act('kira', 'useObject', { means: 'giveAqua:drop:tiz' });
    expect([after.who('kira').drops, after.who('tiz').toughness.now]).toEqual([29, 2]);
  });

  test('everybody there can be handed some to keep', () => {
    const after = peace().act('kira', 'useObject', { means: 'handAqua:phial:tiz' });
    expect([after.who('kira').drops, after.who('tiz').drops]).toEqual([20, 10]);
  });

  test('nobody is handed more than the giver has', () => {
    expect(peace().act('kira', 'useObject', { means: 'handAqua:sphere:tiz' }).refusal?.code).toBe(
      'chooseMeans',
    );
  });

  test('what is for one is not for another', () => {
    const wrong = peace().act('kira', 'useObject', { means: 'giveAqua:drop:tiz', target: 'bo' });
    expect(wrong.no).toBe("That isn't for **Bo**: choose something else, or leave out the target.");
  });

  test('each way to use an object is offered with whom it goes with', () => {
    const option = soulbound
      .options(peace().state, 'kira', { gm: true, characters: [] })
      .acts.find(({ id }) => id === 'useObject');
    expect(option?.means?.find(({ id }) => id === 'giveAqua:drop:bo')?.fits).toEqual(['bo']);
  });
});

describe('drops, phials and spheres', () => {
  test.each([
    [0, 'none'],
    [1, '1 drop'],
    [25, '2 phials and 5 drops'],
    [231, '2 spheres, 3 phials and 1 drop'],
  ])('%i are %s', (drops, words) => {
    expect(vesselWords(drops)).toBe(words);
  });

  test('are the fewest vessels', () => {
    expect(vesselsOf(110)).toEqual({ sphere: 1, phial: 1, drop: 0 });
  });

  test.each([
    ['25', 25],
    ['2 phials 5 drops', 25],
    ['1 sphere, 3 phials and 1 drop', 131],
    ['a phial', 10],
    ['much', null],
    ['3 bottles', null],
  ])('%j is read', (text, drops) => {
    expect(readDrops(text)).toBe(drops);
  });

  test('stand on the sheet', () => {
    const section = soulbound.character
      .sheet({ ...sheet(), drops: 25 })
      .sections.find(({ title }) => title === 'Aqua Ghyranis');
    expect(section?.lines).toEqual(['2 phials and 5 drops']);
  });

  test('are written on the sheet by hand', () => {
    expect(hurt(0).amend('kira', 'drops', '2 phials').who('kira').drops).toBe(20);
  });

  test('of more than a sheet holds are refused', () => {
    expect(hurt(0).amend('kira', 'drops', '2000 spheres').refusal?.code).toBe('notDrops');
  });
});
