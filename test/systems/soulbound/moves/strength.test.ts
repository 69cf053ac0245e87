import { describe, expect, test } from 'vitest';
import { byRules, duel, duelIn, sheet, table } from '../table.ts';

const won = { target: 'bandit', dice: [6, 6, 6, 1, 1, 1] };
const held = () => duel().act('kira', 'grapple', won);
const conditions = (stage: ReturnType<typeof duel>, id: string) =>
  stage.who(id).conditions.map((condition) => condition.id);

describe('Grapple', () => {
  test('that is won makes the target Restrained', () => {
    expect(conditions(held(), 'bandit')).toEqual(['restrained']);
  });

  test('that is tied changes nothing (S17)', () => {
    expect(conditions(duel().act('kira', 'grapple', { ...won, dice: [6, 1, 1, 6, 1, 1] }), 'bandit')).toEqual(
      [],
    );
  });

  test('comes within Close Range', () => {
    expect(held().state.fight?.standing.knots).toEqual([['bandit', 'kira']]);
  });

  test('does not reach another Zone (S78)', () => {
    expect(duelIn('Gate - Yard').act('kira', 'grapple', { target: 'bandit' }).refusal?.code).toBe(
      'otherZone',
    );
  });

  test('is Body (Might)', () => {
    expect(held().event('opposed').first).toMatchObject({ name: 'Body (Might)' });
  });

  test('is resisted with Might', () => {
    expect(held().event('opposed').second).toMatchObject({ name: 'Body (Might)' });
  });

  test('is resisted with Reflexes, where that pool is larger', () => {
    const stage = duel({}, { skills: { reflexes: { training: 1, focus: 0 } } });
    const after = stage.act('kira', 'grapple', { ...won, dice: [6, 6, 6, 1, 1, 1, 1] });
    expect(after.event('opposed').second).toMatchObject({ name: 'Body (Reflexes)' });
  });

  test('is resisted by nothing where the target is Incapacitated (S92)', () => {
    const after = duel()
      .condition('bandit', 'incapacitated')
      .act('kira', 'grapple', { ...won, dice: [4, 1, 1] });
    expect(conditions(after, 'bandit')).toEqual(['incapacitated', 'restrained']);
  });

  test('is not for the charmer', () => {
    const stage = duel().condition('kira', 'charmed', 'add', 'bandit');
    expect(stage.act('kira', 'grapple', { target: 'bandit' }).refusal?.code).toBe('charmed');
  });

  test('ends with the fight', () => {
    expect(conditions(held().end(), 'bandit')).toEqual([]);
  });
});

describe('who is grappled is free', () => {
  test('by an Action (S78)', () => {
    expect(conditions(held().next().act('bandit', 'breakFree'), 'bandit')).toEqual([]);
  });

  test('when the grappler lets go', () => {
    expect(conditions(held().act('kira', 'letGo', { target: 'bandit' }), 'bandit')).toEqual([]);
  });

  test('when the grappler is Incapacitated', () => {
    expect(conditions(held().condition('kira', 'incapacitated'), 'bandit')).toEqual([]);
  });

  test('when the grappler goes away', () => {
    expect(conditions(held().act('kira', 'withdraw'), 'bandit')).toEqual([]);
  });

  test('when the grappler leaves the fight', () => {
    expect(conditions(held().leave('kira'), 'bandit')).toEqual([]);
  });

  test('by the house rule only by an Opposed Test', () => {
    const after = byRules(held().next(), { breakFree: 'test' }).act('bandit', 'breakFree', {
      dice: [6, 1, 1, 6, 1, 1],
    });
    expect(conditions(after, 'bandit')).toEqual(['restrained']);
  });

  test('by the house rule after winning it', () => {
    const after = byRules(held().next(), { breakFree: 'test' }).act('bandit', 'breakFree', {
      dice: [6, 6, 1, 6, 1, 1],
    });
    expect(conditions(after, 'bandit')).toEqual([]);
  });

  test('and told of', () => {
    expect(held().next().act('bandit', 'breakFree').told()).toEqual([
      '**Bandit** breaks free of **Kira**.',
      '**Bandit** is no longer Restrained.',
    ]);
  });
});

