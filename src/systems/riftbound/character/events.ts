import type { CharacterId } from '../scene.ts';

type Of = { readonly actor: CharacterId };

/** A value of a sheet, as it was written and as it is. */
type Changed = {
  readonly label: string;
  readonly from: string;
  readonly to: string;
};

/** What happens to sheets between fights. Money is in mC; things are named as people know them. */
export type CharacterEvents = {
  sheetAmended: Of & Changed & { readonly field: string; readonly also: readonly Changed[] };
  levelRaised: Of & {
    readonly level: number;
    readonly dice: readonly number[];
    readonly hp: number; // gained
    readonly sp: number; // the maximum now
    readonly ability: string | null;
    readonly points: number;
  };
  abilityGained: Of & { readonly ability: string; readonly replaces: string | null; readonly left: number };
  bought: Of & {
    readonly what: string;
    readonly count: number;
    readonly price: number;
    readonly left: number;
    readonly leftForGear: number;
  };
  sold: Of & { readonly what: string; readonly count: number; readonly gets: number; readonly left: number };
  handedOver: Of & { readonly target: CharacterId; readonly what: string; readonly count: number };
  notCarried: Of & { readonly target: CharacterId; readonly what: string };
  moneyGiven: Of & { readonly target: CharacterId; readonly amount: number };
  worn: Of & { readonly what: string; readonly instead: string | null };
  takenOff: Of & { readonly what: string };
  ate: Of & { readonly what: string; readonly left: number };
  /** How many days of water are left. */
  drank: Of & { readonly left: number };
  filled: Of & { readonly days: number };
  ropeLoaded: Of & { readonly what: string; readonly kilonewtons: number; readonly broke: boolean };
  repaired: Of & {
    readonly vehicle: CharacterId;
    readonly dice: readonly number[];
    readonly hp: readonly [number, number];
  };
  notRepaired: Of & { readonly vehicle: CharacterId };
  vehicleMended: { readonly vehicle: CharacterId; readonly hp: readonly [number, number] };
  vehicleClaimed: Of & { readonly vehicle: CharacterId };
  vehicleBought: Of & { readonly vehicle: CharacterId; readonly price: number; readonly left: number };
  builtIn: Of & { readonly vehicle: CharacterId; readonly system: string };
};
