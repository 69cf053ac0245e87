import { describe, expect, test } from 'vitest';
import { duel, duelIn, sheet, table } from './table.ts';

const bow = 'Bow, 1, Long';
const three = [1, 1, 1];
const dnOf = (stage: ReturnType<typeof duel>) =>
  stage.attack('kira', 'bandit', { dice: three }).event('attacked').dn;
const poolOf = (stage: ReturnType<typeof duel>, what: string, dice: readonly number[]) =>
  stage.check('kira', what, { dice }).event('tested').values;

describe('conditions by hand', () => {
  test('are given with a source', () => {
    const after = duel().condition('kira', 'frightened', 'add', 'bandit').who('kira').conditions;
    expect(after).toMatchObject([{ id: 'frightened', source: 'bandit', cause: 'hand' }]);
  });

  test('take a source by its name', () => {
    expect(duel().condition('kira', 'charmed', 'add', 'Bandit').who('kira').conditions[0]?.source).toBe(
      'bandit',
    );
  });

  test('are taken away', () => {
    expect(
      duel().condition('kira', 'poisoned').condition('kira', 'poisoned', 'remove').who('kira').conditions,
    ).toEqual([]);
  });

  test('are not given twice', () => {
    expect(duel().condition('kira', 'poisoned').condition('kira', 'poisoned').no).toBe(
      '**Kira** is already Poisoned.',
    );
  });

  test('that are not there cannot be taken away', () => {
    expect(duel().condition('kira', 'prone', 'remove').refusal?.code).toBe('hasNot');
  });

  test('of an unknown name are refused', () => {
    expect(duel().condition('kira', 'sleepy').no).toBe('There\'s no condition "sleepy".');
  });
});

describe('Blinded', () => {
  test.each([
    ['melee', 'Club, 1', null],
    ['a shot', bow, 'Gate - Yard'],
  ])('takes a step off %s', (_name, weapons, zones) => {
    expect(dnOf(duelIn(zones, { weapons }).condition('kira', 'blinded'))).toBe(5);
  });

  test('takes a step off Defence', () => {
    expect(dnOf(duel().condition('bandit', 'blinded'))).toBe(3);
  });

  test('makes Awareness by sight harder by 2', () => {
    const after = duel().condition('kira', 'blinded').check('kira', 'mind.awareness@sight', { dice: three });
    expect(after.event('tested').difficulty).toMatchObject({ total: 6 });
  });

  test('does nothing to Awareness by hearing', () => {
    const after = duel()
      .condition('kira', 'blinded')
      .check('kira', 'mind.awareness@hearing', { dice: three });
    expect(after.event('tested').difficulty).toMatchObject({ total: 4 });
  });

  test('makes opposed Awareness a Greater Disadvantage', () => {
    const stage = duel().condition('kira', 'blinded');
    const after = stage.check('kira', 'mind.awareness', { against: 'bandit', dice: [...three, ...three] });
    expect(after.event('opposed')).toMatchObject({ first: { difficulty: { total: 6 } } });
  });
});

describe('Charmed', () => {
  const charmed = duel().condition('kira', 'charmed', 'add', 'bandit');

  test('does not attack the charmer', () => {
    expect(charmed.attack('kira', 'bandit').no).toBe(
      "**Kira** is Charmed by **Bandit** and won't harm them.",
    );
  });

  test('has Disadvantage against them in talk', () => {
    const after = charmed.check('kira', 'mind.guile', { against: 'bandit', dice: [...three, ...three] });
    expect(after.event('opposed')).toMatchObject({ first: { difficulty: { total: 5 } } });
  });

  test('gives them Advantage in talk', () => {
    const after = charmed.check('kira', 'mind.guile', { against: 'bandit', dice: [...three, ...three] });
    expect(after.event('opposed')).toMatchObject({ second: { difficulty: { total: 3 } } });
  });

  test('changes nothing where they wrestle', () => {
    const after = charmed.check('kira', 'body.might', { against: 'bandit', dice: [...three, ...three] });
    expect(after.event('opposed')).toMatchObject({ first: { difficulty: { total: 4 } } });
  });
});

