import type { Json } from '../../engine/json.ts';
import { remembered } from '../../engine/remembered.ts';
import type { Bearing, Path, PlaneBoard, Point } from '../../engine/space/plane/index.ts';
import { current as runningTurn, type SortedOrder } from '../../engine/turns/index.ts';
import type { Duration } from '../../engine/uses/index.ts';
import type { Ongoing } from './attack/inProgress.ts';
import type { Character, Item, Person, Vehicle } from './character/schema.ts';
import type { CheckRolled } from './checks/events.ts';
import type { AttributeId } from './content/attributes.ts';
import type { Amount } from './gear/amount.ts';
import type { CharacterId } from './ids.ts';
import { newParty, type Party } from './party/party.ts';
import type { Hazard } from './powers/schema.ts';

export type { CharacterId } from './ids.ts';
export type Side = 'players' | 'foes';

/** The characters that an intent touches, what belongs to all of them, and the fight they may be in. */
export interface Scene {
  readonly characters: Readonly<Record<CharacterId, Character>>;
  /** Those of them who are the GM's, outside of a fight; in one, sides say it. */
  readonly npcs: readonly CharacterId[];
  readonly party: Party;
  readonly fight: Fight | null;
  /** Those of the fight whom the GM keeps for later. Absent: nobody. */
  readonly kept?: readonly CharacterId[];
}

export interface Fight {
  /** The place, in whole centimetres; what the scene is like: light, air. */
  readonly board: PlaneBoard;
  readonly dark: boolean;
  /** There is none here, wherever the party's air is. */
  readonly airless?: true;
  /** What is dangerous about the place: it strikes when the GM says so. */
  readonly dangers?: readonly Hazard[];
  readonly order: SortedOrder;
  /** Everybody who is or was in it, vehicles among them. Who left keeps a place here: they are written back at its end. */
  readonly fighters: Readonly<Record<CharacterId, Fighter>>;
  /** What the one whose turn it is still has; null between turns. */
  readonly turn: Turn | null;
  /** Nobody is Active: between two Actions, or two turns. Then somebody may Seize the Initiative. */
  readonly gap: boolean;
  /** The gap has just come: where the house asks, everybody is asked. */
  readonly fresh?: true;
  /** Who wants to Seize the Initiative in the next gap, in the order in which they said so. */
  readonly seizing: readonly Seize[];
  /** Turns that an Action out of turn has interrupted, the innermost last. */
  readonly paused?: readonly Turn[];
  /** Balls of plasma that fly on by themselves. */
  readonly plasma: readonly Plasma[];
  /** What lies about: where, whose it was, and what. */
  readonly lying: readonly Lying[];
  readonly lastId: number; // numbers what is made in the fight
  /** Attacks that are being made, the innermost last: there while a command runs, and never between two. */
  readonly attacks?: readonly Ongoing[];
  /** Places that powers of packs have made a hazard. */
  readonly hazards?: readonly HazardArea[];
}

/** A place around a point that harms who begins their turn there. */
export interface HazardArea {
  readonly id: string;
  readonly at: Point;
  readonly radius: number; // centimetres
  readonly hazard: Hazard;
  readonly by: CharacterId;
  readonly duration: Duration;
}

export interface Seize {
  readonly actor: CharacterId;
  /** Whose CHA is rolled instead of the actor's AGI; null: the actor rolls. */
  readonly helper: CharacterId | null;
  /** It succeeds without a roll, by That's an Order. */
  readonly ordered: boolean;
  /** The gap that it waits for has come. */
  readonly due?: true;
  /** It is rolled again for Prestige: it is paid for already. */
  readonly paid?: true;
  /** The Action that they have picked before; absent: they pick it once they have it. */
  readonly plan?: Plan;
}

/** An Action that somebody has picked for later: an Attack, or an act by its id. */
export interface Plan {
  readonly act: string;
  readonly target: string | null;
  readonly means: string | null;
}

export interface Plasma {
  readonly id: string;
  readonly by: CharacterId;
  readonly at: Point;
  readonly bearing: Bearing;
  /** How often it has moved and hurt. */
  readonly times: number;
  /** What it is like, as the weapon has it that made it: metres a turn and around it, its damage, and when it explodes. */
  readonly made: {
    readonly step: number;
    readonly radius: number;
    readonly damage: Amount;
    readonly times: number;
  };
}

