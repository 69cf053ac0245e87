import { describe, expect, test } from 'vitest';
import { duel, duelIn } from '../table.ts';

const three = [1, 1, 1];
const bow = 'Bow, 1, Long';
const dnOf = (stage: ReturnType<typeof duel>) =>
  stage.attack('kira', 'bandit', { dice: three }).event('attacked').dn;

describe('Blinded', () => {
  test('has Greater Disadvantage with Awareness that resists', () => {
    const stage = duel().condition('bandit', 'blinded');
    const after = stage.check('kira', 'body.stealth', { against: 'bandit', dice: [...three, ...three] });
    expect(after.event('opposed')).toMatchObject({ second: { difficulty: { total: 6 } } });
  });

  test('does nothing to other Tests of Mind', () => {
    const after = duel().condition('kira', 'blinded').check('kira', 'mind.lore', { dice: three });
    expect(after.event('tested').difficulty).toMatchObject({ total: 4 });
  });
});

describe('Charmed', () => {
  const charmed = duel().condition('kira', 'charmed', 'add', 'bandit');

  test.each(['mind.guile', 'soul.intimidation', 'soul.entertain'])(
    'has Disadvantage with %s (S43)',
    (what) => {
      const after = charmed.check('kira', what, { against: 'bandit', dice: [...three, ...three] });
      expect(after.event('opposed')).toMatchObject({ first: { difficulty: { total: 5 } } });
    },
  );

  test('may attack others', () => {
    const stage = duel().condition('kira', 'charmed', 'add', 'somebody else');
    expect(stage.attack('kira', 'bandit', { dice: three }).refusal).toBeNull();
  });

  test.each(['grapple', 'shove'])('does not %s the charmer', (act) => {
    expect(charmed.act('kira', act, { target: 'bandit' }).refusal?.code).toBe('charmed');
  });
});

describe('Frightened', () => {
  const afraid = (zones: string) =>
    duelIn(zones, { weapons: bow }).condition('kira', 'frightened', 'add', 'bandit');

  test('does not run closer', () => {
    expect(afraid('Gate - Yard - Hall').act('kira', 'run', { target: 'yard' }).refusal?.code).toBe(
      'tooFrightened',
    );
  });

  test('shoots with a die less', () => {
    const after = afraid('Gate - Yard').attack('kira', 'bandit', { dice: [1, 1] });
    expect(after.event('attacked').values).toHaveLength(2);
  });

  test('of what is nobody in the fight has a die less until it ends', () => {
    const stage = duel().condition('kira', 'frightened', 'add', 'the dark');
    expect(stage.check('kira', 'soul', { dice: [1, 1] }).event('tested').values).toHaveLength(2);
  });
});

describe('Incapacitated', () => {
  test('has no Move', () => {
    const stage = duelIn('Gate - Yard').condition('kira', 'incapacitated');
    expect(stage.act('kira', 'move', { target: 'yard' }).refusal?.code).toBe('incapacitated');
  });

  test('has no Free Actions (S92)', () => {
    expect(duel().condition('kira', 'incapacitated').act('kira', 'drop').refusal?.code).toBe('incapacitated');
  });

  test('has no successes when they would resist (S92)', () => {
    const stage = duel().condition('bandit', 'incapacitated');
    const after = stage.check('kira', 'body.might', { against: 'bandit', dice: three });
    expect(after.event('opposed')).toMatchObject({ second: { values: [], successes: 0 } });
  });

  test('is hit at DN 2 from cover, dodging, far away', () => {
    const stage = duelIn('Gate - Yard [cover total]', { weapons: bow }).condition('bandit', 'incapacitated');
    expect(dnOf(stage)).toBe(2);
  });
});

describe('Poisoned', () => {
  test('attacks with a die less', () => {
    const after = duel()
      .condition('kira', 'poisoned')
      .attack('kira', 'bandit', { dice: [1, 1] });
    expect(after.event('attacked').values).toHaveLength(2);
  });

  test('resists with a die less', () => {
    const stage = duel().condition('bandit', 'poisoned');
    const after = stage.check('kira', 'body.might', { against: 'bandit', dice: [...three, 1, 1] });
    expect(after.event('opposed')).toMatchObject({ second: { values: [1, 1] } });
  });
});

describe('Restrained', () => {
  test('cannot stand up (S93)', () => {
    const stage = duel().condition('kira', 'prone').condition('kira', 'restrained');
    expect(stage.act('kira', 'stand').refusal?.code).toBe('restrained');
  });

  test('takes a step off Accuracy', () => {
    expect(dnOf(duelIn('Gate - Yard', { weapons: bow }).condition('kira', 'restrained'))).toBe(5);
  });

  test('may still strike who is close', () => {
    const stage = duel().act('kira', 'approach', { target: 'bandit' }).condition('kira', 'restrained');
    expect(stage.attack('kira', 'bandit', { dice: three }).refusal).toBeNull();
  });
});

describe('Unconscious', () => {
  const out = duel({ shield: { name: 'Shield', traits: [], dropped: false } }).condition(
    'kira',
    'unconscious',
  );

  test('drops the shield too', () => {
    expect(out.who('kira').shield?.dropped).toBe(true);
  });

  test('is hit at DN 2', () => {
    expect(dnOf(duel().condition('bandit', 'unconscious'))).toBe(2);
  });

  test('is afraid of nothing', () => {
    const stage = out.condition('kira', 'frightened', 'add', 'bandit');
    const why = stage.system.options(stage.state, 'kira', { gm: true, characters: [] }).acts[0]?.refused
      ?.code;
    expect(why).toBe('incapacitated');
  });
});
