import type { Json } from '../../engine/json.ts';
import {
  areClose as inReach,
  type Standing,
  type ZoneId,
  type ZoneMap,
  zonesOf as zonesOfActor,
} from '../../engine/space/zones/index.ts';
import { rowOf } from '../../engine/table.ts';
import { current as runningTurn, type SortedOrder } from '../../engine/turns/index.ts';
import type { Duration } from '../../engine/uses/index.ts';
import type { Character } from './character/schema.ts';
import type { ActId } from './content/acts.ts';
import type { EnvironmentId } from './content/environment.ts';
import type { MannerId } from './content/movement.ts';
import { sizes } from './content/sizes.ts';
import { type Party, partyOf } from './party/party.ts';

export type CharacterId = string;
export type Side = 'players' | 'foes';

/** The characters that an intent touches, what belongs to all of them, and the fight they may be in. */
export interface Scene {
  readonly characters: Readonly<Record<CharacterId, Character>>;
  /** Those of them who are the GM's, outside of a fight; in one, sides say it. */
  readonly npcs: readonly CharacterId[];
  readonly party: Party;
  readonly fight: Fight | null;
  /** Those of the fight whom the GM keeps for later: they have a place in the campaign from then on. Absent: nobody. */
  readonly kept?: readonly CharacterId[];
}

export interface Fight {
  readonly map: ZoneMap;
  /** Who is where; a knot is a group within Close Range of one another. */
  readonly standing: Standing;
  readonly order: SortedOrder;
  /** Everybody who is or was in it. Who left keeps a place here: they are written back at its end. */
  readonly fighters: Readonly<Record<CharacterId, Fighter>>;
  /** Who misses the surprise round: some, or a whole side. */
  readonly surprised: readonly (CharacterId | Side)[];
  /** What the one whose turn it is still has; null between turns. */
  readonly turn: TurnBudget | null;
  /** What powers have made of Zones for a time. */
  readonly marks: readonly ZoneMark[];
  /** How much Soulfire has been spent in it. Absent of old: nobody has counted. */
  readonly soulfire?: number;
  /** What is left out of the scene while a command runs of somebody who knows nothing of it; never stored. */
  readonly aside?: Aside;
}

/** Those of a fight who are left out of it for a while, with where they stand, and the map with all of its Zones. */
export interface Aside {
  readonly characters: Readonly<Record<CharacterId, Character>>;
  readonly fighters: Readonly<Record<CharacterId, Fighter>>;
  readonly standing: Standing;
  readonly map: { readonly before: ZoneMap; readonly known: ZoneMap };
}

/** A trait that a Zone has for a time. */
export interface ZoneMark {
  readonly zone: ZoneId;
  readonly trait: EnvironmentId;
  readonly power: string; // its name
  readonly duration: Duration;
}

export interface Fighter {
  readonly side: Side;
  readonly left: boolean;
  /** Zones they have been in: a hazard hurts on the first entry only. */
  readonly entered: readonly ZoneId[];
  readonly effects: readonly Effect[];
  /** In which Zone what they dropped lies, by the item's id. */
  readonly lies: Readonly<Record<string, ZoneId>>;
  /** Who helps with their next Test. */
  readonly helpers: readonly CharacterId[];
  /** Hidden: the successes that a Search must beat, and from whom. */
  readonly hidden: { readonly successes: number; readonly from: readonly CharacterId[] } | null;
  /** Players know nothing of them, by the GM's word. Absent of old: then they do. */
  readonly unseen?: boolean;
  /** They wait for something to happen, to act then with what they put off of their turn (S82). */
  readonly waiting: Waiting | null;
  /** On whom they ride, or whom they have climbed. */
  readonly mount: CharacterId | null;
  /** How they go about, where not on their feet. */
  readonly manner: MannerId | null;
  /** Actions that a power has given them for their next turn. */
  readonly granted: number;
  /** How many spaces of their Wound Track were filled as they came. Absent of old. */
  readonly wounded?: number;
  /** They live in this fight alone, and nowhere in the campaign, unless a GM keeps them. */
  readonly passing?: true;
  /** They are gone when the fight is over: nobody asks what becomes of them. */
  readonly fleeting?: true;
  /** One of many, whom nobody has given a name of their own. */
  readonly nameless?: true;
  /** What they still have of a turn that they hold. Absent of old: all of it. */
  readonly held?: TurnBudget | null;
}

