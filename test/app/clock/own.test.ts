import { describe, expect, test } from 'vitest';
import { readQuiet, readZone, suggestZones } from '../../../src/app/clock/own.ts';

describe('quiet hours as people type them', () => {
  test.for([
    ['22:00-08:00', { from: '22:00', to: '08:00' }],
    ['22-8', { from: '22:00', to: '08:00' }],
    ['9:30 to 17:15', { from: '9:30'.padStart(5, '0'), to: '17:15' }],
    ['23:00 – 07:00', { from: '23:00', to: '07:00' }],
    ['10pm-8am', { from: '22:00', to: '08:00' }],
    ['12:30 am to 12 pm', { from: '00:30', to: '12:00' }],
    ['13pm-8am', undefined],
    ['off', null],
    ['25-8', undefined],
    ['8-8', undefined],
    ['22:61-8', undefined],
    ['at night', undefined],
  ] as const)('%s', ([typed, expected]) => {
    expect(readQuiet(typed)).toEqual(expected);
  });
});

describe('a time zone', () => {
  test.for([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['berlin', 'Europe/Berlin'],
    ['new york', 'America/New_York'],
    ['Kolkata', 'Asia/Kolkata'],
    ['kyiv', 'Europe/Kyiv'],
    ['Atlantis', null],
  ] as const)('%s', async ([typed, expected]) => {
    expect(await readZone(typed)).toBe(expected);
  });

  test('is offered by what has been typed of it', () => {
    expect(suggestZones('berl')).toEqual(['Europe/Berlin']);
  });
});
