import type { MissionKind } from '../missions/mission.ts';
import { plural } from './names.ts';

/** What a mission's words are made of: who escorts what, by their names as they are shown. */
export interface MissionSaid {
  readonly kind: MissionKind | null;
  readonly goal: number;
  readonly rounds: number | null;
  readonly by: string;
  readonly convoy: string;
}

/** What a battle is fought for: 'for 8 Victory Points'. */
export function foughtFor({ kind, goal, rounds, by, convoy }: MissionSaid): string {
  const until = `when round ${rounds ?? 0} is over`;
  switch (kind) {
    case null:
      return `for ${plural(goal, 'Victory Point')}`;
    case 'objectives':
      return `for objectives: the first with ${plural(goal, 'point')} for them wins`;
    case 'grabs':
      return `for grabs: who has secured the most ${until} wins`;
    case 'hold':
      return `to hold what lies there: who has the most points for objectives ${until} wins`;
    case 'escort':
      return `over a convoy: ${by} brings ${convoy} to the far edge before round ${rounds ?? 0} is over, or loses`;
  }
}
