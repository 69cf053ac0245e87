import { describe, expect, test } from 'vitest';
import { type Json, plain } from '../../../../src/engine/json.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { packs } from '../../../../src/systems/soulbound/packs/index.ts';
import { pass } from '../pack.ts';
import { sheet, table } from '../table.ts';

const peace = () => table().pc('kira', sheet()).peace();
type Peace = ReturnType<typeof peace>;

const given = (stage: Peace, entry: string) =>
  stage.play({
    kind: 'equip',
    actor: 'kira',
    change: 'add',
    what: packs.carried(plain(pass), entry),
    asGm: true,
  });
const taken = (stage: Peace, what: Json) =>
  stage.play({ kind: 'equip', actor: 'kira', change: 'remove', what, asGm: true });

describe('what a pack has comes to a sheet whole', () => {
  test('a talent', () => {
    expect(given(peace(), 'talents/secondwind').who('kira').powers[0]).toMatchObject({
      name: 'Second Wind',
      kind: 'talent',
      mettle: 1,
    });
  });

  test.each([
    ['talents/lampofthelost', 'miracle'],
    ['spells/cinderlash', 'spell'],
    ['gear/warmsalts', 'item'],
  ])('%s as a %s', (entry, kind) => {
    expect(given(peace(), entry).who('kira').powers[0]?.kind).toBe(kind);
  });

  test('a weapon', () => {
    expect(given(peace(), 'gear/obsidianglaive').who('kira').weapons.at(-1)).toMatchObject({
      name: 'Obsidian glaive',
      damage: 3,
      traits: [{ id: 'slashing' }, { id: 'reach' }, { id: 'twoHanded' }, { id: 'rend' }],
    });
  });

  test('armour in place of the old', () => {
    expect(given(peace(), 'gear/ashcloakmail').who('kira').armour).toMatchObject({ value: 2, magical: true });
  });

  test('a shield', () => {
    expect(given(peace(), 'gear/slatebuckler').who('kira').shield?.name).toBe('Slate buckler');
  });

  test('and is told', () => {
    expect(given(peace(), 'talents/secondwind').told()).toEqual([
      '**Kira** now has **Second Wind**, a talent.',
    ]);
  });

  test('once: a talent twice is refused', () => {
    expect(given(given(peace(), 'talents/secondwind'), 'talents/secondwind').no).toBe(
      '**Kira** already has Second Wind.',
    );
  });

  test('more than once: items of a kind are counted together', () => {
    expect(given(given(peace(), 'gear/warmsalts'), 'gear/warmsalts').who('kira').powers[0]?.left).toBe(6);
  });

  test('but not a creature', () => {
    expect(given(peace(), 'creatures/cinderhound').refusal?.code).toBe('notCarried');
  });

  test('and reads back as it was stored', () => {
    const kira = given(peace(), 'spells/cinderlash').who('kira');
    expect(soulbound.character.read(plain(kira), 1)).toEqual({ ok: true, value: kira });
  });

  test('and stands on the sheet', () => {
    const { sections } = soulbound.character.sheet(given(peace(), 'spells/cinderlash').who('kira'));
    expect(sections.find(({ title }) => title === 'Spells')?.lines).toEqual([
      '**Cinder Lash**: an Action, an enemy at up to Long Range, Mind \\(Channelling\\) at DN 4:2: 2 fire Damage, 1 more for each success',
    ]);
  });
});

describe('what a sheet carries can be taken away', () => {
  test('a talent', () => {
    const stage = given(peace(), 'talents/secondwind');
    expect(taken(stage, 'talent-secondwind').who('kira').powers).toEqual([]);
  });

  test('a weapon', () => {
    const stage = given(peace(), 'gear/obsidianglaive');
    const names = taken(stage, 'weapon/obsidianglaive')
      .who('kira')
      .weapons.map(({ name }) => name);
    expect(names).toEqual(['Club']);
  });

  test('not what it does not have', () => {
    expect(taken(peace(), 'talent-nap').refusal?.code).toBe('hasNoPower');
  });
});

describe('a creature of a pack', () => {
  const creature = (name: string) => packs.creature(plain(pass), `creatures/${name}`);

  test('is a sheet that reads', () => {
    const sheet = creature('passwarden')?.sheet;
    expect(sheet !== undefined && soulbound.character.read(plain(sheet), 1).ok).toBe(true);
  });

  test('brings its traits, talents and spells', () => {
    expect(creature('sootoracle')?.sheet.powers.map(({ name }) => name)).toEqual([
      'Foretold',
      'Dread Verse',
      'Cinder Lash',
      'Ash Veil',
      'Grasping Soot',
      'Ember Ward',
    ]);
  });

  test('comes so many at once, where it is minions one by one', () => {
    expect(creature('cinderhound')?.count).toBe(3);
  });

  test('comes as one, where it is a swarm', () => {
    expect(creature('ashmob')?.count).toBe(1);
  });
});
