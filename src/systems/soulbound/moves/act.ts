import type { Choice } from '../../../engine/options.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Boost } from '../checks/boost.ts';
import type { ActId } from '../content/acts.ts';
import type { SkillId } from '../content/skills.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** What somebody wants to do. */
export interface Doing {
  readonly actor: CharacterId;
  readonly target: string | null;
  readonly means: string | null;
  /** What was typed along with it: a trigger, what is wanted. */
  readonly detail: string | null;
  /** The Action is an extra one, bought with Mettle. */
  readonly bought: boolean;
  /** What is bought for the Test that it is. */
  readonly boost: Boost;
  readonly asGm: boolean;
}

/** One thing that can be done on a turn. `options` and `perform` both ask it what is allowed. */
export interface Act {
  readonly id: ActId;
  readonly cost: 'action' | 'move' | 'nothing';
  /**
   * When it can be done: on one's turn in a fight, which is usual; or at any time: outside of a fight too, where no cost in
   * Actions counts, and in a fight out of turn where it costs nothing.
   */
  readonly when?: 'turn' | 'anytime';
  /** Whether the group plays with it at all; absent: it does. */
  played?(scene: Scene): boolean;
  /** Whether the Incapacitated can do it. */
  readonly evenHelpless?: boolean;
  /** What can be chosen as the target, each with its reason where it cannot; null where the act has none. */
  targets?(scene: Scene, actor: CharacterId): readonly Choice[];
  /** For an act that aims at somebody: the one that does the like with a Zone, for who names a Zone instead. */
  readonly forZones?: ActId;
  /** Why it cannot be done where there is nobody to choose. */
  nobody?(scene: Scene, actor: CharacterId): Refusal;
  /** Whether the target, or what it is done with, may be left out: a question asks for it, or there is a usual one. */
  readonly targetLater?: boolean;
  readonly meansLater?: boolean;
  /** What it is done with: a weapon to pick up. */
  means?(scene: Scene, actor: CharacterId): readonly Choice[];
  /** Whether it takes words of the player's own. */
  readonly words?: 'optional' | 'needed';
  /** Why it cannot be done at all, its cost aside. */
  refused?(scene: Scene, actor: CharacterId): Refusal | null;
  /**
   * The skill of the Test that it is, for what may be bought for that before its roll; null: an attribute alone, or not
   * known yet; undefined: it is no Test.
   */
  skill?(scene: Scene, actor: CharacterId, means: string | null): SkillId | null | undefined;
  /** Whether another Action does what it is, and pays for what is bought for its Test. */
  readonly passesOn?: true;
  /** Why it cannot be done with what was chosen. */
  whyNot?(scene: Scene, doing: Doing): Refusal | null;
  /** Does it, paid for. What has more to it (the next turn, a question) is a rule of its own, which is given back. */
  run(tx: Tx<Scene>, doing: Doing): Rule<void> | undefined;
}
