import type { EntryRecord } from '../ports.ts';
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

/** Takes an entry of the log, and whether it has been revealed; null where it is no roll, or one that was never hidden. */
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
