import { defineTable, row } from '../../../engine/table.ts';
import type { MarkerKind } from '../markers/marker.ts';
import type { MissionKind } from './mission.ts';

interface MissionRow {
  readonly id: MissionKind;
  readonly name: string;
  /** Where the book has what it is made of. */
  readonly line: number;
  readonly text: string;
  /** Rounds that it usually lasts; null: it isn't counted in rounds. */
  readonly rounds: number | null;
  /** The goal that it usually has; null: none. */
  readonly goal: number | null;
  /** What must lie on the map, and how many are placed where neither the map nor anybody says so. */
  readonly needs: { readonly kind: MarkerKind; readonly count: number } | null;
}

/** Missions, with house values: the book leaves them to those who play (L61). */
export const missions: readonly MissionRow[] = defineTable(row, [
  {
    id: 'objectives',
    name: 'Objectives',
    line: 77,
    text: 'The first with 5 points for objectives wins; captives count for nothing.',
    rounds: null,
    goal: 5,
    needs: { kind: 'objective', count: 3 },
  },
  {
    id: 'grabs',
    name: 'Grabs',
    line: 5837,
    text: 'Who has secured the most grabs when round 5 is over wins.',
    rounds: 5,
    goal: null,
    needs: { kind: 'grab', count: 5 },
  },
  {
    id: 'hold',
    name: 'Hold',
    line: 77,
    text: 'Objectives stay where they are; the most points for them when round 5 is over win.',
    rounds: 5,
    goal: null,
    needs: null,
  },
  {
    id: 'escort',
    name: 'Vehicle Escort',
    line: 61,
    text: 'A side brings a vehicle to the far edge before round 8 is over; the others stop it.',
    rounds: 8,
    goal: null,
    needs: null,
  },
] as const);
