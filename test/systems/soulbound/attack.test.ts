import { describe, expect, test } from 'vitest';
import { attackOption } from '../../../src/systems/soulbound/attack/options.ts';
import { byRules, duel, duelIn, sheet, table } from './table.ts';

describe('the Ladder gives the DN of an attack', () => {
  const dn = (melee: number, defence: number) =>
    duel({ ratings: { melee } }, { ratings: { defence } })
      .attack('kira', 'bandit', { dice: [1, 1, 1] })
      .event('attacked').dn;

  test.each([
    ['two steps higher', 8, 4, 2],
    ['four steps higher', 12, 4, 2],
    ['one step higher', 6, 4, 3],
    ['equal', 4, 3, 4],
    ['one step lower', 4, 5, 5],
    ['two steps lower', 4, 7, 6],
    ['five steps lower', 2, 12, 6],
  ])('%s', (_name, melee, defence, expected) => {
    expect(dn(melee, defence)).toBe(expected);
  });
});

describe('an attack', () => {
  test('in melee is Body with Training in Weapon Skill', () => {
    const stage = duel({ skills: { weaponSkill: { training: 2, focus: 0 } } });
    const after = stage.attack('kira', 'bandit', { dice: [1, 1, 1, 1, 1] });
    expect(after.event('attacked').values).toHaveLength(5);
  });

  test('with a bow is Body with Training in Ballistic Skill, on Accuracy', () => {
    const stage = duelIn('Gate - Yard', {
      weapons: 'Bow, 1, Long',
      skills: { ballisticSkill: { training: 1, focus: 0 } },
      ratings: { accuracy: 6, melee: 1 },
    });
    const { dn, values } = stage.attack('kira', 'bandit', { dice: [1, 1, 1, 1] }).event('attacked');
    expect([dn, values]).toEqual([3, [1, 1, 1, 1]]);
  });

  test('deals the weapon Damage and all successes', () => {
    const after = duel({ weapons: 'Axe, 2' }).attack('kira', 'bandit', { dice: [4, 5, 1] });
    expect(after.event('attacked').damage).toBe(4);
  });

  test('loses the Armour of the target', () => {
    const after = duel({ weapons: 'Axe, 2' }, { armour: 1 }).attack('kira', 'bandit', { dice: [4, 5, 1] });
    expect(after.who('bandit').toughness.now).toBe(2);
  });

  test('that Armour stops whole does no harm', () => {
    const after = duel({}, { armour: 9 }).attack('kira', 'bandit', { dice: [4, 5, 1] });
    expect(after.who('bandit').toughness.now).toBe(5);
  });

  test('without a success misses and deals nothing (S25)', () => {
    const after = duel({ weapons: 'Axe, 9' }).attack('kira', 'bandit', { dice: [3, 2, 1] });
    expect(after.who('bandit').toughness.now).toBe(5);
  });

  test('takes the Action of the turn', () => {
    const after = duel()
      .attack('kira', 'bandit', { dice: [1, 1, 1] })
      .attack('kira', 'bandit');
    expect(after.refusal?.code).toBe('noActionButMettle');
  });

  test('may be paid with Mettle when the Action is gone', () => {
    const after = duel()
      .attack('kira', 'bandit', { dice: [1, 1, 1] })
      .attack('kira', 'bandit', { spend: ['extraAction'], dice: [1, 1, 1] });
    expect(after.who('kira').mettle.now).toBe(1);
  });
});

