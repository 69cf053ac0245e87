import { describe, expect, test } from 'vitest';
import { typedBefore, typedFaces } from '../../../src/app/dice/typed.ts';
import type { CampaignRecord, Json } from '../../../src/app/ports.ts';
import { scriptedDice } from '../../../src/dice/index.ts';
import { aCampaign } from '../../store/records.ts';

const campaign = (settings: Json): CampaignRecord => aCampaign({ settings });

describe('typed dice', () => {
  test.for<[string, CampaignRecord | null, string]>([
    ['in a campaign that says nothing of them', campaign({}), 'typedNotAllowed'],
    ['in a campaign that forbids them', campaign({ typedDice: false }), 'typedNotAllowed'],
    ['that are no numbers', campaign({ typedDice: true }), 'typedUnreadable'],
    ['that are no numbers, outside of a campaign', null, 'typedUnreadable'],
  ])('are refused %s', ([_, where, code]) => {
    const read = typedFaces(where, code === 'typedUnreadable' ? 'four' : '4 2');
    expect(read.ok || read.refusal.code).toBe(code);
  });

  test.for<[string, CampaignRecord | null]>([
    ['in a campaign that allows them', campaign({ typedDice: true })],
    ['outside of a campaign', null],
  ])('are taken %s', ([_, where]) => {
    expect(typedFaces(where, '4 2')).toEqual({ ok: true, value: [4, 2] });
  });
});

describe('a command that is run again', () => {
  const recorded: Json = [
    { index: 0, sides: 6, value: 2, label: 'hit', typed: true },
    { index: 1, sides: 6, value: 3, label: 'hit', typed: true },
    { index: 2, sides: 6, value: 4, label: 'hit' },
  ];

  test('shows what was typed in the same place', () => {
    expect(typedBefore(recorded, scriptedDice([])).die(1, 6)).toBe(3);
  });

  test('marks it as typed', () => {
    const dice = typedBefore(recorded, scriptedDice([]));
    dice.die(1, 6);
    expect([dice.typed?.(1), dice.typed?.(2)]).toEqual([true, false]);
  });

  test('rolls what was not typed', () => {
    expect(typedBefore(recorded, scriptedDice([5])).die(2, 6)).toBe(5);
  });

  test('rolls where another kind of die is rolled in that place', () => {
    expect(typedBefore(recorded, scriptedDice([17])).die(1, 20)).toBe(17);
  });
});