describe('Deafened', () => {
  test('has a die less where it takes hearing', () => {
    expect(poolOf(duel().condition('kira', 'deafened'), 'mind.awareness@hearing', [1, 1])).toHaveLength(2);
  });

  test('so in any Test that is said to need it', () => {
    expect(poolOf(duel().condition('kira', 'deafened'), 'soul.entertain@hearing', [1, 1])).toHaveLength(2);
  });

  test('and nowhere else', () => {
    expect(poolOf(duel().condition('kira', 'deafened'), 'mind.awareness@sight', three)).toHaveLength(3);
  });
});

describe('Frightened', () => {
  const afraid = (zones: string) =>
    duelIn(zones, { weapons: bow, speed: 'fast' }).condition('kira', 'frightened', 'add', 'bandit');

  test('has a die less while the source is in sight', () => {
    expect(poolOf(afraid('Gate - Yard'), 'body', [1, 1])).toHaveLength(2);
  });

  test('has all dice when the source has left', () => {
    expect(poolOf(afraid('Gate - Yard').leave('bandit'), 'body', three)).toHaveLength(3);
  });

  test('has all dice while blind', () => {
    expect(poolOf(afraid('Gate - Yard').condition('kira', 'blinded'), 'body', three)).toHaveLength(3);
  });

  test('does not move closer', () => {
    expect(afraid('Gate - Yard - Hall').act('kira', 'move', { target: 'yard' }).no).toBe(
      "**Kira** is Frightened and won't go nearer to **Bandit**.",
    );
  });

  test('does not move closer out of sight either', () => {
    const blind = afraid('Gate - Yard - Hall').condition('kira', 'blinded');
    expect(blind.act('kira', 'move', { target: 'yard' }).refusal?.code).toBe('tooFrightened');
  });

  test('does not go up to it', () => {
    const stage = duel().condition('kira', 'frightened', 'add', 'bandit');
    expect(stage.attack('kira', 'bandit').refusal?.code).toBe('tooFrightened');
  });

  test('may move away', () => {
    const stage = table()
      .zones('Gate - Yard - Hall')
      .pc('kira', sheet({ ratings: { initiative: 9 } }), 'Yard')
      .foe('bandit', sheet(), 'Hall')
      .fight();
    const after = stage
      .condition('kira', 'frightened', 'add', 'bandit')
      .act('kira', 'move', { target: 'gate' });
    expect(after.refusal).toBeNull();
  });
});

describe('Incapacitated', () => {
  test('is hit at DN 2, whatever the Ladder says', () => {
    expect(
      dnOf(
        duel({ ratings: { melee: 1 } }, { ratings: { defence: 12 } }).condition('bandit', 'incapacitated'),
      ),
    ).toBe(2);
  });

  test.each(['dodge', 'extraAction', 'withdraw'])('cannot %s', (act) => {
    expect(duel().condition('kira', 'incapacitated').act('kira', act).refusal?.code).toBe('incapacitated');
  });

  test('cannot attack', () => {
    expect(duel().condition('kira', 'incapacitated').attack('kira', 'bandit').refusal?.code).toBe(
      'incapacitated',
    );
  });

  test('spends no Mettle on dice', () => {
    const { state, system } = duel({ skills: { might: { training: 1, focus: 0 } } }).condition(
      'kira',
      'incapacitated',
    );
    const [double] = system.checks(state, 'kira').spends;
    expect(double?.refused?.code).toBe('incapacitated');
  });

  test('makes no Tests in a fight (S92)', () => {
    const after = duel().condition('kira', 'incapacitated').check('kira', 'body.might');
    expect(after.no).toBe(
      '**Kira** is Incapacitated: no Tests in a fight until that ends, except Death Tests.',
    );
  });

  test('may still end the turn', () => {
    expect(duel().condition('kira', 'incapacitated').act('kira', 'endTurn').current).toBe('bandit');
  });
});

