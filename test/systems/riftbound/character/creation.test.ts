import { describe, expect, test } from 'vitest';
import { characterRules } from '../../../../src/systems/riftbound/character/rules.ts';
import { newParty } from '../../../../src/systems/riftbound/party/party.ts';
import { begin, DICE, itemsOf, kira, scored, tiz } from './making.ts';

describe('Step 1, the top row', () => {
  test('offers the four roles', () => {
    expect(begin().offered('role')).toEqual(['lancer', 'healer', 'captain', 'tank']);
  });

  test('offers the two classes', () => {
    expect(begin().offered('class')).toEqual(['gunner', 'pilot']);
  });

  test('opens the role changes again when the role changes', () => {
    expect(kira().pick('role', 'tank').open).toContain('changes');
  });

  test('asks a Pilot for a vehicle in the place of a weapon', () => {
    const pilot = kira().pick('class', 'pilot');
    expect([pilot.has('weapon'), pilot.has('vehicle')]).toEqual([false, true]);
  });
});

describe('Step 2, ten dice', () => {
  test('are rolled again, all of them, without a 5 or 6', () => {
    const dull = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2];
    expect(
      begin()
        .roll('dice', ...dull, ...DICE)
        .step('dice').summary,
    ).toBe(DICE.join(' '));
  });

  test('are rolled again, all of them, without a 1 or 2', () => {
    const bright = [3, 4, 5, 6, 3, 4, 5, 6, 3, 4];
    expect(
      begin()
        .roll('dice', ...bright, ...DICE)
        .step('dice').summary,
    ).toBe(DICE.join(' '));
  });

  test('leave nothing to assign before two are dropped', () => {
    expect(
      begin()
        .roll('dice', ...DICE)
        .has('scores'),
    ).toBe(false);
  });

  test('are dropped by two, no more', () => {
    expect(
      begin()
        .roll('dice', ...DICE)
        .pick('drop', '7', '8', '9').refusal?.code,
    ).toBe('pickSo');
  });

  test('are dropped by two, no fewer', () => {
    expect(
      begin()
        .roll('dice', ...DICE)
        .pick('drop', '9').refusal?.code,
    ).toBe('pickSo');
  });

  test('ask for as many high Scores as 5s and 6s are left', () => {
    const made = begin()
      .roll('dice', ...DICE)
      .pick('drop', '0', '9')
      .fill('scores', {
        high: ['vision', 'agility', 'will'],
        low: ['charisma', 'knowledge', 'strength'],
      });
    expect(made.refusal?.code).toBe('pickSo');
  });

  test('can be dropped among the high ones', () => {
    const made = begin()
      .roll('dice', ...DICE)
      .pick('drop', '0', '9')
      .fill('scores', {
        high: ['vision', 'agility'],
        low: ['charisma', 'knowledge', 'strength'],
      });
    expect(made.step('scores').summary).toBe('STR −1, FTD 0, AGI +1, VSN +1, WIS 0, WIL 0, CHA −1, KNW −1');
  });

  test('never make one Score high and low', () => {
    const made = begin()
      .roll('dice', ...DICE)
      .pick('drop', '8', '9')
      .fill('scores', {
        high: ['vision', 'agility', 'will'],
        low: ['charisma', 'vision'],
      });
    expect(made.refusal).toEqual({ code: 'scoreTwice', params: { attribute: 'Vision' } });
  });

  test('keep what was assigned where they are dropped otherwise to the same values', () => {
    expect(scored().pick('drop', '6', '7').step('scores').done).toBe(true);
  });

  test('open what was assigned where other values are left', () => {
    expect(scored().pick('drop', '0', '9').open).toContain('scores');
  });
});

describe('Step 2.5, the changes of role and class', () => {
  test('of a Lancer: WIL, one of STR and VSN, less of one of FTD and AGI; of a Gunner VSN and another', () => {
    expect(scored().step('changes').summary).toBe(
      'STR 0, FTD −1, AGI +1, VSN +3, WIS +1, WIL +2, CHA −1, KNW −1',
    );
  });

  test('leave a Pilot without those of the Gunner', () => {
    expect(tiz().step('changes').summary).toBe(
      'STR −1, FTD 0, AGI −1, VSN 0, WIS +1, WIL +2, CHA +2, KNW −1',
    );
  });

  test("don't offer a Gunner VSN twice", () => {
    expect(scored().offered('changes', 'careful')).not.toContain('vision');
  });

  test('refuse what the role does not leave', () => {
    expect(scored().fill('changes', { gains: ['charisma'] }).refusal?.code).toBe('pickSo');
  });
});

