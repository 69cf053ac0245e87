import { describe, expect, test } from 'vitest';
import { begin, beginAtSecond, experienced, kira } from './making.ts';

describe('the recruit of the book', () => {
  test('has 2 Toughness and 1 of everything else', () => {
    expect(kira().hero.attributes).toEqual({ toughness: 2, agility: 1, accuracy: 1, discipline: 1 });
  });

  test('has 6 Max HP with her Ballistic Vest', () => {
    expect(kira().profile.maxHp).toBe(6);
  });

  test('begins at full HP', () => {
    expect(kira().hero.battle.hp).toBe(6);
  });

  test('has Speed 8, Aim 1 and Will 1', () => {
    const { speed, aim, will } = kira().profile;
    expect([speed, aim, will]).toEqual([8, 1, 1]);
  });

  test('has 27 riyals for a 7 on two dice', () => {
    expect(kira().hero.money).toBe(2700);
  });

  test('carries an Autorifle, a Combat Knife and a Ballistic Vest', () => {
    const { primary, secondary, armour } = kira().hero.equipment;
    expect([primary?.id, secondary?.id, armour?.id]).toEqual(['autorifle', 'combatKnife', 'ballisticVest']);
  });

  test('has her Frag Grenade in a utility pocket', () => {
    expect(kira().hero.pockets).toEqual([{ pocket: 'utility', item: 'fragGrenade', count: 1, used: 0 }]);
  });

  test('aims with the dice of the weapon and her own', () => {
    const { weapons, aim } = kira().profile;
    expect(weapons.map((weapon) => weapon.aim + aim)).toEqual([1, 3]);
  });

  test('is Expert in Security and Basic in Navigation and Leadership', () => {
    expect(kira().hero.responsibilities).toEqual({ security: 3, navigation: 1, leadership: 1 });
  });

  test('speaks Everan, and gets by in Sultain, UZS and Batarak', () => {
    expect(kira().hero.languages).toEqual({
      fluent: ['everan'],
      conversational: ['sultain', 'uzs', 'batarak'],
    });
  });

  test('is trained with Autorifles, Sidearms and Medium Armor', () => {
    expect(kira().step('proficiencies').summary).toBe('Autorifles, Sidearms, Medium Armor');
  });

  test('begins at level 1 with no XP', () => {
    const { level, xp } = kira().hero;
    expect([level, xp]).toEqual([1, 0]);
  });
});

describe('the starting class', () => {
  test.for(['novice', 'seeker'] as const)('%s has 5 Max HP', (id) => {
    expect(begin().pick('class', id).step('attributes').summary).toContain('Max HP 5');
  });

  test.for([
    ['novice', 'Ignite'],
    ['seeker', 'Terrorize'],
  ] as const)('%s begins with %s', ([id, ability]) => {
    expect(begin().pick('class', id).step('ability').summary).toBe(ability);
  });

  test('recruit begins with an item instead of an ability', () => {
    expect(begin().pick('class', 'recruit').offered('item')).toEqual(['fragGrenade', 'medkit']);
  });

  test('novice may begin with a Spell Focus', () => {
    expect(begin().pick('class', 'novice').offered('equipment')).toContain('primary.spellFocus');
  });

  test('seeker may begin with an Idiophone', () => {
    expect(begin().pick('class', 'seeker').offered('equipment')).toContain('primary.idiophone');
  });

  test.for(['primary.spellFocus', 'primary.idiophone', 'primary.shotgun'])(
    'recruit is not offered %s',
    (id) => {
      expect(begin().pick('class', 'recruit').offered('equipment')).not.toContain(id);
    },
  );

  test('novice may belong to a mage guild', () => {
    expect(begin().pick('class', 'novice').pick('guild', 'amotakMakari').step('guild').summary).toBe(
      "A'motak Makari",
    );
  });

  test('recruit belongs to no mage guild', () => {
    expect(
      begin()
        .pick('class', 'recruit')
        .steps.map(({ id }) => id),
    ).not.toContain('guild');
  });

  test('that is changed keeps what both have', () => {
    expect(kira().pick('class', 'novice').hero.equipment.primary?.id).toBe('autorifle');
  });

  test('that is changed loses what the new one may not have', () => {
    const focused = kira().pick('class', 'novice').arm('spellFocus', 'pistol');
    expect(focused.pick('class', 'recruit').step('equipment').done).toBe(false);
  });
});

