import { describe, expect, test } from 'vitest';
import type { Character } from '../../../../src/systems/soulbound/character/schema.ts';
import { type SoulboundStage, sheet, table } from '../table.ts';

const field = 'Gate - Yard - Hall - Loft';
const three = [1, 1, 1];
const zonesOf = (stage: SoulboundStage, id: string) => stage.state.fight?.standing.zones[id];

/** Kira first, against a giant: each where they are put. */
function against(size: Character['size'], kira = 'Gate', giant = 'Yard', zones = field): SoulboundStage {
  return table()
    .zones(zones)
    .pc('kira', sheet({ ratings: { initiative: 9 } }), kira)
    .foe('giant', sheet({ size }), giant)
    .fight();
}

describe.each(['tiny', 'small', 'medium', 'large'] as const)('a %s creature', (size) => {
  test('has no reach of its own', () => {
    expect(against(size).attack('kira', 'giant').refusal?.code).toBe('otherZone');
  });

  test('leaves room in its Zone', () => {
    expect(against(size, 'Yard').act('kira', 'endTurn').refusal).toBeNull();
  });
});

describe('an Enormous creature', () => {
  test('is attacked in melee from an adjacent Zone', () => {
    expect(against('enormous').attack('kira', 'giant', { dice: three }).refusal).toBeNull();
  });

  test('attacks in melee into an adjacent Zone', () => {
    expect(against('enormous').next().attack('giant', 'kira', { dice: three }).refusal).toBeNull();
  });

  test('is struck with what could be thrown, too', () => {
    const stage = table()
      .zones(field)
      .pc('kira', sheet({ weapons: 'Spear, 2, Thrown (Short)', ratings: { initiative: 9 } }), 'Gate')
      .foe('giant', sheet({ size: 'enormous' }), 'Yard')
      .fight();
    const after = stage.attack('kira', 'giant', { means: 'spear', dice: three });
    expect(after.event('attacked')).toMatchObject({ ranged: false, thrown: false });
  });

  test('does neither over two Zones', () => {
    expect(against('enormous', 'Gate', 'Hall').attack('kira', 'giant').refusal?.code).toBe('otherZone');
  });

  test('is close to all who are in its Zone, at no cost to the Slow (S112)', () => {
    const after = against('enormous', 'Yard')
      .condition('kira', 'stunned')
      .attack('kira', 'giant', { dice: three });
    expect(after.refusal).toBeNull();
  });

  test('is not close to who strikes from the next Zone (S112)', () => {
    const stage = against('enormous').condition('giant', 'prone');
    expect(stage.attack('kira', 'giant', { dice: three }).event('attacked').dn).toBe(4);
  });

  test('lets no enemy end a turn in its Zone', () => {
    expect(against('enormous', 'Yard').act('kira', 'endTurn').no).toBe(
      "**Giant** fills this Zone, so **Kira** can't end the turn here. Move out, or Run out, or climb on top (`/act` Mount).",
    );
  });

  test('lets enemies pass through (S102)', () => {
    const stage = against('enormous', 'Gate', 'Yard').act('kira', 'move', { target: 'yard' });
    expect(zonesOf(stage.act('kira', 'run', { target: 'hall' }), 'kira')).toEqual(['hall']);
  });

  test('lets who has no way out stay (S102)', () => {
    const stage = against('enormous', 'Yard').condition('kira', 'restrained');
    expect(stage.act('kira', 'endTurn').current).toBe('giant');
  });

  test('lets who has used the Move and the Action stay (S102)', () => {
    const stage = against('enormous', 'Gate').act('kira', 'move', { target: 'yard' }).act('kira', 'dodge');
    expect(stage.act('kira', 'endTurn').refusal?.code).toBeUndefined();
  });

  test('lets who climbs on top of it stay', () => {
    const fast = table()
      .zones(field)
      .pc('kira', sheet({ speed: 'fast', ratings: { initiative: 9 } }), 'Yard')
      .foe('giant', sheet({ size: 'enormous' }), 'Yard')
      .fight();
    expect(fast.act('kira', 'mount', { target: 'giant' }).act('kira', 'endTurn').current).toBe('giant');
  });

  test('lets its friends stay', () => {
    const stage = table()
      .zones(field)
      .pc('kira', sheet({ ratings: { initiative: 9 } }), 'Yard')
      .pc('giant', sheet({ size: 'enormous' }), 'Yard')
      .foe('bandit', sheet())
      .fight();
    expect(stage.act('kira', 'endTurn').refusal).toBeNull();
  });

  test('fills nothing any more when it is dead', () => {
    const stage = against('enormous', 'Yard').amend('giant', 'dead', 'yes');
    expect(stage.act('kira', 'endTurn').refusal).toBeNull();
  });

  test('makes nobody leave before the end of their own turn when it moves in (S102)', () => {
    const stage = against('enormous').next().act('giant', 'move', { target: 'gate' });
    expect(zonesOf(stage, 'kira')).toEqual(['gate']);
  });

  test('does not keep a GM from ending the turn of somebody who is away (S115)', () => {
    expect(against('enormous', 'Yard').next().current).toBe('giant');
  });
});

