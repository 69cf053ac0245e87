import type { ActGroup, Choice } from '../../../../engine/options.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { CharacterId, Scene } from '../../scene.ts';

/** What a unit is to do: `actor` is the unit, `by` who said so (a hero of it). */
export interface Ordered {
  readonly actor: CharacterId;
  readonly by: CharacterId;
  readonly target: string | null;
  readonly detail: string | null;
  readonly spend: readonly string[];
}

/** Something that a unit does in its turn besides attacking (Unit Actions). */
export interface ArmyAct {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[];
  readonly group: ActGroup;
  /** The one action of its turn; else it costs nothing, or Movement. */
  readonly isAction: boolean;
  offered?(scene: Scene, unit: CharacterId, by: CharacterId): boolean;
  targets?(scene: Scene, unit: CharacterId, by: CharacterId): readonly Choice[];
  readonly targetsOpen?: true;
  readonly targetLater?: true;
  /** What may be ticked along with it: others whom it is about, too. */
  spends?(scene: Scene, unit: CharacterId): readonly Choice[];
  readonly words?: 'optional';
  /** Why it can't be done with what was chosen. */
  whyNot?(scene: Scene, ordered: Ordered): Refusal | null;
  run(tx: Tx<Scene>, ordered: Ordered): Rule<void> | undefined;
}
