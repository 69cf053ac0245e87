import { describe, expect, test } from 'vitest';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { duel, sheet, table } from '../table.ts';

const idsOf = (stage: ReturnType<typeof duel>, id = 'kira') =>
  stage.who(id).conditions.map((held) => held.id);
const given = (until: string, source: string | null = null) =>
  duel().condition('kira', 'stunned', 'add', source, until);

describe('a condition by hand', () => {
  test('ends with the turn that runs', () => {
    expect(idsOf(given('end of their turn').next())).toEqual([]);
  });

  test('outlasts the turn that runs where it is the next one that counts', () => {
    expect(idsOf(given('end of their next turn').next())).toEqual(['stunned']);
  });

  test("ends at the start of somebody else's turn", () => {
    expect(idsOf(given("start of Bandit's turn").next())).toEqual([]);
  });

  test('ends with the rounds', () => {
    expect(idsOf(given('1 round').next().next())).toEqual([]);
  });

  test('ends with the fight', () => {
    expect(idsOf(given('end of the fight').end())).toEqual([]);
  });

  test('that waits for rounds ends with the fight too (S109)', () => {
    expect(idsOf(given('20 rounds').end())).toEqual([]);
  });

  test('that waits for rounds ends for who leaves', () => {
    const after = duel().condition('bandit', 'poisoned', 'add', null, '20 rounds').leave('bandit');
    expect(after.state.characters.bandit?.conditions).toEqual([]);
  });

  test('ends with a rest of its kind', () => {
    expect(idsOf(given('the next Breather').end().rest('breather', 'kira'))).toEqual([]);
  });

  test('does not end with a rest of another kind', () => {
    expect(idsOf(given('the next Rest').end().rest('breather', 'kira'))).toEqual(['stunned']);
  });

  test("does not end by somebody else's rest", () => {
    const peace = table()
      .pc('kira', sheet())
      .pc('tiz', sheet())
      .peace()
      .condition('kira', 'poisoned', 'add', null, 'any rest');
    expect(idsOf(peace.rest('rest', 'tiz'))).toEqual(['poisoned']);
  });

  test('says when it ends', () => {
    expect(given("end of Bandit's turn", 'Bandit').told()).toEqual([
      "**Kira** is Stunned until the end of **Bandit**'s turn (**Bandit**).",
    ]);
  });

  test('says that it is over', () => {
    expect(given('end of their turn').next().told()[0]).toBe('**Kira** is no longer Stunned.');
  });

  test('stands with its end in the tracker', () => {
    const stage = given("start of Bandit's turn");
    const line = stage.system.tracker(stage.state, { gm: true, characters: [] }).lines[0];
    expect(line?.tags).toContain("Stunned until the start of Bandit's next turn");
  });

  test('stands with its source and end on the sheet', () => {
    const after = duel().condition('kira', 'frightened', 'add', 'a ghost', 'the next Rest');
    const lines = soulbound.character.sheet(after.who('kira')).sections.find((s) => s.title === 'Conditions');
    expect(lines?.lines).toEqual(['Frightened (a ghost) until the next Rest']);
  });

  test('shows its source where it changes a number', () => {
    const stage = duel().condition('kira', 'poisoned', 'add', 'Bandit');
    expect(stage.check('kira', 'body', { dice: [1, 1] }).why()[0]).toContain('Poisoned (Bandit) −1');
  });

  test.each([
    ['sometime', 'unknownEnd'],
    ["end of Grask's turn", 'whoseTurn'],
  ])('with the end %j is refused', (until, code) => {
    expect(given(until).refusal?.code).toBe(code);
  });

  test('that waits for turns is refused outside a fight', () => {
    const peace = table().pc('kira', sheet()).peace();
    expect(peace.condition('kira', 'prone', 'add', null, '3 rounds').no).toBe(
      '"3 rounds": you can only count turns and rounds in a fight. Take `the next Breather`, `the next Rest` or `removed`.',
    );
  });

  test('may end at what is offered, in a fight and in peace', () => {
    const ends = (stage: ReturnType<typeof duel>) =>
      soulbound.ends?.(stage.state, 'kira').map(({ name }) => name) ?? [];
    const peace = table().pc('kira', sheet()).peace();
    expect([ends(duel()).slice(0, 2), ends(peace)]).toEqual([
      ['end of their next turn', 'start of their next turn'],
      ['the next Breather', 'the next Rest', 'removed'],
    ]);
  });
});

describe('the same condition from two sources (S90)', () => {
  const twice = duel()
    .condition('kira', 'blinded', 'add', 'Bandit')
    .condition('kira', 'blinded', 'add', 'smoke');

  test('says so', () => {
    expect(twice.told()).toEqual([
      '**Kira** is Blinded already, now from **smoke** too: it lasts until every cause is gone.',
    ]);
  });

  test('counts once', () => {
    expect(
      twice
        .condition('kira', 'prone')
        .attack('kira', 'bandit', { dice: [1, 1, 1] })
        .event('attacked').dn,
    ).toBe(6);
  });

  test('lasts when one is gone', () => {
    const after = twice.condition('kira', 'blinded', 'remove', 'Bandit');
    expect([after.told(), idsOf(after)]).toEqual([
      ["**Kira** stays Blinded: one cause is gone, but another isn't."],
      ['blinded'],
    ]);
  });

  test('ends when both are gone', () => {
    expect(idsOf(twice.condition('kira', 'blinded', 'remove'))).toEqual([]);
  });

  test('from the same source anew only lasts longer', () => {
    const after = given('end of their turn').condition('kira', 'stunned', 'add', null, 'end of the fight');
    expect([idsOf(after), idsOf(after.next())]).toEqual([['stunned'], ['stunned']]);
  });
});

test('who wakes when Unconscious ends by itself is no longer Incapacitated', () => {
  const out = duel().condition('bandit', 'unconscious', 'add', null, 'end of the round');
  expect(idsOf(out.next().next(), 'bandit')).toEqual(['prone']);
});
