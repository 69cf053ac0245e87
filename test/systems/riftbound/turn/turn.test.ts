import { describe, expect, it } from 'vitest';
import { plainCheck } from '../../../../src/engine/intent.ts';
import { actingIn, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { acting, beginning, nextOf } from '../support/intents.ts';
import { item } from '../support/people.ts';
import { performed, personOf, told } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const pistol = item('Standard Pistol', { ammo: 0 });
const tiz = someone({
  name: 'Tiz',
  items: [pistol, item('Pistol Magazine')],
  holding: [pistol.id],
});
const cast = { tiz: { sheet: tiz }, raider: { sheet: someone({ name: 'Raider' }), side: 'foes' as const } };
const { scene } = performed(sceneOf({}), beginning(cast), [3, 4, 5, 1, 2, 3]);

describe('A turn', () => {
  it('has two Actions', () => {
    expect(scene.fight?.turn).toMatchObject({ actor: 'tiz', actions: 2 });
  });

  it('pays an act with one of them', () => {
    const after = performed(scene, acting('tiz', 'reload'));
    expect([after.scene.fight?.turn?.actions, personOf(after, 'tiz').items[0]?.ammo]).toEqual([1, 6]);
  });

  it('takes no check', () => {
    const rolled = performed(scene, plainCheck('tiz', { what: 'wisdom', difficulty: '8' }), [2, 3, 4]);
    expect([told(rolled, 'checked').outcome, rolled.scene.fight?.turn?.actions]).toEqual(['succeeds', 2]);
  });

  it('passes on to the next', () => {
    expect(actingIn(performed(scene, nextOf('tiz')).scene)).toBe('raider');
  });

  it('is not ended by somebody else', () => {
    expect(performed(scene, nextOf('raider')).refusal?.code).toBe('notYourTurn');
  });

  it('ends a round with the last', () => {
    const { scene: later } = performed(performed(scene, nextOf('tiz')).scene, nextOf('raider'));
    expect([actingIn(later), later.fight?.order.round]).toEqual(['tiz', 2]);
  });
});
