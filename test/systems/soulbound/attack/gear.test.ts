import { describe, expect, test } from 'vitest';
import { limitWords } from '../../../../src/engine/limitWords.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { sheet } from '../table.ts';

const { character } = soulbound;

/** What a field shows once something was typed, or why it was refused. */
const edited = (field: string, value: string, before = sheet()) => {
  const result = character.edit(before, field, value);
  if (!result.ok)
    return result.refusal.code === 'limit'
      ? limitWords(result.refusal.params)
      : soulbound.words.refusal(result.refusal, null);
  return character.fields(result.value).find(({ id }) => id === field)?.value;
};
const armourOf = (before: ReturnType<typeof sheet>) =>
  character.sheet(before).sections.find(({ title }) => title === 'Armour')?.lines[0];

describe('a shield as people type it', () => {
  test.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['none', 'no'],
    ['Round shield', 'Round shield'],
    ['Round shield, defensive', 'Round shield, Defensive'],
    ['Defensive', 'Shield, Defensive'],
    ['Buckler, Defensive, dropped', 'Buckler, Defensive, dropped'],
  ])('%s is understood', (text, written) => {
    expect(edited('shield', text)).toBe(written);
  });

  test('yes keeps the one there is', () => {
    const bearer = sheet({ shield: { name: 'Buckler', traits: [], dropped: false } });
    expect(edited('shield', 'yes', bearer)).toBe('Buckler');
  });
});

describe('armour traits as people type them', () => {
  test.each([
    ['loud', 'Loud'],
    ['Magical, Loud', 'Loud, Magical'],
    ['Sigmarite, Sigmarite', 'Sigmarite'],
    ['none', ''],
  ])('%s is understood', (text, written) => {
    expect(edited('armourTraits', text)).toBe(written);
  });

  test('what is no trait is refused in a sentence', () => {
    expect(edited('armourTraits', 'Shiny')).toBe(
      'I don\'t know the trait "Shiny" at Armour traits. Write traits like: Loud, Defensive.',
    );
  });
});

describe('belongings as people type them', () => {
  test.each([
    ['Rope; Lantern', 'Rope; Lantern'],
    ['Rope; Rope', 'Rope; Rope'],
    ['Old map, dropped', 'Old map, dropped'],
    ['none', ''],
  ])('%s is understood', (text, written) => {
    expect(edited('belongings', text)).toBe(written);
  });

  test('too many are refused in a sentence', () => {
    expect(edited('belongings', Array(31).fill('Rope').join(';'))).toBe(
      'A Soulbound character can have at most 30 belongings. This has 31. Take something off the sheet first: `/character edit`.',
    );
  });
});

describe('weapons as people type them', () => {
  test.each([
    ['Bomb, Blast (4), Thrown (Medium)', 'Bomb, 4, Blast (4), Thrown (Medium)'],
    ['Pistol, 2, Short, Reload, unloaded', 'Pistol, 2, Short, Reload, unloaded'],
    ['Bow, 2, Long, unloaded', 'Bow, 2, Long'],
    ['Knife, 1, dropped', 'Knife, 1, dropped'],
    ['Teeth, 1, natural, dropped', 'Teeth, 1, natural'],
  ])('%s is understood', (text, written) => {
    expect(edited('weapons', text)).toBe(written);
  });

  test('a figure beyond what Damage can be is refused', () => {
    expect(edited('weapons', 'Bomb, Blast (99)')).toBe(
      'I can\'t read "Blast \\(99\\)" at Bomb as Damage, a range or a trait. Did you mean **Blast \\(3\\)**?',
    );
  });
});

describe('Armour that Rend tore', () => {
  const torn = { ...sheet({ armour: 3 }), armour: { ...sheet({ armour: 3 }).armour, name: 'Mail', torn: 2 } };

  test('is shown with what is left', () => {
    expect(armourOf(torn)).toBe('Mail 1 (2 of 3 torn off)');
  });

  test('is what a roll may name', () => {
    expect(character.values(torn)).toContainEqual({ name: 'Armour', value: 1 });
  });

  test('is never torn by more than there is', () => {
    expect(edited('armourTorn', '9', torn)).toBe('3');
  });

  test('has no more torn off than smaller armour has', () => {
    const result = character.edit(torn, 'armour', '1');
    expect(result.ok && result.value.armour.torn).toBe(1);
  });
});

test('a sheet shows the shield with its traits', () => {
  const bearer = sheet({
    shield: { name: 'Round shield', traits: [{ id: 'defensive' }], dropped: true },
  });
  expect(armourOf(bearer)).toBe('Round shield, Defensive (dropped)');
});

test('armour traits are given as a character is made', () => {
  const begun = character.begin('Kira');
  const picked = character.choose(begun, 'start', { kind: 'pick', ids: ['blade'] });
  const geared =
    picked.ok &&
    character.choose(picked.value, 'armour', { kind: 'form', fields: {}, picks: { traits: ['loud'] } });
  const made = geared !== false && geared.ok && character.finish(geared.value);
  expect(made !== false && made.ok && made.value.armour.traits).toEqual([{ id: 'loud' }]);
});
