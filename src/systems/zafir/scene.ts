import type { Json } from '../../engine/json.ts';
import type { Feature, Grid } from '../../engine/space/grid/index.ts';
import { type Footprint, parseTile, type TileName } from '../../engine/space/grid/index.ts';
import { type GroupOrder, current as runningTurn } from '../../engine/turns/index.ts';
import type { Duration } from '../../engine/uses/index.ts';
import type { Character } from './character/schema.ts';
import type { TileFeatureId } from './content/tileFeatures.ts';
import { newParty, type Party } from './party/party.ts';

export type CharacterId = string;
/** Allied units that are no player's act after the players' own; all players decide for them. */
export type Side = 'players' | 'allies' | 'enemies';

/** The characters that an intent touches, what belongs to the whole crew, and the encounter they may be in. */
export interface Scene {
  readonly characters: Readonly<Record<CharacterId, Character>>;
  /** Those of them who are the GM's, outside of an encounter. */
  readonly npcs: readonly CharacterId[];
  readonly party: Party;
  readonly fight: Fight | null;
  /** Those of the encounter whom the GM keeps for later: they have a place in the campaign from then on. Absent: nobody. */
  readonly kept?: readonly CharacterId[];
}

/** An encounter of a mission, on its battlefield. */
export interface Fight {
  readonly grid: Grid<TileMark>;
  /** Named tiles: where the players' units begin, where reinforcements come. */
  readonly spots: Readonly<Record<string, readonly TileName[]>>;
  /** Groups in order: 'players', 'allies', 'enemies'. */
  readonly order: GroupOrder;
  /** Which of the players' units acted first this round; the token passes on to the next one with each round. */
  readonly first: CharacterId | null;
  /** Everybody who is or was in it, by id. */
  readonly units: Readonly<Record<CharacterId, Unit>>;
  /** What the one whose turn it is still has; null between turns. */
  readonly turn: Turn | null;
  /** Free moves that are still to be made, whoever's turn it is: all else waits for those of others. */
  readonly owed: readonly OwedMove[];
  /** What lies over several tiles for a time: smoke, animated cover, a fountain, a tripmine. */
  readonly areas: readonly Area[];
  /** What abilities have set up, so that it goes with them: pylons, deployable cover. */
  readonly placed: readonly Placed[];
  readonly reinforcements: readonly Reinforcement[];
  /** Whether the enemies know of the players' units. */
  readonly revealed: boolean;
  /** Who has taken damage since this round began. */
  readonly hurt: readonly CharacterId[];
  /** Who has shot out of overwatch at the move that is being made. */
  readonly fired: readonly CharacterId[];
}

/**
 * What a tile has besides its height and cover. `sturdy`: cover here cannot be destroyed; `climbable`: its walls can be climbed.
 * `hidden`: players know nothing of the tile; `secret`: nothing of what lies there.
 */
export interface TileMark extends Feature {
  readonly id: TileFeatureId | 'sturdy' | 'climbable' | 'stairs' | 'object' | 'hidden' | 'secret';
  /** Rounds left; null: until something ends it. */
  readonly left: number | null;
  readonly by: CharacterId | null;
  /** What an object is, or hidden ground, and the Will that guards it where it is locked. */
  readonly name?: string;
  readonly lock?: number;
  readonly open?: boolean;
}

/** Something over several tiles. `duration` null: until it is used up. */
export interface Area {
  readonly id: string; // of its own
  readonly what: 'smoke' | 'animateCover' | 'healingFountain' | 'tripmine';
  readonly centre: TileName;
  readonly radius: number;
  readonly by: CharacterId;
  readonly side: Side;
  /** Rounds or turns left, counted where its owner's phase (or, of smoke, the round) begins; null: until used up. */
  readonly left: number | null;
  /** What a tripmine throws, and whose abilities go with it. */
  readonly grenade?: string;
}

export interface Placed {
  readonly what: 'pylon' | 'deployableCover';
  readonly by: CharacterId;
  readonly tiles: readonly TileName[];
}

/** Units on the reinforcement track: at 1 they come when the next round begins. */
export interface Reinforcement {
  readonly rounds: number;
  readonly members: readonly {
    readonly id: CharacterId;
    readonly name: string;
    readonly sheet: Json;
    readonly hidden: boolean;
    readonly passing?: true;
  }[];
}

export interface Unit {
  readonly side: Side;
  readonly left: boolean;
  /** The tile they are on; the north-western one of a Large unit. */
  readonly at: TileName;
  /** Enemies do not know of them. */
  readonly concealed: boolean;
  /** The GM has not shown them yet: players know nothing of them. */
  readonly hidden: boolean;
  /** Whose body they carry; and who carries theirs. */
  readonly carries: CharacterId | null;
  readonly effects: readonly Effect[];
  /** Who commands them instead of their own: Mind Controlled, or an artifact under control. */
  readonly controlled: {
    readonly by: CharacterId;
    readonly how: 'mind' | 'artifact';
    readonly duration: Duration;
  } | null;
  /** Actions more (or, of Stunned, fewer are conditions) that their next turn has. */
  readonly granted: number;
  /** They live in this encounter alone, and nowhere in the campaign, unless a GM keeps them. */
  readonly passing?: true;
  /** The round of their latest turn, 0 before the first: a unit has one a round, whichever side it is taken for. */
  readonly acted: number;
  /** The round in which their conditions and cooldowns last counted. */
  readonly counted?: number;
}