describe('weapon traits', () => {
  test('Penetrating ignores 1 point of Armour', () => {
    const after = duel({ weapons: 'Pick, 2, Penetrating' }, { armour: 3 }).attack('kira', 'bandit', {
      dice: [4, 4, 4],
    });
    expect(after.event('attacked').dealt).toBe(3);
  });

  test('Ineffective doubles the Armour', () => {
    const after = duel({ weapons: 'Branch, 2, Ineffective' }, { armour: 2 }).attack('kira', 'bandit', {
      dice: [4, 4, 4],
    });
    expect(after.event('attacked').dealt).toBe(1);
  });

  test('Ineffective deals Minor Wounds only', () => {
    const stage = duel({ weapons: 'Branch, 20, Ineffective' });
    expect(stage.attack('kira', 'bandit', { dice: [4, 4, 4] }).who('bandit').wounds.now).toBe(1);
  });

  test('Ineffective with Penetrating doubles first, then ignores 1 (S13)', () => {
    const stage = duel({ weapons: 'Fork, 2, Ineffective, Penetrating' }, { armour: 2 });
    expect(stage.attack('kira', 'bandit', { dice: [4, 4, 4] }).event('attacked').dealt).toBe(2);
  });

  test('Defensive raises the Defence of who holds it one step', () => {
    const stage = duel({}, { weapons: 'Buckler, 1, Defensive' });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(5);
  });

  test('Defensive does nothing on the ground', () => {
    const stage = duel({}, { weapons: 'Buckler, 1, Defensive' })
      .condition('bandit', 'unconscious')
      .condition('bandit', 'unconscious', 'remove')
      .condition('bandit', 'prone', 'remove');
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(4);
  });

  test('Reach attacks anybody in the Zone without moving', () => {
    const stage = duel({ weapons: 'Spear, 2, Reach' }).condition('kira', 'restrained');
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).refusal).toBeNull();
  });

  test('Thrown makes a ranged attack as far as it says', () => {
    const stage = duelIn('Gate - Yard', { weapons: 'Knife, 1, Thrown (Medium)' });
    const after = stage.attack('kira', 'bandit', { means: 'knife@thrown', dice: [1, 1, 1] });
    expect(after.event('attacked').ranged).toBe(true);
  });
});

describe('range', () => {
  const bow = 'Bow, 1, Medium';

  test('inside its range a weapon has no penalty', () => {
    const stage = duelIn('Gate - Yard', { weapons: bow });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(4);
  });

  test('beyond it Accuracy drops a step for each Zone', () => {
    const stage = duelIn('Gate - Yard - Hall', { weapons: bow });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(5);
  });

  test('two Zones beyond are two steps', () => {
    const stage = duelIn('Gate - Yard - Hall - Loft', { weapons: bow });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(6);
  });

  test('Extreme reaches any Zone', () => {
    const stage = duelIn('A - B - C - D - E', { weapons: 'Longrifle, 1, Extreme' });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(4);
  });

  test('melee in another Zone is refused with what to do', () => {
    const stage = duelIn('Gate - Yard - Hall').attack('kira', 'bandit');
    expect(stage.no).toBe('**Bandit** is in Hall, 2 Zones away: move there first (`/act` Move or Run).');
  });

  test('who attacks in melee comes within Close Range for free', () => {
    const after = duel().attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(after.state.fight?.standing.knots).toEqual([['bandit', 'kira']]);
  });

  test('the Slow need their Move for that', () => {
    const after = duel({ speed: 'slow' }).attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(after.state.fight?.turn?.move).toBe(false);
  });
});

describe('without a weapon named, an attack is made with', () => {
  const wielding = (weapons: string, zones: string | null = null) => duelIn(zones, { weapons });
  const used = (stage: ReturnType<typeof duel>) => {
    const { weapon, thrown } = stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked');
    return [weapon, thrown];
  };

  test('the first that reaches from where one stands: a bow inside the Zone', () => {
    expect(used(wielding('Bow, 1, Long; Knife, 1'))).toEqual(['Bow', false]);
  });

  test('and nobody goes up for it', () => {
    const after = wielding('Bow, 1, Long; Knife, 1').attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(after.state.fight?.standing.knots).toEqual([]);
  });

  test('the first of the sheet where one is close already', () => {
    const stage = wielding('Knife, 1; Bow, 1, Long').act('kira', 'approach', { target: 'bandit' });
    expect(used(stage)).toEqual(['Knife', false]);
  });

  test('what one goes up with where nothing shoots; what could be thrown stays in the belt', () => {
    expect(used(wielding('Sword, 1; Dart, 1, Thrown (Short)'))).toEqual(['Sword', false]);
  });

  test('what can be thrown where one cannot go up', () => {
    const stage = wielding('Sword, 1; Dart, 1, Thrown (Short)').condition('kira', 'restrained');
    expect(used(stage)).toEqual(['Dart', true]);
  });

  test('what has the range, before what has not', () => {
    expect(used(wielding('Pistol, 1, Short; Bow, 1, Long', 'Gate - Yard'))).toEqual(['Bow', false]);
  });

  test('what has not, where nothing has', () => {
    expect(used(wielding('Sword, 1; Pistol, 1, Short', 'Gate - Yard'))).toEqual(['Pistol', false]);
  });

  test('nothing that lies on the ground', () => {
    const stage = wielding('Bow, 1, Long; Teeth, 1, natural')
      .condition('kira', 'unconscious')
      .condition('kira', 'unconscious', 'remove');
    expect(used(stage)).toEqual(['Teeth', false]);
  });
});

