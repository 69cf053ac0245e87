// A bare bot that says nothing that a power cut could take back: the disk has the row before it answers.
import { rowKeeper } from './rows.ts';
import { runYardstick } from './yardstick.ts';

await runYardstick(rowKeeper('FULL'));
