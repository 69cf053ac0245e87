import type { Changed } from '../../engine/edited.ts';
import type { Duration } from '../../engine/uses/index.ts';
import type { AttackEvents } from './attack/events.ts';
import type { Character, HeldCondition } from './character/schema.ts';
import type { Asked } from './checks/byWord.ts';
import type { ActId } from './content/acts.ts';
import type { AttributeId } from './content/attributes.ts';
import type { ConditionId } from './content/conditions.ts';
import type { DifficultyId } from './content/difficulties.ts';
import type { RestId } from './content/rests.ts';
import type { WoundId } from './content/wounds.ts';
import type { PlaceEvents } from './fight/events.ts';
import type { ActionEvents } from './moves/events.ts';
import type { PowerEvents } from './powers/events.ts';
import type { CharacterId, Side } from './scene.ts';
import type { Change, ToldRoll, ToldSide, ToldSum } from './told.ts';

type Newcomers = readonly { readonly id: CharacterId; readonly name: string; readonly side: Side }[];

/** Everything that can happen, by its type, with what is told of it. */
export type Events = ActionEvents &
  AttackEvents &
  PowerEvents &
  PlaceEvents & {
    suffered: {
      readonly target: CharacterId;
      readonly damage: number;
      readonly toughness: Change;
      readonly wounds: Change;
      readonly wound: WoundId | null;
      readonly mortal: { readonly fell: boolean; readonly wound: WoundId; readonly hits: number } | null;
      /** Of minions: how many fell, and how many are left. */
      readonly minions: { readonly fell: number; readonly left: number } | null;
      /** Who makes no Death Tests is dead at once. */
      readonly dies?: true;
    };
    conditionGained: {
      readonly target: CharacterId;
      readonly condition: ConditionId;
      readonly source: string | null;
      readonly by: string | null; // the source by name
      readonly cause: HeldCondition['cause'];
      readonly duration: Duration;
      readonly isNew: boolean; // not had from anything else before
    };
    conditionLost: { readonly target: CharacterId; readonly condition: ConditionId; readonly stays: boolean };
    deathTested: ToldRoll & {
      readonly actor: CharacterId;
      readonly attribute: AttributeId;
      readonly difficulty: ToldSum;
      readonly complexity: number;
      /** What made the DN: the Wound, the Damage since, the Tests failed before this one. */
      readonly mortal: NonNullable<Character['mortal']>;
      readonly passed: boolean;
      readonly dies: boolean;
    };
    /** In place of a Death Test. */
    lastStand: { readonly actor: CharacterId; readonly mettle: Change; readonly fights?: boolean };
    lastStandEnded: { readonly actor: CharacterId; readonly dies: boolean };
    /** Damage that does not hurt who makes a Last Stand. */
    unharmed: { readonly target: CharacterId; readonly damage: number };
    mettleRegained: { readonly actor: CharacterId; readonly mettle: Change };
    toughnessRecovered: { readonly actor: CharacterId; readonly toughness: Change };
    deathCheated: { readonly actor: CharacterId; readonly target: CharacterId; readonly toughness: Change };
    tested: ToldRoll & {
      readonly actor: CharacterId;
      readonly check: string;
      readonly name: string;
      readonly difficulty: ToldSum;
      readonly complexity: number;
      readonly passed: boolean;
      readonly chance: number; // without Focus
      readonly word: DifficultyId;
      readonly asked?: Asked | null; // the word by which its DN was asked for
      readonly focus: number;
      readonly secret: boolean;
    };
    opposed: {
      readonly actor: CharacterId;
      readonly target: CharacterId;
      readonly first: ToldSide;
      readonly second: ToldSide;
      readonly won: boolean;
      readonly tie: boolean;
      readonly secret: boolean;
    };
    fightBegan: {
      readonly members: Newcomers;
      readonly zones: readonly string[];
      readonly surprised: readonly CharacterId[];
    };
    joined: { readonly members: Newcomers };
    left: { readonly actor: CharacterId };
    fightEnded: {
      readonly rounds: number;
      /** Absent of old: nobody has counted. */
      readonly heroes?: readonly {
        readonly name: string;
        readonly toughness: { readonly now: number; readonly max: number };
        readonly wounds: { readonly now: number; readonly max: number };
        readonly more: number; // spaces of the Wound Track filled in this fight
        readonly dead: boolean;
        readonly mortal: boolean;
      }[];
      readonly soulfire?: { readonly spent: number; readonly left: number; readonly max: number };
    };
    dying: {
      readonly actor: CharacterId;
      readonly dice: number;
      readonly difficulty: number;
      readonly complexity: number;
      readonly soulfire: number;
    };
    foesAlive: { readonly names: readonly string[] };
    foesKept: { readonly who: readonly { readonly name: string; readonly was: string }[] };
    roundBegan: { readonly round: number };
    turnBegan: { readonly actor: CharacterId; readonly surprise: boolean; readonly mettle: Change };
    heroesToAct: { readonly others: readonly CharacterId[]; readonly goesOn: boolean };
    turnPassed: { readonly actor: CharacterId };
    turnHeld: { readonly actor: CharacterId };
    turnResumed: { readonly actor: CharacterId };
    actsNext: { readonly actor: CharacterId };
    turnEnded: { readonly actor: CharacterId };
    did: { readonly actor: CharacterId; readonly act: ActId; readonly target: CharacterId | null };
    pickedUp: { readonly actor: CharacterId; readonly weapon: string };
    rested: {
      readonly actor: CharacterId;
      readonly rest: RestId;
      readonly toughness: Change;
      readonly wounds: Change;
      readonly mettle: Change | null; // null: rests give none
    };
    amended: {
      readonly actor: CharacterId;
      readonly field: string;
      readonly label: string;
      readonly from: string;
      readonly to: string;
      /** What else of the sheet changed by it. */
      readonly also: readonly Changed[];
    };
    soulfireSpent: { readonly actor: CharacterId; readonly use: string; readonly soulfire: Change };
    doomRose: { readonly actor: CharacterId; readonly doom: readonly [before: number, after: number] };
    partyAmended: {
      readonly field: string;
      readonly label: string;
      readonly from: string;
      readonly to: string;
    };
  };

export type EventType = keyof Events;
