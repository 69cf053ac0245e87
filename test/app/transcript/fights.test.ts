import { expect, test } from 'vitest';
import { fightsByPlace } from '../../../src/app/transcript/fights.ts';
import { aCampaign, anEncounter } from '../../store/records.ts';

const campaign = { ...aCampaign(), nameKey: '' };
const day = (date: number) => new Date(Date.UTC(2026, 0, date));

/** A fight from one day to another; null: it goes on. */
const fight = (id: string, from: number, to: number | null, channelId = 'gate') => ({
  ...anEncounter(campaign),
  id,
  channelId,
  startedAt: day(from),
  endedAt: to === null ? null : day(to),
});

const during = fightsByPlace([
  fight('first', 1, 3),
  fight('long', 5, 20),
  fight('within', 7, 9),
  fight('last', 22, null),
  fight('elsewhere', 1, null, 'docks'),
]);

test.for([
  [1, 'first'],
  [3, 'first'],
  [4, undefined],
  [8, 'long'],
  [20, 'long'],
  [21, undefined],
  [30, 'last'],
] as const)('on day %i the fight in a channel is %s', ([date, id]) => {
  expect(during('gate', day(date))?.id).toBe(id);
});

test('where nobody fights there is none', () => {
  expect(during('inn', day(2))).toBeNull();
});
