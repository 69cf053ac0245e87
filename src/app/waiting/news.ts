import type { Batch, Store } from '../ports.ts';

/** Says in which campaign something has changed about who is waited for, to whoever listens; null: in none after all. */
export class News {
  #listener: (campaign: Promise<string | null>) => void = () => undefined;

  listen(listener: (campaign: Promise<string | null>) => void): void {
    this.#listener = listener;
  }

  tell(campaign: Promise<string | null>): void {
    this.#listener(campaign);
  }
}

/** Whether a batch may change who is waited for, or what they are called. */
const matters = ({ waits, pending, encounter, answers, requests, characters }: Batch): boolean =>
  [waits, pending, encounter, answers, requests].some((part) => part !== undefined) ||
  (characters ?? []).some(
    (write) =>
      write.type === 'update' &&
      (write.set.name !== undefined || write.set.ownerId !== undefined || write.set.archivedAt !== undefined),
  );

/** Where a batch belongs: most say so themselves, of the others what they change is asked. */
async function campaignOf(store: Store, batch: Batch): Promise<string | null> {
  const { entries = [], waits = [], pending, encounter, answers = [], requests = [] } = batch;
  const said =
    entries[0]?.campaignId ??
    (pending === undefined || pending.type === 'close' ? undefined : pending.record.campaignId) ??
    waits.flatMap((write) => (write.type === 'put' ? write.record.campaignId : []))[0] ??
    requests.flatMap((write) => (write.type === 'create' ? write.record.campaignId : []))[0];
  if (said !== undefined) return said;
  if (encounter !== undefined) {
    const id = encounter.type === 'create' ? encounter.record.id : encounter.id;
    return (await store.encounter(id))?.campaignId ?? null;
  }
  const [answer, request] = [answers[0], requests[0]];
  if (answer !== undefined) return (await store.requestOfAnswer(answer.id))?.campaignId ?? null;
  if (request === undefined || request.type === 'create') return null;
  return (await store.request(request.id))?.campaignId ?? null;
}

/** A store that tells of whatever changes where a campaign waits, and for whom. */
export function telling(store: Store, news: News): Store {
  const encounterTold = async (id: string) => (await store.encounter(id))?.campaignId ?? null;
  const waitTold = async (id: string) => (await store.wait(id))?.campaignId ?? null;
  return {
    ...store,
    commit: async (batch) => {
      const written = await store.commit(batch);
      if (written === 'committed' && matters(batch)) news.tell(campaignOf(store, batch));
      return written;
    },
    putWaits: async (writes) => {
      await store.putWaits(writes);
      for (const write of writes)
        if (write.type === 'put') news.tell(Promise.resolve(write.record.campaignId));
    },
    moveWait: async (read, set) => {
      const moved = await store.moveWait(read, set);
      if (moved === 'committed') news.tell(waitTold(read.id));
      return moved;
    },
    updateCampaign: async (id, set, were) => {
      const written = await store.updateCampaign(id, set, were);
      if (written === 'committed') news.tell(Promise.resolve(id));
      return written;
    },
    // What is shown elsewhere is linked to.
    setTracker: async (id, messageId, version) => {
      const before = await store.encounter(id);
      await store.setTracker(id, messageId, version);
      if (before?.trackerMessageId !== messageId) news.tell(encounterTold(id));
    },
    setDecisionMessage: async (decisions, messageId) => {
      const done = await store.setDecisionMessage(decisions, messageId);
      const [first] = decisions; // all of them are of one campaign
      if (first !== undefined) news.tell(waitTold(first.id));
      return done;
    },
    // A thread that becomes a private scene is on no other channel's board any more.
    setSceneThread: async (id, channelId) => {
      await store.setSceneThread(id, channelId);
      news.tell(store.sceneIn(channelId).then((scene) => scene?.campaignId ?? null));
    },
    setRequestMessage: async (id, messageId) => {
      await store.setRequestMessage(id, messageId);
      news.tell(store.request(id).then((request) => request?.campaignId ?? null));
    },
    erasePerson: async (userId, forget) => {
      const campaigns = await store.campaignsWith(userId);
      await store.erasePerson(userId, forget);
      for (const { id } of campaigns) news.tell(Promise.resolve(id));
    },
  };
}