test('who is not held cannot break free', () => {
  expect(duel().condition('kira', 'restrained').act('kira', 'breakFree').no).toBe('Nothing holds **Kira**.');
});

test('who holds nobody cannot let go', () => {
  expect(duel().act('kira', 'letGo').no).toBe("**Kira** isn't holding anybody.");
});

describe('after a fight, when nobody counts Actions', () => {
  const caught = duel({}, { weapons: 'Net, 0, Restraining' })
    .act('kira', 'drop')
    .act('kira', 'dropItem', { means: 'club' })
    .next()
    .attack('bandit', 'kira', { dice: [6, 1, 1] })
    .end();
  /** The bandit is nowhere any more. */
  const alone = caught.with(({ characters, ...rest }) => {
    const { bandit: _gone, ...others } = characters;
    return { ...rest, characters: others };
  });

  test('one breaks free of a net, whoever threw it', () => {
    expect(alone.act('kira', 'breakFree').told()).toEqual([
      '**Kira** breaks free of **Bandit**.',
      '**Kira** is no longer Restrained.',
    ]);
  });

  test('one stands up', () => {
    expect(alone.act('kira', 'breakFree').act('kira', 'stand').told()).toEqual(['**Kira** stands up.']);
  });

  test('one does not stand up while Restrained (S93)', () => {
    expect(alone.act('kira', 'stand').refusal?.code).toBe('restrained');
  });

  test('one picks up what one has dropped', () => {
    const after = alone.act('kira', 'useObject', { means: 'pickUp:club' });
    expect(after.who('kira').weapons[0]?.dropped).toBe(false);
  });
});

describe('Shove', () => {
  test('that is won pushes the target out of Close Range (S85)', () => {
    expect(duel().act('kira', 'shove', won).state.fight?.standing).toMatchObject({
      zones: { bandit: ['field'] },
      knots: [],
    });
  });

  test('that is lost leaves them close', () => {
    const after = duel().act('kira', 'shove', { ...won, dice: [1, 1, 1, 6, 1, 1] });
    expect(after.state.fight?.standing.knots).toEqual([['bandit', 'kira']]);
  });

  test('frees whom the target held', () => {
    const stage = table()
      .foe('orc', sheet({ ratings: { initiative: 9, melee: 4, accuracy: 4, defence: 4 } }))
      .pc('ana', sheet())
      .pc('ben', sheet({ ratings: { initiative: 1, melee: 4, accuracy: 4, defence: 4 } }))
      .fight()
      .act('orc', 'grapple', { ...won, target: 'ben' })
      .next();
    expect(conditions(stage.act('ana', 'shove', { ...won, target: 'orc' }), 'ben')).toEqual([]);
  });

  const nextZone = (zones: string) =>
    byRules(
      table()
        .zones(zones)
        .pc('kira', sheet({ ratings: { initiative: 9, melee: 4, accuracy: 4, defence: 4 } }))
        .foe('bandit', sheet(), 'Gate')
        .fight(),
      { shove: 'nextZone' },
    );

  test('by the house rule pushes into the Zone beside this one', () => {
    expect(nextZone('Gate - Yard').act('kira', 'shove', won).state.fight?.standing.zones.bandit).toEqual([
      'yard',
    ]);
  });

  test('by the house rule pushes into the Zone that the shover chooses', () => {
    const after = nextZone('Gate - Yard, Gate - Wall').act('kira', 'shove', {
      ...won,
      answers: { shove: 'wall' },
    });
    expect(after.state.fight?.standing.zones.bandit).toEqual(['wall']);
  });

  test('by the house rule pushes into a hazard', () => {
    const after = nextZone('Gate - Pit [hazard major]').act('kira', 'shove', won);
    expect(after.who('bandit').toughness.now).toBe(2);
  });
});