export interface Lying {
  readonly id: string;
  readonly at: Point;
  readonly from: CharacterId;
  readonly item: Item;
}

export interface Fighter {
  readonly side: Side;
  readonly left: boolean;
  /** The middle of their base; null inside a vehicle, whose `crew` says who is where in it. */
  readonly at: Point | null;
  /** How high their base is, in centimetres: a floor's height, or where they fly. */
  readonly altitude: number;
  /** Where a vehicle's front is. */
  readonly heading: Bearing | null;
  /** Attack Counters (p. Attack Counters): kept until their own turn ends. */
  readonly counters: number;
  /** They have tried to Seize the Initiative and cannot again until after their next turn. */
  readonly seized: boolean;
  /** So many Actions fewer in their next turn: seizing has no floor, Terrifying leaves one. */
  readonly owed: { readonly seized: number; readonly terrified: number };
  readonly prepared: readonly Prepared[];
  readonly overwatch: Overwatch | null;
  readonly effects: readonly Effect[];
  /** What was used that a turn, a Dodge Roll or a fight limits, by the ability's id; cleared at each turn's start, whoever's it is. */
  readonly used: readonly string[];
  /** Powers that a fight limits, once for each use. */
  readonly spent?: readonly string[];
  /** How many turns of theirs have begun. */
  readonly turns: number;
  /** A pilot has moved the vehicle on their latest turn: an aeroplane stays up. */
  readonly flew: boolean;
  /** Players know nothing of them, by the GM's word. */
  readonly unseen: boolean;
  /** Only in a scene as somebody knows it: they hold somebody of whom they know nothing. */
  readonly holdsUnseen?: true;
  /** A roll of theirs that has just been seen, and can be rolled again until the next step (Prestige). */
  readonly again?: Again;
  readonly passing?: true;
  readonly fleeting?: true;
  readonly nameless?: true;
}

/** Two who have rolled against one another, with what each has. */
export interface Contest {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly own: CheckRolled;
  readonly other: CheckRolled;
}

/** What hangs on a roll that can be made again: nothing, an Action out of turn, SP of Enthusiasm, Overwatch, a hold, a life. */
export type Again =
  | { readonly kind: 'check'; readonly check: AgainCheck }
  | { readonly kind: 'seize'; readonly seize: Seize }
  | { readonly kind: 'enthusiasm' }
  | { readonly kind: 'steady'; readonly overwatch: Overwatch }
  | { readonly kind: 'grapple'; readonly grapple: Grappling }
  | { readonly kind: 'escape'; readonly contest: Contest; readonly whom: CharacterId }
  | { readonly kind: 'death'; readonly death: Dying };

/** A Grapple that has been rolled for: what came of it, and how its target was before. */
export interface Grappling {
  readonly contest: Contest;
  readonly means: string | null;
  readonly away: boolean;
  readonly came: 'grappled' | 'prone' | null;
  readonly wasProne: boolean;
  readonly from: Point | null;
}

/** A check of who dies: who did it, and the Actions that they had left on their own turn. */
export interface Dying {
  readonly by: CharacterId | null;
  readonly actions: number | null;
}

/** A check as it would be rolled again. */
export type AgainCheck = NonNullable<Person['again']>;

/** Dice that Prepare lets them reroll with a Rating. `id` tells two Prepares apart. */
export interface Prepared {
  readonly id: string;
  readonly attribute: AttributeId;
  readonly left: number;
  readonly duration: Duration;
}

/** Overwatch (On your turn): free Attacks that are still to be had, with what, and when. */
export interface Overwatch {
  readonly shots: number;
  /** The item and attack; null: the best at that moment. Of a vehicle: its id. */
  readonly weapon: {
    readonly vehicle: CharacterId | null;
    readonly item: string;
    readonly attack: string;
  } | null;
  readonly trigger: Trigger;
  readonly duration: Duration;
  /** Backup: the range is measured from its owner instead of the vehicle. */
  readonly centre: CharacterId | null;
  /** Cautious has spared its owner an SP already. */
  readonly spared?: true;
}

