import type { Json } from '../../engine/json.ts';
import { remembered } from '../../engine/remembered.ts';
import type { At, Facing } from '../../engine/space/index.ts';
import type { Zone } from './battle/zones.ts';
import type { Cards } from './cards/hand.ts';
import type { AssaultKind } from './content/assaultKinds.ts';
import { muster } from './forces/force.ts';
import type { UnitCard, VehicleCard } from './forces/unit.ts';
import type { SideId, UnitId } from './ids.ts';
import type { Held } from './interrupts/held.ts';
import type { Lasting } from './lasting/row.ts';
import type { Load, Marking } from './markers/marker.ts';
import type { Mission } from './missions/mission.ts';
import type { Side } from './side/schema.ts';
import type { Battlefield } from './space/marks.ts';

export type { SideId, UnitId } from './ids.ts';

/** The sides that an intent touches, and the battle they may be in. */
export interface Scene {
  readonly characters: Readonly<Record<SideId, Side>>;
  /** Absent in no stored scene: the engine names those whom somebody else plays. */
  readonly npcs: readonly SideId[];
  readonly battle: Battle | null;
}

export interface Battle {
  readonly board: Battlefield;
  /** Points that end it: Victory Points (L70), or those for objectives where the mission says so. */
  readonly goal: number;
  /** What else it is fought for; absent: for Victory Points alone. */
  readonly mission?: Mission;
  /** A match of an Escalation campaign: what comes of it is kept (L5787); absent: it isn't. */
  readonly escalation?: true;
  /** Sides in the order of their turns: clockwise as they sit, which is as they came (L124). */
  readonly order: readonly SideId[];
  readonly sides: Readonly<Record<SideId, Player>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** 0: nobody has drawn cards yet. */
  readonly round: number;
  /** Who still places units before the first round, whose turn it is for that first. */
  readonly settingUp: readonly SideId[];
  /** Objectives and grabs that are placed before that; absent: none is left. */
  readonly marking?: Marking;
  /** Objectives and grabs that units have; absent: none has any. */
  readonly loads?: readonly Load[];
  /** Whose turn it is to play a card; null before the first round and once the battle is over. */
  readonly turn: SideId | null;
  /** Units that are acting: the innermost, last, has interrupted the one before it. */
  readonly activations: readonly Activation[];
  /** A side that brings units from its reserves with a card; null: none does. */
  readonly deploying: Deploying | null;
  /** Who has cast in answer with a card above the least, and may do other things with it once what they answered is over; absent: nobody has. */
  readonly toAct?: readonly Pick<Activation, 'side' | 'unit' | 'card'>[];
  /** What holds of units for a while: spells, and what skills have done. The oldest first. */
  readonly lasting: readonly Lasting[];
  /** Units as they were when the turn before began, and when this one did (Chrono-Shift, L5014); null: nothing was before. */
  readonly past: readonly [Readonly<Record<UnitId, Unit>> | null, Readonly<Record<UnitId, Unit>> | null];
  /** How it ended; null: it goes on. */
  readonly end: End | null;
  /** What was secured for resources, counted once it has ended; absent: nothing was there to secure. */
  readonly spoils?: readonly Spoils[];
}

/** What a side takes home (L5871). */
export interface Spoils {
  readonly side: SideId;
  readonly grabs: number;
  readonly resources: number;
}

export interface Deploying {
  readonly card: string;
  /** Cards that were played with it for a squad that it alone doesn't bring (L5988); absent: none was. */
  readonly more?: readonly string[];
  readonly units: readonly UnitId[];
}

export interface End {
  /** null: nobody was left, or several tie. */
  readonly winner: SideId | null;
  readonly by:
    | 'goal'
    | 'objectives'
    | 'grabs'
    | 'held'
    | 'through'
    | 'convoyLost'
    | 'tooLate'
    | 'lastStanding'
    | 'conceded';
}

/** What a side has in a battle beside its units. */
export interface Player {
  readonly cards: Cards;
  /** Victory Points that are no captive's: for objectives and the like. Captives are counted where they are held. */
  readonly points: number;
  /** Those of them for objectives; absent: none. */
  readonly forObjectives?: number;
  /** Lets every action of opponents through until the round is over. */
  readonly letsThrough: boolean;
  /** Casts nothing in answer until the round is over; absent: it is asked. */
  readonly answersNothing?: true;
  /** A card of this round came back to its hand: no other does. */
  readonly tookBack: boolean;
  readonly conceded: boolean;
  /** How often it has asked the others to take something back; absent: never. */
  readonly asked?: number;
  /** Isn't asked any further in this battle to let others take something back. */
  readonly asksNoMore?: true;
  /** Where its units come to the map (L60): a strip along its edge; null until edges are chosen. */
  readonly zone: Zone | null;
}

