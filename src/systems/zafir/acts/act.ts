import type { Json } from '../../../engine/json.ts';
import type { ActGroup, Choice } from '../../../engine/options.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { UseLimit } from '../../../engine/uses/index.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** What somebody wants to do. */
export interface Doing {
  readonly actor: CharacterId;
  /** A unit, a tile, or what else the act lists. */
  readonly target: string | null;
  /** What it is done with. */
  readonly means: string | null;
  /** What was typed along with it: a way to go, a reason. */
  readonly detail: string | null;
  /** What of a content pack the target is, whole; absent where it is the game's own. */
  readonly brought?: Json;
  /** What it would bring on, as whoever does it has agreed to before. */
  readonly agreed?: string;
  readonly asGm: boolean;
}

/** One thing that can be done: a basic action, an ability, an item's use, something in town. `options` and `perform` both ask it what is allowed. */
export interface Act {
  readonly id: string;
  readonly name: string;
  /** What it does, in a line of at most 100 letters. */
  readonly text: string;
  /** '>' an action, '>|' an action that ends the turn, '-' free. */
  readonly activation: 'action' | 'actionEnds' | 'free';
  /** Which kind of act it is, where that is not said by what it costs: what is free is 'free', all else an ability. */
  readonly group?: ActGroup;
  /** How many actions it takes, where that is not one (Move or Fire: both). */
  cost?(scene: Scene, actor: CharacterId, means: string | null): number;
  /** Whether it ends the turn, where the activation does not say it (Versatile weapons). */
  ends?(scene: Scene, actor: CharacterId, means: string | null): boolean;
  /** `turn`: on one's turn of an encounter; `town`: outside of encounters and, where it is locked, of missions; `anytime`: both, and it costs actions on a turn alone; `whenever`: whoever's turn it is, for it takes no part in any. */
  readonly when: 'turn' | 'town' | 'anytime' | 'whenever';
  /** What limits it: charges and a cooldown, and under which id they are counted. Paid when it is done. */
  limit?(scene: Scene, actor: CharacterId): { readonly use: string; readonly limit: UseLimit } | null;
  /** The basic action that it is one of, where conditions forbid all others; itself where that is not said. */
  readonly countsAs?: string;
  /** Whether those can do it who can take no actions. */
  readonly evenHelpless?: boolean;
  /** Whether somebody has it at all: who has not is not offered it. */
  has?(scene: Scene, actor: CharacterId): boolean;
  targets?(scene: Scene, actor: CharacterId): readonly Choice[];
  /** Reads a target that is none of those listed, such as a tile; null: it is none. Where an act has it, you can type any tile. */
  reads?(scene: Scene, actor: CharacterId, typed: string): Choice | null;
  /** Why it cannot be done where nothing can be chosen. */
  nobody?(scene: Scene, actor: CharacterId): Refusal;
  /** Whether the target may be left out, or be typed in other words (a way to go). */
  readonly targetLater?: boolean;
  means?(scene: Scene, actor: CharacterId): readonly Choice[];
  readonly meansLater?: boolean;
  readonly words?: 'optional' | 'needed';
  /** Why it cannot be done at all, its cost aside. */
  refused?(scene: Scene, actor: CharacterId): Refusal | null;
  /** Why it cannot be done with what was chosen. */
  whyNot?(scene: Scene, doing: Doing): Refusal | null;
  /** Asks whoever does it whether they mean it, before anything of it is paid or has begun; false: nothing happens. */
  confirm?(tx: Tx<Scene>, doing: Doing): Rule<boolean>;
  /** Those whom it strikes, where that is not the unit that it is aimed at alone. */
  strikes?(scene: Scene, doing: Doing): readonly CharacterId[];
  /** The tile that it leaves whoever does it on; null: the one they are on. */
  leadsTo?(scene: Scene, doing: Doing): TileName | null;
  /** Whether it leaves no hand free to attack. */
  readonly disarms?: boolean;
  /** Does it, paid for. */
  run(tx: Tx<Scene>, doing: Doing): Rule<void> | undefined;
}
