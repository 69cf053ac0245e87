import type { CharacterId, Side } from '../scene.ts';

export interface MemberTold {
  readonly id: CharacterId;
  readonly name: string;
  readonly side: Side;
}

/** What happens to the fight as a whole. */
export type FightEvents = {
  fightBegan: { readonly members: readonly MemberTold[]; readonly onMap: boolean };
  surprised: { readonly others: readonly CharacterId[] };
  joined: { readonly members: readonly MemberTold[] };
  left: { readonly actor: CharacterId };
  /** Foes whom the GM keeps from the players. */
  keptHidden: { readonly names: readonly string[] };
  /** What lay about is its owners' again once the fight is over. */
  gathered: { readonly items: readonly { readonly from: CharacterId; readonly item: string }[] };
  fightEnded: Readonly<Record<string, never>>;
};
