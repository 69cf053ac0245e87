import { describe, expect, test } from 'vitest';
import { valueKey } from '../../../src/app/names.ts';
import type { CreationInput } from '../../../src/engine/creation.ts';
import type { Json } from '../../../src/engine/json.ts';
import { plain } from '../../../src/engine/json.ts';
import { suggest } from '../../../src/systems/soulbound/character/derive.ts';
import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { readSkills, writeSkills } from '../../../src/systems/soulbound/character/skills.ts';
import { readWeapons, writeWeapons } from '../../../src/systems/soulbound/character/weapons.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { sheet } from './table.ts';

const { character } = soulbound;

/** Goes through steps of creation; gives the draft, or the sentence of the refusal. */
function made(...inputs: readonly (readonly [string, CreationInput])[]): Json | { no: string | null } {
  let draft = character.begin('Kira');
  for (const [step, input] of inputs) {
    const next = character.choose(draft, step, input);
    if (!next.ok) return { no: soulbound.words.refusal(next.refusal, null) };
    draft = next.value;
  }
  return draft;
}

const pick = (id: string): readonly [string, CreationInput] => ['start', { kind: 'pick', ids: [id] }];
const form = (
  step: string,
  picks: Record<string, readonly string[]>,
  fields: Record<string, string> = {},
): readonly [string, CreationInput] => [step, { kind: 'form', fields, picks }];

const attributes = (body: string, mind: string, soul: string) =>
  form('attributes', { body: [body], mind: [mind], soul: [soul] });

function finished(draft: ReturnType<typeof made>): Character {
  const done = character.finish(draft as Json);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done.value;
}