describe('Step 3, traits', () => {
  const bare = () => scored();

  test('are six points of good ones', () => {
    expect(kira().step('traits').done).toBe(true);
  });

  test('are open with five points', () => {
    expect(bare().fill('traits', { three: ['observant'], two: ['sneaky'] }).open).toContain('traits');
  });

  test('are refused with seven points', () => {
    const made = bare().fill('traits', { three: ['observant', 'sneaky'], one: ['deft'] });
    expect(made.refusal).toEqual({ code: 'traitsTooGood', params: { sum: 7, most: 6 } });
  });

  test('are refused with four points of bad ones', () => {
    const made = bare().fill('badTraits', { three: ['law'], one: ['liar'] });
    expect(made.refusal).toEqual({ code: 'traitsTooBad', params: { sum: 4, most: 3 } });
  });

  test('are open with two points of bad ones', () => {
    expect(kira().fill('badTraits', { two: ['law'], one: [] }).open).toContain('badTraits');
  });

  test('are six at most', () => {
    const made = bare()
      .fill('badTraits', { one: ['law', 'liar', 'machines'] })
      .fill('traits', { three: [], two: ['observant', 'sneaky'], one: ['deft', 'tough'] });
    expect(made.refusal?.code).toBe('tooManyTraits');
  });

  test('are no better than +3', () => {
    expect(bare().fill('traits', {}, { own: 'Pies +4' }).refusal).toEqual({
      code: 'traitTooGood',
      params: { trait: 'Pies', most: 3 },
    });
  });

  test('are no worse than −3', () => {
    expect(bare().fill('badTraits', {}, { own: 'Pies -4' }).refusal?.code).toBe('traitTooBad');
  });

  test('may be good and bad at once', () => {
    const made = kira()
      .fill('badTraits', { two: ['law'], one: [] })
      .fill('traits', { three: ['observant'], two: [], one: ['deft'] }, { own: 'Old soldier +2 −1' });
    expect(made.hero.traits).toContainEqual({
      name: 'Old soldier',
      good: 2,
      bad: 1,
    });
  });

  test('are one Trait where an idea is good and bad under the same name', () => {
    const made = kira()
      .fill('traits', { three: ['criminals'], two: ['sneaky'], one: ['deft'] })
      .fill('badTraits', { two: ['criminals'], one: ['liar'] });
    expect(made.hero.traits).toContainEqual({ name: 'Criminal connections', good: 3, bad: 2 });
  });

  test("don't overlap: nobody is athletic and unfit", () => {
    const made = bare()
      .fill('traits', { three: ['athletic'] })
      .fill('badTraits', { two: ['athletic'] });
    expect(made.refusal?.code).toBe('traitsOverlap');
  });

  test('are not the same twice', () => {
    expect(bare().fill('traits', { three: ['deft'] }, { own: 'Deft fingers +1' }).refusal?.code).toBe(
      'traitTwice',
    );
  });

  test('are read with their numbers', () => {
    expect(bare().fill('traits', {}, { own: 'good at pies' }).refusal?.code).toBe('traitUnread');
  });
});

describe('Step 4, quirks', () => {
  test('offer 14 ideals, 11 goals and 11 flaws', () => {
    const made = begin();
    const counts = ['ideal', 'goal', 'flaw'].map((field) => made.offered('quirks', field).length);
    expect(counts).toEqual([14, 11, 11]);
  });

  test('are open until there are all three', () => {
    expect(kira().fill('quirks', { goal: [] }).open).toContain('quirks');
  });

  test('can be in own words instead', () => {
    const made = kira().fill('ownQuirks', {}, { ideal: 'Cats come first.' });
    expect(made.hero.quirks.ideal).toBe('Cats come first.');
  });

  test('are refused when they are longer than a sheet keeps', () => {
    expect(kira().fill('ownQuirks', {}, { ideal: 'x'.repeat(201) }).refusal?.code).toBe('limit');
  });
});

