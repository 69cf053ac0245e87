import { describe, expect, it } from 'vitest';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import type { Fighter, Scene } from '../../../../src/systems/riftbound/scene.ts';
import { acting } from '../support/intents.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { crewed, item } from '../support/people.ts';
import { fightOf, performed } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';
import { gm, playerOf } from '../support/viewers.ts';

const rifle = item('Laser Rifle');
const prone = [{ id: 'prone' as const, by: null, byName: null, duration: { ends: [] } }];
const raider = (fighter: Partial<Fighter> = {}) => ({
  sheet: someone({ name: 'Raider', hp: [4, 20], conditions: prone }),
  side: 'foes' as const,
  at: [16, 10] as const,
  fighter,
});
const scene = fightOf({
  tiz: { sheet: someone({ name: 'Tiz', items: [rifle], holding: [rifle.id] }), at: [10, 10] },
  raider: raider({ counters: 2 }),
});
const lineOf = (at: Scene, id: string, viewer = playerOf('tiz')) =>
  riftbound.tracker(at, viewer).lines.find((line) => line.id === id);

describe('The tracker', () => {
  it('shows HP and SP of the players', () => {
    expect(lineOf(scene, 'tiz')?.gauges.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'HP 20',
      'SP 4',
    ]);
  });

  it('shows EHP once they matter', () => {
    const critical = fightOf({ tiz: { sheet: someone({ hp: [0, 12] }), at: [10, 10] } });
    expect(lineOf(critical, 'tiz')?.gauges.map(({ label }) => label)).toEqual(['HP', 'EHP', 'SP']);
  });

  it('says what they hold, and where they are', () => {
    expect(lineOf(scene, 'tiz')?.tags).toEqual(['Laser Rifle 60/60 Charge', '10,10']);
  });

  it('keeps the numbers of foes from players, and says how they look', () => {
    const line = lineOf(scene, 'raider');
    expect([line?.gauges, line?.tags]).toEqual([[], ['badly hurt', 'Prone', '2 Attack Counters', '16,10']]);
  });

  it('shows them to the GM', () => {
    expect(lineOf(scene, 'raider', gm)?.gauges[0]).toEqual({ label: 'HP', value: 4, max: 20 });
  });

  it('says what is left of the turn', () => {
    expect(riftbound.tracker(scene, gm).left).toEqual(['2 Actions']);
  });

  it('says that an Action is out of turn', () => {
    const gap: Scene = { ...scene, fight: scene.fight && { ...scene.fight, gap: true } };
    const { scene: after } = performed(gap, acting('raider', 'seize'), [5, 5, 5]);
    expect(riftbound.tracker(after, gm).left).toEqual(['1 Action, out of turn']);
  });

  it('has no map and no places in the theatre of the mind', () => {
    const mind: Scene = {
      ...scene,
      party: { ...scene.party, rules: { ...scene.party.rules, space: 'mind' } },
    };
    const view = riftbound.tracker(mind, playerOf('tiz'));
    expect([view.plane, lineOf(mind, 'tiz')?.tags]).toEqual([undefined, ['Laser Rifle 60/60 Charge']]);
  });
});

describe('The map', () => {
  const view = riftbound.tracker(scene, playerOf('tiz')).plane?.();

  it('shows how far the weapon in hand reaches', () => {
    expect(view?.rings.map(({ reach }) => reach)).toEqual([5000, 10_000]);
  });

  it('says how far away somebody is, and whether that is in range', () => {
    expect(view?.figures.find(({ id }) => id === 'raider')?.sight).toEqual({
      distance: 500,
      note: 'in range of the Laser Rifle',
    });
  });

  const inside = (row: 'signatureTank' | 'signatureBike') => {
    const sheet = someone({ name: 'Tiz', items: [rifle], holding: [rifle.id], skilled: ['tanks', 'bikes'] });
    const there = fightOf({
      tiz: { sheet },
      it: { sheet: crewed(vehicleOf(row), 'tiz'), at: [20, 20] },
      raider: { ...raider(), at: [60, 20] },
    });
    return riftbound.tracker(there, playerOf('tiz')).plane?.();
  };

  it('shows how far the guns reach at whose terminal they are, and no weapon that a hull shuts in', () => {
    expect(inside('signatureTank')?.rings.map(({ reach }) => reach)).toEqual([15_000, 20_000]);
  });

  it('shows both where nothing shuts it in', () => {
    expect(inside('signatureBike')?.rings.map(({ reach }) => reach)).toEqual([5000, 10_000, 15_000]);
  });

  it('says whether somebody is in range of those guns', () => {
    expect(inside('signatureTank')?.figures.find(({ id }) => id === 'raider')?.sight?.note).toBe(
      'in range of the Ballistic Side Gun Mk1',
    );
  });
});
