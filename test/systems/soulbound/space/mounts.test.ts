import { describe, expect, test } from 'vitest';
import type { Character } from '../../../../src/systems/soulbound/character/schema.ts';
import { type SoulboundStage, sheet, table } from '../table.ts';

const field = 'Gate - Yard - Hall';
const three = [1, 1, 1];
const zoneOf = (stage: SoulboundStage, id: string) => stage.state.fight?.standing.zones[id]?.[0];

/** Kira first, with a horse of their own beside them, against a bandit in the last Zone. */
function beside(
  horse: Partial<Character> = {},
  kira: Partial<Character> = {},
  zones = field,
): SoulboundStage {
  return table()
    .zones(zones)
    .pc('kira', { ...sheet({ ratings: { initiative: 9 } }), ...kira })
    .pc('horse', { ...sheet({ size: 'large', speed: 'fast', ratings: { initiative: 8 } }), ...horse })
    .foe('bandit', sheet())
    .fight();
}

const riding = (...args: Parameters<typeof beside>) =>
  beside(...args).act('kira', 'mount', { target: 'horse' });

describe('mounting', () => {
  test('is free', () => {
    expect(riding().state.fight?.turn).toMatchObject({ move: true, actions: 1 });
  });

  test('takes the Move of the Slow (S20)', () => {
    expect(riding({}, { speed: 'slow' }).state.fight?.turn?.move).toBe(false);
  });

  test.each(['tiny', 'small', 'medium'] as const)('a %s creature is refused to who is Medium', (size) => {
    expect(riding({ size }).refusal?.code).toBe('tooSmall');
  });

  test('an enemy is refused: it is not willing (S101)', () => {
    const stage = table()
      .pc('kira', sheet({ ratings: { initiative: 9 } }))
      .foe('ogre', sheet({ size: 'large' }))
      .fight();
    expect(stage.act('kira', 'mount', { target: 'ogre' }).refusal?.code).toBe('unwilling');
  });

  test('is refused to the Prone', () => {
    expect(beside().condition('kira', 'prone').act('kira', 'mount', { target: 'horse' }).refusal?.code).toBe(
      'standFirst',
    );
  });

  test('is told', () => {
    expect(riding().told()).toEqual(['**Kira** mounts **Horse**, and moves at its Speed from now on.']);
  });
});

