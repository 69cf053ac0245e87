import { describe, expect, test } from 'vitest';
import { type Json, plain } from '../../../../src/engine/json.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import { packs } from '../../../../src/systems/zafir/packs/index.ts';
import { sunkenFoundry } from '../../../../src/systems/zafir/packs/sunkenFoundry/index.ts';
import { battle, enemy, hero, town, type ZafirStage } from '../table.ts';

const pack = plain(sunkenFoundry);
const trencher = hero({ classes: ['recruit', 'trencher'], abilities: ['mirage', 'trenchFighting'] });
const crew = () => town({ kira: trencher });

const given = (stage: ZafirStage, entry: string, actor = 'kira') =>
  stage.play({ kind: 'equip', actor, change: 'add', what: packs.carried(pack, entry), asGm: true });
const taken = (stage: ZafirStage, what: Json) =>
  stage.play({ kind: 'equip', actor: 'kira', change: 'remove', what, asGm: true });
const profile = (stage: ZafirStage) => profileOf(stage.who('kira'));

describe('an ability of a pack', () => {
  const other = given(crew(), 'abilities/mirageofthedocks');

  test('comes to the sheet whole', () => {
    expect(profile(other).powers[0]).toMatchObject({
      name: 'Mirage of the Docks',
      replaces: 'mirage',
      cooldown: 3,
    });
  });

  test('takes the place of ours', () => {
    expect(profile(other).abilities).toEqual(['trenchFighting']);
  });

  test('is for who knows the ability whose place it takes', () => {
    expect(given(crew(), 'abilities/throughblackwater').refusal?.code).toBe('lacksAbility');
  });

  test('is had once', () => {
    expect(given(other, 'abilities/mirageofthedocks').refusal?.code).toBe('hasPower');
  });

  test('can be taken away, and ours is back', () => {
    expect(profile(taken(other, 'power/mirageofthedocks')).abilities).toEqual(['mirage', 'trenchFighting']);
  });

  test('is told', () => {
    expect(other.told()).toEqual(['**Kira** has **Mirage of the Docks** now (ability).']);
  });
});

describe('a weapon of a pack', () => {
  const armed = given(crew(), 'weapons/rivetgun');

  test('is used in the place of what was in its slot', () => {
    expect(profile(armed).weapons.map(({ name, slot }) => `${slot} ${name}`)).toEqual([
      'primary Rivet gun',
      'secondary Pistol',
    ]);
  });

  test('can be taken away, and the other is back', () => {
    expect(profile(taken(armed, 'weapon/rivetgun')).weapons[0]?.name).toBe('Autorifle');
  });
});

test('an item of a pack is a power with charges for each mission', () => {
  expect(profile(given(crew(), 'items/coolantflask')).powers[0]).toMatchObject({ kind: 'item', charges: 2 });
});

test('what a sheet carries of packs is listed, to be taken away', () => {
  const both = given(given(crew(), 'weapons/rivetgun'), 'items/flare');
  expect(packs.carriedBy(both.who('kira'))).toEqual([
    { id: 'power/flare', name: 'Flare', note: 'item' },
    { id: 'weapon/rivetgun', name: 'Rivet gun', note: 'primary weapon' },
  ]);
});

test.each<[string, Json, string]>([
  ['nothing that a pack has', { kind: 'power' }, 'notCarried'],
  ['an enemy of a pack', null, 'notCarried'],
])('%s is carried by nobody', (_what, what, code) => {
  expect(crew().play({ kind: 'equip', actor: 'kira', change: 'add', what, asGm: true }).refusal?.code).toBe(
    code,
  );
});

test('what nobody has cannot be taken away', () => {
  expect(taken(crew(), 'power/flare').refusal?.code).toBe('hasNoPower');
});

test('enemies have what their pack says', () => {
  const fight = battle('k..b', { kira: trencher, bandit: enemy() });
  expect(given(fight, 'items/flare', 'bandit').refusal?.code).toBe('carriesNothing');
});
