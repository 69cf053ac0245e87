import { expect, test } from 'vitest';
import { stateWrites } from '../../../src/app/play/writes.ts';
import type { Store } from '../../../src/app/ports.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { sheet } from '../../systems/soulbound/table.ts';
import { aCampaign, aCharacter } from '../../store/records.ts';

test('What could not be read again is not written, whatever has made it', async () => {
  const kira = sheet();
  const [before, after] = [
    soulbound.scene({ kira }),
    soulbound.scene({ kira: { ...kira, notes: 'x'.repeat(1001) } }),
  ];
  const change = await stateWrites(
    {} as Store,
    { campaign: aCampaign(), system: soulbound } as unknown as Parameters<typeof stateWrites>[1],
    {
      stream: { kind: 'character', id: 'kira' },
      version: 1,
      state: before,
      pending: null,
      channelId: 'channel',
      encounter: null,
      character: aCharacter('campaign'),
      others: [],
    },
    after,
    new Date(0),
  );
  expect(change).toMatchObject({ ok: false, refusal: { code: 'badCharacter', params: { at: 'notes' } } });
});