describe('Step 5, Background and Origin', () => {
  test('are the first two Stories', () => {
    expect(kira().hero.stories).toEqual(['Soldier', 'Bored']);
  });

  test('show the Story Bonus: WIS', () => {
    expect(kira().step('stories').summary).toContain('Story Bonus +1');
  });

  test('show no Story Bonus below 0', () => {
    const made = kira()
      .fill('scores', { high: ['vision', 'agility', 'will'], low: ['wisdom', 'knowledge'] })
      .fill('changes', { careful: ['agility'] });
    expect(made.step('stories').summary).toContain('Story Bonus 0');
  });

  test('can be in own words', () => {
    expect(kira().fill('stories', {}, { originOwn: 'Fell off a ship' }).hero.stories).toEqual([
      'Soldier',
      'Fell off a ship',
    ]);
  });

  test('have no others at level 1', () => {
    expect(kira().has('otherStories')).toBe(false);
  });

  test('have others above level 1', () => {
    const made = kira({ level: 2 })
      .roll('hp', 4)
      .fill('otherStories', {}, { stories: 'Won a race\nLost a ship' });
    expect(made.hero.stories).toEqual(['Soldier', 'Bored', 'Won a race', 'Lost a ship']);
  });
});

describe('Step 6, HP, SP and EHP', () => {
  test('of a Lancer with FTD −1 and WIL 2 are 11, 4 and 4', () => {
    const { hp, sp, ehp } = kira().hero;
    expect([hp.max, sp.max, ehp.max]).toEqual([11, 4, 4]);
  });

  test('begin full', () => {
    const { hp, sp, ehp } = kira().hero;
    expect([hp.now, sp.now, ehp.now]).toEqual([11, 4, 4]);
  });

  test.for([
    ['healer', 16],
    ['captain', 16],
    ['tank', 21],
  ] as const)('of a %s with FTD 0 begin with %i HP', ([role, hp]) => {
    const made = begin().pick('ready', `${role}.pilot`);
    const { scores } = made.hero;
    expect(made.hero.hp.max).toBe(hp - (role === 'tank' ? 1 : 0) + scores.fortitude);
  });
});

describe('Step 7, Abilities', () => {
  test('come one from the role and one from the class at level 1', () => {
    expect(kira().hero.abilities.map(({ id }) => id)).toEqual(['tryThatAgainI', 'simpleButEffective']);
  });

  test('of a Captain and Pilot are That’s an Order and Backup', () => {
    expect(tiz().hero.abilities.map(({ id }) => id)).toEqual(['thatsAnOrderI', 'backup']);
  });

  test('offer only Innate ones besides', () => {
    expect(begin().offered('innate')).toEqual(['deaf', 'robotic']);
  });

  test('make a Robot 2 HP weaker', () => {
    expect(kira().pick('innate', 'robotic').hero.hp.max).toBe(9);
  });

  test('give a Robot the SP of a level lower', () => {
    expect(kira().pick('innate', 'robotic').hero.sp.max).toBe(3);
  });

  test('give a Robot 100 Charge', () => {
    expect(kira().pick('innate', 'robotic').hero.battery).toBe(100);
  });
});

describe('Step 8, equipment', () => {
  test('has a Signature Weapon, the role’s simple weapon, the sidearm and light armour', () => {
    expect(
      kira()
        .hero.items.slice(0, 4)
        .map(({ profile }) => profile.row),
    ).toEqual(['signatureBallisticRifle', 'simpleDagger', 'laserPistol', 'lightArmour']);
  });

  test('has two outfits', () => {
    const { everyday, professional } = itemsOf(kira().hero);
    expect([everyday, professional]).toEqual([1, 1]);
  });

  test('has 200 to 400 mC', () => {
    expect(begin().pick('role', 'tank').offered('kit', 'money')).toEqual(['200', '250', '300', '350', '400']);
  });

  test('has heavy armour for a Tank', () => {
    expect(itemsOf(begin().pick('ready', 'tank.gunner').hero).heavyArmour).toBe(1);
  });

  test('has a second first-aid kit for a Healer: 12 large and 24 small bandages', () => {
    const { largeBandage, smallBandage } = itemsOf(begin().pick('ready', 'healer.gunner').hero);
    expect([largeBandage, smallBandage]).toEqual([12, 24]);
  });

  test('has a symbol for a Captain, called as they say', () => {
    expect(tiz().hero.items.find(({ profile }) => profile.row === 'symbol')?.called).toBe('A tin star');
  });

  test('wears the armour', () => {
    expect(kira().hero.wearing).toBe('lightArmour');
  });

  test('holds what two hands take', () => {
    expect(kira().hero.holding).toEqual(['signatureBallisticRifle']);
  });

  test('offers any simple weapon to a Lancer', () => {
    expect(kira().offered('gear', 'roleWeapon')).toHaveLength(14);
  });

  test('offers a simple melee weapon, a Laser Pistol or a Standard Pistol as a sidearm', () => {
    expect(kira().offered('gear', 'sidearm')).toHaveLength(10);
  });
});