describe('a rider', () => {
  test('moves at the Speed of the mount', () => {
    const after = riding().act('kira', 'move', { target: 'hall' });
    expect([zoneOf(after, 'kira'), zoneOf(after, 'horse')]).toEqual(['hall', 'hall']);
  });

  test('moves at its Speed where it is the slower', () => {
    const stage = riding({ speed: 'slow' }, { speed: 'fast' });
    expect(stage.act('kira', 'move', { target: 'yard' }).refusal?.code).toBe('slowRun');
  });

  test('flies where the mount does', () => {
    const stage = beside({ speed: 'slow', flies: 'fast' });
    const up = stage
      .next()
      .act('horse', 'goAbout', { means: 'flying' })
      .next()
      .next()
      .act('kira', 'mount', { target: 'horse' });
    expect(zoneOf(up.act('kira', 'move', { target: 'hall' }), 'horse')).toBe('hall');
  });

  test('goes along when the mount moves on its own turn (S114)', () => {
    const after = riding().next().act('horse', 'move', { target: 'yard' });
    expect([zoneOf(after, 'kira'), after.told()]).toEqual([
      'yard',
      ['**Horse** moves from Gate to Yard, together with **Kira**.'],
    ]);
  });

  test('is hurt by a hazard as the mount is', () => {
    const after = riding({}, {}, 'Gate - Pit [hazard minor] - Hall').act('kira', 'move', { target: 'pit' });
    const hurt = after.events.flatMap((event) => (event.type === 'hazardHurt' ? [event.data.target] : []));
    expect(hurt).toEqual(['horse', 'kira']);
  });

  test('takes the mount along to a target', () => {
    const stage = riding({}, {}, 'Gate').attack('kira', 'bandit', { dice: three });
    expect(stage.state.fight?.standing.knots).toEqual([['bandit', 'kira', 'horse']]);
  });

  test('does not move while the mount cannot', () => {
    const stage = riding().condition('horse', 'restrained');
    expect(stage.act('kira', 'move', { target: 'yard' }).no).toBe(
      "**Horse** can't move: get off first (`/act` Dismount).",
    );
  });

  test('gets off for free, and stays close (S114)', () => {
    const after = riding().act('kira', 'dismount');
    expect([after.state.fight?.fighters.kira?.mount, after.state.fight?.standing.knots]).toEqual([
      null,
      [['horse', 'kira']],
    ]);
  });

  test('falls off when Prone', () => {
    expect(riding().condition('kira', 'prone').state.fight?.fighters.kira?.mount).toBeNull();
  });

  test('is told to fall off', () => {
    expect(riding().condition('kira', 'prone').told()).toContain('**Kira** falls off **Horse**.');
  });

  test('goes on foot when the mount is dead', () => {
    const after = riding().amend('horse', 'dead', 'yes').act('kira', 'move', { target: 'yard' });
    expect([zoneOf(after, 'kira'), zoneOf(after, 'horse')]).toEqual(['yard', 'gate']);
  });

  test('cannot be mounted', () => {
    const after = riding({ size: 'enormous' }).next();
    expect(after.act('horse', 'mount', { target: 'kira' }).refusal?.code).toBe('isRidden');
  });

  test('stands in the tracker', () => {
    const stage = riding();
    const line = stage.system.tracker(stage.state, { gm: true, characters: [] }).lines[0];
    expect(line?.tags).toContain('on Horse');
  });
});

describe('climbing on top of an enemy that fills its Zone (S102)', () => {
  const climber = (speed: Character['speed']) =>
    table()
      .zones(field)
      .pc('kira', sheet({ speed, ratings: { initiative: 9 } }), 'Yard')
      .foe('giant', sheet({ size: 'enormous' }), 'Yard')
      .fight()
      .act('kira', 'mount', { target: 'giant' });

  test('takes a Move at Normal Speed, a step down', () => {
    expect(climber('normal').state.fight?.turn?.move).toBe(false);
  });

  test('is free for the Fast', () => {
    expect(climber('fast').state.fight?.turn?.move).toBe(true);
  });

  test('goes along with it', () => {
    const after = climber('normal').next().act('giant', 'move', { target: 'hall' });
    expect(zoneOf(after, 'kira')).toBe('hall');
  });

  test('does not steer it: who moves off leaves it', () => {
    const after = climber('fast').act('kira', 'move', { target: 'gate' });
    expect([zoneOf(after, 'kira'), zoneOf(after, 'giant'), after.state.fight?.fighters.kira?.mount]).toEqual([
      'gate',
      'yard',
      null,
    ]);
  });
});

test("who goes from an enemy's back to somebody else gets off", () => {
  const stage = table()
    .pc('kira', sheet({ speed: 'fast', ratings: { initiative: 9 } }))
    .foe('giant', sheet({ size: 'enormous' }))
    .foe('bandit', sheet())
    .fight();
  const after = stage.act('kira', 'mount', { target: 'giant' }).attack('kira', 'bandit', { dice: three });
  expect(after.state.fight?.fighters.kira?.mount).toBeNull();
});

test('whoever is shoved falls off the mount', () => {
  const after = riding({}, {}, 'Gate')
    .next()
    .next()
    .act('bandit', 'shove', { target: 'kira', dice: [6, 6, 6, 1, 1, 1] });
  expect(after.state.fight?.fighters.kira?.mount).toBeNull();
});

test('who leaves the fight carries nobody any more, and back in it neither', () => {
  expect(riding().leave('horse').state.fight?.fighters.kira?.mount).toBeNull();
});