export interface Waiting {
  readonly trigger: string; // in the player's words
  readonly act: ActId; // what they then do
  readonly turn: TurnBudget; // what they have for it
}

/** What an action of theirs does for a time. `ally` is whom they defend, `zone` which Zone. */
export interface Effect {
  readonly id: 'dodge' | 'charge' | 'defend' | 'defendZone';
  readonly ally: CharacterId | null;
  readonly zone: ZoneId | null;
  readonly duration: Duration;
}

export interface TurnBudget {
  readonly actor: CharacterId;
  /** Whether the Move of this turn is still to be had. */
  readonly move: boolean;
  readonly moved: boolean;
  /** Actions still to be had, and those taken. */
  readonly actions: number;
  readonly acted: number;
  /** A turn of the surprise round: one Action, and Mettle buys neither Actions nor dice. */
  readonly surprise: boolean;
  /** Zones that enemies defend, and into which they have fought their way this turn. */
  readonly opened: readonly ZoneId[];
  /** It began in difficult terrain. */
  readonly slowed: boolean;
}

export const sceneOf = (
  characters: Readonly<Record<CharacterId, Character>>,
  npcs: readonly CharacterId[] = [],
  party: Party = partyOf(Object.keys(characters).length),
): Scene => ({ characters, npcs, party, fight: null });

/** Reads a stored scene; there has been one revision so far. */
export function readScene(raw: Json): Scene {
  if (!isScene(raw)) throw new TypeError('not a stored scene of Soulbound');
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

/** Somebody's place in the fight; null for who is not, or not any more, in it. */
export function fighterIn(scene: Scene, id: CharacterId): Fighter | null {
  const fighters = scene.fight?.fighters;
  if (fighters === undefined || !Object.hasOwn(fighters, id)) return null;
  const found = fighters[id];
  return found === undefined || found.left ? null : found;
}

/** Those who are in the fight, dead or alive, in the order in which they joined. */
export function fightersIn(scene: Scene): readonly CharacterId[] {
  const fighters = scene.fight?.fighters ?? {};
  return Object.keys(fighters).filter((id) => fighters[id]?.left === false);
}

/** Those who are there: in the fight, or outside of one in the scene. */
export const presentIn = (scene: Scene): readonly CharacterId[] =>
  scene.fight === null ? Object.keys(scene.characters) : fightersIn(scene);

/** Whose turn it is; null outside a fight and before its first turn. */
export function actingIn(scene: Scene): CharacterId | null {
  return scene.fight === null ? null : (runningTurn(scene.fight.order)?.actor ?? null);
}

/**
 * Whether somebody's turn has begun and is not over: it runs, be it interrupted, or they wait to React. A turn that is held, whole, is
 * the next that they have.
 */
export const isInTurn = (scene: Scene, id: CharacterId): boolean =>
  fighterIn(scene, id)?.waiting != null ||
  (scene.fight?.order.turns.some(({ actor }) => actor === id) ?? false);

/** The Zones somebody stands in: one, but several for who fills them; none for who is in no fight. */
export const zonesOf = (scene: Scene, id: CharacterId): readonly ZoneId[] =>
  scene.fight === null ? [] : zonesOfActor(scene.fight.standing, id);

/** How many Zones somebody's size fills; 0 for those who only stand in one. */
export const zonesFilled = (scene: Scene, id: CharacterId): number =>
  rowOf(sizes, character(scene, id).size).fills;

/**
 * Whether two are within Close Range of each other: they have gone up to each other, or one of them fills a Zone that
 * both are in.
 */
export function areClose(scene: Scene, one: CharacterId, other: CharacterId): boolean {
  if (scene.fight === null) return false;
  if (inReach(scene.fight.standing, one, other)) return true;
  const fills = zonesFilled(scene, one) > 0 || zonesFilled(scene, other) > 0;
  return fills && zonesOf(scene, one).some((zone) => zonesOf(scene, other).includes(zone));
}

/** Everybody within Close Range of somebody in the fight, without them, in the order in which they joined. */
export const closeOnes = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((other) => other !== id && areClose(scene, id, other));
