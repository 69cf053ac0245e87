import type { WayId } from '../content/ways.ts';
import type { CharacterId } from '../scene.ts';
import type { Change, ToldRoll, ToldSide, ToldSum } from '../told.ts';

/** How somebody who was not the target is caught in an attack. */
export type Catching = 'blast' | 'cleave' | 'spread';

/** What attacks come to, by the event's type. */
export type AttackEvents = {
  attacked: ToldRoll & {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly weapon: string;
    readonly weaponDamage: ToldSum;
    readonly ranged: boolean;
    readonly thrown: boolean;
    readonly way: WayId | null;
    readonly attack: ToldSum; // rungs of the Ladder
    readonly defence: ToldSum;
    readonly dn: number;
    readonly helpless: boolean;
    readonly unaware: boolean; // of the attacker, who hides
    readonly sixes: number | null; // where they count for more: Cleave, Rend
    readonly damage: number;
    readonly armour: ToldSum;
    readonly harm: ToldSum; // what got through, and what powers make of it
    readonly dealt: number;
    readonly empties: boolean; // the weapon has to be loaded again
  };
  /** A weapon with Blast, on a Zone. */
  blasted: {
    readonly actor: CharacterId;
    readonly weapon: string;
    readonly thrown: boolean;
    readonly zone: string; // its name
    readonly damage: number;
    readonly nobody: boolean; // is there
    readonly empties: boolean;
  };
  caught: {
    readonly actor: CharacterId;
    readonly target: CharacterId; // who is caught
    readonly by: Catching;
    readonly weapon: string;
    readonly damage: number;
    readonly armour: ToldSum;
    readonly harm: ToldSum; // of what Armour lets through
    readonly dealt: number;
    readonly test: ToldSide | null; // with which they would avoid it
    readonly avoided: boolean;
  };
  /** Points of Armour torn off by Rend. */
  torn: { readonly target: CharacterId; readonly by: number; readonly armour: Change };
  cameClose: { readonly actor: CharacterId; readonly target: CharacterId; readonly takesMove: boolean };
  defended: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly defender: CharacterId;
  };
  /** The noise of a Loud weapon. */
  alerted: { readonly actor: CharacterId; readonly weapon: string };
  dropped: { readonly target: CharacterId; readonly weapon: string };
  /** A thrown weapon that stays where it fell. */
  thrownAway: {
    readonly actor: CharacterId;
    readonly weapon: string;
    readonly zone: string | null; // its name
  };
  reloaded: { readonly actor: CharacterId; readonly weapon: string };
};
