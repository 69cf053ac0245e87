import type { CharacterId, Side } from '../scene.ts';

export interface MemberTold {
  readonly id: CharacterId;
  readonly name: string;
  readonly side: Side;
}

/** What happens to the fight as a whole. */
export type FightEvents = {
  fightBegan: { readonly members: readonly MemberTold[]; readonly place: string };
  joined: { readonly members: readonly MemberTold[] };
  left: { readonly actor: CharacterId };
  /** Foes whom the GM keeps from the players. */
  kept: { readonly names: readonly string[] };
  /** A GM shows a foe to the players. */
  shown: { readonly actor: CharacterId };
  /** What lay about is its owners' again once the fight is over. */
  gathered: { readonly items: readonly { readonly from: CharacterId; readonly item: string }[] };
  fieldChanged: { readonly said: readonly string[] };
  lightChanged: { readonly dark: boolean };
  airChanged: { readonly air: boolean };
  /** What is dangerous about the place from now on. */
  dangersAre: { readonly names: readonly string[] };
  /** A GM has put somebody somewhere. */
  placed: { readonly actor: CharacterId; readonly to: string };
  /** Foes who are kept in the campaign, by the name they have now and the one they had. */
  foesKept: { readonly who: readonly { readonly name: string; readonly was: string }[] };
  /** Foes who are alive at the end and live in this fight alone. */
  foesAlive: { readonly names: readonly string[] };
  fightEnded: Readonly<Record<string, never>>;
};