describe('creation', () => {
  test.each(['blade', 'archer', 'mystic'])('a %s is ready with one pick', (id) => {
    expect(character.steps(made(pick(id)) as Json).every((step) => step.done)).toBe(true);
  });

  test("one's own sheet asks for what nobody else can know", () => {
    const open = character.steps(made(pick('own')) as Json).filter((step) => !step.done);
    expect(open.map((step) => step.id)).toEqual(['attributes', 'training']);
  });

  test('no form has more than five fields', () => {
    const steps = character.steps(character.begin('Kira'));
    expect(steps.filter((step) => step.kind === 'form' && step.fields.length > 5)).toEqual([]);
  });

  test('labels and hints fit into a form', () => {
    const fields = character
      .steps(made(pick('blade')) as Json)
      .flatMap((step) => (step.kind === 'form' ? step.fields : []));
    const texts = fields.flatMap((field) => (field.kind === 'pick' ? field.choices : []));
    expect([
      fields.filter((field) => field.label.length > 45 || field.hint.length > 100),
      texts.filter(({ label, note }) => label.length > 100 || note.length > 100),
    ]).toEqual([[], []]);
  });

  test('cannot be finished before all is there', () => {
    const done = character.finish(made(pick('own')) as Json);
    expect(done.ok || soulbound.words.refusal(done.refusal, null)).toBe('Not done yet: Attributes.');
  });

  test('what is changed in a quick start stays changed', () => {
    expect(finished(made(pick('blade'), attributes('6', '2', '2'))).attributes.body).toBe(6);
  });

  test('suggested values follow the attributes until they are typed', () => {
    const draft = made(pick('blade'), attributes('6', '6', '6'));
    expect(finished(draft).toughness.max).toBe(18);
  });

  test('typed values stay', () => {
    const draft = made(
      pick('blade'),
      form('tracks', { mettle: ['3'] }, { toughness: '7', track: '4' }),
      attributes('6', '6', '6'),
    );
    expect(finished(draft).toughness.max).toBe(7);
  });

  test('another quick start begins anew', () => {
    const draft = made(pick('blade'), attributes('12', '2', '2'), pick('archer'));
    expect(finished(draft).attributes.body).toBe(4);
  });

  test.each([
    ['201', 'Toughness is a whole number from 1 to 200, not "201".'],
    ['0', 'Toughness is a whole number from 1 to 200, not "0".'],
    ['-1', 'Toughness is a whole number from 1 to 200, not "-1".'],
    ['two', 'Toughness is a whole number from 1 to 200, not "two".'],
    ['🙂', 'Toughness is a whole number from 1 to 200, not "🙂".'],
    ['', 'Toughness is a whole number from 1 to 200, not "".'],
  ])('Toughness %j is refused in a sentence', (toughness, no) => {
    expect(made(pick('blade'), form('tracks', {}, { toughness }))).toEqual({ no });
  });

  test('nothing but what is offered can be picked', () => {
    const next = character.choose(made(pick('own')) as Json, ...attributes('13', '1', '1'));
    expect(next.ok || next.refusal.code).toBe('pickSo');
  });

  test('Training and Focus of a skill are picked each by itself', () => {
    const draft = made(
      pick('own'),
      attributes('3', '3', '3'),
      form('training', { training2: ['might'], training1: ['guile'] }),
      form('focus', { focus1: ['might', 'lore'] }),
    );
    expect(writeSkills(finished(draft).skills)).toBe('Guile 1/0, Lore 0/1, Might 2/1');
  });

  test('of a skill picked at two levels the higher one counts', () => {
    const draft = made(
      pick('own'),
      attributes('3', '3', '3'),
      form('training', { training3: ['might'], training1: ['might'] }),
    );
    expect(writeSkills(finished(draft).skills)).toBe('Might 3/0');
  });

  test('a skill that is picked no more is gone', () => {
    const draft = made(
      pick('blade'),
      form('training', { training2: [], training1: [] }),
      form('focus', { focus1: [] }),
    );
    expect(finished(draft).skills).toEqual({});
  });

  test('usual weapons are picked, others written', () => {
    const draft = made(
      pick('blade'),
      form('weapons', { usual: ['longbow'] }, { weapons: 'Axe, 2, Slashing' }),
    );
    expect(writeWeapons(finished(draft).weapons)).toBe(
      'Longbow, 2, Long, Piercing, Two-handed; Axe, 2, Slashing',
    );
  });

  test('a shield is picked with its traits', () => {
    const draft = made(
      pick('archer'),
      form('shield', { shield: ['yes'], traits: ['defensive'] }, { name: 'Round shield' }),
    );
    expect(finished(draft).shield).toEqual({
      name: 'Round shield',
      traits: [{ id: 'defensive' }],
      dropped: false,
    });
  });

  test('Speed and Size are picked', () => {
    const draft = made(pick('blade'), form('build', { speed: ['fast'], size: ['small'] }));
    const { speed, size } = finished(draft);
    expect({ speed, size }).toEqual({ speed: 'fast', size: 'small' });
  });

  test('a draft of before keeps the Speed and Size that stood elsewhere', () => {
    const before = {
      ...(made(pick('blade')) as object),
      ratings: { initiative: 5, melee: 5, accuracy: 5, defence: 5, speed: 'slow' },
      tracks: { toughness: 9, track: 5, mettle: 1, size: 'large', notes: 'Old.' },
    };
    const { speed, size, notes } = finished(before as Json);
    expect({ speed, size, notes }).toEqual({ speed: 'slow', size: 'large', notes: 'Old.' });
  });

  test('gives a character that reads back the same', () => {
    const kira = finished(made(pick('mystic')));
    expect(character.read(plain(kira), 1)).toEqual({ ok: true, value: kira });
  });
});

test('the house suggests what the screen does not say', () => {
  const skills = {
    awareness: { training: 1, focus: 0 },
    reflexes: { training: 2, focus: 0 },
    weaponSkill: { training: 3, focus: 0 },
    ballisticSkill: { training: 1, focus: 0 },
  };
  expect(suggest({ attributes: { body: 4, mind: 3, soul: 2 }, skills })).toEqual({
    ratings: { initiative: 6, melee: 7, accuracy: 4, defence: 6 },
    toughness: 9,
    track: 5,
    mettle: 1,
  });
});