/** Where a unit is: on the map, in a vehicle, off it and still to come, held by an enemy, or out of the game. */
export type Whereabouts =
  | { readonly kind: 'map'; readonly at: At; readonly facing: Facing }
  | { readonly kind: 'aboard'; readonly vehicle: UnitId }
  | { readonly kind: 'reserves' }
  | { readonly kind: 'captured'; readonly by: SideId }
  | { readonly kind: 'removed' };

export interface Unit {
  readonly name: string;
  /** Whose force it is of, and its place in it. */
  readonly owner: SideId;
  readonly entry: number;
  /** Who commands it now: its owner, unless it was won over. */
  readonly side: SideId;
  readonly where: Whereabouts;
  /** Values of its save dice, in the order of its card; 0: used up (L245). */
  readonly saveDice: readonly number[];
  /** In this round: each may be once (L126). */
  readonly activated: boolean;
  readonly sneaking: boolean;
  /** Weapons of a vehicle that are shot away (L5146), by the ids of its means; absent: none is. */
  readonly lost?: readonly string[];
  /** Weapons that shoot once a round and have, by the ids of its means; absent: none has. */
  readonly empty?: readonly string[];
}

/** What a unit has done of what its card lets it do. */
export interface Doings {
  /** 'stayed': it has given up its move (L1707, L2152). */
  readonly moved: 'adjust' | 'spin' | 'move' | 'rush' | 'operate' | 'stayed' | null;
  /** 'drags': it has something with it that lets it move alone (L5854). */
  readonly assaulted: 'assault' | 'operate' | 'drags' | null;
}

/** A unit that was given a card and acts. */
export interface Activation {
  readonly side: SideId;
  readonly unit: UnitId;
  readonly card: string;
  /** The others of its squad that act with it (L5964): whichever leads, they move as one and strike as one. */
  readonly with?: readonly UnitId[];
  /** Its squad was out of cohesion as it began: it moves together again, and does nothing else (L5983). */
  readonly regroups?: true;
  /** Whose it is again once it has acted, where it obeys anybody (Wild, L1065); absent: it acts for its own side. */
  readonly lentBy?: SideId;
  readonly done: Doings;
  /** Dice of its rush that showed 4 or more, before it has run (L281); null: it has run, or doesn't rush. */
  readonly rushed: number | null;
  /** What it was about to do when somebody interrupted; it goes on with that. */
  readonly held: Held | null;
  /** With what it may make an assault more than its card gives: by skills that strike several times. */
  readonly more?: More;
  /** The kind of its last assault, after which some skills let it go on (L2196, L2415). */
  readonly struck?: AssaultKind;
  /** It has cast a spell: one an activation. */
  readonly cast?: true;
  /** It has sent an ally to reserves (L2826): once. */
  readonly withdrew?: true;
  /** It has stepped aside for one of these, and does that next (L1976, L2533); absent: it owes nothing. */
  readonly owes?: readonly Owed[];
  /** What it has used that works once an activation, by ids; absent: nothing. */
  readonly used?: readonly string[];
  /** Increments that are left of its last move, for what skills do with them (L2080, L2196, L2415). */
  readonly left?: number;
}

/** What a unit steps a tile for. */
export type Owed = 'meleeAssault' | 'casting';

/** Assaults more: with any of these things once, or with each. */
export interface More {
  readonly means: readonly string[];
  readonly each: boolean;
}

export const sceneOf = (characters: Readonly<Record<SideId, Side>>, npcs: readonly SideId[] = []): Scene => ({
  characters,
  npcs,
  battle: null,
});

/** Reads a stored scene; there has been one revision so far. */
export function readScene(raw: Json): Scene {
  if (!isScene(raw)) throw new TypeError('not a stored scene of Wayfarer Tactics');
  return raw;
}

/** Scenes are only ever stored by the engine itself, so their outline is enough to know one. */
const isScene = (raw: Json | Scene): raw is Scene =>
  typeof raw === 'object' && raw !== null && 'characters' in raw && 'battle' in raw;

