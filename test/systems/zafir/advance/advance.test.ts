import { describe, expect, test } from 'vitest';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import { hero, town } from '../table.ts';

const recruit = (written: Parameters<typeof hero>[0] = {}) => hero({ xp: 1, ...written });
const kira = (written: Parameters<typeof hero>[0] = {}) => town({ kira: recruit(written) });
const sheet = (stage: ReturnType<typeof kira>) => stage.who('kira') as Hero;
const second = () => kira().act('kira', 'levelUp');
const sapper = () => second().act('kira', 'chooseClass', { target: 'sapper' });
const points = (abilities: number, attributes = 0, responsibilities = 0) => ({
  abilities,
  attributes,
  responsibilities,
});

describe('experience', () => {
  test.for([
    [1, 0],
    [2, 2],
    [3, 5],
    [4, 8],
  ] as const)('level %i is not left with %i XP', ([level, xp]) => {
    expect(kira({ level, xp }).act('kira', 'levelUp').refusal?.code).toBe('tooFewXp');
  });

  test.for([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 9],
  ] as const)('level %i rises with %i XP', ([level, xp]) => {
    expect(sheet(kira({ level, xp }).act('kira', 'levelUp')).level).toBe(level + 1);
  });

  test('ends with level 5', () => {
    expect(kira({ level: 5, xp: 50 }).act('kira', 'levelUp').refusal?.code).toBe('notTheirs');
  });

  test('raises Max HP by one every second level', () => {
    expect([sheet(kira()).battle.hp, sheet(second()).battle.hp]).toEqual([6, 7]);
  });

  test('leaves wounds as they are when Max HP rises', () => {
    expect(sheet(kira({ battle: { hp: 3 } }).act('kira', 'levelUp')).battle.hp).toBe(3);
  });
});

describe('level 2', () => {
  test('brings a class and an ability', () => {
    const { upgrade, points: has } = sheet(second());
    expect([upgrade, has]).toEqual([true, points(1)]);
  });

  test("offers a recruit the four soldiers' classes", () => {
    const act = second()
      .options('kira')
      .acts.find(({ id }) => id === 'chooseClass');
    expect(act?.targets?.map(({ id }) => id)).toEqual(['arcanist', 'sapper', 'sharpshooter', 'trencher']);
  });

  test.for([
    ['novice', ['adept']],
    ['seeker', ['acolyte']],
  ] as const)('offers a %s %j alone', ([from, to]) => {
    const act = kira({ classes: [from] })
      .act('kira', 'levelUp')
      .options('kira')
      .acts.find(({ id }) => id === 'chooseClass');
    expect(act?.targets?.map(({ id }) => id)).toEqual(to);
  });

  test('makes nobody a mage who was a soldier', () => {
    expect(second().act('kira', 'chooseClass', { target: 'adept' }).refusal?.code).toBe('chooseTarget');
  });

  test('gives the starting abilities of the class', () => {
    expect(sheet(sapper()).abilities).toEqual(['grenadier']);
  });

  test('gives its proficiencies beside those there were', () => {
    expect(
      sapper()
        .system.character.sheet(sheet(sapper()))
        .sections.find(({ title }) => title === 'Proficiencies')?.lines,
    ).toEqual(['Autorifles, Sidearms, Medium Armor, Autocannons']);
  });

  test('takes the class before the ability', () => {
    expect(second().act('kira', 'learnAbility', { target: 'charge' }).refusal?.code).toBe('classFirst');
  });
});

describe('abilities', () => {
  test('are learnt from the list of the class', () => {
    expect(sheet(sapper().act('kira', 'learnAbility', { target: 'shrapnel' })).abilities).toContain(
      'shrapnel',
    );
  });

  test('cost what the level has given', () => {
    expect(sheet(sapper().act('kira', 'learnAbility', { target: 'shrapnel' })).points.abilities).toBe(0);
  });

  test('of another class are not learnt', () => {
    expect(sapper().act('kira', 'learnAbility', { target: 'charge' }).refusal?.code).toBe('chooseTarget');
  });

  test('are not learnt twice', () => {
    const knows = kira({
      level: 3,
      classes: ['recruit', 'sapper'],
      abilities: ['shrapnel'],
      points: points(1),
    });
    expect(knows.act('kira', 'learnAbility', { target: 'shrapnel' }).refusal?.code).toBe('chooseTarget');
  });

  test('that take another first wait for it', () => {
    const adept = kira({ level: 3, classes: ['novice', 'adept'], points: points(1) });
    expect(adept.act('kira', 'learnAbility', { target: 'boltSplitting' }).refusal?.code).toBe(
      'abilityRequires',
    );
  });

  test('that take another first come after it', () => {
    const adept = kira({
      level: 3,
      classes: ['novice', 'adept'],
      abilities: ['arcaneBolt'],
      points: points(1),
    });
    expect(sheet(adept.act('kira', 'learnAbility', { target: 'boltSplitting' })).abilities).toContain(
      'boltSplitting',
    );
  });
});