describe('weapons as people type them', () => {
  test.each([
    'Axe, 2, Slashing',
    'Bow, 2, Long, Piercing, Two-handed; Knife, 1, Thrown (Short)',
    'Teeth, 3, natural',
    'Bomb, 0, Short, Blast (4)',
    'Pistol, 2, Medium, Close',
    'Sling, 1, Close Range',
    'Sling, 1, Close Range, Close',
    'Dart, 1, Thrown (Short), Close',
  ])('%s is read and written the same', (text) => {
    const read = readWeapons(text);
    expect(read.ok && writeWeapons(read.value)).toBe(text);
  });

  test.each([
    ['Axe, damage 2, SLASHING', 'Axe, 2, Slashing'],
    ['Bow, 2, Range (Long)', 'Bow, 2, Long'],
    ['Axe, 2, melee', 'Axe, 2'],
    ['Axe,+2', 'Axe, 2'],
    // RANGE and CLOSE, as the book writes them, in any order
    ['Handgun, 3, Range (Medium), Close, Loud', 'Handgun, 3, Medium, Close, Loud'],
    ['Handgun, 3, Loud, Close, Range (Medium)', 'Handgun, 3, Medium, Loud, Close'],
    ['Handgun, Close, Medium Range, 3', 'Handgun, 3, Medium, Close'],
    ['Handgun, 3, Range (Close), Close (trait)', 'Handgun, 3, Close Range, Close'],
    ['Handgun, 3, Medium, Range (Medium)', 'Handgun, 3, Medium'],
    ['Knuckles, 1, Close', 'Knuckles, 1, Close'],
  ])('%s is understood', (text, written) => {
    const read = readWeapons(text);
    expect(read.ok && writeWeapons(read.value)).toBe(written);
  });

  test.each([
    ['Axe', 'Axe needs its Damage as a number, such as: Axe, 2.'],
    ['2, Axe', '"2, Axe" has no name in front. Write a weapon like: Axe, 2, Slashing.'],
    [
      'Axe, 2, Shiny',
      'I can\'t read "Shiny" at Axe as Damage, a range or a trait. Write a weapon like: Bow, 2, Long, Piercing.',
    ],
    [
      'Axe, 2, Slahsing',
      'I can\'t read "Slahsing" at Axe as Damage, a range or a trait. Did you mean **Slashing**?',
    ],
    ['Bow, 2, Range (Medium), Long', 'Bow has two ranges: Medium, Long. Keep one.'],
    ['Bow, 2, Close Range, Long', 'Bow has two ranges: Close, Long. Keep one.'],
    ['Axe, 2, 3', 'Axe has two Damages: 2, 3. Keep one.'],
    ['Axe, 200', 'Axe deals at most 30 Damage, not "200".'],
  ])('%s is refused in a sentence', (text, sentence) => {
    const read = readWeapons(text);
    expect(read.ok || soulbound.words.refusal(read.refusal, null)).toBe(sentence);
  });

  test('two of a name have ids of their own', () => {
    const read = readWeapons('Knife, 1; Knife, 1');
    expect(read.ok && read.value.map((weapon) => weapon.id)).toEqual(['knife', 'knife-2']);
  });
});

describe('skills as people type them', () => {
  test.each([
    ['Weapon Skill 2/1, Awareness 1', 'Awareness 1/0, Weapon Skill 2/1'],
    ['might: 1/2', 'Might 1/2'],
    ['MIGHT', 'Might 1/0'],
    ['Might 0/0', ''],
    ['', ''],
  ])('%j is understood', (text, written) => {
    const read = readSkills(text);
    expect(read.ok && writeSkills(read.value)).toBe(written);
  });

  test.each([
    ['Balistic Skill 2', 'I don\'t know the skill "Balistic Skill 2". Did you mean **Ballistic Skill**?'],
    ['Dancing 1', 'I don\'t know the skill "Dancing 1". Write them like: Weapon Skill 2/1, Awareness 1/0.'],
    ['Might 4/0', 'Might needs Training and Focus, each 0 to 3, such as 2/1, not "4/0".'],
  ])('%j is refused in a sentence', (text, sentence) => {
    const read = readSkills(text);
    expect(read.ok || soulbound.words.refusal(read.refusal, null)).toBe(sentence);
  });
});

