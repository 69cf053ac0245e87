import type { Store, WaitWrite } from '../ports.ts';

/** Says when something new is due, to whoever listens: so that nobody has to look all the time. */
export class Alarm {
  #listener: (at: Date) => void = () => undefined;

  listen(listener: (at: Date) => void): void {
    this.#listener = listener;
  }

  set(at: Date): void {
    this.#listener(at);
  }
}

const dueIn = (writes: readonly WaitWrite[]): readonly Date[] =>
  writes.flatMap((write) =>
    write.type === 'put' && write.record.dueAt !== null ? [write.record.dueAt] : [],
  );

/** A store that sets an alarm for whatever is written with a moment at which it is due. */
export function alarming(store: Store, alarm: Alarm): Store {
  const setAll = (dates: readonly Date[]) => {
    for (const at of dates) alarm.set(at);
  };
  return {
    ...store,
    commit: async (batch) => {
      const written = await store.commit(batch);
      if (written === 'committed' && batch.waits !== undefined) setAll(dueIn(batch.waits));
      return written;
    },
    putWaits: async (writes) => {
      await store.putWaits(writes);
      setAll(dueIn(writes));
    },
    moveWait: async (read, set) => {
      const moved = await store.moveWait(read, set);
      if (moved === 'committed' && set.dueAt) setAll([set.dueAt]);
      return moved;
    },
  };
}
