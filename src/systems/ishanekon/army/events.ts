import type { TileName } from '../../../engine/space/grid/index.ts';
import type { CharacterId, Side } from '../scene.ts';

interface MemberTold {
  readonly id: CharacterId;
  readonly name: string;
  readonly side: Side;
}

/** What happens in a battle of armies. */
export type ArmyEvents = {
  battleBegan: { readonly members: readonly MemberTold[] };
  unitsCame: { readonly members: readonly MemberTold[] };
  battleRound: { readonly round: number };
  unitDone: { readonly actor: CharacterId };
  marched: { readonly actor: CharacterId; readonly to: TileName };
  charged: { readonly actor: CharacterId; readonly movement: number };
  unitDefends: { readonly actor: CharacterId };
  unitPrepares: { readonly actor: CharacterId; readonly others: readonly CharacterId[] };
  /** An attack of a unit: its die (both, where it has disadvantage), what it must reach, and what it did. */
  unitAttacked: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly prepared: boolean;
    readonly dice: readonly number[];
    readonly die: number;
    readonly total: number;
    readonly defense: number;
    readonly result: 'none' | 'half' | 'full' | 'most';
    readonly doubled: boolean;
    readonly reduced: number;
    readonly damage: number;
  };
  unitHealed: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly healed: number;
  };
  unitRegenerated: { readonly actor: CharacterId; readonly healed: number };
  unitFell: { readonly actor: CharacterId };
  /** Heroes go on as a unit of their own once theirs is gone (Heroes and Hero Units). */
  heroesStand: { readonly others: readonly CharacterId[] };
  heroesFell: { readonly others: readonly CharacterId[]; readonly dead: boolean };
  heroJoined: { readonly actor: CharacterId; readonly target: CharacterId };
  heroSplit: { readonly actor: CharacterId; readonly target: CharacterId };
  /** Two units of heroes meet: they fight as in any other fight. */
  zoomedIn: { readonly actor: CharacterId; readonly target: CharacterId };
  zoomedOut: Readonly<Record<string, never>>;
  unitLeft: { readonly actor: CharacterId };
  unitPlaced: { readonly actor: CharacterId; readonly at: TileName };
  firstSide: { readonly side: Side };
  battleChanged: { readonly said: readonly string[] };
  battleEnded: Readonly<Record<string, never>>;
};
