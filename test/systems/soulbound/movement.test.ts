import { describe, expect, test } from 'vitest';
import { duel, duelIn } from './table.ts';

const where = (stage: ReturnType<typeof duel>) => stage.state.fight?.standing.zones.kira?.[0];
const three = 'Gate - Yard - Hall - Loft';

describe('a Move', () => {
  test('leads to an adjacent Zone at Normal Speed', () => {
    expect(where(duelIn(three).act('kira', 'move', { target: 'yard' }))).toBe('yard');
  });

  test('leads no further at Normal Speed', () => {
    expect(duelIn(three).act('kira', 'move', { target: 'hall' }).no).toBe(
      'Hall is too far: at Speed Normal a Move goes one Zone.',
    );
  });

  test('leads up to two Zones at Fast Speed', () => {
    expect(where(duelIn(three, { speed: 'fast' }).act('kira', 'move', { target: 'hall' }))).toBe('hall');
  });

  test('leaves no Zone at Slow Speed', () => {
    expect(duelIn(three, { speed: 'slow' }).act('kira', 'move', { target: 'yard' }).refusal?.code).toBe(
      'slowRun',
    );
  });

  test('to where one is already says so', () => {
    expect(duelIn(three).act('kira', 'move', { target: 'gate' }).no).toBe('**Kira** is already in Gate.');
  });

  test('to where no way leads says so', () => {
    expect(duelIn('Gate - Yard, Moon').act('kira', 'move', { target: 'moon' }).no).toBe(
      "There's no way from here to Moon.",
    );
  });

  test.each([
    ['slow', null, 'is Slow'],
    ['normal', 'prone', 'is Prone and crawls'],
    ['normal', 'stunned', 'is Stunned and Slow'],
  ] as const)('that a %s fighter cannot make says why: %s', (speed, condition, why) => {
    const stage = duelIn(three, { speed });
    const held = condition === null ? stage : stage.condition('kira', condition);
    expect(held.act('kira', 'move', { target: 'yard' }).no).toBe(
      `**Kira** ${why}: only the Run Action gets to Yard.`,
    );
  });

  test('does not pass through difficult terrain', () => {
    const stage = duelIn('Gate - Bog [difficult] - Hall', { speed: 'fast' });
    expect(stage.act('kira', 'move', { target: 'hall' }).no).toBe(
      "You can't reach Hall in one Move: difficult terrain or a defended Zone on the way stops you.",
    );
  });

  test('leaves the Close Range of others', () => {
    const after = duelIn('Gate - Yard')
      .act('kira', 'move', { target: 'yard' })
      .act('kira', 'approach', { target: 'bandit' })
      .act('kira', 'run', { target: 'gate' });
    expect(after.state.fight?.standing.knots).toEqual([]);
  });
});

test('stepping back without the Move that it takes says what it takes', () => {
  const stage = duelIn(null, { speed: 'slow' }).attack('kira', 'bandit', { dice: [1, 1, 1] });
  expect(stage.act('kira', 'withdraw').no).toBe(
    '**Kira** is Slow: moving within the Zone takes the Move, and you have none left.',
  );
});

describe('Run', () => {
  test('is an Action', () => {
    expect(duelIn(three).act('kira', 'run', { target: 'yard' }).state.fight?.turn).toMatchObject({
      actions: 0,
      move: true,
    });
  });

  test('leads to an adjacent Zone at any Speed', () => {
    expect(where(duelIn(three, { speed: 'slow' }).act('kira', 'run', { target: 'yard' }))).toBe('yard');
  });

  test('leads to adjacent Zones only', () => {
    expect(duelIn(three, { speed: 'fast' }).act('kira', 'run', { target: 'hall' }).refusal?.code).toBe(
      'zoneTooFar',
    );
  });

  test('says so', () => {
    expect(duelIn(three, { speed: 'fast' }).act('kira', 'run', { target: 'hall' }).no).toBe(
      'Hall is too far: Run only gets to adjacent Zones.',
    );
  });

  test('with a Move reaches Long Range', () => {
    expect(
      where(duelIn(three).act('kira', 'move', { target: 'yard' }).act('kira', 'run', { target: 'hall' })),
    ).toBe('hall');
  });
});

