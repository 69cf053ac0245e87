import type { Caller } from '../app/caller.ts';
import type { Viewer } from '../app/table.ts';
import type { Button } from '../view/message.ts';
import type { Voice } from './voice.ts';

/** Who is answered, and how. */
export interface Told {
  readonly respond: Voice;
  readonly caller: Caller;
  readonly viewer: Viewer; // the caller, as the rules see them
  readonly elsewhen?: boolean; // what is refused now can be said for another turn
  readonly queueIt?: Button | null; // a press that keeps it for that
  readonly becomes?: boolean; // the message that was pressed becomes the card of its fight
  readonly recalls?: readonly string[]; // who is called again, for an answer they have waited for
}
