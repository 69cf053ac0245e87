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
  fightEnded: Readonly<Record<string, never>>;
};
