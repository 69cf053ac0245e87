import { expect, test } from 'vitest';
import { hurtBy } from '../../../src/app/autopilot/hurtBy.ts';
import type { EncounterRecord, EntryRecord } from '../../../src/app/ports.ts';
import { autopilot } from '../../../src/systems/soulbound/autopilot/index.ts';

const attack = (actor: string, target: string, undoneBy: string | null = null) =>
  ({ undoneBy, events: [{ type: 'attacked', data: { actor, target, dealt: 2 } }] }) as unknown as EntryRecord;

const asked = (...latest: readonly EntryRecord[]) =>
  hurtBy(
    { entries: async () => latest },
    autopilot,
    { id: 'fight', campaignId: 'campaign' } as unknown as EncounterRecord,
    'brute',
  );

test('who has hurt somebody last is who did it in the newest step', async () => {
  expect(await asked(attack('kira', 'brute'), attack('tiz', 'brute'))).toBe('kira');
});

test('what was taken back hurt nobody', async () => {
  expect(await asked(attack('kira', 'brute', 'undo'), attack('tiz', 'brute'))).toBe('tiz');
});

test('who was hurt by nobody has nobody to strike back at', async () => {
  expect(await asked(attack('brute', 'kira'))).toBeNull();
});