describe('an Adventuring Kit', () => {
  test('has a battery, and one more for each thing that is recharged', () => {
    expect(itemsOf(kira().hero).battery).toBe(2);
  });

  test('has three magazines of its type for each thing with Ammo', () => {
    expect(itemsOf(kira().hero).rifleMagazine).toBe(3);
  });

  test('has three of each for a sidearm with Ammo', () => {
    expect(itemsOf(tiz().hero).pistolMagazine).toBe(3);
  });

  test('has magazines for the guns of a Signature Vehicle', () => {
    const { tankMagazine, rifleMagazine } = itemsOf(tiz().hero);
    expect([tankMagazine, rifleMagazine]).toEqual([3, 3]);
  });

  test('has a week of food, and water', () => {
    const { nonPerishableRations, waterBottle } = itemsOf(kira().hero);
    expect([nonPerishableRations, waterBottle]).toEqual([7, 1]);
  });

  test('has neither food nor water for a Robot', () => {
    const { nonPerishableRations, waterBottle } = itemsOf(kira().pick('innate', 'robotic').hero);
    expect([nonPerishableRations, waterBottle]).toEqual([undefined, undefined]);
  });

  test.for(['backpack', 'personalCommunicator', 'primitiveRope', 'tentForOne', 'torch'])(
    'has a %s',
    (row) => {
      expect(itemsOf(kira().hero)[row]).toBe(1);
    },
  );

  test('has a share of a larger tent for who would rather have one, with room for them', () => {
    const { hero } = kira().fill('kit', { light: ['torch'], money: ['300'], tent: ['share'] });
    const tents = hero.items.filter(({ profile }) => profile.benefits.some(({ kind }) => kind === 'shelter'));
    expect(tents.map(({ profile: { name, benefits } }) => [name, benefits])).toEqual([
      ['Share of a tent', [{ kind: 'shelter', people: 1 }]],
    ]);
  });

  test('has a lantern for who would rather have one', () => {
    expect(itemsOf(tiz().hero).electricLantern).toBe(1);
  });
});

describe('a Signature Weapon', () => {
  test('offers all 13', () => {
    expect(begin().pick('class', 'gunner').offered('weapon', 'weapon')).toHaveLength(13);
  });

  test('has the type of damage that was chosen', () => {
    const made = kira().fill('weapon', { weapon: ['signatureLightMelee'], type: ['heat'] });
    expect(made.hero.items[0]?.profile.attacks[0]?.types).toEqual(['heat']);
  });

  test('is refused a type that it cannot have', () => {
    const made = kira().fill('weapon', { weapon: ['signatureSpear'], type: ['blunt'] });
    expect(made.refusal?.code).toBe('typeNotForWeapon');
  });

  test('takes two hands where a shield is made so, and does 4', () => {
    const shield = kira().fill('weapon', { weapon: ['signatureShield'], hands: ['two'] }).hero.items[0];
    expect([shield?.profile.hands, shield?.profile.attacks[0]?.damage]).toEqual([2, 4]);
  });

  test('makes a Gunner Skilled with its kind, besides simple weapons', () => {
    expect(kira().hero.skilled).toEqual(['simple', 'rifles']);
  });
});

