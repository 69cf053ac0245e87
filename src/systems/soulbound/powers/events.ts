import type { Duration } from '../../../engine/uses/index.ts';
import type { ConditionId } from '../content/conditions.ts';
import type { EnvironmentId } from '../content/environment.ts';
import type { CharacterId } from '../scene.ts';
import type { Change, ToldSum } from '../told.ts';
import type { DamageKind } from './schema/effects.ts';
import type { PowerKind } from './schema/power.ts';

/** What powers do, as it is told. `power` is the power's name, as its pack wrote it. */
export type PowerEvents = {
  powerUsed: {
    readonly actor: CharacterId;
    readonly target: CharacterId | null;
    readonly power: string;
    readonly kind: PowerKind;
    readonly zone: string | null; // its name
    readonly mettle: number;
    readonly left: number | null; // of a consumed item
    readonly text: string;
    readonly why: readonly string[]; // what each effect does, in words
  };
  powerHurt: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly power: string;
    readonly damage: number;
    readonly kind: DamageKind | null;
    readonly armour: ToldSum | null; // null: it is ignored
    readonly harm: ToldSum; // what Armour let through, and what guards make of it
  };
  healed: {
    readonly target: CharacterId;
    readonly power: string;
    readonly toughness: Change;
    readonly wounds: Change;
  };
  boonGained: { readonly target: CharacterId; readonly power: string; readonly does: string };
  boonLost: { readonly target: CharacterId; readonly power: string };
  shruggedOff: {
    readonly target: CharacterId;
    readonly power: string; // what makes them immune
    readonly condition: ConditionId;
  };
  mettleChanged: { readonly target: CharacterId; readonly power: string; readonly mettle: Change };
  partyChanged: {
    readonly actor: CharacterId;
    readonly power: string;
    readonly what: 'soulfire' | 'doom';
    readonly change: readonly [before: number, after: number];
  };
  shifted: {
    readonly target: CharacterId;
    readonly power: string;
    readonly how: 'push' | 'pull' | 'leap';
    readonly zones: readonly string[]; // their names; one where it stays the same Zone
  };
  zoneChanged: {
    readonly zone: string; // its name
    readonly trait: EnvironmentId;
    readonly power: string;
    readonly gained: boolean;
    readonly duration: Duration | null; // of what it has gained
  };
  actionsGained: {
    readonly target: CharacterId;
    readonly power: string;
    readonly actions: number;
    readonly now: boolean; // on the turn that runs
  };
  powerTold: { readonly actor: CharacterId; readonly power: string; readonly text: string };
  learned: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly kind: PowerKind | 'weapon' | 'armour' | 'shield';
  };
  forgot: { readonly actor: CharacterId; readonly what: string };
};
