import type { Declared, Stated } from './inProgress.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { CharacterId } from '../scene.ts';
import type { Means } from './means.ts';

/** An Attack that may be made, whole. */
export interface Striking {
  readonly actor: CharacterId;
  readonly means: Means;
  /** One; several of those that sweep. */
  readonly targets: readonly CharacterId[];
  readonly type: DamageTypeId;
  /** What the GM takes off an Improvised Weapon's damage. */
  readonly less: number;
  readonly overwatch: boolean;
  readonly asSkilled: boolean;
  /** Where people are, as the GM has said it in the theatre of the mind. */
  readonly stated?: Stated;
  /** Rerolls that were ticked before: nobody is asked after the Hit Roll. */
  readonly declared?: Declared | null;
}
