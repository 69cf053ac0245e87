import { describe, expect, test } from 'vitest';
import { byRules, duelIn, type SoulboundStage, sheet, table } from '../table.ts';

const bomb = 'Bomb, Blast (3), Thrown (Medium); Club, 1';

/** Kira at the Gate; in the Yard a friend, the bandit and a thug. */
const field = (kira: Parameters<typeof sheet>[0] = {}) =>
  table()
    .zones('Gate - Yard - Hall')
    .pc('kira', sheet({ weapons: bomb, ...kira, ratings: { initiative: 9 } }))
    .pc('tiz', sheet(), 'Yard')
    .foe('bandit', sheet(), 'Yard')
    .foe('thug', sheet({ armour: 1 }), 'Yard')
    .foe('archer', sheet(), 'Hall')
    .fight();
const toughness = (stage: SoulboundStage, id: string) => stage.who(id).toughness.now;

describe('Blast (S50)', () => {
  test('hurts everybody in the Zone by the figure in brackets, without a Test', () => {
    expect(toughness(field().attack('kira', 'yard'), 'bandit')).toBe(2);
  });

  test('friends too', () => {
    expect(toughness(field().attack('kira', 'yard'), 'tiz')).toBe(2);
  });

  test('less their own Armour', () => {
    expect(toughness(field().attack('kira', 'yard'), 'thug')).toBe(3);
  });

  test('nobody elsewhere', () => {
    expect(toughness(field().attack('kira', 'yard'), 'archer')).toBe(5);
  });

  test('the attacker too, where they stand in it', () => {
    expect(toughness(field().attack('kira', 'gate'), 'kira')).toBe(2);
  });

  test('is an Action', () => {
    expect(field().attack('kira', 'yard').state.fight?.turn?.actions).toBe(0);
  });

  test('aimed at somebody means the Zone where they stand', () => {
    expect(toughness(field().attack('kira', 'bandit', { means: 'bomb' }), 'tiz')).toBe(2);
  });

  test('is not taken against somebody where it is not named', () => {
    const stage = field().act('kira', 'move', { target: 'yard' });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').weapon).toBe('Club');
  });

  test('does not reach beyond its range', () => {
    expect(field().attack('kira', 'hall').no).toBe(
      'Hall is too far for Bomb: its Blast reaches Medium Range.',
    );
  });

  test('goes with no Called Shot', () => {
    expect(field().attack('kira', 'yard', { way: 'head' }).refusal?.code).toBe('blastPlainly');
  });

  test('has no dice to double', () => {
    expect(field().attack('kira', 'yard', { spend: ['doubleTraining'] }).refusal?.code).toBe(
      'blastWithoutTest',
    );
  });

  test("is not used on one's charmer", () => {
    const stage = field().condition('kira', 'charmed', 'add', 'thug');
    expect(stage.attack('kira', 'yard').refusal?.code).toBe('charmed');
  });

  test('a weapon without it cannot be aimed at a Zone', () => {
    expect(field().attack('kira', 'yard', { means: 'club' }).no).toBe(
      "Club has no Blast, so you can't aim it at Yard: choose somebody there.",
    );
  });

  test('nor can who has none', () => {
    expect(field({ weapons: 'Club, 1' }).attack('kira', 'yard').refusal?.code).toBe('noBlast');
  });

  test('the options warn who stands in the Zone themselves', () => {
    const [attack] = field().options('kira').acts;
    const notes = attack?.targets?.filter(({ id }) => ['gate', 'yard'].includes(id)).map(({ note }) => note);
    expect(notes).toEqual(['Blast: everybody there, you too', 'Blast: everybody there']);
  });

  test('offers Zones as targets', () => {
    const [attack] = field().options('kira').acts;
    const zones = attack?.targets?.filter(({ id }) => ['gate', 'yard', 'hall'].includes(id));
    expect(zones?.map(({ id, refused }) => [id, refused?.code ?? null])).toEqual([
      ['gate', null],
      ['yard', null],
      ['hall', 'blastTooFar'],
    ]);
  });

  test('is told', () => {
    expect(field().attack('kira', 'yard').told()[0]).toBe(
      '**Kira** throws Bomb into Yard: 3 Damage to everybody there.',
    );
  });
});

describe('Blast with a Test, by the house rule', () => {
  const tested = (dice: readonly number[]) =>
    byRules(field(), { blast: 'test' }).attack('kira', 'bandit', { means: 'bomb', dice });

  test("the target takes the weapon's Damage and the successes", () => {
    expect(tested([4, 1, 1]).event('attacked').damage).toBe(4);
  });

  test('a hit hurts all others in the Zone by the figure', () => {
    expect(toughness(tested([4, 1, 1]), 'tiz')).toBe(2);
  });

  test('but not who charmed the attacker', () => {
    const charmed = byRules(field(), { blast: 'test' }).condition('kira', 'charmed', 'add', 'tiz');
    const after = charmed.attack('kira', 'bandit', { means: 'bomb', dice: [4, 1, 1] });
    expect(toughness(after, 'tiz')).toBe(5);
  });

  test('a miss hurts nobody', () => {
    expect(toughness(tested([1, 1, 1]), 'tiz')).toBe(5);
  });

  test('no Zone is a target', () => {
    const stage = byRules(duelIn('Gate - Yard', { weapons: bomb }), { blast: 'test' });
    expect(stage.attack('kira', 'yard').refusal?.code).toBe('noBlast');
  });
});
