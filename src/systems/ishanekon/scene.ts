import type { Json } from '../../engine/json.ts';
import { remembered } from '../../engine/remembered.ts';
import type { Feature, Grid, TileName } from '../../engine/space/grid/index.ts';
import { current as runningTurn, type SortedOrder } from '../../engine/turns/index.ts';
import type { Duration } from '../../engine/uses/index.ts';
import type { Coming, Defending, Exchange, Ongoing } from './inProgress.ts';
import { completed } from './character/completed.ts';
import type { Being, Character, Item } from './character/schema.ts';
import type { ArmyUnitId } from './content/armies.ts';
import type { CharacterId } from './ids.ts';
import { newParty, type Party } from './party/party.ts';
import type { Zone } from './zones/zone.ts';

export type { CharacterId } from './ids.ts';
export type Side = 'players' | 'foes';

/** The characters that an intent touches, what belongs to all of them, and the fight they may be in. */
export interface Scene {
  readonly characters: Readonly<Record<CharacterId, Character>>;
  /** Those of them who are the GM's, outside of a fight; in one, sides say it. */
  readonly npcs: readonly CharacterId[];
  readonly party: Party;
  readonly fight: Fight | null;
  /** A battle of armies. While it runs, a fight is one of heroes into which it has zoomed. Absent, as null: none. */
  readonly battle?: Battle | null;
  /** Those of the fight whom the GM keeps for later. Absent: nobody. */
  readonly kept?: readonly CharacterId[];
  /** Attacks, damage and Defense Rolls that are under way, the innermost last: there while a command runs, and never between two. */
  readonly attacks?: readonly Ongoing[];
  readonly coming?: readonly Coming[];
  readonly defending?: readonly Defending[];
  /** Attacks and Abilities that are under way, with those who have been asked about them: each at most once. */
  readonly exchanges?: readonly Exchange[];
}

export interface Fight {
  readonly ground: Ground;
  readonly light: Light;
  /** A seat for each who acts alone, and one for each union: that of its first member. */
  readonly order: SortedOrder;
  /** Everybody who is or was in it. Who left keeps a place here: they are written back at its end. */
  readonly fighters: Readonly<Record<CharacterId, Fighter>>;
  /** Those who act at the same time, until they dissolve it; the first member's seat is theirs. */
  readonly unions: readonly Union[];
  /** Who acts at the end of the first round (Rounds and Turns). */
  readonly surprised: readonly CharacterId[];
  /** Of two with the same Initiative, who goes first by the GM's word (Rounds and Turns). */
  readonly ties: readonly { readonly one: CharacterId; readonly other: CharacterId }[];
  readonly lying: readonly Lying[];
  readonly lastId: number; // numbers what is made in the fight
  /** Parts of the place that Abilities have changed for a time. Absent: none. */
  readonly zones?: readonly Zone[];
}

/** A battle of armies (Army rules): units on a map whose squares are spaces, as large as the GM says. */
export interface Battle {
  readonly ground: MapGround;
  /** 0 before the first. */
  readonly round: number;
  /** Whose units go first among those of the same Movement: the side that started the battle, as the GM says (Rounds and Turns). */
  readonly first: Side;
  /** Those who still act this round, as they come: units of one side and one Movement together, in whatever order they like. */
  readonly line: readonly (readonly CharacterId[])[];
  /** Units, by the id of the one whose sheet they are; of a unit of heroes, the one who came first. */
  readonly units: Readonly<Record<CharacterId, Unit>>;
  /** Everybody who is or was in it: units, and heroes wherever they are. */
  readonly members: Readonly<Record<CharacterId, BattleMember>>;
}

export interface BattleMember {
  readonly side: Side;
  readonly left: boolean;
  readonly passing?: true;
}

export interface Unit {
  readonly side: Side;
  readonly at: TileName;
  /** The row of its values; a building has none: it takes what it gets, and does nothing. */
  readonly row: ArmyUnitId | 'building';
  /** Its own Level, without those of the heroes in it. */
  readonly level: number;
  /** Vitality that it has lost. */
  readonly lost: number;
  readonly heroes: readonly CharacterId[];
  /** What it still has of the turn that runs; null while none of its turns runs. */
  readonly turn: { readonly movement: number; readonly acted: boolean } | null;
  /** All attacks against it have disadvantage until its next turn (Defend). */
  readonly defending: boolean;
  /** It attacks the next enemy that comes into its Range: anybody, or one of these (Prepare). Null: it waits for nobody. */
  readonly prepared: 'anybody' | readonly CharacterId[] | null;
  readonly unseen: boolean;
}

/** Bright light lets everybody see, dim light most; in the dark Normal Vision fails (Light and Vision). */
export type Light = 'bright' | 'dim' | 'dark';

