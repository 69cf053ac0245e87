import type { Tested } from '../checks/tested.ts';
import type { EdgeId } from '../content/edges.ts';
import type { WayId } from '../content/ways.ts';
import type { CharacterId } from '../scene.ts';

/** A Test as the numbers see it. */
export type TestAbout = Tested & {
  readonly actor: CharacterId;
  readonly doubled: boolean; // Training, for Mettle
  readonly way: WayId | null; // of an attack
  readonly opposedBy: CharacterId | null;
  readonly aimedAt?: CharacterId; // of an attack
  readonly resists: boolean; // what somebody else began
  readonly defendsZone?: true; // keeps somebody out of one
  readonly edge: EdgeId | null;
  readonly helpers?: readonly CharacterId[]; // who lends a hand outside of a fight
  readonly social: boolean;
};

/** An attack as the numbers see it. */
export type AttackAbout = {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly weapon: string;
  readonly thrown: boolean;
  readonly way: WayId | null;
};

/** Somebody alone, such as for their speed. */
export type ActorAbout = { readonly actor: CharacterId };

/** Every number that can be asked for, and what it is asked about. */
export type Numbers = {
  readonly pool: TestAbout;
  readonly difficulty: TestAbout;
  readonly attackRung: AttackAbout;
  readonly defenceRung: AttackAbout;
  readonly armour: AttackAbout;
  readonly speed: ActorAbout;
};

export type NumberName = keyof Numbers;
