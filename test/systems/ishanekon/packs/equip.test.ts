import { expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { entryId } from '../../../../src/engine/packRules.ts';
import { packs } from '../../../../src/systems/ishanekon/packs/index.ts';
import { tenThousandShapes } from '../../../../src/systems/ishanekon/packs/tenThousandShapes/index.ts';
import { hero } from '../support/people.ts';
import { beingOf, between, done } from '../support/scenes.ts';

const mine = plain({
  name: 'Mine',
  abilities: [
    { name: 'Glass Rain', types: ['damage'], wp: 2, effects: [{ effect: 'damage', amount: '2d8' }] },
  ],
  talents: [
    { name: 'Thick Skull', kind: 'lesser', effects: [{ effect: 'number', number: 'armour', by: 1 }] },
  ],
});

const [ours = null] = packs.shipped;

const give = (pack: typeof mine, kind: string, name: string) => {
  const what = packs.carried(pack, entryId(kind, name));
  return done(between({ tiz: hero() }), { kind: 'equip', actor: 'tiz', change: 'add', what, asGm: true });
};

const readMine = () => {
  const read = packs.read(mine, 1);
  if (!read.ok) throw new Error(read.faults[0]?.at);
  return read.pack;
};

test('an Ability of our own pack is only named on a sheet', () => {
  const who = beingOf(give(ours, 'abilities', 'Grenade'), 'tiz');
  expect([who.abilities.map(({ id }) => id), who.own.abilities]).toEqual([['grenade'], []]);
});

test('a Talent of our own pack is only named, whatever marks for newcomers its pack has', () => {
  const talents = (tenThousandShapes.talents ?? []).map((one) => ({ ...one, tags: [], complexity: 4 }));
  const marked = plain({ ...tenThousandShapes, talents });
  const who = beingOf(give(marked, 'talents', 'Tough'), 'tiz');
  expect([who.features, who.own.features]).toEqual([['tough'], []]);
});

test('an Ability of another pack goes on a sheet whole', () => {
  const who = beingOf(give(readMine(), 'abilities', 'Glass Rain'), 'tiz');
  expect(who.own.abilities.map(({ name }) => name)).toEqual(['Glass Rain']);
});

test('a Talent of another pack works from the sheet', () => {
  const who = beingOf(give(readMine(), 'talents', 'Thick Skull'), 'tiz');
  expect([who.features, who.own.features.length]).toEqual([['thickSkull'], 1]);
});

test('a weapon of a pack becomes an item', () => {
  expect(beingOf(give(ours, 'weapons', 'Bow'), 'tiz').items.map(({ profile }) => profile.name)).toEqual([
    'Bow',
  ]);
});

test('nobody has the same Ability twice', () => {
  const what = packs.carried(ours, entryId('abilities', 'Grenade'));
  const add = { kind: 'equip', actor: 'tiz', change: 'add', what, asGm: true } as const;
  const first = done(between({ tiz: hero() }), add).state;
  expect(done(first, add).refusal?.code).toBe('hasAlready');
});

test('what was given can be taken away', () => {
  const first = give(readMine(), 'abilities', 'Glass Rain').state;
  const made = done(first, {
    kind: 'equip',
    actor: 'tiz',
    change: 'remove',
    what: 'ability:glassRain',
    asGm: true,
  });
  const who = beingOf(made, 'tiz');
  expect([who.abilities, who.own.abilities]).toEqual([[], []]);
});

test('a creature of a pack comes with all that it has', () => {
  const made = packs.creature(ours, entryId('creatures', 'Bandit Captain'));
  expect(made?.sheet.kind === 'creature' ? made.sheet.abilities.length : 0).toBe(3);
});

test('every entry of our pack has words', () => {
  const { entries } = packs.view(ours);
  expect(entries.filter(({ note, lines }) => note === '' || lines.length === 0)).toEqual([]);
});

test('nobody gains a second Path, not from a pack either (Paths)', () => {
  const read = packs.read(plain({ name: 'Ways', paths: [{ name: 'Path of Glass', effects: [] }] }), 1);
  const what = packs.carried(read.ok ? read.pack : null, entryId('paths', 'Path of Glass'));
  const walks = between({ tiz: hero({ path: 'pathOfDamage' }) });
  const made = done(walks, { kind: 'equip', actor: 'tiz', change: 'add', what, asGm: true });
  expect(made.refusal?.code).toBe('hasPath');
});

test('a Path of a pack is the one that was still to be chosen (Paths)', () => {
  const read = packs.read(plain({ name: 'Ways', paths: [{ name: 'Path of Glass', effects: [] }] }), 1);
  const what = packs.carried(read.ok ? read.pack : null, entryId('paths', 'Path of Glass'));
  const open = hero();
  const scene = between({ tiz: { ...open, unspent: { ...open.unspent, path: 1 } } });
  const made = done(scene, { kind: 'equip', actor: 'tiz', change: 'add', what, asGm: true });
  expect(beingOf(made, 'tiz')).toMatchObject({ features: ['pathOfGlass'], unspent: { path: 0 } });
});