describe('experienced players', () => {
  const trencher = () =>
    experienced('trencher')
      .arm('shotgun', 'sword', 'tacticalHarness')
      .pick('item', 'medkit')
      .pick('ability', 'dodge');

  test('are offered base classes', () => {
    expect(beginAtSecond().offered('class')).toEqual([
      'acolyte',
      'adept',
      'arcanist',
      'sapper',
      'sharpshooter',
      'trencher',
    ]);
  });

  test('are few: others begin with a starting class', () => {
    expect(begin().offered('class')).toEqual(['recruit', 'novice', 'seeker']);
  });

  test('start at level 2 with 1 XP', () => {
    const { level, xp } = trencher().hero;
    expect([level, xp]).toEqual([2, 1]);
  });

  test('choose an ability of the class', () => {
    expect(trencher().hero.abilities).toEqual(['pickLock', 'dodge']);
  });

  test('choose any gear of tier 1 that they are trained with', () => {
    expect(experienced('trencher').offered('equipment')).toEqual(
      expect.arrayContaining(['primary.shotgun', 'secondary.sword', 'armour.tacticalHarness']),
    );
  });

  test('are not offered what they are not trained with', () => {
    expect(experienced('trencher').offered('equipment')).not.toContain('primary.sniperRifle');
  });

  test.for([
    ['adept', 'ignite', 'focus'],
    ['acolyte', 'terrorize', 'focus'],
  ] as const)('%s knows the starting ability of the class before, too', ([id, ability, learns]) => {
    const made = experienced(id).arm('autorifle', 'pistol', 'ballisticVest').pick('ability', learns);
    expect(made.hero.abilities).toContain(ability);
  });

  test('learn nothing whose requirement they do not know', () => {
    expect(experienced('adept').offered('ability')).not.toContain('boltSplitting');
  });

  test('have been a starting class before', () => {
    expect(trencher().hero.classes).toEqual(['recruit', 'trencher']);
  });

  test('roll what their starting class has become', () => {
    expect(beginAtSecond().roll('class', 1, 3).step('class').summary).toBe('Sharpshooter (level 2)');
  });

  test('roll no second die where one class alone follows', () => {
    expect(beginAtSecond().roll('class', 3).step('class').summary).toBe('Adept (level 2)');
  });
});

describe('what is chosen', () => {
  test('is one primary and one secondary weapon', () => {
    const twice = begin()
      .pick('class', 'recruit')
      .fill('equipment', {}, { primary: ['autorifle', 'lightCarbine'], secondary: ['pistol'] });
    expect(twice.refusal?.code).toBe('pickSo');
  });

  test('is one Expert responsibility and two Basic ones', () => {
    expect(kira().pick('basic', 'navigation').refusal?.code).toBe('pickSo');
  });

  test('of Basic responsibilities is not the Expert one', () => {
    expect(kira().offered('basic')).not.toContain('security');
  });

  test('may be two fluent languages in place of one and three to get by in', () => {
    const { hero } = kira().pick('fluent', 'everan', 'dynish');
    expect(hero.languages).toEqual({ fluent: ['everan', 'dynish'], conversational: [] });
  });

  test('is not two languages to get by in', () => {
    expect(kira().pick('conversational', 'uzs', 'akkor').refusal?.code).toBe('pickSo');
  });

  test("may be pronouns of one's own", () => {
    expect(kira().fill('pronouns', { own: 'xe/xem' }).hero.origin.pronouns).toBe('xe/xem');
  });

  test('may say nothing of religion', () => {
    expect(kira().hero.origin.religion).toBe('');
  });

  test('may be a religion with what a second roll would add', () => {
    expect(kira().pick('religion', 'disciplesOfJack.1').hero.origin.religion).toBe(
      'Disciples of Jack: Has met Jack',
    );
  });

  test('is any number of useful things', () => {
    expect(kira().pick('inventory').hero.inventory).toEqual([]);
  });

  test('that no list has is refused', () => {
    expect(kira().pick('class', 'paladin').refusal?.code).toBe('pickSo');
  });
});

test('steps that are open keep a hero from being made', () => {
  expect(
    begin()
      .pick('class', 'recruit')
      .steps.filter(({ done }) => !done),
  ).not.toEqual([]);
});

test('everybody has the eleven steps of the book', () => {
  const ids = kira().steps.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'class',
      'origin',
      'pronouns',
      'name',
      'attributes',
      'equipment',
      'item',
      'inventory',
      'proficiencies',
      'expert',
      'fluent',
    ]),
  );
});