describe('Poisoned', () => {
  test('has a die less for every Test', () => {
    expect(poolOf(duel().condition('kira', 'poisoned'), 'soul', [1, 1])).toHaveLength(2);
  });

  test('adds up with being Frightened, to no dice at least (S29)', () => {
    const stage = duel({ attributes: { body: 1 } })
      .condition('kira', 'poisoned')
      .condition('kira', 'frightened');
    expect(poolOf(stage, 'body', [])).toEqual([]);
  });
});

describe('Prone', () => {
  test('takes a step off Melee', () => {
    expect(dnOf(duel().condition('kira', 'prone'))).toBe(5);
  });

  test('takes a step off Accuracy', () => {
    expect(dnOf(duelIn('Gate - Yard', { weapons: bow }).condition('kira', 'prone'))).toBe(5);
  });

  test('is a step easier to hit from Close Range', () => {
    expect(dnOf(duel().condition('bandit', 'prone'))).toBe(3);
  });

  test.each([
    ['in the same Zone but not close: no step (S16)', null, 4],
    ['a Zone away: one step', 'Gate - Yard', 5],
    ['two Zones away: two steps', 'Gate - Yard - Hall', 6],
  ])('is harder to shoot %s', (_name, zones, dn) => {
    expect(dnOf(duelIn(zones, { weapons: bow }).condition('bandit', 'prone'))).toBe(dn);
  });

  test('crawls: the Speed is a step lower', () => {
    const after = duelIn('Gate - Yard').condition('kira', 'prone').act('kira', 'move', { target: 'yard' });
    expect(after.no).toBe('**Kira** is Prone and crawls: only the Run Action gets to Yard.');
  });

  test('ends with a Move', () => {
    const after = duel().condition('kira', 'prone').act('kira', 'stand');
    expect([after.who('kira').conditions, after.state.fight?.turn?.move]).toEqual([[], false]);
  });

  test('begins as a Free Action', () => {
    const after = duel().act('kira', 'drop');
    expect([after.who('kira').conditions[0]?.id, after.state.fight?.turn?.actions]).toEqual(['prone', 1]);
  });
});

describe('Restrained', () => {
  test.each(['move', 'run'])('cannot %s', (act) => {
    const stage = duelIn('Gate - Yard').condition('kira', 'restrained');
    expect(stage.act('kira', act, { target: 'yard' }).no).toBe("**Kira** is Restrained and can't move.");
  });

  test('cannot go up to a target', () => {
    expect(duel().condition('kira', 'restrained').attack('kira', 'bandit').refusal?.code).toBe('restrained');
  });

  test('takes a step off Melee', () => {
    expect(dnOf(duel().act('kira', 'approach', { target: 'bandit' }).condition('kira', 'restrained'))).toBe(
      5,
    );
  });

  test('takes a step off Defence', () => {
    expect(dnOf(duel().condition('bandit', 'restrained'))).toBe(3);
  });
});

describe('Stunned', () => {
  const stunned = (zones: string | null = null) => duelIn(zones).condition('kira', 'stunned');

  test('takes a step off Defence', () => {
    expect(dnOf(duel().condition('bandit', 'stunned'))).toBe(3);
  });

  test('takes an Action or a Move: no Move after an Action', () => {
    const after = stunned().act('kira', 'dodge').condition('kira', 'prone').act('kira', 'stand');
    expect(after.refusal?.code).toBe('stunnedActed');
  });

  test('takes an Action or a Move: no Action after a Move', () => {
    const after = stunned().condition('kira', 'prone').act('kira', 'stand').act('kira', 'dodge');
    expect(after.refusal?.code).toBe('stunnedMoved');
  });

  test('is Slow', () => {
    expect(stunned('Gate - Yard').act('kira', 'move', { target: 'yard' }).refusal?.code).toBe('slowRun');
  });

  test('cannot both go up to somebody and attack, for that takes the Move (S20)', () => {
    expect(stunned().attack('kira', 'bandit').refusal?.code).toBe('stunnedEither');
  });

  test('spends no Mettle on Actions', () => {
    expect(stunned().act('kira', 'extraAction').refusal?.code).toBe('stunnedNoExtra');
  });

  test('may double Training (S21)', () => {
    const stage = duel({ skills: { might: { training: 1, focus: 0 } } }).condition('kira', 'stunned');
    const after = stage.check('kira', 'body.might', { spend: ['doubleTraining'], dice: [1, 1, 1, 1, 1] });
    expect(after.event('tested').values).toHaveLength(5);
  });
});

