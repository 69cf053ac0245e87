import type { Store, TurnCardRecord } from '../ports.ts';
import { Shelf } from './shelf.ts';

type Remembered = Pick<
  Store,
  'liveCard' | 'card' | 'cardOfMessage' | 'replaceCard' | 'retireCard' | 'setCard' | 'showCard'
>;

/** The cards of fights: every command in a fight looks at its live one, and writes it. */
export function rememberedCards(store: Remembered): Remembered & { forget(): void } {
  const all = new Shelf<TurnCardRecord | null>(1000);
  const live = new Shelf<string | null>(1000); // its id, of each fight
  const shown = new Shelf<string | null>(1000); // its id, for each message

  const forget = () => {
    for (const shelf of [all, live, shown]) shelf.clear();
  };
  const card = (id: string) => all.get(id, () => store.card(id));
  const named = async (id: string | null) => (id === null ? null : card(id));
  const noted = (found: TurnCardRecord | null): string | null => {
    if (found !== null) all.set(found.id, Promise.resolve(found));
    return found?.id ?? null;
  };
  const set = (id: string, change: Partial<TurnCardRecord>) =>
    all.change(id, (found) => (found === null ? null : { ...found, ...change }));
  const changed = (id: string, change: Partial<TurnCardRecord>) => {
    set(id, change);
    if (change.messageId != null) shown.set(change.messageId, Promise.resolve(id));
  };
  /** Runs a write; whatever goes wrong with it, nothing is remembered that may not be stored. */
  const written = <T>(write: Promise<T>): Promise<T> =>
    write.catch((error: unknown) => {
      forget();
      throw error;
    });

  return {
    forget,
    card,
    liveCard: async (fight) => named(await live.get(fight, async () => noted(await store.liveCard(fight)))),
    cardOfMessage: async (message) =>
      named(await shown.get(message, async () => noted(await store.cardOfMessage(message)))),
    replaceCard: async (next, was, goesOn = false) => {
      const done = await written(store.replaceCard(next, was, goesOn));
      if (done === 'conflict') {
        forget();
        return done;
      }
      if (was !== null) set(was, { live: false, until: next.since, goesOn: goesOn ? next.id : null });
      noted(next);
      live.set(next.encounterId, Promise.resolve(next.id));
      return done;
    },
    retireCard: async (id, until) => {
      await written(store.retireCard(id, until));
      set(id, { live: false, until });
      live.clear();
    },
    setCard: async (id, change) => {
      await written(store.setCard(id, change));
      changed(id, change);
    },
    showCard: async (id, was, change) => {
      const done = await written(store.showCard(id, was, change));
      if (done === 'conflict') forget();
      else changed(id, change);
      return done;
    },
  };
}