describe('an attack that would throw a weapon', () => {
  const dart = { weapons: 'Dart, 1, Thrown (Medium)' };
  const far = (zones = 'Gate - Yard') => duelIn(zones, dart);
  const aims = (stage: ReturnType<typeof duel>, means: string | null, throwOrWalk?: string) =>
    stage.attack('kira', 'bandit', {
      means,
      dice: [1, 1, 1],
      answers: throwOrWalk === undefined ? {} : { throwOrWalk },
    });

  test.each([
    ['where no weapon was named', null],
    ['where only the weapon was named', 'dart'],
  ])('asks first whether one walks up, %s', (_name, means) => {
    expect(aims(far(), means).asked.map(({ id }) => id)).toEqual(['throwOrWalk']);
  });

  test('keeps the weapon in hand by default: the Move leads there', () => {
    expect(aims(far(), null).told()).toEqual([
      '**Kira** moves from Gate to Yard.',
      '**Kira** goes up to **Bandit**.',
      '**Kira** misses **Bandit** with Dart, DN 4.\n-# 1 1 1',
    ]);
  });

  test('takes the Move where one walks up', () => {
    expect(aims(far(), null, 'walk').state.fight?.turn).toMatchObject({
      move: false,
      moved: true,
      actions: 0,
    });
  });

  test('throws it where that is the answer, and tells it', () => {
    expect(aims(far(), null, 'throw').told()).toEqual([
      '**Kira** misses **Bandit** with Dart (thrown), DN 4.\n-# 1 1 1',
    ]);
  });

  test('keeps the Move where it is thrown', () => {
    expect(aims(far(), null, 'throw').state.fight?.turn?.move).toBe(true);
  });

  test('asks nothing where throwing was named', () => {
    expect(aims(far(), 'dart@thrown').asked).toEqual([]);
  });

  test.each([
    ['too far to walk', far('Gate - Yard - Hall')],
    ['the Move is used', far('Yard - Gate - Hall').act('kira', 'move', { target: 'gate' })],
    ['Restrained', far().condition('kira', 'restrained')],
    ['Stunned', far().condition('kira', 'stunned')],
  ])('asks nothing where one cannot walk up: %s', (_name, stage) => {
    expect(aims(stage, 'dart').event('attacked').thrown).toBe(true);
  });

  test('leads nobody into a hazard by default', () => {
    expect(aims(far('Gate - Yard [hazard minor]'), null).asked[0]?.default).toBe('throw');
  });

  test('charges with the weapon in hand where that leads there, whatever is left of the Move', () => {
    const moved = byRules(far('Yard - Gate - Hall'), { chargeMoves: 'yes' }).act('kira', 'move', {
      target: 'gate',
    });
    const after = moved.attack('kira', 'bandit', { means: 'dart', way: 'charge', dice: [1, 1, 1, 1] });
    expect(after.event('attacked').thrown).toBe(false);
  });

  test('offers who is far for the throw only, so that whoever picks it is not asked again', () => {
    const { means = [] } = attackOption(far().state, 'kira');
    expect(means.map(({ id, fits }) => [id, fits])).toEqual([
      ['dart', []],
      ['dart@thrown', ['bandit']],
    ]);
  });
});

