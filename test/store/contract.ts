// What every store must do, whatever database is below it. Each engine's test file runs all of it.
import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../../src/app/ports.ts';
import { openStore } from '../../src/store/index.ts';
import { campaignContract } from './contract/campaigns.ts';
import { characterContract } from './contract/characters.ts';
import { commitContract } from './contract/commit.ts';
import { crowdContract } from './contract/crowd.ts';
import { encounterContract } from './contract/encounters.ts';
import { entryContract } from './contract/entries.ts';
import { macroContract } from './contract/macros.ts';
import { mapContract } from './contract/maps.ts';
import { packContract } from './contract/packs.ts';
import { partyContract } from './contract/party.ts';
import { peopleContract } from './contract/people.ts';
import { readyContract } from './contract/readies.ts';
import { requestContract } from './contract/requests.ts';
import { seedContract } from './contract/seeds.ts';
import { speechContract } from './contract/speech.ts';
import { startContract } from './contract/start.ts';
import { transferContract } from './contract/transfer.ts';
import { waitingContract } from './contract/waiting.ts';
import { waitsContract } from './contract/waits.ts';
import { boardsContract } from './contract/boards.ts';
import { cardsContract } from './contract/cards.ts';
import type { Engine } from './engine.ts';

/** The stores a test works on: two on the same database, as two processes would have them. */
export interface Scene {
  readonly store: Store;
  readonly other: Store;
  readonly engine: Engine;
  readonly url: string;
}

export function describeStore(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let scene: Scene | undefined;

    beforeAll(async () => {
      const engine = await start();
      const url = await engine.emptyDatabase();
      scene = { engine, url, store: await openStore(url), other: await openStore(url) };
    }, 60_000);

    afterAll(async () => {
      await scene?.store.close();
      await scene?.other.close();
      await scene?.engine.stop();
    });

    const current = (): Scene => {
      if (!scene) throw new Error('the database did not start');
      return scene;
    };
    campaignContract(current);
    characterContract(current);
    encounterContract(current);
    commitContract(current);
    waitingContract(current);
    waitsContract(current);
    boardsContract(current);
    cardsContract(current);
    entryContract(current);
    macroContract(current);
    mapContract(current);
    packContract(current);
    partyContract(current);
    peopleContract(current);
    readyContract(current);
    requestContract(current);
    seedContract(current);
    speechContract(current);
    transferContract(current);
    crowdContract(current);
    startContract(current);
  });
}