describe("a Gunner's 100 mC", () => {
  test('buy Adventuring Gear', () => {
    expect(itemsOf(kira().pick('shopping', 'toolkit', 'battery').hero).battery).toBe(3);
  });

  test('keep what is left for such gear', () => {
    expect(kira().pick('shopping', 'toolkit', 'battery').hero.gearMoney).toBe(10);
  });

  test('buy nothing dearer', () => {
    expect(kira().pick('shopping', 'toolkit', 'personalCommunicator').refusal).toEqual({
      code: 'shoppingTooDear',
      params: { price: 130, money: 100 },
    });
  });

  test('are not for Pilots', () => {
    expect(tiz().has('shopping')).toBe(false);
  });
});

describe('a Signature Vehicle', () => {
  test('offers four', () => {
    expect(tiz().offered('vehicle', 'vehicle')).toHaveLength(4);
  });

  test('makes a Pilot Skilled with its kind', () => {
    expect(tiz().hero.skilled).toEqual(['tanks']);
  });

  test('asks for the guns that it leaves open', () => {
    expect(
      tiz()
        .fill('systems', { slot0: ['laserTankGun'] })
        .step('systems').summary,
    ).toContain('Laser Tank Gun');
  });
});

describe('starting above level 1', () => {
  const three = () => kira({ level: 3 }).roll('hp', 4, 1);

  test('rolls HP for each level, 4 at least', () => {
    expect(three().hero.hp.max).toBe(11 + 9 + 6);
  });

  test('is open until HP are rolled', () => {
    expect(kira({ level: 2 }).open).toEqual(['hp']);
  });

  test('has the Signature Ability at level 3', () => {
    expect(three().hero.abilities.map(({ id }) => id)).toContain('surge');
  });

  test('keeps two points that are not spent', () => {
    expect(three().hero.points).toEqual({ role: 0, free: 2 });
  });

  test('buys Abilities for them', () => {
    expect(three().pick('abilities', 'quick').hero.points).toEqual({ role: 0, free: 0 });
  });

  test('buys none that is too dear', () => {
    expect(three().pick('abilities', 'quick', 'opportunist').refusal?.code).toBe('tooFewPoints');
  });

  test('replaces I by II', () => {
    expect(
      three()
        .pick('abilities', 'tryThatAgainII')
        .hero.abilities.map(({ id }) => id),
    ).not.toContain('tryThatAgainI');
  });

  test('offers no Abilities of other roles', () => {
    expect(three().offered('abilities')).not.toContain('bonk');
  });

  test('binds a Captain’s point of level 2 to the role', () => {
    expect(tiz({ level: 2 }).roll('hp', 3, 3).hero.points).toEqual({ role: 1, free: 1 });
  });

  test('binds everybody’s where the house says so', () => {
    const rules = { ...newParty.rules, rolePoints: 'everybody' } as const;
    expect(kira({ level: 2, rules }).roll('hp', 3).hero.points).toEqual({ role: 1, free: 1 });
  });

  test('gives three points at level 4', () => {
    expect(kira({ level: 4 }).roll('hp', 3, 3, 3).hero.points).toEqual({ role: 0, free: 5 });
  });
});

describe('a quick start', () => {
  test.for(
    begin()
      .offered('ready')
      .filter((id) => id.includes('.')),
  )('%s is ready to play', (id) => {
    expect(begin().pick('ready', id).open).toEqual([]);
  });

  test.for(
    begin()
      .offered('ready')
      .filter((id) => id.includes('.')),
  )('%s is ready at level 4', (id) => {
    expect(begin({ level: 4 }).pick('ready', id).open).toEqual([]);
  });

  test.for(
    begin()
      .offered('ready')
      .filter((id) => id.includes('.')),
  )('%s spends all points at level 4', (id) => {
    const { points } = begin({ level: 4 }).pick('ready', id).hero;
    expect(points.role + points.free).toBeLessThanOrEqual(1);
  });

  test('can still be changed', () => {
    expect(begin().pick('ready', 'tank.gunner').pick('innate', 'deaf').open).toEqual([]);
  });

  test('is named while role and class are its own', () => {
    expect(begin().pick('ready', 'tank.gunner').step('ready').summary).toBe('Tank, Gunner');
  });

  test.for([
    ['role', 'lancer'],
    ['class', 'pilot'],
  ] as const)('is named no more once its %s is another', ([step, other]) => {
    expect(begin().pick('ready', 'tank.gunner').pick(step, other).step('ready').summary).toBe('');
  });

  test('is asked for with the name', () => {
    expect(begin().step('ready').first).toBe('quick');
  });
});

