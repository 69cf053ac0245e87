import type { Json } from '../../../engine/json.ts';
import type { ActGroup, Choice } from '../../../engine/options.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** What somebody wants to do. */
export interface Doing {
  readonly actor: CharacterId;
  readonly target: string | null;
  readonly means: string | null;
  /** What was typed along with it: where to go, a trigger, a sentence. */
  readonly detail: string | null;
  /** What of a content pack the target is, whole; absent where it is the game's own. */
  readonly brought?: Json;
  /** The same of what it is done with. */
  readonly broughtMeans?: Json;
  /** What was ticked: upcasts ('upcast:stacks:2'), partners. */
  readonly spend: readonly string[];
  readonly asGm: boolean;
}

/** What an action costs. Outside of fights nobody counts Action and Reaction Points. */
export interface Cost {
  readonly ap?: number;
  readonly rp?: number;
  readonly wp?: number;
  readonly momentum?: number;
  /** The free Interact with Target or Switch Weapons of a turn stands for its AP: they share one. */
  readonly freeHands?: true;
}

/** One thing that can be done besides attacking. `options` and `perform` both ask it what is allowed. */
export interface Act {
  readonly id: string;
  /** As it stands on a button: 'Take cover'. */
  readonly name: string;
  readonly also?: readonly string[];
  readonly group: ActGroup;
  readonly cost: Cost;
  /** What it costs with what was chosen, where that makes a difference: an Ability, a jump. */
  costOf?(scene: Scene, doing: Doing): Cost;
  /** How its price is said before anything is chosen, where that makes a difference. */
  readonly price?: string;
  /** What it comes to with what is picked so far, where its price hangs on that: the running line of a panel. */
  tally?(scene: Scene, doing: Doing): string | null;
  /** AP it takes where it is held and paid ahead, if its cost doesn't say so. */
  apHeld?(scene: Scene, actor: CharacterId): number;
  /** On one's turn in a fight, which is usual; or at any time, outside of a fight too. */
  readonly when?: 'turn' | 'anytime';
  /** Only a GM does it, in somebody's place. */
  readonly gmOnly?: true;
  /** It can be done by who can't act: below 1 Vitality, Stunned. */
  readonly helpless?: true;
  /** What can be chosen as the target, each with its reason where it cannot; absent where the act has none. */
  targets?(scene: Scene, actor: CharacterId): readonly Choice[] | undefined;
  /** Others than those listed may be typed, such as a square. */
  readonly targetsOpen?: true;
  /** The target may be left out. */
  readonly targetLater?: true;
  /** What it is done with: an item, a Skill. */
  means?(scene: Scene, actor: CharacterId): readonly Choice[];
  readonly meansLater?: true;
  /** What may be ticked along with it: upcasts, partners. */
  spends?(scene: Scene, actor: CharacterId): readonly Choice[];
  /** Whether it takes words of the player's own. */
  readonly words?: 'optional' | 'needed';
  /** It is no action of the kind that the Cinematic Rules replace: there it is done, too. */
  readonly cinematic?: true;
  /** It is offered only where it could be done with something that one has: nobody misses it else. */
  offered?(scene: Scene, actor: CharacterId): boolean;
  /** Why it cannot be done at all, its cost aside. */
  refused?(scene: Scene, actor: CharacterId): Refusal | null;
  /** Why it cannot be done with what was chosen. */
  whyNot?(scene: Scene, doing: Doing): Refusal | null;
  /** Does it, paid for. What has more to it (a roll, a question) is a rule of its own, which is given back. */
  run(tx: Tx<Scene>, doing: Doing): Rule<void> | undefined;
}
