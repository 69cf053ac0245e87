import { absenceOf, isAway, standInThere } from '../away/absences.ts';
import { standInName } from '../away/standIn.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { nextStepAt, type StepKind, stepsOf } from '../clock/steps.ts';
import { shownToAll } from '../play/shown.ts';
import { sceneOf } from '../play/stage.ts';
import type { CampaignRecord, Ports, RequestRecord, WaitRecord } from '../ports.ts';
import { shutFrom, shutTo } from '../scenes/privacy.ts';
import { playsFor, type AnySystem, type Seat } from '../table.ts';
import { nameInFight, nameOutside } from './openName.ts';

/** What comes next of waiting, by itself. */
export type Next =
  | { readonly what: StepKind | 'reminder'; readonly at: Date } // 'reminder': of a GM, in whose place nothing is done
  | { readonly what: 'ruling' }; // the clock has run out, and a GM has been asked

/** Somebody who is waited for. */
export interface Awaited {
  readonly kind: 'decision' | 'turn' | 'request';
  readonly name: string | null; // null: the GM
  readonly mine: boolean; // the reader's to do
  readonly instead: boolean; // in the place of somebody else, for whom they stand in
  readonly since: Date;
  readonly messageId: string | null; // the question's, the tracker's or the list's
  readonly next: Next | null;
  readonly away: { readonly until: string | null; readonly standIn: string | null } | null; // their player is: who acts instead, by name
}

/** Where a campaign waits: a fight, or a channel outside of one. */
export interface Place {
  readonly channelId: string;
  readonly fight: { readonly round: number | null; readonly opening?: string } | null; // round null: it is about to begin
  readonly awaited: readonly Awaited[];
}

/** How a campaign stands: where it waits, and for whom. */
export interface Standing {
  readonly campaign: CampaignRecord;
  readonly paused: boolean;
  readonly places: readonly Place[];
  readonly resting: readonly { readonly channelId: string; readonly since: Date }[];
  readonly mine: boolean; // it waits for the reader
}

/** Who reads it: somebody at the table, or whoever is in a channel. */
type Reader = Seat | { readonly channelId: string };

const isMine = (reader: Reader, ownerId: string | null): boolean =>
  'gm' in reader && (ownerId === null ? reader.gm : playsFor(reader, ownerId));

const isInstead = (reader: Reader, ownerId: string | null): boolean =>
  'gm' in reader && ownerId !== null && ownerId !== reader.caller.userId && playsFor(reader, ownerId);

/**
 * How a campaign stands, as everybody may know it: whoever they do not know of is the GM's. Private scenes are not in it but for
 * whoever may look into them.
 */
export async function standingOf(
  ports: Pick<Ports, 'store' | 'clock'>,
  { campaign, system }: { readonly campaign: CampaignRecord; readonly system: AnySystem },
  reader: Reader,
): Promise<Standing> {
  const { store } = ports;
  const settings = readCampaignSettings(campaign.settings);
  const shut = await ('gm' in reader
    ? shutTo(store, reader)
    : shutFrom(store, campaign.id, reader.channelId));
  const isOpen = ({ channelId }: { readonly channelId: string }) => !shut.has(channelId);
  const all = (await store.waits({ campaignId: campaign.id })).filter(isOpen);
  const waits = all.filter(({ kind }) => kind === 'turn' || kind === 'decision');
  const encounters = (await store.openEncounters(campaign.id)).filter(isOpen);
  const running = encounters.filter(({ restingSince }) => restingSince === null);
  const fights = await Promise.all(
    running.map(async (encounter): Promise<Place> => {
      const tracker = shownToAll(system, sceneOf(system, encounter));
      const begun = tracker.current !== null || tracker.phase !== undefined;
      const here = waits.filter((wait) => wait.encounterId === encounter.id);
      const decisions = here.filter(({ kind }) => kind === 'decision');
      const there = decisions.length > 0 ? decisions : here; // nobody acts before these are settled
      const place = ({ actorId }: WaitRecord) => tracker.lines.findIndex(({ id }) => id === actorId);
      const inOrder = there.toSorted((a, b) => place(a) - place(b));
      const awaited = await Promise.all(
        inOrder.map(async (wait) => ({
          ...(await awaitedBy(ports, campaign, wait, reader)),
          name: wait.ownerId === null ? null : nameInFight(system, encounter, wait.actorId),
          ...(wait.kind === 'turn' ? { messageId: encounter.trackerMessageId } : {}),
        })),
      );
      return {
        channelId: encounter.channelId,
        fight: {
          round: begun ? tracker.round : null,
          ...(tracker.opening === undefined ? {} : { opening: tracker.opening }),
        },
        awaited: mineFirst(onceForGm(awaited)),
      };
    }),
  );
  const outside = new Map<string, Awaited[]>();
  const put = (channelId: string, one: Awaited) =>
    outside.set(channelId, [...(outside.get(channelId) ?? []), one]);
  for (const wait of waits.filter(({ encounterId }) => encounterId === null))
    put(wait.channelId, await awaitedBy(ports, campaign, wait, reader));
  const requests = (await store.openRequests(campaign.id)).filter(isOpen);
  for (const { channelId, one } of await asked(ports, campaign, requests, all, reader)) put(channelId, one);
  const places = [
    ...fights,
    ...[...outside].map(([channelId, awaited]) => ({
      channelId,
      fight: null,
      awaited: mineFirst(onceForGm(awaited)),
    })),
  ].toSorted((a, b) => Number(b.awaited[0]?.mine ?? false) - Number(a.awaited[0]?.mine ?? false));
  return {
    campaign,
    paused: settings.paused,
    places,
    resting: encounters.flatMap(({ channelId, restingSince }) =>
      restingSince === null ? [] : [{ channelId, since: restingSince }],
    ),
    mine: places.some(({ awaited }) => awaited.some(({ mine }) => mine)),
  };
}

