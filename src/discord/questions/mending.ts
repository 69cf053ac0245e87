import type { App } from '../../app/index.ts';
import type { OpenDecision } from '../../app/play/decide.ts';
import type { PlayedWaiting } from '../../app/play/played.ts';
import type { EntryRecord, PendingRecord } from '../../app/ports.ts';

type Store = Pick<App['ports']['store'], 'pendingOf' | 'entries' | 'cardOfMessage' | 'setCard'>;

/** What has become of a waiting command that was shown as it was a moment ago. */
export type Since =
  | { readonly kind: 'same' }
  | { readonly kind: 'open'; readonly pending: PendingRecord } // somebody else has answered, and others are still asked
  | { readonly kind: 'card' } // its message is the card of a fight by now, which is to be drawn again
  | { readonly kind: 'over'; readonly entry: EntryRecord | null }; // done or called off; null: nobody knows which

const NEWEST = 10;

/** What others have made of a waiting command since somebody answered a question of it, whose message has just been changed. */
export async function since(
  store: Store,
  { pending, decision }: OpenDecision,
  played: PlayedWaiting,
): Promise<Since> {
  const now = await store.pendingOf(pending.stream);
  if (now?.id === pending.id)
    return now.version === played.pending.version ? { kind: 'same' } : { kind: 'open', pending: now };
  const card = decision.messageId === null ? null : await store.cardOfMessage(decision.messageId);
  if (card !== null) {
    await store.setCard(card.id, { shows: '', closed: false });
    return { kind: 'card' };
  }
  const { seedId, number } = pending.drawn;
  const recent = await store.entries({
    campaignId: pending.campaignId,
    kinds: ['play', 'cancel'],
    limit: NEWEST,
  });
  const isIt = ({ drawn }: EntryRecord) => drawn?.seedId === seedId && drawn.number === number;
  return { kind: 'over', entry: recent.find(isIt) ?? null };
}
