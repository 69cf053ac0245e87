// The bare bot: it keeps nothing.
import { runYardstick } from './yardstick.ts';

await runYardstick(() => undefined);
