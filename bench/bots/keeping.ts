// A bare bot that keeps a row of what it says, so that it outlives the process.
import { rowKeeper } from './rows.ts';
import { runYardstick } from './yardstick.ts';

await runYardstick(rowKeeper('NORMAL'));