describe('cover', () => {
  const bow = { weapons: 'Bow, 1, Long' };

  test.each([
    ['partial: one step', 'Gate - Yard [cover partial]', 5],
    ['total: two steps', 'Gate - Yard [cover total]', 6],
  ])('%s against shots', (_name, zones, dn) => {
    expect(
      duelIn(zones, bow)
        .attack('kira', 'bandit', { dice: [1, 1, 1] })
        .event('attacked').dn,
    ).toBe(dn);
  });

  test('does nothing against melee', () => {
    const stage = table()
      .zones('Yard [cover total]')
      .pc('kira', sheet({ ratings: { initiative: 9, melee: 4, accuracy: 4, defence: 4 } }))
      .foe('bandit', sheet())
      .fight();
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(4);
  });
});

describe('ways to attack', () => {
  test('a Charge has one die more', () => {
    const after = duel().attack('kira', 'bandit', { way: 'charge', dice: [1, 1, 1, 1] });
    expect(after.event('attacked').values).toHaveLength(4);
  });

  test('a Charge takes a step off Defence until the next turn', () => {
    const after = duel()
      .attack('kira', 'bandit', { way: 'charge', dice: [1, 1, 1, 1] })
      .next();
    expect(after.attack('bandit', 'kira', { dice: [1, 1, 1] }).event('attacked').dn).toBe(3);
  });

  test('and no longer', () => {
    const after = duel()
      .attack('kira', 'bandit', { way: 'charge', dice: [1, 1, 1, 1] })
      .next()
      .next()
      .next();
    expect(after.attack('bandit', 'kira', { dice: [1, 1, 1] }).event('attacked').dn).toBe(4);
  });

  test.each([
    ['head', 6],
    ['arms', 5],
    ['legs', 5],
  ])('a called shot at the %s is at DN %i between equals', (way, dn) => {
    expect(
      duel()
        .attack('kira', 'bandit', { way, dice: [1, 1, 1] })
        .event('attacked').dn,
    ).toBe(dn);
  });

  test('the head: Damage stuns', () => {
    const after = duel().attack('kira', 'bandit', { way: 'head', dice: [6, 1, 1] });
    expect(after.who('bandit').conditions.map((held) => held.id)).toEqual(['stunned']);
  });

  test("until the end of the target's next turn", () => {
    const after = duel()
      .attack('kira', 'bandit', { way: 'head', dice: [6, 1, 1] })
      .next()
      .next();
    expect(after.who('bandit').conditions).toEqual([]);
  });

  test('not without Damage', () => {
    const after = duel({}, { armour: 9 }).attack('kira', 'bandit', { way: 'head', dice: [6, 1, 1] });
    expect(after.who('bandit').conditions).toEqual([]);
  });

  test('the legs: Damage fells', () => {
    const after = duel().attack('kira', 'bandit', { way: 'legs', dice: [6, 1, 1] });
    expect(after.who('bandit').conditions.map((held) => held.id)).toEqual(['prone']);
  });

  test('the arms: Damage disarms', () => {
    const after = duel().attack('kira', 'bandit', { way: 'arms', dice: [6, 1, 1] });
    expect(after.who('bandit').weapons.map((weapon) => weapon.dropped)).toEqual([true]);
  });

  test('the arms: of several things, the target chooses', () => {
    const stage = duel({}, { weapons: 'Sword, 2; Torch, 1' });
    const after = stage.attack('kira', 'bandit', {
      way: 'arms',
      dice: [6, 1, 1],
      answers: { drop: 'torch' },
    });
    expect(after.who('bandit').weapons.map((weapon) => weapon.dropped)).toEqual([false, true]);
  });

  test('natural weapons are not dropped', () => {
    const after = duel({}, { weapons: 'Teeth, 2, natural' }).attack('kira', 'bandit', {
      way: 'arms',
      dice: [6, 1, 1],
    });
    expect(after.who('bandit').weapons.map((weapon) => weapon.dropped)).toEqual([false]);
  });
});
