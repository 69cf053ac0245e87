import { describe, expect, test } from 'vitest';
import { byRules, type SoulboundStage, sheet, table, withSoulfire } from './table.ts';

const stunned = {
  id: 'stunned',
  source: null,
  by: null,
  cause: 'mortallyWounded',
  duration: { ends: [] },
} as const;

const poisoned = { ...stunned, id: 'poisoned', cause: 'hand' } as const;

const mortal = { wound: 'serious', hits: 0, failures: 0 } as const;

/** Kira is Mortally Wounded and will be next, after the bandit. */
const dying = (armour = 0): SoulboundStage =>
  table()
    .pc('kira', sheet({ mortal, conditions: [stunned, poisoned], weapons: 'Axe, 2' }))
    .foe('bandit', sheet({ armour, ratings: { initiative: 9 } }))
    .fight()
    .amend('kira', 'toughness', '0')
    .amend('kira', 'wounds', '5')
    .amend('kira', 'mettle', '0');

const standing = (stage = dying()) => stage.play(next, { answers: { death: 'lastStand' } });
const next = { kind: 'next', actor: null, asGm: true } as const;

describe('at the start of the turn of who is Mortally Wounded', () => {
  test('a Death Test or a Last Stand is to be chosen', () => {
    const { asked } = dying().next([4, 4]);
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['test', 'lastStand']);
  });

  test('it is a Death Test where nothing is said', () => {
    expect(dying().next([4, 4]).event('deathTested').passed).toBe(true);
  });

  test('each die of the Death Test can be a 6 for Soulfire', () => {
    const after = withSoulfire(dying(), 1).play(next, { answers: { death: 'maximise' } });
    expect([after.event('deathTested').values, after.state.party.soulfire.now]).toEqual([[6, 6], 0]);
  });

  test('a Death Test that failed can be rolled again for Soulfire', () => {
    const after = withSoulfire(dying(), 1).play(next, {
      dice: [1, 2, 4, 4],
      answers: { soulfire: 'reroll' },
    });
    expect(after.event('deathTested').passed).toBe(true);
  });

  test('foes have the choice, but no Soulfire (S106, S107)', () => {
    const stage = withSoulfire(
      table()
        .pc('kira', sheet({ ratings: { initiative: 9 } }))
        .foe('bandit', sheet({ mortal }))
        .fight(),
      1,
    );
    const { asked } = stage.next([4, 4, 1]);
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['test', 'lastStand']);
  });
});

describe('a Last Stand', () => {
  test('takes the place of the Death Test', () => {
    expect(standing().events.map(({ type }) => type)).not.toContain('deathTested');
  });

  test('gives all Mettle back', () => {
    expect(standing().who('kira').mettle.now).toBe(2);
  });

  test('ends every condition', () => {
    expect(standing().who('kira').conditions).toEqual([]);
  });

  test('puts Melee and Accuracy one step up', () => {
    const after = standing().attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(after.event('attacked').dn).toBe(3);
  });

  test('makes Damage ignore Armour', () => {
    const after = standing(dying(10)).attack('kira', 'bandit', { dice: [6, 1, 1] });
    expect(after.event('attacked')).toMatchObject({ damage: 3, dealt: 3 });
  });

  test('is hurt by no Damage', () => {
    const after = standing()
      .next()
      .attack('bandit', 'kira', { dice: [6, 6, 6] });
    expect([after.who('kira').mortal?.hits, after.told().at(-1)]).toEqual([
      0,
      '**Kira** makes a Last Stand: 4 Damage does nothing.',
    ]);
  });

  test('brings no more Death Tests', () => {
    expect(standing().next().next().asked).toEqual([]);
  });

  test('may still get conditions', () => {
    const after = standing().condition('kira', 'prone');
    expect(after.who('kira').conditions).toMatchObject([{ id: 'prone' }]);
  });

  test('is too late for cheating death', () => {
    const stage = withSoulfire(standing(), 1);
    expect(stage.act('kira', 'cheatDeath', { target: 'kira' }).refusal?.code).toBe('inLastStand');
  });

  test('stands in the tracker', () => {
    const { state, system } = standing();
    const line = system.tracker(state, { gm: false, characters: [] }).lines.find(({ id }) => id === 'kira');
    expect(line?.tags).toEqual(['Last Stand']);
  });
});

test('a Last Stand is over, without death, once a GM says that its fighter is no longer Mortally Wounded', () => {
  const after = standing().amend('kira', 'mortallyWounded', 'no').end();
  expect(after.who('kira')).toMatchObject({ mortal: null, lastStand: false, dead: false });
});

describe('a Last Stand ends in death (S62)', () => {
  test('with the fight', () => {
    const { dead, lastStand } = standing().end().who('kira');
    expect([dead, lastStand]).toEqual([true, false]);
  });

  test('when its fighter leaves', () => {
    const after = standing().leave('kira');
    expect(after.state.characters.kira?.dead).toBe(true);
  });

  test('when its fighter flees', () => {
    const after = standing().act('kira', 'flee');
    expect(after.state.characters.kira?.dead).toBe(true);
  });

  test('which is told', () => {
    expect(standing().end().told()).toContain("**Kira**'s Last Stand is over, and they die.");
  });
});

describe('a Last Stand ends Mortally Wounded again, where the campaign has it so (S62)', () => {
  const ended = () => byRules(standing(), { lastStand: 'mortallyWounded' }).end();

  test('alive', () => {
    const { dead, mortal: still, conditions } = ended().who('kira');
    expect([dead, still, conditions.map(({ id }) => id)]).toEqual([false, mortal, ['stunned']]);
  });

  test('with a Death Test to come', () => {
    expect(
      ended()
        .check('kira', 'death', { dice: [4, 4, 1] })
        .event('deathTested').passed,
    ).toBe(true);
  });
});