/** When an Overwatch fires: at the best moment of a Move, as soon as they see somebody, within so many metres, at one only, or when they say so. */
export type Trigger =
  | { readonly when: 'best' | 'first' }
  | { readonly when: 'ask' }
  | { readonly when: 'within'; readonly metres: number }
  | { readonly when: 'only'; readonly at: CharacterId };

/** What an ability does to somebody for a time. */
export interface Effect {
  readonly id: EffectId;
  readonly by: CharacterId;
  readonly number: number | null;
  readonly duration: Duration;
}

export type EffectId =
  | 'rally'
  | 'sanctuary'
  /** Their movement triggers no Overwatch (Move Carefully). */
  | 'careful'
  /** They cannot go below 1 HP until their next turn (Dying, 18+). */
  | 'undying'
  /** Dying, with one Action left (Dying, 8+). */
  | 'lastAction';

/** The turn that runs. */
export interface Turn {
  readonly actor: CharacterId;
  readonly actions: number; // still to be had
  readonly taken: number;
  readonly moves: number; // Move Actions made
  /** What they hold was changed (once a turn). */
  readonly changed: boolean;
  /** The latest Action, by its id: ramming follows Full Speed at once. */
  readonly last: string | null;
  /** An extra turn that may not bring another (Surge). */
  readonly extra: boolean;
  /** An Action out of turn, by Seizing the Initiative. */
  readonly seized: boolean;
  /** They act in the middle of a movement of the vehicle that they drive (Bike Wheels). */
  readonly underway?: Underway;
}

/** A movement of a vehicle in whose middle its rider acts: what is left of it. */
export interface Underway {
  readonly vehicle: CharacterId;
  /** Its id, and its name. */
  readonly movement: string;
  readonly name: string;
  /** From where the vehicle has stopped. */
  readonly path: Path;
  readonly gone: number; // centimetres
  /** Those on Overwatch who have fired at it: nobody does so twice at one Move. */
  readonly fired: readonly CharacterId[];
  /** It stays where a shot of Overwatch hurts it, but not before it has gone so far more. */
  readonly stopsIfHit: boolean;
  readonly atLeast: number;
}

export const sceneOf = (
  characters: Readonly<Record<CharacterId, Character>>,
  npcs: readonly CharacterId[] = [],
  party: Party = newParty,
): Scene => ({ characters, npcs, party, fight: null });

/** Reads a stored scene; there has been one revision so far. */
export function readScene(raw: Json): Scene {
  if (!isScene(raw)) throw new TypeError('not a stored scene of Riftbound');
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

/** Somebody with attributes, or null: nobody, or a vehicle. */
export function personIn(scene: Scene, id: CharacterId | null): Person | null {
  const found = characterIn(scene, id);
  return found?.kind === 'person' ? found : null;
}

/** A vehicle, or null. */
export function vehicleIn(scene: Scene, id: CharacterId | null): Vehicle | null {
  const found = characterIn(scene, id);
  return found?.kind === 'vehicle' ? found : null;
}

/** Somebody's place in the fight; null for who is not, or not any more, in it. */
export function fighterIn(scene: Scene, id: CharacterId): Fighter | null {
  const fighters = scene.fight?.fighters;
  if (fighters === undefined || !Object.hasOwn(fighters, id)) return null;
  const found = fighters[id];
  return found === undefined || found.left ? null : found;
}

/** Those who are in the fight, dead or alive, in the order in which they joined. */
export const fightersIn = (scene: Scene): readonly CharacterId[] => stillThere(scene, null);

const stillThere = remembered(({ fight }: Scene, _all: null): readonly CharacterId[] => {
  const fighters = fight?.fighters ?? {};
  return Object.keys(fighters).filter((id) => fighters[id]?.left === false);
});

/** Those who are there: in the fight, or outside of one in the scene. */
export const presentIn = (scene: Scene): readonly CharacterId[] =>
  scene.fight === null ? Object.keys(scene.characters) : fightersIn(scene);

/** Whose turn it is; null outside a fight and before its first turn. */
export function actingIn(scene: Scene): CharacterId | null {
  return scene.fight === null ? null : (runningTurn(scene.fight.order)?.actor ?? null);
}
