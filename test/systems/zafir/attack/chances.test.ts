import { describe, expect, test } from 'vitest';
import { everybody, type Viewer } from '../../../../src/engine/event.ts';
import type { IntentOf } from '../../../../src/engine/intent.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const gm: Viewer = { gm: true, characters: [] };

function chances(stage: ZafirStage, viewer: Viewer, more: Partial<IntentOf<'attack'>> = {}) {
  const intent = {
    kind: 'attack',
    actor: 'kira',
    target: 'raider',
    means: null,
    way: null,
    spend: [],
    asGm: false,
    ...more,
  } as const;
  const made = zafir.chances?.(stage.state, intent, viewer);
  if (made === undefined) throw new Error('no chances');
  return made;
}

const open = () => battle('k....r', { kira: hero(), raider: enemy({ hp: 4 }) });
const outcomes = (stage: ZafirStage, viewer: Viewer, more: Partial<IntentOf<'attack'>> = {}) => {
  const made = chances(stage, viewer, more);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.outcomes.map(({ name, chance }) => `${name} ${Math.round(chance * 1000) / 10}%`);
};

describe('the chances of an attack', () => {
  test('say what a player may know: to hit, and critically', () => {
    expect(outcomes(open(), everybody)).toEqual(['to hit 70.4%', 'to hit critically 21.5%']);
  });

  test('say to the GM whether it fells', () => {
    expect(outcomes(open(), gm).at(-1)).toBe('to leave them no HP 54.1%');
  });

  test('name the pools', () => {
    const made = chances(open(), everybody);
    expect(made.ok && made.value.what).toBe(
      '**Kira** attacks **Raider** with Autorifle: 3 Aim Dice, 2 Crit Dice, d3 + 2 damage',
    );
  });

  test("of an enemy are the GM's to know", () => {
    const made = chances(open(), everybody, { actor: 'raider', target: 'kira' });
    expect(made.ok === false && made.refusal.code).toBe('chancesHidden');
  });

  test('of a grenade tell who is in its area', () => {
    const kira = hero({ pockets: [{ pocket: 'grenade', item: 'fragGrenade', count: 1, used: 0 }] });
    const made = chances(battle('k....r', { kira, raider: enemy({ hp: 4 }) }), gm, { means: 'fragGrenade' });
    expect(made.ok && made.value.notes[0]).toBe('Within 1.5 tiles of F1: **Raider**.');
  });

  test('of a grenade are exact', () => {
    const kira = hero({ pockets: [{ pocket: 'grenade', item: 'fragGrenade', count: 1, used: 0 }] });
    const stage = battle('k....r', { kira, raider: enemy({ hp: 4 }) });
    expect(outcomes(stage, gm, { means: 'fragGrenade' }).at(-1)).toBe('to leave **Raider** no HP 50%');
  });

  test('of what cannot be done are refused', () => {
    const made = chances(battle('k..W..r', { kira: hero(), raider: enemy() }), gm);
    expect(made.ok === false && made.refusal.code).toBe('outOfSight');
  });
});
