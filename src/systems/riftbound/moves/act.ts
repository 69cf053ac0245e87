import type { Json } from '../../../engine/json.ts';
import type { ActGroup, Choice } from '../../../engine/options.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Typed } from '../../../engine/typed.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** What somebody wants to do. */
export interface Doing {
  readonly actor: CharacterId;
  readonly target: string | null;
  readonly means: string | null;
  /** What was typed along with it: where to go, a trigger. */
  readonly detail: string | null;
  /** They count as Skilled for it, for three Prestige. */
  readonly asSkilled: boolean;
  /** Whose SP go first, where that is said: a Generous ally's. */
  readonly payer?: CharacterId | null;
  /** What was ticked besides, by its ids. */
  readonly ticked?: readonly string[];
  /** Whom it is meant for is within range, yet not in contact, as the GM has said it in the theatre of the mind. */
  readonly away?: true;
  /** What of a content pack the target is, whole; absent where it is the game's own. */
  readonly brought?: Json;
  readonly asGm: boolean;
}

/** One thing that can be done besides attacking. `options` and `perform` both ask it what is allowed. */
export interface Act {
  readonly id: string;
  /** As it stands on a button: 'Get in'. */
  readonly name: string;
  readonly also?: readonly string[];
  readonly group: ActGroup;
  /** One of the Actions of a turn, an Instant of who is Active, or nothing at all. Outside of fights nobody counts. */
  readonly cost: 'action' | 'instant' | 'nothing';
  /** What it costs in SP, for oneself or for a Generous ally. */
  readonly sp?: number;
  /** Whether it wants Skilled hands that they haven't got: three Prestige may stand for them. */
  wantsSkill?(scene: Scene, actor: CharacterId): boolean;
  /** Only for some targets: all else can be done without. */
  readonly skillForSome?: true;
  /** On one's turn in a fight, which is usual; or at any time, outside of a fight too. */
  readonly when?: 'turn' | 'anytime';
  /** It is a Vehicle Action: the Skilled may take it in the middle of a movement that lets them (Bike Wheels). */
  readonly onTheWay?: true;
  /** The dead can do it, too. */
  readonly evenDead?: true;
  /** Only a GM does it, in somebody's place. */
  readonly gmOnly?: true;
  /** What can be chosen as the target, each with its reason where it cannot; absent, or undefined, where the act has none. */
  targets?(scene: Scene, actor: CharacterId): readonly Choice[] | undefined;
  /** What may be ticked for it besides. */
  ticks?(scene: Scene, actor: CharacterId): readonly Choice[];
  /** Others than those listed may be typed, such as a place. */
  readonly targetsOpen?: true;
  /** The target may be left out. */
  readonly targetLater?: true;
  /** What it is done with: an item, a system and what it does. */
  means?(scene: Scene, actor: CharacterId): readonly Choice[];
  readonly meansLater?: true;
  /** Whether it takes words of the player's own. */
  readonly words?: 'optional' | 'needed';
  /** It is offered only where it could be done with something that one has: nobody misses it else. */
  offered?(scene: Scene, actor: CharacterId): boolean;
  /** Why it cannot be done at all, its cost aside. */
  refused?(scene: Scene, actor: CharacterId): Refusal | null;
  /** Why it cannot be done with what was chosen. */
  whyNot?(scene: Scene, doing: Doing): Refusal | null;
  /** Asks the GM, in the theatre of the mind, what a map would tell before anything is paid; why it can't be done then. */
  stated?(tx: Tx<Scene>, doing: Doing): Rule<Typed<Doing>>;
  /** Does it, paid for. What has more to it (a roll, a question) is a rule of its own, which is given back. */
  run(tx: Tx<Scene>, doing: Doing): Rule<void> | undefined;
}
