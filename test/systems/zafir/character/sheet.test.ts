import { describe, expect, test } from 'vitest';
import { characterRules } from '../../../../src/systems/zafir/character/rules.ts';
import { type Character, characterSchema } from '../../../../src/systems/zafir/character/schema.ts';
import { refusalWords } from '../../../../src/systems/zafir/words/refusal.ts';
import { enemy, hero, town } from '../table.ts';

const edit = (who: Character, field: string, value: string) => {
  const made = characterRules.edit(who, field, value);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
const shown = (who: Character, field: string) =>
  characterRules.fields(who).find(({ label }) => label === field)?.value;
const why = (field: string, value: string, who: Character = hero()) => {
  const made = characterRules.edit(who, field, value);
  return made.ok ? null : refusalWords(made.refusal, null);
};

describe('a sheet', () => {
  test.for(characterRules.fields(hero()).map(({ label, value }) => [label, value] as const))(
    'is the same after %s is typed as it stands',
    ([label, value]) => {
      expect(edit(hero(), label, value === '' ? 'none' : value)).toEqual(hero());
    },
  );

  test.for(characterRules.fields(enemy()).map(({ label, value }) => [label, value] as const))(
    'of an enemy is the same after %s is typed as it stands',
    ([label, value]) => {
      expect(edit(enemy(), label, value === '' ? 'none' : value)).toEqual(enemy());
    },
  );

  test.for([
    ['Toughness', '4', '4'],
    ['Money', '12.50', '₹12.50'],
    ['Abilities', 'focus, Mind Flay', 'Focus, Mind Flay'],
    ['Primary weapon', 'SMG (Grip)', 'SMG (Grip)'],
    ['Body armour', 'tactical harness', 'Tactical Harness'],
    ['Headgear', 'Oxygen Mask', 'Oxygen Mask'],
    ['Pockets', 'Medkit; Frag Grenade x2', 'Medkit; Frag Grenade x2'],
    [
      'Inventory',
      '15 meters of rope; SMG (Grip); Frag Grenade x2',
      '15 meters of rope; SMG (Grip); Frag Grenade x2',
    ],
    [
      'Disabilities',
      'Fear of Condition: Burning; Leg Trauma (Medication)',
      'Fear of Condition: Burning; Leg Trauma (Medication)',
    ],
    ['Fluent languages', 'Batarak, gabatura', "Batarak, Gabat'ura"],
    ['Class', 'Sapper', 'Sapper'],
    ['Security', '3', '3'],
    ['Pronouns', 'xe/xem', 'xe/xem'],
    ['Notes', 'none', ''],
  ] as const)('%s takes %s', ([field, typed, value]) => {
    expect(shown(edit(hero(), field, typed), field)).toBe(value);
  });

  test.for([
    ['Toughness', 'strong', 'Toughness is a whole number from 0 to 12, not "strong".'],
    ['Money', 'a lot', 'Money is in riyals, such as 27 or 12.50, not "a lot".'],
    ['Primary weapon', 'Autorifel', 'Primary weapon: there\'s no "Autorifel". Did you mean **Autorifle**?'],
    ['Primary weapon', 'Pistol', 'Primary weapon: there\'s no "Pistol".'],
    ['Dead', 'maybe', 'Dead is yes or no, not "maybe".'],
    ['Strength', '3', 'The sheet has no "Strength". Choose one of the values offered.'],
    [
      'Disabilities',
      'Leg Trauma (Psychotherapy)',
      "Psychotherapy doesn't help with Leg Trauma. The table of disabilities says what does.",
    ],
  ] as const)('%s refuses %s', ([field, typed, words]) => {
    expect(why(field, typed)).toContain(words.replace(/\.$/u, ''));
  });

  test('keeps who was whole whole when Toughness rises', () => {
    expect(edit(hero(), 'Toughness', '4').battle.hp).toBe(8);
  });

  test('leaves nobody with more HP than they may have', () => {
    expect(edit(hero(), 'Toughness', '0').battle.hp).toBe(4);
  });

  test('takes no more HP than Max HP', () => {
    expect(edit(hero(), 'HP', '99').battle.hp).toBe(6);
  });

  test('has an order for each reaction somebody knows', () => {
    expect(shown(hero({ abilities: ['dodge'] }), 'Standing order: Dodge')).toBe('ask');
  });

  test('reads its own data again', () => {
    const written = JSON.parse(JSON.stringify(hero()));
    expect(characterRules.read(written, 1)).toEqual({ ok: true, value: hero() });
  });

  test('says where data is wrong', () => {
    const made = characterRules.read({ ...JSON.parse(JSON.stringify(hero())), level: 9 }, 1);
    expect(made.ok ? null : refusalWords(made.refusal, null)).toContain('level');
  });

  test('shows attacks with the dice of their owner', () => {
    const attacks = characterRules.sheet(hero()).sections.find(({ title }) => title === 'Attacks');
    expect(attacks?.lines[0]).toBe(
      '**Autorifle**: Medium, Aim Dice 1, Crit Dice 0, Damage d3 + 2 (crit +2), Ammo 4',
    );
  });

  const abilityLine = (written: Parameters<typeof hero>[0]) =>
    characterRules.sheet(hero(written)).sections.find(({ title }) => title === 'Abilities')?.lines[0];

  test('shows how an ability is used', () => {
    expect(abilityLine({ abilities: ['ignite'] })).toBe(
      '**Ignite** (ends the turn, Short, 2 of 2 charges, cooldown 3): A unit in sight is Burning.',
    );
  });

  test('shows what is left of an ability', () => {
    const uses = { ignite: { spent: 1, cooling: 2 } };
    expect(abilityLine({ abilities: ['ignite'], battle: { hp: 6, uses } })).toContain(
      '1 of 2 charges, cools down for 2 more turns',
    );
  });

  test('shows Focus Points', () => {
    expect(abilityLine({ abilities: ['focus'], battle: { hp: 6, focus: 1 } })).toContain(
      '**Focus** (passive, 1 point now)',
    );
  });

  test('escapes what players typed', () => {
    expect(JSON.stringify(characterRules.sheet(hero({ notes: '**bold**' })))).not.toContain('"**bold**"');
  });

  test('shows what there is to choose', () => {
    const { sections } = characterRules.sheet(hero({ xp: 1 }));
    expect(sections.find(({ title }) => title === 'Progress')?.lines.at(-1)).toBe(
      'To choose: Level 2 is ready: Level Up',
    );
  });

  test('names values that no two are the same', () => {
    const names = characterRules.values(hero()).map(({ name }) => name.toLowerCase().replace(/\s/gu, ''));
    expect(new Set(names).size).toBe(names.length);
  });

  test('changed at the table is told', () => {
    expect(town({ kira: hero() }).amend('kira', 'money', '5').told()).toEqual(['**Kira**: Money ₹0 → ₹5.']);
  });

  test('changed at the table is whole', () => {
    expect(
      characterSchema.safeParse(town({ kira: hero() }).amend('kira', 'pockets', 'Medkit').who('kira'))
        .success,
    ).toBe(true);
  });
});

describe('a sheet shows what is left', () => {
  const sheet = (battle: Partial<Character['battle']>) =>
    characterRules.sheet(hero({ abilities: ['blastTraining'], battle: { hp: 6, ...battle } }));
  const gauge = (battle: Partial<Character['battle']>, wanted: string) =>
    sheet(battle).gauges.find(({ label }) => label === wanted);

  test('of armour, of its maximum', () =>
    expect(gauge({ broken: 1 }, 'Armour')).toMatchObject({ value: 0, max: 1 }));

  test('of armour that is whole', () => expect(gauge({}, 'Armour')).toMatchObject({ value: 1, max: 1 }));

  test('of a shield, of its maximum', () => {
    const shield = { source: 'tiz', what: 'Woven Shields', points: 2, most: 3, duration: { ends: [] } };
    expect(gauge({ shields: [shield] }, 'Shield')).toMatchObject({ value: 2, max: 3 });
  });

  test('as values that a roll may name', () => {
    const named = characterRules.values(hero({ abilities: ['blastTraining'], battle: { hp: 6, broken: 1 } }));
    expect(named.filter(({ name }) => name.endsWith('Armor Points'))).toEqual([
      { name: 'Armor Points', value: 0 },
      { name: 'Max Armor Points', value: 1 },
    ]);
  });
});
