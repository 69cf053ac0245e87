import { readCampaignSettings } from '../campaign/settings.ts';
import { ableToAct, playerIn } from '../play/turns.ts';
import type {
  CampaignRecord,
  CharacterRecord,
  DecisionRecord,
  EncounterRecord,
  RequestRecord,
  Store,
  WaitRecord,
  WaitWrite,
} from '../ports.ts';
import type { AnySystem } from '../table.ts';
import { nextStepAt } from './steps.ts';

/** After so many days in which nothing happens a fight rests. */
export const IDLE_DAYS = 30;
const DAY = 86_400_000;
const A_MOMENT_MS = 1000;

type At = { readonly campaign: CampaignRecord; readonly system: AnySystem };

const turnId = (encounterId: string, actor: string | null): string => `turn/${encounterId}/${actor ?? 'gm'}`;
const idleId = (encounterId: string): string => `idle/${encounterId}`;
export const idleDue = (from: Date): Date => new Date(from.getTime() + IDLE_DAYS * DAY);

/** A wait that begins now. */
export function beginning(
  { campaign }: Pick<At, 'campaign'>,
  at: Date,
  about: Omit<WaitRecord, 'campaignId' | 'since' | 'step' | 'stepAt' | 'dueAt'>,
): WaitRecord {
  const begun = { since: at, step: 0, stepAt: at };
  const { clock } = readCampaignSettings(campaign.settings);
  return { ...about, ...begun, campaignId: campaign.id, dueAt: nextStepAt(clock, begun) };
}

/** The waits for questions that have just been asked. */
export const decisionWaits = (
  at: Pick<At, 'campaign'>,
  asked: readonly DecisionRecord[],
  encounterId: string | null,
): readonly WaitWrite[] =>
  asked.map((decision) => ({
    type: 'put',
    record: beginning(at, decision.createdAt, {
      id: decision.id,
      kind: 'decision',
      channelId: decision.channelId,
      encounterId,
      decisionId: decision.id,
      actorId: decision.askedId === 'gm' ? null : decision.askedId,
      ownerId: decision.ownerId,
    }),
  }));

/** The waits for those who are asked to roll something. What is no longer waited for is noticed when it is due. */
export const lineWaits = (
  at: Pick<At, 'campaign'>,
  { channelId, createdAt, answers }: RequestRecord,
  asked: readonly CharacterRecord[],
): readonly WaitWrite[] =>
  answers.map(({ id, characterId }) => ({
    type: 'put',
    record: beginning(at, createdAt, {
      id,
      kind: 'request',
      channelId,
      encounterId: null,
      decisionId: null,
      actorId: characterId,
      ownerId: asked.find((one) => one.id === characterId)?.ownerId ?? null,
    }),
  }));

/** What is still wanted in a fight is due again, or what is to be done as soon as it can: what it waited for may be over. */
export async function hurryQueued(
  store: Store,
  encounterId: string,
  at: Date,
  which: 'all' | 'soon',
): Promise<void> {
  const wanted = await store.queuedFor(encounterId);
  if (!wanted.some(({ soon }) => soon || which === 'all')) return;
  for (const wait of await store.waits({ encounterId, kind: 'turn' }))
    await store.moveWait(wait, { dueAt: new Date(at.getTime() + A_MOMENT_MS) });
}

/** Somebody who is to act: a hero, whose they are; or all whom the GM plays, as one. */
interface Awaited {
  readonly actorId: string | null;
  readonly ownerId: string | null;
  readonly able: readonly string[]; // who of the fight it is
}

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Whose turn goes on: in another round everybody's is another one, also of who was to act last in the round before. */
const goingOn = (system: AnySystem, before: object, after: object): readonly string[] =>
  system.round(before) === system.round(after) ? ableToAct(system, before) : [];

/**
 * What a change of a fight means for who is waited for: none where the same turns go on. `before` is null where it begins (again),
 * `after` where it is over, or rests.
 */
export async function turnWaits(
  store: Store,
  table: At,
  encounter: EncounterRecord,
  before: object | null,
  after: object | null,
  at: Date,
): Promise<readonly WaitWrite[]> {
  const { system } = table;
  const { id: encounterId } = encounter;
  if (after === null) return [{ type: 'dropOf', encounterId }];
  const was = before === null ? [] : ableToAct(system, before);
  const is = ableToAct(system, after);
  const goOn = before === null ? [] : goingOn(system, before, after);
  if (before !== null && sameIds(was, is) && sameIds(goOn, is)) return [];
  const records = await store.characters(table.campaign.id, { archived: false });
  const playedBy = playerIn(system, records);
  const awaited = (scene: object, ids: readonly string[]) => {
    const all = new Map<string, Awaited>();
    for (const id of ids) {
      const ownerId = playedBy(scene, id);
      const actorId = ownerId === null ? null : id;
      const key = turnId(encounterId, actorId);
      all.set(key, { actorId, ownerId, able: [...(all.get(key)?.able ?? []), id] });
    }
    return all;
  };
  const old = before === null ? new Map<string, Awaited>() : awaited(before, was);
  const kept = before === null ? old : awaited(before, goOn);
  const now = awaited(after, is);
  const queued = now.size === 0 ? [] : await store.queuedFor(encounterId);
  const hasQueued = ({ able }: Awaited) =>
    queued.some(({ actorId }) => able.includes(actorId) && !goOn.includes(actorId));
  const turn = (id: string, who: Awaited): WaitRecord => {
    const { actorId, ownerId } = who;
    const record = beginning(table, at, {
      id,
      kind: 'turn',
      channelId: encounter.channelId,
      encounterId,
      decisionId: null,
      actorId,
      ownerId,
    });
    // What they wanted done on their turn is due once it has been said that it is theirs.
    const dueAt = new Date(at.getTime() + A_MOMENT_MS);
    return hasQueued(who) ? { ...record, dueAt } : record;
  };
  return [
    ...(before === null ? [idleWait(table, encounter, at)] : []),
    ...[...old.keys()].filter((id) => !now.has(id)).map((id): WaitWrite => ({ type: 'drop', id })),
    ...[...now]
      .filter(([id, who]) => !kept.has(id) || hasQueued(who))
      .map(([id, who]): WaitWrite => ({ type: 'put', record: turn(id, who) })),
  ];
}

/** Whoever acts by themselves goes on: once it has been said what was done before. */
export function pilotWait(
  { campaign }: Pick<At, 'campaign'>,
  encounter: EncounterRecord,
  at: Date,
): WaitWrite {
  const record = beginning({ campaign }, at, {
    id: `pilot/${encounter.id}`,
    kind: 'pilot',
    channelId: encounter.channelId,
    encounterId: encounter.id,
    decisionId: null,
    actorId: null,
    ownerId: null,
  });
  return { type: 'put', record: { ...record, dueAt: new Date(at.getTime() + A_MOMENT_MS) } };
}

function idleWait(table: At, encounter: EncounterRecord, at: Date): WaitWrite {
  const record = beginning(table, at, {
    id: idleId(encounter.id),
    kind: 'idle',
    channelId: encounter.channelId,
    encounterId: encounter.id,
    decisionId: null,
    actorId: null,
    ownerId: null,
  });
  return { type: 'put', record: { ...record, dueAt: idleDue(at) } };
}
