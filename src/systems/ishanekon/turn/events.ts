import type { CharacterId, FightStateId } from '../scene.ts';

/** What happens to turns. */
export type TurnEvents = {
  roundBegan: { readonly round: number };
  turnBegan: {
    readonly actor: CharacterId;
    readonly ap: number;
    readonly movement: number;
    readonly extra: boolean;
  };
  turnEnded: { readonly actor: CharacterId };
  turnLost: { readonly actor: CharacterId };
  turnHeld: { readonly actor: CharacterId };
  turnResumed: { readonly actor: CharacterId; readonly ap: number; readonly movement: number };
  /** Allies act as one from the next round on; `refused`: they were asked and would rather not. */
  unionAgreed: { readonly others: readonly CharacterId[]; readonly atOnce: boolean };
  unionRefused: { readonly actor: CharacterId; readonly target: CharacterId };
  unionLeft: { readonly actor: CharacterId; readonly atOnce: boolean };
  /** Who has said 'Not this round' wants to be asked about reactions after all. */
  asksAgain: { readonly actor: CharacterId };
  /** An action puts somebody into a state: `by` is who else has to do with it. */
  stateBegan: {
    readonly actor: CharacterId;
    readonly state: FightStateId;
    readonly by: CharacterId | null;
  };
  stateEnded: { readonly actor: CharacterId; readonly state: FightStateId };
};
