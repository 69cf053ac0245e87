import { describe, expect, test } from 'vitest';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { byRules, duel, type SoulboundStage, sheet, table } from '../table.ts';

const three = 'Gate - Yard - Hall';
const where = (stage: SoulboundStage) => stage.state.fight?.standing.zones.kira?.[0];

/** Kira first, a bandit two Zones away; what Kira's sheet has besides. */
function walker(kira: Partial<ReturnType<typeof sheet>> = {}): SoulboundStage {
  const own = { ...sheet({ ratings: { initiative: 9 } }), ...kira };
  return table().zones(three).pc('kira', own).foe('bandit', sheet()).fight();
}

const go = (stage: SoulboundStage, means: string) => stage.act('kira', 'goAbout', { means });

describe('flying', () => {
  test('goes at the flying Speed', () => {
    const stage = go(walker({ flies: 'fast' }), 'flying');
    expect(where(stage.act('kira', 'move', { target: 'hall' }))).toBe('hall');
  });

  test('on foot again goes at the Speed of the feet', () => {
    const stage = go(go(walker({ flies: 'fast' }), 'flying'), 'onFoot');
    expect(stage.act('kira', 'move', { target: 'hall' }).refusal?.code).toBe('zoneTooFar');
  });

  test('is free, and the movement takes the Move as ever (S111)', () => {
    expect(go(walker({ flies: 'fast' }), 'flying').state.fight?.turn).toMatchObject({
      move: true,
      actions: 1,
    });
  });

  test('is for those whose sheet has a flying Speed', () => {
    expect(go(walker(), 'flying').no).toBe("**Kira** can't fly: the sheet has no flying Speed.");
  });

  test('stops in difficult terrain as any other movement (S110)', () => {
    const stage = table()
      .zones('Gate - Bog [difficult] - Hall')
      .pc('kira', { ...sheet({ ratings: { initiative: 9 } }), flies: 'fast' })
      .foe('bandit', sheet())
      .fight();
    expect(go(stage, 'flying').act('kira', 'move', { target: 'hall' }).refusal?.code).toBe('stoppedBetween');
  });

  test('ends for who is Prone', () => {
    const stage = go(walker({ flies: 'fast' }), 'flying').condition('kira', 'prone');
    expect(stage.state.fight?.fighters.kira?.manner).toBeNull();
  });

  test('that ends so is told, for the GM to say how high it was (S110)', () => {
    expect(
      go(walker({ flies: 'fast' }), 'flying')
        .condition('kira', 'prone')
        .told(),
    ).toEqual([
      '**Kira** is Prone.',
      '**Kira** drops out of the sky. The GM says from how high (`/act` Fall).',
    ]);
  });

  test('that ends in a fall is told by the fall', () => {
    const after = go(walker({ flies: 'fast' }), 'flying').act('kira', 'fall', { detail: '5' });
    expect(after.told()).toEqual(['**Kira** falls 5 feet: no Damage.', '**Kira** is Prone.']);
  });

  test('cannot begin while Prone', () => {
    expect(go(walker({ flies: 'fast' }).condition('kira', 'prone'), 'flying').refusal?.code).toBe(
      'standFirst',
    );
  });

  test('is told, and so is landing', () => {
    const up = go(walker({ flies: 'normal' }), 'flying');
    expect([up.told(), go(up, 'onFoot').told()]).toEqual([
      ['**Kira** takes to the air.'],
      ['**Kira** lands.'],
    ]);
  });

  test('stands in the tracker', () => {
    const up = go(walker({ flies: 'normal' }), 'flying');
    expect(up.system.tracker(up.state, { gm: true, characters: [] }).lines[0]?.tags).toContain('flying');
  });
});

describe.each(['climbing', 'swimming', 'squeezing'])('%s', (manner) => {
  test('makes the Normal Slow', () => {
    expect(go(walker(), manner).act('kira', 'move', { target: 'yard' }).refusal?.code).toBe('slowRun');
  });

  test('makes the Fast Normal', () => {
    const stage = go(walker({ speed: 'fast' }), manner);
    expect([
      where(stage.act('kira', 'move', { target: 'yard' })),
      stage.act('kira', 'move', { target: 'hall' }).refusal?.code,
    ]).toEqual(['yard', 'zoneTooFar']);
  });

  test('leaves the Slow as they are', () => {
    expect(where(go(walker({ speed: 'slow' }), manner).act('kira', 'run', { target: 'yard' }))).toBe('yard');
  });
});

describe('jumping', () => {
  test('goes by Body, on the sheet', () => {
    const lines = soulbound.character
      .sheet(sheet({ attributes: { body: 4 } }))
      .sections.find((section) => section.title === 'Movement')?.lines;
    expect(lines).toContain('Jumps 4 feet up, 8 feet far; with a run-up 8 and 16');
  });
});

describe('falling', () => {
  const fall = (stage: SoulboundStage, detail: string) => stage.act('kira', 'fall', { detail });

  test.each([
    ['9', 0],
    ['10 feet', 1],
    ['39 ft', 3],
    ['40', 4],
  ])('from %s deals a Damage for each full ten (S100)', (feet, damage) => {
    expect(fall(duel(), feet).event('fell')).toMatchObject({ damage });
  });

  test('hurts', () => {
    expect(fall(duel(), '30').who('kira').toughness.now).toBe(2);
  });

  test('makes Prone however short it is', () => {
    expect(
      fall(duel(), '1')
        .who('kira')
        .conditions.map(({ id }) => id),
    ).toEqual(['prone']);
  });

  test('is softened by Armour (S60)', () => {
    expect(fall(duel({ armour: 1 }), '30').event('fell')).toMatchObject({ dealt: 2 });
  });

  test('is not where a campaign has it so', () => {
    const stage = byRules(duel({ armour: 1 }), { hazardArmour: 'no' });
    expect(fall(stage, '30').event('fell')).toMatchObject({ dealt: 3 });
  });

  test('happens out of turn and to the helpless', () => {
    const stage = duel().next().condition('kira', 'unconscious');
    expect(fall(stage, '20').refusal).toBeNull();
  });

  test('happens outside of a fight', () => {
    const peace = table().pc('kira', sheet()).peace();
    expect(fall(peace, '20').who('kira').toughness.now).toBe(3);
  });

  test('ends flying', () => {
    const up = go(walker({ flies: 'fast' }), 'flying');
    expect(fall(up, '20').state.fight?.fighters.kira?.manner).toBeNull();
  });

  test.each(['high', '0', '-3', '20000'])('from %j is refused', (feet) => {
    expect(fall(duel(), feet).refusal?.code).toBe('noFeet');
  });

  test('is told with its reason', () => {
    const after = fall(duel({ armour: 1 }), '25');
    expect([after.told()[0], after.why().slice(0, 2)]).toEqual([
      '**Kira** falls 25 feet: 2 Damage.',
      ['1 Damage for each full 10 feet', 'Armour 1'],
    ]);
  });
});