/** Where the fight takes place: on squares of 1 m, or as it is told, which is equal to it (Battlefield). */
export type Ground = MapGround | ToldGround;

export interface MapGround {
  readonly kind: 'map';
  readonly grid: Grid<Mark>;
  readonly spots: Readonly<Record<string, readonly TileName[]>>;
}

/** Without a map: distances and cover are as somebody has said. */
export interface ToldGround {
  readonly kind: 'told';
  /** Metres between two, by `pairOf`; who has none is `near` away. */
  readonly metres: Readonly<Record<string, number>>;
  readonly near: number;
  /** Cover that somebody has, whoever shoots at them. */
  readonly cover: Readonly<Record<CharacterId, 'half' | 'full'>>;
}

/** What a square has besides its height and cover. */
export interface Mark extends Feature {
  readonly id: string;
  /** How it is called where its sign does not say so. */
  readonly name?: string;
  /** The zone that it is of; absent: it belongs to the map. */
  readonly zone?: string;
}

export interface Union {
  readonly members: readonly CharacterId[];
  /** The round in which it began; null: it begins with the next. */
  readonly since: number | null;
  /** Those who leave it when the next round begins. */
  readonly leaving: readonly CharacterId[];
  /** Those who join it then. */
  readonly coming: readonly CharacterId[];
}

export interface Lying {
  readonly id: string;
  /** The square, or beside whom; null on told ground where nobody has said. */
  readonly at: TileName | null;
  readonly from: CharacterId;
  readonly item: Item;
}

export interface Fighter {
  readonly side: Side;
  readonly left: boolean;
  /** The north-western square of their body; null on told ground. */
  readonly at: TileName | null;
  /** Metres above the floor: where they fly, or have climbed to. */
  readonly altitude: number;
  /** As it was when the round began: changes count from the next one on. */
  readonly initiative: number;
  /** Reaction Points left; back at the start of each round. */
  readonly rp: number;
  /** What they still have of the turn that runs; null while none of theirs runs. */
  readonly turn: OwnTurn | null;
  /** Their turn, whole, while they hold it (Rounds and Turns). */
  readonly kept: OwnTurn | null;
  /** A boss's turns of this round that are still to come, one after each enemy's (Boss). */
  readonly owedTurns: number;
  /** Turns that a captain has ordered and that are still to come. Absent: none. */
  readonly orderedTurns?: number;
  /** Metres that a jump has overdrawn; they count against the next turn's movement. */
  readonly debt: number;
  readonly states: readonly FightState[];
  readonly holding: HeldAction | null;
  /** What was used that a turn or a round limits, by its id. */
  readonly used: { readonly turn: readonly string[]; readonly round: readonly string[] };
  /** How many turns of theirs have begun. */
  readonly turns: number;
  /** Players know nothing of them, by the GM's word. */
  readonly unseen: boolean;
  readonly passing?: true;
  readonly fleeting?: true;
  readonly nameless?: true;
  /** The vehicle they are in, and as what (Vehicles). Absent: they are in none. */
  readonly aboard?: Aboard;
}

/** Where somebody is in a vehicle: its pilot, a passenger, or the co-pilot who operates one of its modules. */
export interface Aboard {
  readonly vehicle: CharacterId;
  readonly seat: 'pilot' | 'passenger' | 'copilot';
  /** The module, of a co-pilot. */
  readonly module?: string;
}

/** What somebody still has of their turn (Rounds and Turns). */
export interface OwnTurn {
  readonly ap: number;
  readonly apSpent: number;
  /** Metres still to go: Basic Movement, and what actions add. */
  readonly movement: number;
  readonly moved: number;
  /** Basic Movement of this turn: what a Move action adds. */
  readonly basic: number;
  /** The free Interact with Target or Switch Weapons of this turn is used: they share one. */
  readonly hands: boolean;
  /** Attacks of an Attack action that are still to be made. */
  readonly attacks: number;
  /** AP that were paid for that action, while it has attacks left. */
  readonly attackAp?: number;
  readonly wpSpent: number;
  /** An additional turn: a boss's, or one that an effect gives. */
  readonly extra: boolean;
  /** One that a captain has ordered: what lasts until their next turn goes on (Captain's Order). */
  readonly ordered?: true;
}

/** What an action does to somebody while the fight lasts. Status Effects are on the sheet. */
export interface FightState {
  readonly id: FightStateId;
  /** Whose doing it is: who grabs them, on whom they have climbed. */
  readonly by: CharacterId | null;
  readonly number: number | null;
  /** Which one it is, where there are several of a kind: what is boosted. */
  readonly what?: string;
  readonly duration: Duration;
}