describe('Unconscious', () => {
  const out = duel({ weapons: 'Sword, 2; Teeth, 1, natural' }).condition('kira', 'unconscious');

  test('is Prone and Incapacitated', () => {
    expect(out.who('kira').conditions.map((held) => held.id)).toEqual([
      'unconscious',
      'prone',
      'incapacitated',
    ]);
  });

  test('drops what is held', () => {
    expect(out.who('kira').weapons.map((weapon) => weapon.dropped)).toEqual([true, false]);
  });

  test('wakes up still Prone', () => {
    const after = out.condition('kira', 'unconscious', 'remove');
    expect(after.who('kira').conditions.map((held) => held.id)).toEqual(['prone']);
  });

  test('what was dropped is picked up with an Action', () => {
    const after = out
      .condition('kira', 'unconscious', 'remove')
      .act('kira', 'useObject', { means: 'pickUp:sword' });
    expect([after.who('kira').weapons[0]?.dropped, after.state.fight?.turn?.actions]).toEqual([false, 0]);
  });

  test('with nothing in hand there is no attack', () => {
    const after = out.condition('kira', 'unconscious', 'remove').attack('kira', 'bandit', { means: 'sword' });
    expect(after.no).toBe('**Kira** has dropped Sword: pick it up first (`/act` Use an Object).');
  });
});

describe('the Zone', () => {
  test('lightly obscured makes Awareness by sight harder by 1', () => {
    const after = duelIn('Fog [obscured lightly] - Yard').check('kira', 'mind.awareness@sight', {
      dice: three,
    });
    expect(after.event('tested').difficulty).toMatchObject({ total: 5 });
  });

  test('lightly obscured gives who looks into it Disadvantage', () => {
    const stage = duelIn('Gate - Fog [obscured lightly]');
    const after = stage.check('kira', 'mind.awareness', { against: 'bandit', dice: [...three, ...three] });
    expect(after.event('opposed')).toMatchObject({ first: { difficulty: { total: 5 } } });
  });

  test('heavily obscured blinds', () => {
    expect(dnOf(duelIn('Smoke [obscured heavily] - Yard', { weapons: bow }))).toBe(5);
  });

  test('blind and obscured add up, to 6 at most (S27)', () => {
    const stage = duelIn('Fog [obscured lightly] - Yard').condition('kira', 'blinded');
    const after = stage.check('kira', 'mind.awareness@sight', { difficulty: '3:1', dice: three });
    expect(after.event('tested').difficulty).toMatchObject({ base: 3, total: 6 });
  });

  test.each([
    ['partial', 3],
    ['total', 2],
  ])('with %s cover helps to hide', (kind, dn) => {
    const stage = duelIn(`Wood [cover ${kind}] - Yard`);
    const after = stage.check('kira', 'body.stealth', { against: 'bandit', dice: [...three, ...three] });
    expect(after.event('opposed')).toMatchObject({ first: { difficulty: { total: dn } } });
  });

  test('difficult makes Reflexes harder by 1', () => {
    const after = duelIn('Bog [difficult] - Yard').check('kira', 'body.reflexes', { dice: three });
    expect(after.event('tested').difficulty).toMatchObject({ total: 5 });
  });
});

test("‘why?' names every source of a number", () => {
  const stage = duelIn('Gate - Yard [cover partial]', { weapons: bow })
    .condition('kira', 'poisoned')
    .condition('kira', 'prone');
  expect(stage.attack('kira', 'bandit', { dice: [1, 1] }).why()).toEqual([
    'Body (Ballistic Skill): 2d6 from Body 3, Poisoned −1',
    'DN 6: Accuracy Poor (Average, Prone −1) against Defence Good (Average, partial cover +1), 2 steps lower',
    'Dice: 1 1 = 0 successes.',
  ]);
});
