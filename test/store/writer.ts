// A process that writes until it is killed: `node writer.ts URL ENCOUNTER…`. It commits actions to each encounter,
// to all of them at once, and prints "ENCOUNTER VERSION" when a commit was acknowledged.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/index.ts';
import { aBatch, anEntry } from './records.ts';

const [url = '', ...encounterIds] = process.argv.slice(2);
const store = await openStore(url);

async function write(encounterId: string): Promise<never> {
  for (;;) {
    const encounter = await store.encounter(encounterId);
    if (!encounter) throw new Error(`no encounter ${encounterId}`);
    const version = encounter.version + 1;
    const answer = await store.commit(
      aBatch({
        interactionId: randomUUID(),
        encounter: {
          type: 'update',
          id: encounterId,
          expectedVersion: encounter.version,
          set: { state: { version } },
        },
        entries: [anEntry(encounter, version)],
      }),
    );
    if (answer !== 'committed') throw new Error(answer);
    writeSync(1, `${encounterId} ${version}\n`);
  }
}

await Promise.all(encounterIds.map(write));
