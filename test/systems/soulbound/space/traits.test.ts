import { describe, expect, test } from 'vitest';
import { byRules, duelIn, type SoulboundStage } from '../table.ts';

const three = [1, 1, 1];
const bow = 'Bow, 1, Long';
const hurtBy = (stage: SoulboundStage) =>
  stage.events.flatMap((event) => (event.type === 'hazardHurt' ? [event.data.damage] : []));

describe.each([
  ['minor', 1],
  ['major', 3],
  ['deadly', 5],
] as const)('a %s hazard', (kind, damage) => {
  const pit = `Gate - Pit [hazard ${kind}]`;

  test(`deals ${damage} on the first entry`, () => {
    expect(hurtBy(duelIn(pit).act('kira', 'move', { target: 'pit' }))).toEqual([damage]);
  });

  test('does nothing on a later entry (S33)', () => {
    const there = duelIn(pit).act('kira', 'move', { target: 'pit' });
    const again = there
      .act('kira', 'run', { target: 'gate' })
      .next()
      .next()
      .act('kira', 'move', { target: 'pit' });
    expect(hurtBy(again)).toEqual([]);
  });

  test(`deals ${damage} at each start of a turn in it`, () => {
    expect(hurtBy(duelIn(`Gate - Pit [hazard ${kind}]`).next())).toEqual([damage]);
  });
});

describe('Armour against hazards (S60)', () => {
  const pit = 'Gate - Pit [hazard major]';

  test('counts', () => {
    const after = duelIn(pit, { armour: 2 }).act('kira', 'move', { target: 'pit' });
    expect(after.event('suffered')).toMatchObject({ damage: 1 });
  });

  test("doesn't count where a campaign has it so", () => {
    const after = byRules(duelIn(pit, { armour: 2 }), { hazardArmour: 'no' }).act('kira', 'move', {
      target: 'pit',
    });
    expect(after.event('suffered')).toMatchObject({ damage: 3 });
  });

  test("doesn't count where Rend has torn it off", () => {
    const stage = duelIn(pit, { armour: 2 }).with((scene) => {
      const kira = scene.characters.kira;
      if (kira === undefined) return scene;
      return {
        ...scene,
        characters: { ...scene.characters, kira: { ...kira, armour: { ...kira.armour, torn: 2 } } },
      };
    });
    expect(stage.act('kira', 'move', { target: 'pit' }).event('suffered')).toMatchObject({ damage: 3 });
  });
});

describe('Obscured (Heavily)', () => {
  const smoke = 'Smoke [obscured heavily] - Yard';

  test('takes a step off the Defence of those inside', () => {
    const stage = duelIn('Gate - Smoke [obscured heavily]', { weapons: bow });
    expect(stage.attack('kira', 'bandit', { dice: three }).event('attacked').dn).toBe(3);
  });

  test('makes looking harder by 2 for those inside', () => {
    const after = duelIn(smoke).check('kira', 'mind.awareness@sight', { dice: three });
    expect(after.event('tested').difficulty).toMatchObject({ total: 6 });
  });

  test('does nothing to those who look in (S98)', () => {
    const after = duelIn('Gate - Smoke [obscured heavily]').check('kira', 'mind.awareness', {
      against: 'bandit',
      dice: [...three, ...three],
    });
    expect(after.event('opposed')).toMatchObject({ first: { difficulty: { total: 4 } } });
  });
});

describe('Cover', () => {
  test.each([
    ['partial', 5],
    ['total', 6],
  ])('%s makes shots harder', (kind, dn) => {
    const stage = duelIn(`Gate - Wall [cover ${kind}]`, { weapons: bow });
    expect(stage.attack('kira', 'bandit', { dice: three }).event('attacked').dn).toBe(dn);
  });

  test('does nothing against melee', () => {
    const stage = duelIn('Wall [cover total]');
    expect(stage.attack('kira', 'bandit', { dice: three }).event('attacked').dn).toBe(4);
  });

  test('counts from inside the Zone too (S95)', () => {
    const stage = duelIn('Wall [cover partial]', { weapons: bow });
    expect(stage.attack('kira', 'bandit', { dice: three }).event('attacked').dn).toBe(5);
  });
});
