import { readCampaignSettings } from '../campaign/settings.ts';
import { answeredAt } from '../clock/steps.ts';
import type { Decisions, OpenDecision } from '../play/decide.ts';
import type { CampaignRecord, Ports, RequestRecord } from '../ports.ts';
import { readBy } from '../requests/held.ts';
import { playsFor, type Table } from '../table.ts';

interface Asked {
  readonly campaign: CampaignRecord;
  readonly name: string | null; // the character who is asked; null: nobody's in particular, the GM's
  readonly standingInFor: string | null; // the user in whose place the reader answers
  readonly since: Date;
  readonly channelId: string;
  readonly messageId: string | null;
}

/** A question that waits for somebody's answer. */
export interface AskedDecision extends Asked {
  readonly kind: 'decision';
  readonly opened: OpenDecision;
  readonly answeredAt: Date | null; // when its default is taken by itself
}

/** A roll that somebody is asked for. */
export interface AskedRoll extends Asked {
  readonly kind: 'request';
  readonly request: RequestRecord;
}

export type AskedOfMe = AskedDecision | AskedRoll;

const isMine = (table: Table, ownerId: string | null): boolean =>
  ownerId === null ? table.gm : playsFor(table, ownerId);

const insteadOf = ({ caller }: Table, ownerId: string | null): string | null =>
  ownerId === null || ownerId === caller.userId ? null : ownerId;

/** The questions and requests of a campaign that wait for whoever sits at the table, in any order. */
export async function askedAt(
  { store }: Pick<Ports, 'store'>,
  decisions: Decisions,
  table: Table,
): Promise<readonly AskedOfMe[]> {
  const { campaign } = table;
  const { clock, paused } = readCampaignSettings(campaign.settings);
  const found: AskedOfMe[] = [];
  const waits = await store.waits({ campaignId: campaign.id, kind: 'decision' });
  for (const wait of waits.filter(({ ownerId }) => isMine(table, ownerId))) {
    const opened = await decisions.openAt(table, wait.decisionId ?? '');
    if (!opened.ok) continue; // it has just been answered
    const { channelId, messageId, askedId } = opened.value.decision;
    found.push({
      kind: 'decision',
      campaign,
      name: askedId === 'gm' ? null : ((await store.character(askedId))?.name ?? null),
      standingInFor: insteadOf(table, wait.ownerId),
      since: wait.since,
      channelId,
      messageId,
      opened: opened.value,
      answeredAt: paused ? null : answeredAt(clock, wait),
    });
  }
  for (const request of await store.openRequests(campaign.id)) {
    for (const answer of request.answers.filter(({ state }) => state === 'open')) {
      const record = await store.character(answer.characterId);
      if (record === null || !isMine(table, record.ownerId)) continue;
      const { createdAt, channelId, messageId } = request;
      found.push({
        kind: 'request',
        campaign,
        name: record.name,
        standingInFor: insteadOf(table, record.ownerId),
        since: createdAt,
        channelId,
        messageId,
        request: readBy(request, table),
      });
    }
  }
  return found;
}
