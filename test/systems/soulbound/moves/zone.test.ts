import { describe, expect, test } from 'vitest';
import { sheet, table } from '../table.ts';

type Written = Parameters<typeof sheet>[0];

const rated = (initiative: number, more: Written = {}) =>
  sheet({ ...more, ratings: { initiative, melee: 4, accuracy: 4, defence: 4 } });

/** Kira defends the Gate; the orc in the Yard is on turn. */
const guarded = (kira: Written = {}, orc: Written = {}) =>
  table()
    .zones('Gate - Yard - Hall')
    .pc('kira', rated(9, kira))
    .pc('ben', rated(1), 'Hall')
    .foe('orc', rated(5, orc), 'Yard')
    .fight()
    .act('kira', 'defendZone')
    .next();
const won = { target: 'gate', dice: [6, 6, 1, 6, 1, 1] };
const forced = () => guarded().act('orc', 'forceEntry', won);

describe('Defend a Zone', () => {
  test('keeps enemies out', () => {
    expect(guarded().act('orc', 'move', { target: 'gate' }).no).toBe(
      '**Kira** defends Gate: go next to it and use Force entry first (`/act`).',
    );
  });

  test('keeps those out who Run', () => {
    expect(guarded().act('orc', 'run', { target: 'gate' }).refusal?.code).toBe('zoneDefended');
  });

  test('lets allies in', () => {
    const stage = guarded().next().act('ben', 'run', { target: 'yard' });
    expect(stage.act('ben', 'move', { target: 'gate' }).refusal).toBeNull();
  });

  test('is for that Zone alone', () => {
    expect(guarded().act('orc', 'move', { target: 'hall' }).refusal).toBeNull();
  });

  test('ends at the start of the next turn', () => {
    const after = guarded().next().next().next();
    expect(after.act('orc', 'move', { target: 'gate' }).refusal).toBeNull();
  });

  test('ends early when the defender is Incapacitated (S75)', () => {
    const after = guarded().condition('kira', 'incapacitated').act('orc', 'move', { target: 'gate' });
    expect(after.refusal).toBeNull();
  });

  test('may name the Zone one stands in', () => {
    const stage = table().zones('Gate - Yard').pc('kira', rated(9)).foe('orc', rated(5), 'Yard').fight();
    const after = stage.act('kira', 'defendZone', { target: 'gate' }).next();
    expect(after.act('orc', 'move', { target: 'gate' }).refusal?.code).toBe('zoneDefended');
  });

  test('is for no other Zone than the one one stands in', () => {
    const stage = table().zones('Gate - Yard').pc('kira', rated(9)).foe('orc', rated(5), 'Yard').fight();
    expect(stage.act('kira', 'defendZone', { target: 'yard' }).no).toBe(
      "**Kira** isn't in Yard: you can only defend your own Zone.",
    );
  });

  test('is pointless where there is one Zone', () => {
    const stage = table().pc('kira', rated(9)).foe('orc', rated(5)).fight();
    expect(stage.act('kira', 'defendZone').no).toBe("There's only one zone: nobody can come in.");
  });
});

describe('Force entry', () => {
  test('that is won opens the way for this turn', () => {
    expect(forced().act('orc', 'move', { target: 'gate' }).refusal).toBeNull();
  });

  test('moves nobody by itself (S75)', () => {
    expect(forced().state.fight?.standing.zones.orc).toEqual(['yard']);
  });

  test('that is tied leaves the way closed (S17)', () => {
    const after = guarded().act('orc', 'forceEntry', { ...won, dice: [6, 1, 1, 6, 1, 1] });
    expect(after.act('orc', 'move', { target: 'gate' }).refusal?.code).toBe('zoneDefended');
  });

  test('takes an Action', () => {
    expect(forced().state.fight?.turn?.actions).toBe(0);
  });

  test('is tried with Might', () => {
    expect(forced().event('opposed').first).toMatchObject({ name: 'Body (Might)' });
  });

  test('is tried with Reflexes, where that pool is larger', () => {
    const stage = guarded({}, { skills: { reflexes: { training: 1, focus: 0 } } });
    const after = stage.act('orc', 'forceEntry', { ...won, dice: [6, 6, 1, 1, 6, 1, 1] });
    expect(after.event('opposed').first).toMatchObject({ name: 'Body (Reflexes)' });
  });

  test('is resisted with Might', () => {
    expect(forced().event('opposed').second).toMatchObject({ name: 'Body (Might)' });
  });

  test('finds a shield with Advantage (S76)', () => {
    const shield = { name: 'Shield', traits: [], dropped: false };
    const stage = guarded().with((scene) => {
      const { kira } = scene.characters;
      return kira === undefined
        ? scene
        : { ...scene, characters: { ...scene.characters, kira: { ...kira, shield } } };
    });
    const after = stage.act('orc', 'forceEntry', won);
    expect(after.event('opposed').second).toMatchObject({ difficulty: { total: 3 } });
  });

  test('is only for Zones that are defended', () => {
    expect(guarded().act('orc', 'forceEntry', { target: 'hall' }).refusal?.code).toBe('chooseTarget');
  });

  test('lasts for the turn', () => {
    const after = forced().next().next().act('kira', 'defendZone').next();
    expect(after.act('orc', 'move', { target: 'gate' }).refusal?.code).toBe('zoneDefended');
  });
});

test('Force entry may have its Training doubled', () => {
  const stage = guarded({}, { mettle: 2, skills: { might: { training: 1, focus: 0 } } });
  const after = stage.act('orc', 'forceEntry', {
    target: 'gate',
    spend: ['doubleTraining'],
    dice: [6, 6, 1, 1, 1, 1, 1, 1],
  });
  expect([after.who('orc').mettle.now, after.event('opposed').won]).toEqual([1, true]);
});

describe('a Zone as target', () => {
  const besideAllies = () =>
    table()
      .zones('Gate - Yard')
      .pc('kira', rated(9))
      .pc('ben', rated(1))
      .foe('orc', rated(5), 'Yard')
      .fight();

  test('of Defend says what defends a Zone', () => {
    expect(besideAllies().act('kira', 'defend', { target: 'Yard' }).no).toBe(
      'Yard is a Zone, and Defend needs a person. For a Zone, use `/act` Defend a Zone.',
    );
  });

  test('of Defend says so to who has no allies, too', () => {
    const alone = table().zones('Gate - Yard').pc('kira', rated(9)).foe('orc', rated(5), 'Yard').fight();
    expect(alone.act('kira', 'defend', { target: 'gate' }).refusal?.code).toBe('zoneIsNobody');
  });

  test('of Step up says what leads to a Zone', () => {
    expect(besideAllies().act('kira', 'approach', { target: 'yard' }).no).toContain('`/act` Move.');
  });
});
