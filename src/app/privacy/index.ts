import { settingsWithout } from '../campaign/settings.ts';
import { Turnstile } from '../lock.ts';
import type { Store } from '../ports.ts';
import { type Result, tooMany, yes } from '../result.ts';
import { TooMuch } from '../tooMuch.ts';
import type { PersonFile } from './files.ts';
import { PRIVACY_LIMITS } from './limits.ts';

// Few ask for it, and nobody every day: what writes it is loaded for those.
const writing = () => import('./files.ts');

type Erasable = Pick<Store, 'exportPerson' | 'erasePerson' | 'unfinishedErasures'>;

/** What people may ask for about what is stored about them. */
export class Privacy {
  readonly #store: Erasable;
  readonly #asking = new Turnstile();

  constructor(store: Erasable) {
    this.#store = store;
  }

  /**
   * Everything that is stored about somebody, as files of so many bytes at most, each given to `send` when it is full. Refuses what would be
   * more files than they can be sent; those that are full have gone out then.
   */
  export(userId: string, most: number, send: (file: PersonFile) => Promise<void>): Promise<Result<null>> {
    return this.#asking.pass(userId, async () => {
      const { PersonFiles } = await writing();
      const files = new PersonFiles(most, async (file) => {
        if (file.number > PRIVACY_LIMITS.files.most) throw new TooMuch(PRIVACY_LIMITS.files);
        await send(file);
      });
      try {
        await this.#store.exportPerson(userId, (part) => files.add(part));
        await files.end();
        return yes(null);
      } catch (error) {
        if (error instanceof TooMuch) return tooMany(error.limit);
        throw error;
      }
    });
  }

  /** Deletes all that is known about somebody. Resolves when nothing is left. */
  erase(userId: string): Promise<void> {
    return this.#store.erasePerson(userId, (settings) => settingsWithout(settings, userId));
  }

  /** Goes on with what a process that has ended had not deleted yet. */
  async goOn(): Promise<void> {
    for (const userId of await this.#store.unfinishedErasures()) await this.erase(userId);
  }
}