describe('a vehicle that is nobody’s Signature Vehicle', () => {
  const making = () => begin().pick('ready', 'vehicle');

  test('has steps of its own', () => {
    expect(making().steps.map(({ id }) => id)).toEqual(['ready', 'base', 'frame', 'crew', 'built']);
  });

  test('can be like one of the book', () => {
    const { hp, systems } = making().pick('base', 'signatureBike').vehicle;
    expect([hp.max, systems.length]).toEqual([30, 3]);
  });

  test('is not a Signature Vehicle', () => {
    expect(making().pick('base', 'signatureBike').vehicle.signature).toBe(false);
  });

  test('puts each system at the first terminal that bears it', () => {
    const made = making()
      .pick('base', 'own')
      .fill('crew', {}, { terminals: '2, 3' })
      .pick('built', 'smallEngine', 'laserSideGun');
    expect(made.vehicle.systems.map(({ terminal }) => terminal)).toEqual([0, 1]);
  });

  test('bears no more than its terminals do', () => {
    const made = making().pick('base', 'own').fill('crew', {}, { terminals: '2' });
    expect(made.pick('built', 'smallEngine', 'laserSideGun').refusal?.code).toBe('systemTooHeavy');
  });

  test('has no system that is Limited to others', () => {
    expect(making().pick('base', 'own').pick('built', 'giantEngine').refusal?.code).toBe('systemNotForIt');
  });

  test('has no Locked system', () => {
    expect(making().pick('base', 'own').pick('built', 'signatureMechsuitArm').refusal?.code).toBe(
      'systemLocked',
    );
  });

  test('is as wide as its size', () => {
    expect(making().pick('base', 'own').fill('frame', {}, { metres: '9' }).refusal?.code).toBe('vehicleWide');
  });

  test('has HP in whole numbers', () => {
    expect(making().pick('base', 'own').fill('frame', {}, { hp: 'many' }).refusal?.code).toBe('notANumber');
  });

  test('has terminals with weights', () => {
    expect(making().pick('base', 'own').fill('crew', {}, { terminals: 'big' }).refusal?.code).toBe(
      'terminalsUnread',
    );
  });
});

describe('a Pilot’s Signature Vehicle', () => {
  const brought = (making: ReturnType<typeof tiz>) =>
    characterRules.brought?.(making.draft, making.hero, 'tiz', () => 'bess') ?? null;

  test('comes with its Pilot', () => {
    expect(brought(tiz())?.others.map(({ name }) => name)).toEqual(['Old Bess']);
  });

  test('is called after its Pilot where it has no name', () => {
    const bike = tiz().fill('vehicle', { vehicle: ['signatureBike'] }, { name: '' });
    expect(brought(bike)?.others[0]?.name).toBe("Kira's Bike");
  });

  test('knows its owner, who knows it', () => {
    const { self, others } = brought(tiz()) ?? { self: null, others: [] };
    const vehicle = others[0]?.character;
    expect([self?.kind === 'person' && self.vehicle, vehicle?.kind === 'vehicle' && vehicle.owner]).toEqual([
      'bess',
      'tiz',
    ]);
  });

  test('is the one that was chosen, with its systems', () => {
    const made = brought(tiz().fill('systems', { slot0: ['laserTankGun'] }))?.others[0]?.character;
    expect(made?.kind === 'vehicle' ? made.systems.map(({ profile }) => profile.row) : []).toContain(
      'laserTankGun',
    );
  });

  test('has an arm with the type of damage that was chosen', () => {
    const suit = tiz()
      .fill('vehicle', { vehicle: ['signatureMechsuit'] })
      .fill('systems', { type: ['heat'] });
    const made = brought(suit)?.others[0]?.character;
    const arm = made?.kind === 'vehicle' ? made.systems.find(({ profile }) => profile.locked) : undefined;
    expect(arm?.profile.attacks[0]?.types).toEqual(['heat']);
  });

  test('comes with nobody else', () => {
    expect(brought(kira())).toBeNull();
  });
});
