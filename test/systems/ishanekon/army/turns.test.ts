import { describe, expect, it } from 'vitest';
import { actingUnits, unitsIn } from '../../../../src/systems/ishanekon/army/battle.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { acting, after, done, nextOf, told } from '../support/scenes.ts';
import { battleOf, ours, theirs, unitOf } from './support.ts';

/** Those who act together, one group after another. */
function groups(scene: Scene, count: number): readonly (readonly string[])[] {
  let now = scene;
  return Array.from({ length: count }, () => {
    const group = actingUnits(now);
    now = after(now, ...group.map((id) => nextOf(id)));
    return group;
  });
}

describe('the order of units (Rounds and Turns)', () => {
  it('goes from the highest Movement to the lowest', () => {
    const scene = battleOf({
      foot: ours('infantry', 'C3'),
      riders: theirs('lightCavalry', 'H8'),
      scouts: ours('scouts', 'C5'),
    });
    expect(groups(scene, 3)).toEqual([['riders'], ['scouts'], ['foot']]);
  });

  it('lets units of one side and one Movement act in any order', () => {
    const scene = battleOf({
      one: ours('infantry', 'C3'),
      two: ours('ranged', 'C4'),
      foe: theirs('infantry', 'H8'),
    });
    expect(groups(scene, 2)).toEqual([['one', 'two'], ['foe']]);
  });

  it('lists them as they came, whatever order a command that is taken back leaves their table in', () => {
    const scene = battleOf({
      one: ours('infantry', 'C3'),
      two: ours('ranged', 'C4'),
      foe: theirs('infantry', 'H8'),
    });
    const { battle } = scene;
    if (!battle) throw new Error('no battle');
    const units = Object.fromEntries(Object.entries(battle.units).toReversed());
    expect(unitsIn({ ...scene, battle: { ...battle, units } })).toEqual(['one', 'two', 'foe']);
  });

  it('lets the side that started the battle go first on a tie, as the GM says', () => {
    const scene = battleOf({ one: ours('infantry', 'C3'), foe: theirs('infantry', 'H8') });
    const said = after(scene, { kind: 'setting', text: 'foes first', asGm: true });
    expect(groups(said, 3)).toEqual([['one'], ['foe'], ['foe']]);
  });

  it('begins a new round once everybody has acted', () => {
    const scene = battleOf({ one: ours('infantry', 'C3'), foe: theirs('infantry', 'H8') });
    expect(after(scene, nextOf('one'), nextOf('foe')).battle?.round).toBe(2);
  });

  it('is no turn of who has none', () => {
    const scene = battleOf({ one: ours('infantry', 'C3'), foe: theirs('infantry', 'H8') });
    expect(done(scene, acting('foe', 'defend')).refusal?.code).toBe('notYourTurn');
  });
});

describe('a unit that moves', () => {
  const field = (map: string) =>
    battleOf({ us: ours('infantry', 'A1'), them: theirs('infantry', 'A6') }, `\n${map}`);
  const goes = (scene: Scene, to: string) => done(scene, acting('us', 'move', { target: to }));
  const open = field('......\n......\n......\n......\n......\n......');

  it('goes as many spaces as its Movement', () => {
    expect(unitOf(goes(open, 'C1'), 'us').at).toBe('C1');
  });

  it('goes no farther', () => {
    expect(goes(open, 'D1').refusal?.code).toBe('marchTooFar');
  });

  it('goes twice as far with Charge', () => {
    const charging = after(open, acting('us', 'charge'));
    expect(unitOf(goes(charging, 'E1'), 'us').at).toBe('E1');
  });

  it('needs twice as much Movement into difficult terrain', () => {
    const slow = field('.:....\n.:....\n.:....\n......\n......\n......');
    expect(unitOf(goes(slow, 'B1'), 'us').turn?.movement).toBe(0);
  });

  it('needs twice as much into an obscured space', () => {
    const slow = field('.f....\n.f....\n.f....\n......\n......\n......');
    expect(unitOf(goes(slow, 'B1'), 'us').turn?.movement).toBe(0);
  });

  it('is not slowed down where it is Scouts', () => {
    const scene = battleOf(
      { us: ours('scouts', 'A1'), them: theirs('infantry', 'A6') },
      '\n.ff:..\n.ff:..\n.ff:..\n......\n......\n......',
    );
    expect(unitOf(goes(scene, 'D1'), 'us').turn?.movement).toBe(1);
  });
});

describe('a unit that prepares (Unit Actions: Prepare)', () => {
  const scene = battleOf({
    guns: ours('ranged', 'A1'),
    foe: theirs('infantry', 'G1'),
    other: theirs('infantry', 'G3'),
  });
  const ready = after(scene, acting('guns', 'prepare'), nextOf('guns'));
  const comes = (now: Scene, who: string, to: string, dice: readonly number[] = []) =>
    done(now, acting(who, 'move', { target: to }), dice);

  it('attacks the next enemy that comes into its Range', () => {
    expect(told(comes(ready, 'foe', 'E1', [2, 1]), 'unitAttacked')).toMatchObject([
      { prepared: true, target: 'foe' },
    ]);
  });

  it('attacks once', () => {
    const { state } = comes(ready, 'foe', 'E1', [2, 1]);
    expect(told(comes(state, 'other', 'E3'), 'unitAttacked')).toEqual([]);
  });

  it('waits for the one it has named', () => {
    const named = after(scene, acting('guns', 'prepare', { target: 'other' }), nextOf('guns'));
    expect(told(comes(named, 'foe', 'E1'), 'unitAttacked')).toEqual([]);
  });

  it('waits for each of those it has named, and for nobody else', () => {
    const both = acting('guns', 'prepare', { target: 'other', spend: ['also:foe'] });
    const named = after(scene, both, nextOf('guns'));
    expect(told(comes(named, 'foe', 'E1', [2, 1]), 'unitAttacked')).toHaveLength(1);
  });

  it('waits no longer than until its next turn', () => {
    const later = after(ready, nextOf('foe'), nextOf('other'));
    expect(unitOf({ state: later }, 'guns').prepared).toBeNull();
  });
});

describe('a unit that defends', () => {
  it('defends until its next turn', () => {
    const scene = battleOf({ us: ours('infantry', 'C3'), them: theirs('infantry', 'H8') });
    const later = after(scene, acting('us', 'defend'), nextOf('us'), nextOf('them'));
    expect(unitOf({ state: later }, 'us').defending).toBe(false);
  });
});