/** What an action, ability or item does to somebody for a time. What each does to numbers is in `numbers`. */
export interface Effect {
  readonly id: EffectId;
  /** Whose doing it is. */
  readonly by: CharacterId;
  /** The weapon on overwatch, the target that is suppressed. */
  readonly means: string | null;
  readonly number: number | null;
  readonly duration: Duration;
}

export type EffectId =
  | 'overwatch'
  | 'curse'
  | 'guidance'
  | 'arcaneDefenses'
  | 'suppressed'
  | 'towerShield'
  | 'mirage'
  | 'panicMoved'
  /** Clarity in the Chaos has come to them this encounter. */
  | 'clarity'
  /** How often they have withstood Control Artifact: `number`. */
  | 'controlResisted'
  /** What a power of their own or of somebody else's does for a time: `means` says which effect of which. */
  | 'power';

/** A free move: `why` is what gives it; `speed` and `agility` (points for Agility Moves) are their own where null. */
export interface OwedMove {
  readonly actor: CharacterId;
  readonly why: OwedWhy;
  readonly speed: number | null;
  readonly agility: number | null;
}

export type OwedWhy = 'reinforcement' | 'revealed' | 'ability' | 'baldyrsGait';

export interface Turn {
  readonly actor: CharacterId;
  /** Actions still to be had, and those taken. */
  readonly actions: number;
  readonly acted: number;
  /** Agility Points spent this turn. */
  readonly agility: number;
  /** Nothing more may be done but to end it. */
  readonly over: boolean;
  /** They have attacked somebody whom they hate. */
  readonly vented?: boolean;
}

export const sceneOf = (
  characters: Readonly<Record<CharacterId, Character>>,
  npcs: readonly CharacterId[] = [],
  party: Party = newParty,
): Scene => ({ characters, npcs, party, fight: null });

/** Reads a stored scene; there has been one revision so far. */
export function readScene(raw: Json): Scene {
  if (!isScene(raw)) throw new TypeError('not a stored scene of Zafir');
  return raw;
}

/** Scenes are only ever stored by the engine itself, so their outline is enough to know one. */
function isScene(raw: Json | Scene): raw is Scene {
  return typeof raw === 'object' && raw !== null && 'characters' in raw && 'fight' in raw;
}

/** Somebody of the scene, or null. */
export function characterIn(scene: Scene, id: CharacterId | null): Character | null {
  return id !== null && Object.hasOwn(scene.characters, id) ? (scene.characters[id] ?? null) : null;
}

/** Somebody who must be in the scene. */
export function character(scene: Scene, id: CharacterId): Character {
  const found = characterIn(scene, id);
  if (found === null) throw new Error(`nobody with the id '${id}' in the scene`);
  return found;
}

/** Somebody's unit on the battlefield; null for who is not, or not any more, on it. */
export function unitIn(scene: Scene, id: CharacterId): Unit | null {
  const units = scene.fight?.units;
  if (units === undefined || !Object.hasOwn(units, id)) return null;
  const found = units[id];
  return found === undefined || found.left ? null : found;
}

/** Those on the battlefield, whatever became of them, in the order in which they came. */
export function unitsIn(scene: Scene): readonly CharacterId[] {
  const units = scene.fight?.units ?? {};
  return Object.keys(units).filter((id) => units[id]?.left === false);
}

/** Those who are there: on the battlefield, or outside of an encounter in the scene. */
export const presentIn = (scene: Scene): readonly CharacterId[] =>
  scene.fight === null ? Object.keys(scene.characters) : unitsIn(scene);

/** Whose turn it is; null outside of an encounter and between turns. */
export const actingIn = (scene: Scene): CharacterId | null =>
  scene.fight === null ? null : (runningTurn(scene.fight.order)?.actor ?? null);

/** Whether two units fight on opposite sides: whom a unit may attack. Control changes it (`sideOf`). */
export const areEnemies = (scene: Scene, one: CharacterId, other: CharacterId): boolean =>
  (sideOf(scene, one) === 'enemies') !== (sideOf(scene, other) === 'enemies');

/** On whose side somebody fights now: that of whoever controls them, else their own; outside of encounters by whose they are. */
export function sideOf(scene: Scene, id: CharacterId): Side {
  const unit = unitIn(scene, id);
  if (unit === null) return scene.npcs.includes(id) ? 'enemies' : 'players';
  const by = unit.controlled?.by ?? null;
  const controller = by === null || by === id ? null : unitIn(scene, by);
  return controller === null ? unit.side : controller.side;
}

/** How many tiles wide and long somebody is. */
export function sizeOf(scene: Scene, id: CharacterId): number {
  const who = character(scene, id);
  return who.kind === 'enemy' && who.large !== null ? 2 : 1;
}

/** How many tiles tall somebody is: the silhouette of sight. */
export function heightOf(scene: Scene, id: CharacterId): number {
  const who = character(scene, id);
  return who.kind === 'enemy' && who.large !== null ? who.large.height : 2;
}

/** The tiles somebody stands on; throws for who is on no battlefield. */
export function footprintOf(scene: Scene, id: CharacterId): Footprint {
  const at = parseTile(unitIn(scene, id)?.at ?? '');
  if (at === null) throw new Error(`'${id}' stands nowhere`);
  return { at, size: sizeOf(scene, id) };
}
