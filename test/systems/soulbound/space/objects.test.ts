import { describe, expect, test } from 'vitest';
import { duelIn } from '../table.ts';

const yard = 'Gate [object: oak door, difficult] - Yard [object lever, object torch]';

describe('Interactive Objects', () => {
  test('are typed with the Zone', () => {
    const zones = duelIn(yard).state.fight?.map.zones;
    expect(zones?.yard?.traits).toEqual([
      { id: 'interactiveObjects', value: 'lever' },
      { id: 'interactiveObjects', value: 'torch' },
    ]);
  });

  test('stand in the tracker with their Zone', () => {
    const stage = duelIn(yard);
    const { places } = stage.system.tracker(stage.state, { gm: false, characters: [] });
    expect(places.map((place) => place.objects)).toEqual([['oak door'], ['lever', 'torch']]);
  });

  test('are used with an Action', () => {
    const after = duelIn('Gate [object lever] - Yard').act('kira', 'useObject', {
      means: 'operate:gate:lever',
    });
    expect([after.told(), after.state.fight?.turn?.actions]).toEqual([
      ['**Kira** uses lever in Gate. The GM says what it does.'],
      0,
    ]);
  });

  test('of another Zone cannot be used', () => {
    const stage = duelIn('Gate - Yard [object lever]');
    expect(stage.act('kira', 'useObject', { means: 'operate:yard:lever' }).refusal).not.toBeNull();
  });

  test('take the Move of the Slow, who must go up to them (S20)', () => {
    const stage = duelIn('Gate [object lever] - Yard', { speed: 'slow' });
    const after = stage.act('kira', 'useObject', { means: 'operate:gate:lever' });
    expect(after.state.fight?.turn).toMatchObject({ move: false, actions: 0 });
  });

  test('are out of reach of the Restrained', () => {
    const stage = duelIn('Gate [object lever] - Yard').condition('kira', 'restrained');
    expect(stage.act('kira', 'useObject', { means: 'operate:gate:lever' }).refusal?.code).toBe('restrained');
  });

  test('are too much for the Stunned, who have a Move or an Action', () => {
    const stage = duelIn('Gate [object lever] - Yard').condition('kira', 'stunned');
    expect(stage.act('kira', 'useObject', { means: 'operate:gate:lever' }).refusal?.code).toBe(
      'stunnedEither',
    );
  });

  test.each([
    ['Gate [object]', 'A Zone can\'t be "object".'],
    [
      `Gate [object ${'x'.repeat(41)}]`,
      'The name of a Zone or an object can have at most 40 letters. This has 41.',
    ],
    [
      `Gate [${Array.from({ length: 11 }, (_, n) => `object thing ${n}`).join(', ')}]`,
      'A zone can have at most 10 traits and objects. This has 11.',
    ],
  ])('%s is refused', (text, why) => {
    const read = duelIn(null).system.readSetup(text);
    expect(read.ok ? '' : read.why).toContain(why);
  });
});