describe('a sheet is edited by field', () => {
  const edited = (field: string, value: string) => {
    const result = character.edit(sheet(), field, value);
    if (!result.ok) return soulbound.words.refusal(result.refusal, null);
    return character.fields(result.value).find((f) => f.id === field)?.value;
  };

  test.each(character.fields(sheet()).map((field) => [field.id, field.value] as const))(
    '%s takes what it shows',
    (field, value) => {
      expect(edited(field, value)).toBe(value);
    },
  );

  test.each([
    ['toughness', '6', 'Toughness is a whole number from 0 to 5, not "6".'],
    ['melee', '13', 'Melee is a whole number from 1 to 12, not "13".'],
    ['speed', 'quick', 'Speed is one of Slow, Normal, Fast, not "quick".'],
    [
      'shield',
      'Buckler, shiny',
      'I don\'t know the trait "shiny" at Shield. Write traits like: Loud, Defensive.',
    ],
    ['skill.might', '9', 'Might needs Training and Focus, each 0 to 3, such as 2/1, not "9".'],
    ['mortallyWounded', 'yes', 'Mortally Wounded is one of no, Minor, Serious, Deadly, not "yes".'],
    ['charisma', '3', 'The sheet has no "charisma". Choose one of the values offered.'],
  ])('%s %s is refused in a sentence', (field, value, sentence) => {
    expect(edited(field, value)).toBe(sentence);
  });

  test('Training alone keeps the Focus', () => {
    const kira = sheet({ skills: { might: { training: 1, focus: 2 } } });
    const one = character.edit(kira, 'skill.might', '3');
    const all = character.edit(kira, 'skills', 'Might 3');
    expect([one.ok && one.value.skills, all.ok && all.value.skills]).toEqual(
      Array(2).fill({ might: { training: 3, focus: 2 } }),
    );
  });

  test.each(['skills', 'weapons', 'notes', 'armourName', 'armourTraits', 'belongings'])(
    '%s is emptied by none',
    (field) => {
      const kira = { ...sheet({ skills: { might: { training: 1, focus: 2 } }, notes: 'brave' }) };
      const edited = character.edit(kira, field, 'None');
      expect(edited.ok && character.fields(edited.value).find((f) => f.id === field)?.value).toBe('');
    },
  );

  test('a greater maximum keeps who was whole whole', () => {
    const result = character.edit(sheet(), 'toughnessMax', '9');
    expect(result.ok && result.value.toughness).toEqual({ now: 9, max: 9 });
  });

  test('a smaller track fills no more than itself', () => {
    const full = { ...sheet(), wounds: { now: 4, max: 5 } };
    const result = character.edit(full, 'woundsMax', '2');
    expect(result.ok && result.value.wounds).toEqual({ now: 2, max: 2 });
  });
});

describe('the numbers that a roll may name', () => {
  test('are attributes', () => {
    expect(character.values(sheet())).toContainEqual({ name: 'Body', value: sheet().attributes.body });
  });

  test('are what is left of Toughness', () => {
    const hurt = { ...sheet(), toughness: { now: 2, max: 9 } };
    expect(character.values(hurt)).toContainEqual({ name: 'Toughness', value: 2 });
  });

  test('are the Training of a skill by its name alone', () => {
    const able = { ...sheet(), skills: { weaponSkill: { training: 2, focus: 1 } } };
    expect(character.values(able)).toContainEqual({ name: 'Weapon Skill', value: 2 });
  });

  test('are the Focus of a skill', () => {
    const able = { ...sheet(), skills: { weaponSkill: { training: 2, focus: 1 } } };
    expect(character.values(able)).toContainEqual({ name: 'Weapon Skill Focus', value: 1 });
  });

  test('are 0 for a skill that nobody taught them', () => {
    const untrained = { ...sheet(), skills: {} };
    expect(character.values(untrained)).toContainEqual({ name: 'Lore', value: 0 });
  });

  test('have names that differ however they are written', () => {
    const keys = character.values(sheet()).map(({ name }) => valueKey(name));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a stored character', () => {
  test('with a number out of bounds is refused with the place', () => {
    const kira = { ...sheet(), attributes: { body: 99, mind: 1, soul: 1 } };
    const read = character.read(plain(kira), 1);
    expect(read.ok || read.refusal.params.at).toBe('attributes.body');
  });

  test('is Stunned no longer where it would have lasted until a turn of a fight', () => {
    const duration = { ends: [{ when: { at: 'turn.end', actor: 'kira' }, left: 1 }] };
    const held = [{ id: 'stunned', source: null, cause: 'calledShot', duration }] as const;
    const read = character.read(plain({ ...sheet(), conditions: held }), 1);
    expect(read.ok && read.value.conditions).toEqual([]);
  });

  test('that is none is refused', () => {
    expect(character.read('Kira', 1).ok).toBe(false);
  });
});

test('the sheet shows a weapon with its traits', () => {
  const lines = character
    .sheet(sheet({ weapons: 'Great axe, 4, Cleave, Slashing' }))
    .sections.flatMap((s) => s.lines);
  expect(lines).toContain('**Great axe**: Damage 4, melee, Cleave, Slashing');
});

test.each(soulbound.foes.map((foe) => foe.id))('the house foe %s is a whole character', (id) => {
  const foe = soulbound.foe(id);
  expect(character.read(plain(foe), 1)).toEqual({ ok: true, value: foe });
});
