import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import * as encounter from '../../../../src/systems/ishanekon/encounter.ts';
import { hero } from '../support/people.ts';
import { acting, after, done } from '../support/scenes.ts';
import { battleOf, ours, striking, theirs, withUnit } from './support.ts';

const gm: Viewer = { gm: true, characters: [] };
const player: Viewer = { gm: false, characters: ['kira'] };
const scene = battleOf({
  kira: { sheet: hero({ name: 'Kira' }), place: 'C3' },
  us: ours('infantry', 'C4'),
  them: theirs('infantry', 'H8'),
});
const line = (viewer: Viewer, id: string, now = scene) =>
  encounter.trackerOf(now, viewer).lines.find((one) => one.id === id);

describe('what players know of a battle', () => {
  it('is the Vitality of their side', () => {
    expect(line(player, 'us')?.gauges).toMatchObject([{ label: 'Vitality', value: 10 }]);
  });

  it("is no number of the foes'", () => {
    expect(line(player, 'them')?.gauges).toEqual([]);
  });

  it('is nothing of a unit that the GM hides', () => {
    expect(line(player, 'them', withUnit(scene, 'them', { unseen: true }))).toBeUndefined();
  });

  it("is no chance that tells of a foe's Defense", () => {
    const near = withUnit(scene, 'them', { at: 'C5' });
    const told = encounter.chances(near, striking('us', 'them'), player);
    expect(told.ok && told.value.hit).toBeUndefined();
  });

  it('is where nobody waits: a unit that has prepared is told to the GM alone', () => {
    const waiting = withUnit(scene, 'them', { prepared: 'anybody', at: 'C8' });
    const way = encounter.grid.way(waiting, 'kira', 'D3', player);
    expect(way.ok && way.risks).toEqual([]);
  });
});

describe('a unit with a hero in it', () => {
  const led = after(scene, acting('kira', 'joinUnit', { target: 'us' }));

  it("is the hero's player's to lead", () => {
    expect(encounter.commanders(led, 'us')).toEqual(['kira']);
  });

  it('offers the hero to leave it', () => {
    const { acts } = encounter.optionsOf(led, 'kira', player);
    expect(acts.find(({ id }) => id === 'splitOff')?.refused).toBeNull();
  });

  it('says that it is led', () => {
    expect(line(gm, 'us', led)?.tags).toContain('with Kira');
  });
});

describe('the place of a battle', () => {
  it('moves a unit where the GM says', () => {
    const { state } = done(scene, { kind: 'setting', text: 'Infantry to B2', asGm: true });
    expect(state.battle?.units.us?.at).toBe('B2');
  });

  it('changes in the words of maps', () => {
    const { state } = done(scene, { kind: 'setting', text: 'A1:B2 forest', asGm: true });
    expect(state.battle?.ground.grid.tiles.A1?.features).toEqual([{ id: 'obscured' }]);
  });
});
