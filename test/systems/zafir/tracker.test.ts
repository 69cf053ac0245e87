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
    expect(tracker(fight()).phase).toEqual({ id: 'players', name: "Players' phase", toAct: ['kira', 'tiz'] });
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
    expect([raider?.tags[0], shot.told().some((text) => text.includes(` is ${raider?.tags[0]}.`))]).toEqual([
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

  describe('shows what is left', () => {
    const gauges = (kira: ReturnType<typeof hero>) => line(fight(kira), 'kira')?.gauges.slice(1);
    const mage = (points: number) =>
      hero({
        equipment: { armour: { id: 'mageArmor', mods: [], powered: true } },
        battle: {
          hp: 6,
          shields: [{ source: 'armour', what: 'Mage Armor', points, duration: { ends: [] } }],
        },
      });
    const tags = (uses: Record<string, { spent: number; cooling: number }>) =>
      line(fight(hero({ abilities: ['terrorize', 'clarityInTheChaos'], battle: { hp: 6, uses } })), 'kira')
        ?.tags;

    test('of armour that is broken, of its maximum', () => {
      expect(gauges(hero({ abilities: ['blastTraining'], battle: { hp: 6, broken: 1 } }))).toEqual([
        { label: 'Armour', value: 0, max: 1 },
      ]);
    });

    test('nothing of armour that is whole', () => expect(gauges(hero())).toEqual([]));

    test('of a shield, of its maximum', () => {
      expect(gauges(mage(1))).toEqual([{ label: 'Shield', value: 1, max: 3 }]);
    });

    test('of a shield that somebody has given, of what it was given with', () => {
      const shield = { source: 'tiz', what: 'Woven Shields', points: 1, most: 3, duration: { ends: [] } };
      expect(gauges(hero({ battle: { hp: 6, shields: [shield] } }))).toEqual([
        { label: 'Shield', value: 1, max: 3 },
      ]);
    });

    test('of a cooldown and of charges, both', () => {
      expect(tags({ terrorize: { spent: 1, cooling: 2 } })).toContain('Terrorize in 2, 1 left');
    });

    test('of the charges alone where none is left to cool down for', () => {
      expect(tags({ terrorize: { spent: 2, cooling: 2 } })).toContain('Terrorize 0 left');
    });

    test('of what works by itself', () => {
      expect(tags({ clarityInTheChaos: { spent: 1, cooling: 0 } })).toContain('Clarity in the Chaos 0 left');
    });
  });

  test('says what a turn that runs has left', () => {
    expect(tracker(fight().act('kira', 'move', { target: 'B1' })).left).toEqual(['1 action']);
  });

  test("shows nothing of a hidden enemy's turn to players", () => {
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
