import { describe, expect, test } from 'vitest';
import { byRules, duelIn } from '../table.ts';

const charge = { way: 'charge', dice: [1, 1, 1, 1] };

describe('a Charge into an adjacent Zone', () => {
  const moves = (zones: string, kira: Parameters<typeof duelIn>[1] = {}) =>
    byRules(duelIn(zones, kira), { chargeMoves: 'yes' });

  test('is refused: a Charge includes no movement (S32)', () => {
    expect(duelIn('Gate - Yard').attack('kira', 'bandit', { way: 'charge' }).refusal?.code).toBe('otherZone');
  });

  test('goes there by the house rule', () => {
    const after = moves('Gate - Yard').attack('kira', 'bandit', charge);
    expect(after.state.fight?.standing.zones.kira).toEqual(['yard']);
  });

  test('comes close', () => {
    const after = moves('Gate - Yard').attack('kira', 'bandit', charge);
    expect(after.state.fight?.standing.knots).toEqual([['bandit', 'kira']]);
  });

  test('leaves the Move', () => {
    const after = moves('Gate - Yard').attack('kira', 'bandit', charge);
    expect(after.state.fight?.turn?.move).toBe(true);
  });

  test('does not go two Zones', () => {
    expect(moves('Gate - Yard - Hall').attack('kira', 'bandit', { way: 'charge' }).refusal?.code).toBe(
      'otherZone',
    );
  });

  test('is offered', () => {
    const [attack] = moves('Gate - Yard').options('kira').acts;
    expect(attack?.targets?.map(({ id, refused }) => [id, refused])).toEqual([['bandit', null]]);
  });

  test('is not for the Restrained', () => {
    const stage = moves('Gate - Yard').condition('kira', 'restrained');
    expect(stage.attack('kira', 'bandit', { way: 'charge' }).refusal?.code).toBe('restrained');
  });

  test('has chances, as from there', () => {
    const told = moves('Gate - Yard').system.chances?.(
      moves('Gate - Yard').state,
      { kind: 'attack', actor: 'kira', target: 'bandit', means: null, way: 'charge', spend: [], asGm: true },
      { gm: true, characters: [] },
    );
    expect(told?.ok && told.value.what).toContain('4d6 at DN 4');
  });
});

describe('a Charge with a bow', () => {
  const archer = { weapons: 'Bow, 1, Long' };

  test('goes (S73)', () => {
    expect(duelIn('Gate - Yard', archer).attack('kira', 'bandit', charge).refusal).toBeNull();
  });

  test('does not by the house rule', () => {
    const stage = byRules(duelIn('Gate - Yard', archer), { chargeWith: 'melee' });
    expect(stage.attack('kira', 'bandit', { way: 'charge' }).refusal?.code).toBe('chargeInMelee');
  });
});
