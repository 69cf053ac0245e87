import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

type Made = Parameters<typeof hero>[0];

const hating = (more: Made = {}) =>
  hero({ ...more, disabilities: [{ id: 'hatredOfEnemyType', detail: 'undead', aids: [] }] });

/** Kira hates the undead ghul, who is in her sight; the bandit she does not hate. */
const field = (kira: Made = {}, map = 'k..b.g\n......\n#.....\n......') =>
  battle(map, { kira: hating(kira), bandit: enemy(), ghul: enemy({ type: 'undead', hp: 9 }) });

const code = (stage: ZafirStage) => stage.refusal?.code ?? null;
const done = (stage: ZafirStage, asGm = false) => stage.play({ kind: 'next', actor: 'kira', asGm });
const miss = [1, 1, 1, 1, 1, 1, 1, 1];
const stunned = (stage: ZafirStage) => stage.condition('kira', 'Stunned 1');
const medkit: Made = {
  pockets: [{ pocket: 'utility', item: 'medkit', count: 1, used: 0 }],
  battle: { hp: 2 },
};
const grenade: Made = { pockets: [{ pocket: 'grenade', item: 'fragGrenade', count: 1, used: 0 }] };

describe('whoever hates must attack the hated each turn, while they can: that forbids', () => {
  test('attacks on others', () => expect(code(field().attack('kira', 'bandit'))).toBe('mustAttackHated'));

  test('Overwatch', () => expect(code(field().act('kira', 'overwatch'))).toBe('mustAttackHated'));

  test('abilities on others that end the turn', () => {
    const stage = field({ abilities: ['lightningStrike'] });
    expect(code(stage.act('kira', 'lightningStrike', { target: 'bandit' }))).toBe('mustAttackHated');
  });

  test('areas that none of the hated is in', () => {
    const stage = field({ abilities: ['fireball'] }, 'k..b.....g');
    expect(code(stage.act('kira', 'fireball', { target: 'C1' }))).toBe('mustAttackHated');
  });

  test('an item with the last action', () => {
    const hurt = stunned(field(medkit));
    expect(code(hurt.act('kira', 'useItem', { means: 'medkit', target: 'kira' }))).toBe('mustAttackHated');
  });

  test('a move with the last action', () => {
    expect(code(stunned(field()).act('kira', 'move', { target: 'A2' }))).toBe('mustAttackHated');
  });

  test('a move to where none of the hated can be attacked', () => {
    const far = field({}, `.k.b${'.'.repeat(21)}g`);
    expect(code(far.act('kira', 'move', { target: 'A1' }))).toBe('mustAttackHated');
  });

  test('putting out flames', () => {
    expect(code(field().condition('kira', 'burning').act('kira', 'stopDropRoll'))).toBe('mustAttackHated');
  });

  test('taking up a body', () => {
    const fallen = battle('kt.b.g', {
      kira: hating(),
      tiz: hero(),
      bandit: enemy(),
      ghul: enemy({ type: 'undead' }),
    }).condition('tiz', 'unconscious');
    expect(code(fallen.act('kira', 'pickupBody', { target: 'tiz' }))).toBe('mustAttackHated');
  });

  test('letting the turn go by', () => expect(code(done(field()))).toBe('mustAttackHated'));

  test('ending the turn that runs', () => {
    expect(code(done(field().act('kira', 'move', { target: 'A2' })))).toBe('mustAttackHated');
  });
});

describe('whoever hates may', () => {
  test('attack the hated', () => expect(code(field().attack('kira', 'ghul', { dice: miss }))).toBeNull());

  test('throw a grenade that the hated is in the blast of', () => {
    const stage = field(grenade, 'k...bg');
    const thrown = stage.attack('kira', 'bandit', { means: 'fragGrenade', dice: [1, 1] });
    expect(code(thrown)).toBeNull();
  });

  test('use an ability on the hated', () => {
    const stage = field({ abilities: ['lightningStrike'] });
    expect(code(stage.act('kira', 'lightningStrike', { target: 'ghul' }))).toBeNull();
  });

  test('use an ability on an area that the hated is in', () => {
    const stage = field({ abilities: ['fireball'] }, 'k...bg');
    expect(code(stage.act('kira', 'fireball', { target: 'E1', dice: [1, 1] }))).toBeNull();
  });

  test('do what leaves them the attack: an item first', () => {
    const hurt = field(medkit);
    expect(code(hurt.act('kira', 'useItem', { means: 'medkit', target: 'kira' }))).toBeNull();
  });

  test('move to where they can attack the hated still', () => {
    expect(code(field().act('kira', 'move', { target: 'A2' }))).toBeNull();
  });

  test('do as they like where none of the hated can be attacked', () => {
    expect(code(field({}, 'k..b.W.g\n.....W..\n.....W..').act('kira', 'overwatch'))).toBeNull();
  });

  test('do as they like without a shot left', () => {
    const empty = field({ equipment: { secondary: null }, battle: { hp: 6, shots: { primary: 9 } } });
    expect(code(done(empty))).toBeNull();
  });

  test('do as they like with an aid', () => {
    const treated = battle('k..b.g', {
      kira: hero({ disabilities: [{ id: 'hatredOfEnemyType', detail: 'undead', aids: ['psychotherapy'] }] }),
      bandit: enemy(),
      ghul: enemy({ type: 'undead' }),
    });
    expect(code(treated.act('kira', 'overwatch'))).toBeNull();
  });

  test('have their turn ended by a GM or the clock', () => expect(code(done(field(), true))).toBeNull());

  test('do as they like once they have attacked the hated', () => {
    const versatile = field({
      equipment: { secondary: { id: 'pistol', mods: [] } },
      abilities: ['quickdraw'],
    });
    const shot = versatile.act('kira', 'quickdraw', { target: 'ghul', dice: miss });
    expect(code(shot.act('kira', 'overwatch'))).toBeNull();
  });
});

test('the next turn binds them anew', () => {
  const later = field().attack('kira', 'ghul', { dice: miss }).next();
  expect(code(later.act('kira', 'overwatch'))).toBe('mustAttackHated');
});

test('what hatred forbids says so where it is offered', () => {
  const overwatch = field()
    .options('kira')
    .acts.find(({ id }) => id === 'overwatch');
  expect(overwatch?.refused?.code).toBe('mustAttackHated');
});
