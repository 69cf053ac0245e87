import { type Caller, isGm } from '../caller.ts';
import type { EntryRecord, Store } from '../ports.ts';
import { mayReveal, maySee, type Onlooker, type Visibility } from './visibility.ts';
import { wishOf } from './wish.ts';

/** What a roll that was hidden when it was made is to somebody. */
export interface Secret {
  readonly visibility: Exclude<Visibility, 'everybody'>;
  readonly about: string | null; // what it is for
  readonly revealed: boolean; // everybody may see it now
  readonly maySee: boolean; // they may, revealed or not
  readonly mayReveal: boolean; // it is theirs to reveal, as long as it is not
}

/** Takes an entry of the log; null where it is no roll, or one that was never hidden. */
export async function secretOf(store: Store, caller: Caller, entry: EntryRecord): Promise<Secret | null> {
  if (secretFor(entry, { roller: false, gm: false }, false) === null) return null;
  const { campaignId, stream } = entry;
  const campaign = campaignId === null ? null : await store.campaign(campaignId);
  const gm = campaign !== null && isGm(campaign, caller);
  const revealing = await store.entries({ campaignId, stream, kinds: ['reveal'], limit: 1 });
  return secretFor(entry, { roller: entry.userId === caller.userId, gm }, revealing.length > 0);
}

/** The same, where it is known what somebody is to the entry and whether it has been revealed. */
export function secretFor(entry: EntryRecord, onlooker: Onlooker, revealed: boolean): Secret | null {
  const wish = entry.kind === 'roll' ? wishOf(entry) : null;
  if (wish === null || wish.visibility === 'everybody') return null;
  const { visibility, about } = wish;
  return {
    visibility,
    about,
    revealed,
    maySee: revealed || maySee(visibility, onlooker),
    mayReveal: !revealed && mayReveal(visibility, onlooker),
  };
}