describe('difficult terrain', () => {
  test('uses up the movement of who enters it', () => {
    const after = duelIn('Gate - Bog [difficult] - Hall').act('kira', 'run', { target: 'bog' });
    expect(after.state.fight?.turn?.move).toBe(false);
  });

  test('slows who begins a turn in it', () => {
    const stage = duelIn('Bog [difficult] - Yard - Hall').act('kira', 'move', { target: 'yard' });
    expect(stage.refusal?.code).toBe('slowRun');
  });

  test('makes nobody slower than Slow', () => {
    const stage = duelIn('Bog [difficult] - Yard - Hall', { speed: 'slow' }).condition('kira', 'prone');
    expect(where(stage.act('kira', 'run', { target: 'yard' }))).toBe('yard');
  });

  test('makes the Fast Normal', () => {
    const stage = duelIn('Bog [difficult] - Yard - Hall', { speed: 'fast' });
    expect([
      where(stage.act('kira', 'move', { target: 'yard' })),
      stage.act('kira', 'move', { target: 'hall' }).refusal?.code,
    ]).toEqual(['yard', 'zoneTooFar']);
  });
});

describe('inside the Zone', () => {
  test('stepping up is free', () => {
    expect(duel().act('kira', 'approach', { target: 'bandit' }).state.fight?.turn).toMatchObject({
      move: true,
      actions: 1,
    });
  });

  test('stepping up takes the Move of the Slow (S20)', () => {
    expect(
      duel({ speed: 'slow' }).act('kira', 'approach', { target: 'bandit' }).state.fight?.turn?.move,
    ).toBe(false);
  });

  test('stepping back leaves Close Range', () => {
    const after = duel().act('kira', 'approach', { target: 'bandit' }).act('kira', 'withdraw');
    expect(after.state.fight?.standing.knots).toEqual([]);
  });

  test('with nobody close there is nothing to step back from', () => {
    expect(duel().act('kira', 'withdraw').no).toBe('Nobody is close to **Kira**.');
  });
});

describe('the zones a GM types', () => {
  test.each([
    ['chains and commas', 'Gate - Yard - Hall, Yard - Wall', ['gate', 'yard', 'hall', 'wall'], 3],
    ['lines', 'Gate - Yard\nYard - Wall', ['gate', 'yard', 'wall'], 2],
    ['one alone', 'Cellar', ['cellar'], 0],
    ['the same border twice', 'A - B, B - A', ['a', 'b'], 1],
  ])('%s', (_name, text, zones, borders) => {
    const map = duelIn(text).state.fight?.map;
    expect([Object.keys(map?.zones ?? {}), map?.borders.length]).toEqual([zones, borders]);
  });

  test('may have traits in brackets', () => {
    const zones = duelIn('Wall [partial cover, difficult] - Ditch [Hazard (Minor)]').state.fight?.map.zones;
    expect(Object.values(zones ?? {}).map((zone) => zone.traits.map((trait) => trait.id))).toEqual([
      ['coverPartial', 'difficult'],
      ['hazardMinor'],
    ]);
  });

  test.each([
    [
      'Gate - - Hall',
      'A Zone needs a name: write them like `Gate - Yard - Hall, Yard - Wall [cover partial]`.',
    ],
    ['Gate - Gate', "Gate can't lie next to itself."],
    [
      `A - ${'x'.repeat(41)}`,
      'The name of a Zone or an object can have at most 40 letters. This has 41. Make it shorter.',
    ],
    [
      Array.from({ length: 26 }, (_, n) => `Z${n}`).join(' - '),
      'A fight of Soulbound can have at most 25 zones. This has 26. Make one of several.',
    ],
  ])('%s is refused in a sentence', (text, why) => {
    expect(duel().system.readSetup(text)).toEqual({ ok: false, why });
  });

  test('a slip in a trait is refused with the one that was meant', () => {
    expect(duel().system.readSetup('Gate [patial cover]')).toEqual({
      ok: false,
      why: 'A Zone can\'t be "patial cover". Did you mean "partial cover"?',
    });
  });

  test('a trait that is none is refused with those that are', () => {
    const read = duel().system.readSetup('Gate [lava]');
    expect(read.ok ? '' : read.why).toMatch(/^A Zone can't be "lava"\. Choose from: cover partial, /);
  });
});
