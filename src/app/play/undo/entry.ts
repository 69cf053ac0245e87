import type { Caller } from '../../caller.ts';
import type { EntryRecord, Json } from '../../ports.ts';
import { patchesOf } from './patches.ts';
import type { Plan } from './plan.ts';
import { severalOf } from './several.ts';

/**
 * The entry that takes back or brings back: of one step all that the step was; of several what happened in them, in the order in
 * which it did, and no dice, for these are each step's own.
 */
export function entryOf(
  { way, steps, stage }: Pick<Plan, 'way' | 'steps' | 'stage'>,
  { id, caller, at }: { readonly id: string; readonly caller: Caller; readonly at: Date },
): EntryRecord {
  const [forward, back] = patchesOf(steps, way);
  const [first, ...more] = steps;
  if (first === undefined) throw new Error('nothing is taken back');
  const inOrder = way === 'undo' ? steps.toReversed() : steps;
  const all = (part: (step: EntryRecord) => Json): Json =>
    inOrder.flatMap((step) => {
      const list = part(step);
      return Array.isArray(list) ? list : [];
    });
  const whole =
    more.length === 0
      ? { undoes: first.id }
      : {
          intent: severalOf(steps),
          events: all(({ events }) => events),
          dice: [],
          answers: [],
          rulings: [],
          characterId: null,
          undoes: null,
        };
  return {
    ...first,
    ...whole,
    id: id,
    channelId: stage.channelId,
    drawn: null, // it rolls nothing
    number: stage.version + 1,
    kind: way,
    userId: caller.userId,
    interactionId: caller.interactionId,
    patches: forward as unknown as Json,
    inverse: back as unknown as Json,
    undoneBy: null,
    fromFile: steps.some(({ fromFile }) => fromFile),
    messageId: null,
    otherMessages: [],
    createdAt: at,
  };
}
