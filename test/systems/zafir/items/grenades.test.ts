import { describe, expect, test } from 'vitest';
import type { GrenadeId } from '../../../../src/systems/zafir/content/grenades.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { because, conditionsOf } from './pockets.ts';

const thrower = (item: GrenadeId, more: Parameters<typeof hero>[0] = {}) =>
  hero({ pockets: [{ pocket: 'utility', item, count: 3, used: 0 }], ...more });

const map = '.........\n.........\nk...b....\n.........\nt........';
const field = (
  item: GrenadeId,
  foe: Parameters<typeof enemy>[0] = {},
  kira: Parameters<typeof hero>[0] = {},
) => battle(map, { kira: thrower(item, kira), tiz: hero(), bandit: enemy({ hp: 9, ...foe }) });
const thrown = (item: GrenadeId, dice: readonly number[] = [], foe: Parameters<typeof enemy>[0] = {}) =>
  field(item, foe).attack('kira', 'bandit', { means: item, dice });
const features = ({ state }: ZafirStage): readonly string[] =>
  Object.entries(state.fight?.grid.tiles ?? {}).flatMap(([tile, { features: marks = [] }]) =>
    marks.map(({ id, left }) => `${tile} ${id} ${left}`),
  );

describe.each([
  ['improvisedBomb', [2], 6],
  ['fragGrenade', [2], 5],
  ['nethaneFlask', [1, 1, 1], 8],
  ['acidFlask', [], 7],
  ['poisonFlask', [], 8],
] as const)('%s', (item, dice, hp) => {
  test(`leaves 9 HP at ${hp}`, () => {
    expect(thrown(item, dice).who('bandit').battle.hp).toBe(hp);
  });
});

describe('what it gives', () => {
  test.each([
    ['flashbangGrenade', [], 'disoriented'],
    ['nethaneFlask', [1, 1, 1], 'burning'],
    ['acidFlask', [], 'acidBurn'],
    ['poisonFlask', [], 'poisoned'],
  ] as const)('%s', (item, dice, condition) => {
    expect(conditionsOf(thrown(item, dice), 'bandit')).toEqual([condition]);
  });

  test('nothing to the immune', () => {
    const after = thrown('acidFlask', [], { immune: { damage: [], conditions: ['acidBurn'] } });
    expect(conditionsOf(after, 'bandit')).toEqual([]);
  });

  test('nothing to who got out of its way', () => {
    const after = thrown('acidFlask', [6], { abilities: ['dodge'], agility: 1 });
    expect(conditionsOf(after, 'bandit')).toEqual([]);
  });

  test('no confusion behind a Reactive Visor', () => {
    const after = battle('k...t...b', {
      kira: thrower('flashbangGrenade'),
      tiz: hero({ equipment: { headgear: 'reactiveVisor' } }),
      bandit: enemy(),
    }).attack('kira', 'E1', { means: 'flashbangGrenade' });
    expect(conditionsOf(after, 'tiz')).toEqual([]);
  });
});

describe('Flashbang Grenade', () => {
  const watching = (who: 'bandit' | 'tiz') =>
    field('flashbangGrenade').with((state) => {
      const unit = state.fight?.units[who];
      if (!state.fight || unit === undefined) return state;
      const effect = {
        id: 'overwatch',
        by: who,
        means: 'rifle',
        number: null,
        duration: { ends: [] },
      } as const;
      return {
        ...state,
        fight: { ...state.fight, units: { ...state.fight.units, [who]: { ...unit, effects: [effect] } } },
      };
    });

  test('ends Overwatch', () => {
    const after = watching('bandit').attack('kira', 'bandit', { means: 'flashbangGrenade' });
    expect(after.state.fight?.units.bandit?.effects).toEqual([]);
  });

  test('ends Mind Controlled', () => {
    const after = field('flashbangGrenade', { immune: { damage: [], conditions: ['disoriented'] } })
      .condition('bandit', 'Mind Controlled', 'add', 'tiz')
      .attack('kira', 'E3', { means: 'flashbangGrenade' });
    expect(after.state.fight?.units.bandit?.controlled).toBeNull();
  });

  test('does no damage', () => {
    expect(thrown('flashbangGrenade').who('bandit').battle.hp).toBe(9);
  });
});

