import type { ActId } from '../content/acts.ts';
import type { Giveaway } from '../fight/giveaway.ts';
import type { CharacterId } from '../scene.ts';
import type { ToldRoll, ToldSide, ToldSum } from '../told.ts';

/** What Actions in combat come to, by the event's type. Lists of ids stand in `others`, so that their names are kept. */
export type ActionEvents = {
  fled: { readonly actor: CharacterId; readonly isLast: boolean }; // of their side
  /** Everybody on the actor's side leaves. */
  retreated: { readonly actor: CharacterId; readonly others: readonly CharacterId[] };
  /** `others` would not retreat, so nobody does. */
  stayed: { readonly actor: CharacterId; readonly others: readonly CharacterId[] };
  improvised: { readonly actor: CharacterId; readonly text: string };
  notImprovised: { readonly actor: CharacterId; readonly text: string; readonly mettle: boolean };
  parleyed: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly words: string | null;
    readonly outcome: 'peace' | 'lost' | 'gmSaysNo';
  };
  shoved: { readonly actor: CharacterId; readonly target: CharacterId; readonly zone: string | null };
  freed: {
    readonly target: CharacterId;
    readonly source: CharacterId | null; // who held them
    readonly by: string | null; // the source by name, where it may be gone
    readonly how: 'broke' | 'letGo' | 'no longer held';
  };
  hid: {
    readonly actor: CharacterId;
    readonly first: ToldSide;
    readonly spotters: readonly ToldSide[];
    readonly others: readonly CharacterId[]; // from whom
    readonly seenBy: readonly CharacterId[];
  };
  searched: ToldRoll & {
    readonly actor: CharacterId;
    readonly difficulty: ToldSum;
    readonly others: readonly CharacterId[]; // whom they found
    readonly looked: boolean; // somebody was hidden from them
    readonly complexity: number | null; // of the GM's DN, for something else that is hidden
  };
  revealed: {
    readonly actor: CharacterId;
    readonly why: Giveaway;
    readonly others: readonly CharacterId[]; // to whom
    readonly stillHidden: boolean;
  };
  waits: { readonly actor: CharacterId; readonly act: ActId; readonly trigger: string };
  reacted: { readonly actor: CharacterId; readonly act: ActId; readonly trigger: string };
  waitedInVain: { readonly actor: CharacterId; readonly acts: boolean };
  defendsZone: { readonly actor: CharacterId; readonly zone: string };
  openedZone: { readonly actor: CharacterId; readonly target: CharacterId; readonly zone: string };
  handedOver: { readonly actor: CharacterId; readonly target: CharacterId; readonly item: string };
};
