import { type Caller, here } from '../caller.ts';
import type { CampaignRecord, EntryRecord, Ports } from '../ports.ts';
import { type FreeRoll, revealedEvents } from './record.ts';

/** Who rolls, and where; no interaction: what follows from somebody else's. */
export type RolledBy = Pick<Caller, 'userId' | 'channelIds'> & { readonly interactionId: string | null };

/** What every entry of a roll has, whatever is rolled: it stands by itself, and changes nothing. */
export function rollEntry(
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  caller: RolledBy,
  campaign: CampaignRecord | null,
): Omit<EntryRecord, 'seed' | 'drawn' | 'intent' | 'dice' | 'events' | 'revealsDice'> {
  const id = ids.next();
  return {
    id,
    campaignId: campaign?.id ?? null,
    channelId: here(caller),
    stream: { kind: 'aside', id },
    number: 1,
    kind: 'roll',
    userId: caller.userId,
    characterId: null,
    interactionId: caller.interactionId,
    answers: [],
    rulings: [],
    patches: [],
    inverse: [],
    undoes: null,
    undoneBy: null,
    fromFile: false,
    messageId: null,
    otherMessages: [],
    createdAt: clock.now(),
  };
}

/** The entry that shows everybody a roll that was hidden. */
export function revealingRoll(
  ports: Pick<Ports, 'ids' | 'clock'>,
  roll: FreeRoll,
  by: RolledBy,
): EntryRecord {
  const { entry } = roll;
  return {
    ...rollEntry(ports, by, null),
    kind: 'reveal',
    campaignId: entry.campaignId,
    channelId: entry.channelId,
    stream: entry.stream,
    number: entry.number + 1,
    seed: '',
    drawn: null,
    intent: { kind: 'reveal', of: entry.id },
    dice: [],
    events: revealedEvents(roll),
    revealsDice: true,
    fromFile: entry.fromFile,
  };
}
