// What every part of the page gets to draw itself.
import type { Composer } from './composer/composer.ts';
import type { State } from './state/state.ts';
import type { Store } from './state/store.ts';

export interface View {
  readonly store: Store;
  readonly state: State;
  readonly composer: Composer;
  /** Milliseconds since 1970, taken once a drawing. */
  readonly now: number;
  readonly drawerOpen: boolean;
  setDrawer(open: boolean): void;
  focusComposer(): void;
}
