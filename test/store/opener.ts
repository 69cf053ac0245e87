// A process that opens a store and closes it again: `node opener.ts URL`.
import { openStore } from '../../src/store/index.ts';

const store = await openStore(process.argv[2] ?? '');
await store.close();
