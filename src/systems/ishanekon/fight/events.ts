import type { CharacterId, Light, Side } from '../scene.ts';

export interface MemberTold {
  readonly id: CharacterId;
  readonly name: string;
  readonly side: Side;
}

/** What happens to the fight as a whole. */
export type FightEvents = {
  fightBegan: { readonly members: readonly MemberTold[]; readonly onMap: boolean };
  /** Only one side has anybody who can fight: no round begins until the GM says so. */
  notYetFight: Readonly<Record<string, never>>;
  surprised: { readonly others: readonly CharacterId[] };
  joined: { readonly members: readonly MemberTold[] };
  left: { readonly actor: CharacterId };
  /** Foes whom the GM keeps from the players. */
  keptHidden: { readonly names: readonly string[] };
  /** A GM shows a foe to the players. */
  shown: { readonly actor: CharacterId };
  fieldChanged: { readonly said: readonly string[] };
  lightChanged: { readonly light: Light };
  /** A GM has put somebody somewhere. */
  placed: { readonly actor: CharacterId; readonly at: string };
  /** Of two with the same Initiative, one goes first. */
  tieBroken: { readonly actor: CharacterId; readonly target: CharacterId };
  /** Foes who are kept in the campaign, by the name they have now and the one they had. */
  foesKept: { readonly who: readonly { readonly name: string; readonly was: string }[] };
  /** Foes who are alive at the end and live in this fight alone. */
  foesAlive: { readonly names: readonly string[] };
  /** What lay about is its owners' again once the fight is over. */
  gathered: { readonly items: readonly { readonly from: CharacterId; readonly item: string }[] };
  fightEnded: Readonly<Record<string, never>>;
};
