import type { Behaviour } from './behaviours.ts';
import type { Because, Step } from './step.ts';

/** Who acts by themselves, and how. */
export interface Pilot {
  readonly actor: string;
  readonly behaviour: Behaviour;
  /** Who has hurt them last. */
  readonly hurtBy: string | null;
  /** What they do is done as the GM's. */
  readonly asGm: boolean;
  /** They spend nothing of what is scarce: it is their player's, who is away. */
  readonly spares: boolean;
}

/** Something that somebody would like to do, and how much. */
export interface Wish {
  readonly step: Step;
  readonly worth: number;
}

/** Why somebody does something. */
export const because = (
  { behaviour }: Pilot,
  what: Because['what'],
  target: string | null,
  chance: number | null = null,
): Because => ({ behaviour: behaviour.id, what, target, chance });