export type FightStateId =
  /** Disadvantage on attacks against them, advantage on their DR (Defend). */
  | 'defending'
  /** Evasion +2 and DR +1 as long as they are in half cover (Taking Cover). */
  | 'takingCover'
  /** They fail Defense Rolls by choice: those that `by` forces, all where that is themselves (Defense Rolls). */
  | 'givingIn'
  /** Somebody holds them (Grab): `by`. */
  | 'grabbed'
  /** They are on top of somebody bigger (Climb): `by`. */
  | 'climbed'
  /** Those whom they hide from do not know where they are (Hide): `number` is what a search must beat. */
  | 'hidden'
  /** Something has given them away: they stay hidden until their turn ends (Hide). */
  | 'givenAway'
  /** They command their summons themselves (Command). */
  | 'commanding'
  /** A vehicle is stronger by `number` in `what` (Boost Vehicle). */
  | 'boosted';

/** An action that waits for its trigger, paid for already (Rounds and Turns). */
export interface HeldAction {
  readonly trigger: Trigger;
  /** What waits, as it is told: 'Attack with Ax'. */
  readonly name: string;
  /** The AP that were paid for it. */
  readonly ap: number;
  /** The act, or 'attack'. */
  readonly act: string;
  readonly target: string | null;
  readonly means: string | null;
  readonly detail: string | null;
  readonly spend: readonly string[];
  readonly duration: Duration;
}

/** What sets a held action off: a step, an attack, an Ability, anything done but a step. */
export type Deed = 'moves' | 'attacks' | 'usesAbility' | 'acts';

/** When a held action happens: somebody does something somewhere, or when its player says Now. */
export type Trigger =
  | {
      readonly when: Deed;
      readonly who: 'enemies' | 'allies' | 'anybody' | { readonly id: CharacterId };
      /** Within so many metres; null: wherever. */
      readonly within: number | null;
    }
  | { readonly when: 'said'; readonly words: string };

export const sceneOf = (
  characters: Readonly<Record<CharacterId, Character>>,
  npcs: readonly CharacterId[] = [],
  party: Party = newParty,
): Scene => ({ characters, npcs, party, fight: null });

/** Reads a stored scene; there has been one revision so far. What has come to sheets and house rules since stands as where nobody has said anything. */
export function readScene(raw: Json): Scene {
  if (!isScene(raw)) throw new TypeError('not a stored scene of Ishanekon');
  const stored: Scene = raw;
  const characters = Object.entries(stored.characters).map(([id, who]) => [id, completed(who)]);
  const party = { ...newParty, ...stored.party, rules: { ...newParty.rules, ...stored.party.rules } };
  return { ...stored, characters: Object.fromEntries(characters), party };
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

/** Somebody with Stats, or null: nobody, or an object. */
export function beingIn(scene: Scene, id: CharacterId | null): Being | null {
  const found = characterIn(scene, id);
  return found === null || found.kind === 'object' ? null : found;
}

/** Somebody with Stats who must be in the scene. */
export function being(scene: Scene, id: CharacterId): Being {
  const found = beingIn(scene, id);
  if (found === null) throw new Error(`'${id}' is nobody with Stats`);
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
export const fightersIn = (scene: Scene): readonly CharacterId[] => fightersOf(scene, null);

const fightersOf = remembered((scene: Scene, _all: null): readonly CharacterId[] => {
  const fighters = scene.fight?.fighters ?? {};
  return Object.keys(fighters).filter((id) => fighters[id]?.left === false);
});

/** Those who are there: in the fight or the battle, or outside of one in the scene. */
export const presentIn = (scene: Scene): readonly CharacterId[] =>
  scene.fight === null
    ? Object.keys(scene.characters).filter((id) => scene.battle?.members[id]?.left !== true)
    : fightersIn(scene);

/** On whose side somebody is, in a fight or outside of one. */
export const sideOf = (scene: Scene, id: CharacterId): Side =>
  scene.fight?.fighters[id]?.side ??
  scene.battle?.members[id]?.side ??
  (scene.npcs.includes(id) ? 'foes' : 'players');

/** Whether two fight against one another. Oneself is an ally (Combat). */
export const areEnemies = (scene: Scene, one: CharacterId, other: CharacterId): boolean =>
  sideOf(scene, one) !== sideOf(scene, other);

/** Whose seat's turn runs; null outside of a fight and between turns. */
export const seatOnTurn = ({ fight }: Scene): CharacterId | null =>
  fight === null ? null : (runningTurn(fight.order)?.actor ?? null);

/** Those whose turn runs: one, or those of a union who have not ended theirs. */
export const onTurn = (scene: Scene): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => scene.fight?.fighters[id]?.turn !== null);

/** What somebody is in at the moment by an action of the fight. */
export const stateOf = (scene: Scene, id: CharacterId, state: FightStateId): FightState | null =>
  fighterIn(scene, id)?.states.find((one) => one.id === state) ?? null;
