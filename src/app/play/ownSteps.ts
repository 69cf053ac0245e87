import { type Intent, intentSchema } from '../../engine/intent.ts';
import type { EntryRecord, Store } from '../ports.ts';
import type { Table } from '../table.ts';
import type { Acting } from './act.ts';

/** What somebody has done lately themselves, newest first. What others did is not in it, so that nothing of theirs shows by it. */
export interface OwnSteps {
  readonly last: string; // the id of the newest; '' where there is none
  readonly intents: readonly Intent[];
}

const FEW = 10;
const MANY = 30; // a foe that lives in its fight alone has no steps under its own name

/** The latest steps of somebody in the fight that they are in, or of their own outside of one. */
export async function ownSteps(store: Store, { campaign }: Table, acting: Acting): Promise<OwnSteps> {
  const { id, encounter, record } = acting;
  const entries = await store.entries({
    campaignId: campaign.id,
    kinds: ['play'],
    ...(encounter === null ? {} : { stream: { kind: 'encounter', id: encounter.id } }),
    ...(record === null ? {} : { characterId: record.id }),
    limit: record === null ? MANY : FEW,
  });
  const own = entries.flatMap((entry) => {
    const intent = intentOf(entry);
    return intent !== null && 'actor' in intent && intent.actor === id ? [{ entry, intent }] : [];
  });
  return { last: own[0]?.entry.id ?? '', intents: own.map(({ intent }) => intent) };
}

function intentOf({ intent }: EntryRecord): Intent | null {
  const read = intentSchema.safeParse(intent);
  return read.success ? read.data : null;
}
