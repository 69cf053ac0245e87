import type { SideId, UnitId } from '../ids.ts';

/** What a battle is fought for, where that isn't Victory Points alone ("your mission", L61). All of these are ours. */
export type MissionKind = 'objectives' | 'grabs' | 'hold' | 'escort';

export type Mission =
  /** The first with so many points for objectives, which the goal says. */
  | { readonly kind: 'objectives' }
  /** The most grabs, or the most points for objectives, as so many rounds are over. */
  | { readonly kind: 'grabs' | 'hold'; readonly rounds: number }
  /** A side brings a vehicle to the edge opposite its own before so many rounds are over. */
  | { readonly kind: 'escort'; readonly rounds: number; readonly by: SideId; readonly convoy: UnitId };

/** The mission as it is agreed on, before anybody knows who escorts what. */
export interface MissionWanted {
  readonly kind: MissionKind;
  /** null: as many as it usually has. */
  readonly rounds: number | null;
}