async function awaitedBy(
  ports: Pick<Ports, 'store' | 'clock'>,
  campaign: CampaignRecord,
  wait: WaitRecord,
  reader: Reader,
): Promise<Awaited> {
  const { store } = ports;
  const record = wait.actorId === null ? null : await store.character(wait.actorId);
  const decision = wait.decisionId === null ? null : await store.decision(wait.decisionId);
  return {
    kind: wait.kind === 'decision' ? 'decision' : 'turn',
    name: wait.ownerId === null ? null : nameOutside(record),
    mine: isMine(reader, wait.ownerId),
    instead: isInstead(reader, wait.ownerId),
    since: wait.since,
    messageId: decision?.messageId ?? null,
    next: nextOf(campaign, wait),
    away: await awayOf(ports, campaign, wait.ownerId),
  };
}

/** Whether a player is away, and whose player acts instead. */
async function awayOf(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  campaign: CampaignRecord,
  ownerId: string | null,
): Promise<Awaited['away']> {
  const absence = ownerId === null ? null : absenceOf(campaign, ownerId);
  const now = clock.now();
  if (absence === null || !isAway(absence, now)) return null;
  const standIn = standInThere(campaign, absence, now);
  return {
    until: absence.until,
    standIn: standIn === null ? null : await standInName(store, campaign, standIn),
  };
}

/** What comes of a wait next; null where nothing does. Quiet hours may put it off. */
function nextOf({ settings }: CampaignRecord, wait: WaitRecord): Next | null {
  const { clock, paused } = readCampaignSettings(settings);
  if (paused) return null;
  const step = stepsOf(clock)[wait.step];
  const at = nextStepAt(clock, wait);
  if (step === undefined || at === null)
    return clock.end === null || wait.ownerId === null ? null : { what: 'ruling' };
  return { what: wait.ownerId === null ? 'reminder' : step.kind, at };
}

/** Who is asked for a roll is reminded of it, and nobody rolls in their place. */
function nextOfRoll(campaign: CampaignRecord, wait: WaitRecord | undefined): Next | null {
  const next = wait === undefined ? null : nextOf(campaign, wait);
  return next?.what === 'end' || next?.what === 'ruling' ? null : next;
}

/** Those who have not answered a request yet. */
async function asked(
  ports: Pick<Ports, 'store' | 'clock'>,
  campaign: CampaignRecord,
  requests: readonly RequestRecord[],
  waits: readonly WaitRecord[],
  reader: Reader,
) {
  const { store } = ports;
  const lines = requests.flatMap((request) =>
    request.answers
      .filter(({ state }) => state === 'open')
      .map(async ({ id, characterId }) => {
        const record = await store.character(characterId);
        const ownerId = record?.ownerId ?? null;
        const one: Awaited = {
          kind: 'request',
          name: ownerId === null ? null : (record?.name ?? null),
          mine: isMine(reader, ownerId),
          instead: isInstead(reader, ownerId),
          since: request.createdAt,
          messageId: request.messageId,
          next: nextOfRoll(
            campaign,
            waits.find((wait) => wait.id === id),
          ),
          away: await awayOf(ports, campaign, ownerId),
        };
        return { channelId: request.channelId, one };
      }),
  );
  return Promise.all(lines);
}

const mineFirst = (all: readonly Awaited[]): readonly Awaited[] =>
  all.toSorted((a, b) => Number(b.mine) - Number(a.mine));

/** For how many the GM acts or decides is the GM's to know: of each kind the one that has waited longest stands for all. */
function onceForGm(all: readonly Awaited[]): readonly Awaited[] {
  const oldest = all.toSorted((a, b) => a.since.getTime() - b.since.getTime());
  return oldest.filter(
    ({ name, kind }, place) =>
      name !== null || oldest.findIndex((one) => one.name === null && one.kind === kind) === place,
  );
}