describe('a Monstrous creature', () => {
  test('fills two Zones', () => {
    expect(zonesOf(against('monstrous', 'Loft', 'Gate'), 'giant')).toEqual(['gate', 'yard']);
  });

  test('fills more where a GM puts it into more', () => {
    expect(zonesOf(against('monstrous', 'Loft', 'Gate + Yard + Hall'), 'giant')).toEqual([
      'gate',
      'yard',
      'hall',
    ]);
  });

  test('is not put into Zones that lie apart', () => {
    expect(() => against('monstrous', 'Loft', 'Gate + Hall')).not.toThrow();
    expect(against('monstrous', 'Loft', 'Gate + Hall').refusal?.code).toBe('zonesApart');
  });

  test('is in two Zones at once when it grows', () => {
    expect(zonesOf(against('enormous', 'Gate', 'Hall').amend('giant', 'size', 'Monstrous'), 'giant')).toEqual(
      ['hall', 'yard'],
    );
  });

  test('is in one Zone again when it shrinks', () => {
    expect(zonesOf(against('monstrous', 'Loft', 'Gate').amend('giant', 'size', 'Large'), 'giant')).toEqual([
      'gate',
    ]);
  });

  test('is in one Zone where there is no other', () => {
    expect(zonesOf(against('monstrous', 'Cave', 'Cave', 'Cave'), 'giant')).toEqual(['cave']);
  });

  test('is attacked in melee from what lies beside any of its Zones', () => {
    expect(against('monstrous', 'Hall', 'Gate').attack('kira', 'giant', { dice: three }).refusal).toBeNull();
  });

  test('moves whole: the Zone it leads with, and what it leaves last', () => {
    const after = against('monstrous', 'Loft', 'Gate').next().act('giant', 'move', { target: 'hall' });
    expect(zonesOf(after, 'giant')).toEqual(['hall', 'yard']);
  });

  test('is in range of what is near any of its Zones', () => {
    const stage = table()
      .zones(field)
      .pc('kira', sheet({ weapons: 'Sling, 1, Medium', ratings: { initiative: 9 } }), 'Hall')
      .foe('giant', sheet({ size: 'monstrous' }), 'Gate')
      .fight();
    expect(stage.attack('kira', 'giant', { dice: three }).event('attacked').dn).toBe(4);
  });

  test('starts in the worst hazard of its Zones (S113)', () => {
    const stage = against(
      'monstrous',
      'Loft',
      'Gate + Yard',
      'Gate [hazard minor] - Yard [hazard major] - Loft',
    );
    expect(stage.next().event('hazardHurt')).toMatchObject({ damage: 3 });
  });

  test('has Cover only where all its Zones give it (S113)', () => {
    const stage = table()
      .zones('Gate [cover total] - Yard - Hall')
      .pc('kira', sheet({ weapons: 'Bow, 1, Long', ratings: { initiative: 9 } }), 'Hall')
      .foe('giant', sheet({ size: 'monstrous' }), 'Gate + Yard')
      .fight();
    expect(stage.attack('kira', 'giant', { dice: three }).event('attacked').dn).toBe(4);
  });
});
