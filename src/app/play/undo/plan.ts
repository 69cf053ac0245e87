import type { EntryRecord } from '../../ports.ts';
import type { Stage } from '../staged.ts';
import type { Shared } from './shared.ts';
import type { Way } from './steps.ts';

/** What would be taken back or brought back, and what that comes to. */
export interface Plan {
  readonly way: Way;
  readonly steps: readonly EntryRecord[]; // in the order in which they are taken back or brought back
  readonly stage: Stage;
  readonly after: object;
  readonly shared: readonly Shared[];
  readonly entries: readonly EntryRecord[]; // of the stream
  readonly agreed: boolean; // all who play have just said so
}