export function playerIn(scene: Scene, side: SideId): Player | null {
  const sides = scene.battle?.sides ?? {};
  return Object.hasOwn(sides, side) ? (sides[side] ?? null) : null;
}

export function unitIn(scene: Scene, id: UnitId | null): Unit | null {
  const units = scene.battle?.units ?? {};
  return id !== null && Object.hasOwn(units, id) ? (units[id] ?? null) : null;
}

/** A unit that must be there. */
export function unit(scene: Scene, id: UnitId): Unit {
  const found = unitIn(scene, id);
  if (found === null) throw new Error(`no unit '${id}' in the battle`);
  return found;
}

/** Ids of the units that a side commands, in the order of its force. */
export const unitsOf = (scene: Scene, side: SideId): readonly UnitId[] =>
  Object.entries(scene.battle?.units ?? {}).flatMap(([id, one]) => (one.side === side ? [id] : []));

/** Cards of a side's entries, its sideboard's behind them, as they are built: null where nothing could be. */
export const cardsOfForce = remembered(
  (side: Side, _all: null): readonly (UnitCard | VehicleCard | null)[] => {
    const { entries, sideboard } = muster(side.force);
    return [...entries, ...sideboard].map(({ card }) => card);
  },
);

/** The card of a unit in the battle: its owner's force has it. */
export function cardOf(scene: Scene, id: UnitId): UnitCard | VehicleCard {
  const { owner, entry } = unit(scene, id);
  const side = scene.characters[owner];
  const card = side === undefined ? null : cardsOfForce(side, null)[entry];
  if (card === null || card === undefined) throw new Error(`no card of the unit '${id}'`);
  return card;
}

export const isVehicle = (card: UnitCard | VehicleCard): card is VehicleCard => 'vehicle' in card;

/** Whose unit one is, whoever has it act for them just now. */
export const homeOf = (scene: Scene, id: UnitId): SideId =>
  scene.battle?.activations.find((one) => one.unit === id && one.lentBy !== undefined)?.lentBy ??
  unit(scene, id).side;

/** The activation that runs now: the latest, which has interrupted the others. */
export const runningIn = ({ battle }: Scene): Activation | null => battle?.activations.at(-1) ?? null;

/** Who is to say what happens next; null outside of a battle that goes on. */
export const actingIn = (scene: Scene): SideId | null =>
  runningIn(scene)?.side ??
  scene.battle?.marking?.turn ??
  scene.battle?.settingUp[0] ??
  scene.battle?.turn ??
  null;

/** A side's Victory Points: of the captives it holds, and others (L72 to L81). */
export function victoryPointsOf(scene: Scene, side: SideId): number {
  const captives = Object.entries(scene.battle?.units ?? {}).filter(
    ([, { where }]) => where.kind === 'captured' && where.by === side,
  );
  return captives.reduce((sum, [id]) => sum + cardOf(scene, id).vp, playerIn(scene, side)?.points ?? 0);
}

/** Units of a side, whoever has them act just now, that are on the map or may still come to it. */
export const unitsLeft = (scene: Scene, side: SideId): readonly UnitId[] =>
  Object.keys(scene.battle?.units ?? {}).filter(
    (id) => homeOf(scene, id) === side && ['map', 'aboard', 'reserves'].includes(unit(scene, id).where.kind),
  );

/** The vehicle that a unit is in; null: it is in none. */
export function vehicleOf(scene: Scene, id: UnitId): UnitId | null {
  const where = unitIn(scene, id)?.where;
  return where?.kind === 'aboard' ? where.vehicle : null;
}

/** Who is in a vehicle, in the order in which units are known. */
export const aboard = (scene: Scene, vehicle: UnitId): readonly UnitId[] =>
  Object.entries(scene.battle?.units ?? {}).flatMap(([id, { where }]) =>
    where.kind === 'aboard' && where.vehicle === vehicle ? [id] : [],
  );

/** Whether a unit can do something: it is on the map, or in a vehicle that is. */
export function isPresent(scene: Scene, id: UnitId): boolean {
  const where = unitIn(scene, vehicleOf(scene, id) ?? id)?.where;
  return where?.kind === 'map';
}

/** Whether a unit is a vehicle. */
export const isVehicleUnit = (scene: Scene, id: UnitId): boolean => isVehicle(cardOf(scene, id));