describe('level 3', () => {
  const third = () => kira({ level: 2, xp: 3, classes: ['recruit', 'sapper'] }).act('kira', 'levelUp');

  test('brings an ability and a point of an attribute', () => {
    expect(sheet(third()).points).toEqual(points(1, 1));
  });

  test.for(['toughness', 'agility', 'accuracy', 'discipline'] as const)('raises %s by one', (target) => {
    const before = sheet(third()).attributes[target];
    expect(sheet(third().act('kira', 'raiseAttribute', { target })).attributes[target]).toBe(before + 1);
  });

  test('raises Speed by two with Agility', () => {
    const raised = third().act('kira', 'raiseAttribute', { target: 'agility' });
    expect(raised.system.character.values(raised.who('kira'))).toContainEqual({ name: 'Speed', value: 10 });
  });

  test('raises one attribute alone', () => {
    const raised = third().act('kira', 'raiseAttribute', { target: 'agility' });
    expect(raised.act('kira', 'raiseAttribute', { target: 'agility' }).refusal?.code).toBe('notTheirs');
  });
});

describe('level 4', () => {
  const fourth = (written: Parameters<typeof hero>[0] = {}, mentor: Parameters<typeof hero>[0] = {}) =>
    town({
      kira: recruit({ level: 3, xp: 6, classes: ['recruit', 'sapper'], ...written }),
      tiz: hero(mentor),
    }).act('kira', 'levelUp');
  const raised = (stage: ReturnType<typeof fourth>, means: string, more = {}) =>
    stage.act('kira', 'raiseResponsibility', { means, ...more });

  test('brings an ability and a responsibility point', () => {
    expect(sheet(fourth()).points).toEqual(points(1, 0, 1));
  });

  test('makes anybody Basic in what is new to them', () => {
    expect(sheet(raised(fourth(), 'arcana')).responsibilities.arcana).toBe(1);
  });

  test('makes nobody Proficient without a mentor', () => {
    expect(raised(fourth({ responsibilities: { arcana: 1 } }), 'arcana').refusal?.code).toBe(
      'requirementOpen',
    );
  });

  test('keeps the point where the requirement is not met', () => {
    expect(sheet(raised(fourth({ responsibilities: { arcana: 1 } }), 'arcana')).points.responsibilities).toBe(
      1,
    );
  });

  test('makes Proficient whom an Expert of the crew teaches', () => {
    const crew = fourth({ responsibilities: { arcana: 1 } }, { responsibilities: { arcana: 3 } });
    expect(sheet(raised(crew, 'arcana', { target: 'tiz' })).responsibilities.arcana).toBe(2);
  });

  test('makes nobody Proficient whom somebody less than Expert teaches', () => {
    const crew = fourth({ responsibilities: { arcana: 1 } }, { responsibilities: { arcana: 2 } });
    expect(raised(crew, 'arcana', { target: 'tiz' }).refusal?.code).toBe('requirementOpen');
  });

  test.for([
    [2, 'Education'],
    [3, 'Practice'],
    [4, 'Fame'],
  ] as const)('takes more than a mentor from %i points on: %s', ([arcana, requirement]) => {
    const crew = fourth({ responsibilities: { arcana } }, { responsibilities: { arcana: 5 } });
    expect(raised(crew, 'arcana', { target: 'tiz' }).refusal?.params.requirement).toBe(requirement);
  });

  test.for([1, 2, 3, 4])("raises from %i points on the GM's word", (arcana) => {
    expect(
      sheet(raised(fourth({ responsibilities: { arcana } }), 'arcana', { asGm: true })).responsibilities
        .arcana,
    ).toBe(arcana + 1);
  });

  test('raises nothing beyond Renowned', () => {
    expect(raised(fourth({ responsibilities: { arcana: 5 } }), 'arcana', { asGm: true }).refusal?.code).toBe(
      'renownedAlready',
    );
  });
});

test('level 5 brings an ability alone', () => {
  const fifth = kira({ level: 4, xp: 9, classes: ['recruit', 'sapper'] }).act('kira', 'levelUp');
  expect(sheet(fifth).points).toEqual(points(1));
});
