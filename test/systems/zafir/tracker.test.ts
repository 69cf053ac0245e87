import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from './table.ts';

const gm = { gm: true, characters: [] };
const ana = { gm: false, characters: ['kira'] };

const fight = (kira = hero()) =>
  battle('k.t..r.s', {
    kira,
    tiz: hero(),
    raider: enemy({ hp: 5, battle: { hp: 3 } }),
    scout: { sheet: enemy(), unit: { hidden: true } },
  });

const tracker = (stage: ZafirStage, viewer = ana) => stage.system.tracker(stage.state, viewer);
const line = (stage: ZafirStage, id: string, viewer = ana) =>
  tracker(stage, viewer).lines.find((one) => one.id === id);

describe('the tracker', () => {
  test('says whose phase it is and who is still to act', () => {
    expect(tracker(fight()).phase).toEqual({ id: 'players', name: 'Players’ phase', toAct: ['kira', 'tiz'] });
  });

  test('leaves hidden enemies out for players', () => {
    expect(line(fight(), 'scout')).toBeUndefined();
  });

  test('shows them to the GM, and that they are hidden', () => {
    expect(line(fight(), 'scout', gm)?.tags).toContain('hidden from the players');
  });

  test('keeps the HP of enemies from players', () => {
    expect(line(fight(), 'raider')?.gauges).toEqual([]);
  });

  test('says in words how they look', () => {
    expect(line(fight(), 'raider')?.tags).toContain('hurt');
  });

  test('says it in the words with which damage is told', () => {
    const shot = battle('k....r', { kira: hero(), raider: enemy({ hp: 4 }) }).attack('kira', 'raider', {
      dice: [5, 1, 1, 1, 1, 1],
    });
    const raider = line(shot, 'raider');
    expect([raider?.tags[0], shot.told().some((text) => text.includes(`: ${raider?.tags[0]}.`))]).toEqual([
      'almost down',
      true,
    ]);
  });

  test('shows their HP to the GM', () => {
    expect(line(fight(), 'raider', gm)?.gauges).toEqual([{ label: 'HP', value: 3, max: 5 }]);
  });

  test('shows the HP of the crew to all', () => {
    expect(line(fight(), 'tiz')?.gauges).toEqual([{ label: 'HP', value: 6, max: 6 }]);
  });

  test('shows conditions with the turns that are left', () => {
    expect(line(fight().condition('kira', 'Poisoned'), 'kira')?.tags).toContain('Poisoned (4)');
  });

  test('shows the X of Stunned', () => {
    expect(line(fight().condition('kira', 'Stunned 3'), 'kira')?.tags).toContain('Stunned 3');
  });

  test('shows ammo that has been shot', () => {
    const shot = hero({ battle: { hp: 6, shots: { primary: 1 } } });
    expect(line(fight(shot), 'kira')?.tags).toContain('Autorifle 3/4');
  });

  test('says what a turn that runs has left', () => {
    expect(tracker(fight().act('kira', 'move', { target: 'B1' })).left).toEqual(['1 action']);
  });

  test('shows nothing of a hidden enemy’s turn to players', () => {
    const acting = fight().next().act('scout', 'move', { target: 'G1' });
    expect(tracker(acting).current).toBeNull();
  });

  test('says where smoke lies, and for how long', () => {
    const smoke = {
      id: 's',
      what: 'smoke',
      centre: 'D1',
      radius: 3,
      by: 'kira',
      side: 'players',
      left: 2,
    } as const;
    const smoky = fight().with((scene) => ({
      ...scene,
      fight: scene.fight === null ? null : { ...scene.fight, areas: [smoke] },
    }));
    expect(tracker(smoky).party).toEqual(['Mission: Test (encounter 1)', 'Smoke around D1 (2)']);
  });

  test('has who is Out of Action out', () => {
    expect(line(fight().condition('tiz', 'Out of Action'), 'tiz')?.turn).toBe('out');
  });
});