describe('what it leaves on tiles', () => {
  test('Nethane Flask: Flames on 3 tiles of its area, each once, by dice (A29)', () => {
    expect(features(thrown('nethaneFlask', [1, 1, 7]))).toEqual([
      'D2 flames 3',
      'E2 flames 3',
      'F4 flames 3',
    ]);
  });

  test('Acid Flask: an Acid Pool in the middle', () => {
    expect(features(thrown('acidFlask'))).toEqual(['E3 acidPool null']);
  });

  test('Poison Flask: a Poison Cloud on all 9 tiles for 3 rounds', () => {
    expect(features(thrown('poisonFlask')).filter((one) => one.endsWith('poisonCloud 3')).length).toBe(9);
  });

  test('Frag Grenade: nothing', () => {
    expect(features(thrown('fragGrenade', [1]))).toEqual([]);
  });
});

describe('Smoke Grenade', () => {
  const smoked = () => thrown('smokeGrenade');
  const shotAt = (stage: ZafirStage, dice: readonly number[]) =>
    stage.attack('tiz', 'bandit', { means: 'primary', dice });

  test('takes an Aim Die from attacks on who is in it', () => {
    const after = shotAt(smoked(), [1, 1, 1, 1, 1]);
    expect(because(after.event('attacked').aim as never, 'smoke')).toBe(-1);
  });

  test('two clouds take no more than one', () => {
    const twice = smoked().with((state) => ({
      ...state,
      fight: state.fight && { ...state.fight, areas: [...state.fight.areas, ...state.fight.areas] },
    }));
    expect(because(shotAt(twice, [1, 1, 1, 1, 1]).event('attacked').aim as never, 'smoke')).toBe(-1);
  });

  test('is gone after 3 rounds', () => {
    const next = (stage: ZafirStage) => stage.play({ kind: 'next', actor: null, asGm: true });
    const round = (stage: ZafirStage) => next(next(stage));
    expect(round(round(round(smoked()))).state.fight?.areas).toEqual([]);
  });

  test('still hangs there after 2', () => {
    const next = (stage: ZafirStage) => stage.play({ kind: 'next', actor: null, asGm: true });
    const round = (stage: ZafirStage) => next(next(stage));
    expect(round(round(smoked())).state.fight?.areas.length).toBe(1);
  });
});

describe('what throws it', () => {
  const far = (kira: Parameters<typeof hero>[0]) =>
    battle(`k${'.'.repeat(11)}b`, { kira: thrower('flashbangGrenade', kira), bandit: enemy() }).attack(
      'kira',
      'bandit',
      {
        means: 'flashbangGrenade',
      },
    );

  test('a hand reaches 8 tiles', () => {
    expect(far({}).refusal?.code).toBe('tileOutOfRange');
  });

  test('an Undermount Launcher reaches 16', () => {
    const launcher = { equipment: { primary: { id: 'autorifle', mods: ['undermountLauncher'] } } } as const;
    expect(conditionsOf(far(launcher), 'bandit')).toEqual(['disoriented']);
  });

  test('a Throwing Arm reaches 16', () => {
    expect(conditionsOf(far({ abilities: ['throwingArm'] }), 'bandit')).toEqual(['disoriented']);
  });

  test('Bigger Booms lay smoke 4 tiles wide (A55)', () => {
    const after = field('smokeGrenade', {}, { abilities: ['biggerBooms'] }).attack('kira', 'bandit', {
      means: 'smokeGrenade',
    });
    expect(after.state.fight?.areas[0]?.radius).toBe(4);
  });

  test('one pocket holds several of a kind (A28)', () => {
    const after = thrown('smokeGrenade').who('kira');
    expect(after.kind === 'hero' && after.pockets[0]).toMatchObject({ count: 3, used: 1 });
  });
});
