import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { attackOn } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { item } from '../support/people.ts';
import { fightOf, performed, personOf, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const dagger = item('Simple Dagger');
const pistol = item('Laser Pistol');
const baton = item('Simple Baton');
const rifle = item('Auto Rifle');
const hammer = item('Simple Warhammer');

const carrying = (holding: readonly string[], more: Said = {}): Scene =>
  fightOf({
    kira: {
      sheet: someone({ items: [dagger, pistol, baton, rifle, hammer], holding: [...holding], ...more }),
      at: [10, 10],
    },
    raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [12, 10] },
  });
const takes = (scene: Scene, means: string, target: string | null = null) =>
  performed(scene, acting('kira', 'hold', { means, target }));

describe('Holding equipment', () => {
  it('two hands hold two things', () => {
    expect(personOf(takes(carrying([dagger.id]), pistol.id), 'kira').holding).toEqual([dagger.id, pistol.id]);
  });

  it('a third thing puts one away', () => {
    const made = takes(carrying([dagger.id, pistol.id]), baton.id);
    expect(personOf(made, 'kira').holding).toHaveLength(2);
  });

  it('the one that is named is put away for it', () => {
    const made = takes(carrying([dagger.id, pistol.id]), baton.id, pistol.id);
    expect(personOf(made, 'kira').holding).toEqual([dagger.id, baton.id]);
  });

  it('a Two-handed thing takes both hands', () => {
    expect(personOf(takes(carrying([dagger.id, pistol.id]), rifle.id), 'kira').holding).toEqual([rifle.id]);
  });

  it('one thing takes the place of a Two-handed one', () => {
    expect(personOf(takes(carrying([rifle.id]), dagger.id), 'kira').holding).toEqual([dagger.id]);
  });

  it('is changed without an Action', () => {
    expect(takes(carrying([dagger.id]), pistol.id).scene.fight?.turn?.actions).toBe(2);
  });

  it('is changed once a turn', () => {
    const once = takes(carrying([dagger.id]), pistol.id);
    expect(takes(once.scene, baton.id).refusal?.code).toBe('changedAlready');
  });

  it('is changed by who is Active alone', () => {
    const scene = carrying([dagger.id]);
    expect(performed(scene, acting('raider', 'hold', { means: 'x' })).refusal?.code).toBe('notYourTurn');
  });
});

describe('What was thrown', () => {
  const thrown = performed(carrying([dagger.id]), attackOn('kira', 'raider', `${dagger.id}/throw`), [1]);
  const near = performed(thrown.scene, acting('kira', 'move', { detail: 'to raider' })).scene;

  it('is picked up again beside it', () => {
    expect(told(performed(near, acting('kira', 'pickUp')), 'pickedUp')).toMatchObject({ held: true });
  });

  it('is out of reach from farther away', () => {
    const far = fightOf({
      kira: { sheet: someone({ items: [dagger], holding: [dagger.id] }), at: [10, 10] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [18, 10] },
    });
    const made = performed(far, attackOn('kira', 'raider', `${dagger.id}/throw`), [1]);
    expect(performed(made.scene, acting('kira', 'pickUp')).refusal).not.toBeNull();
  });
});

describe('Picking up what is Heavy', () => {
  const dropped = (strength: number) =>
    performed(carrying([hammer.id], { scores: { strength } }), acting('kira', 'drop', { means: hammer.id }))
      .scene;
  const lifts = (strength: number, dice: readonly number[] = []) =>
    performed(dropped(strength), acting('kira', 'pickUp'), dice);

  it('takes no check of who has the STR for it', () => {
    expect(told(lifts(1), 'pickedUp')).toMatchObject({ held: true });
  });

  it('takes a STR check of 14 and its value of others', () => {
    expect(told(lifts(0, [5, 5, 5]), 'pickedUp')).toMatchObject({ held: true });
  });

  it('fails below that', () => {
    expect(told(lifts(0, [5, 5, 4]), 'notLifted')).toMatchObject({ total: 14, needed: 15 });
  });
});
