import { rowOf } from '../../../engine/table.ts';
import type { MarkersWanted } from '../markers/marking.ts';
import type { MissionKind } from '../missions/mission.ts';
import { missions } from '../missions/table.ts';
import { goalOfBattle, markersOfBattle, roundsOfBattle } from './limits.ts';

/** What people say of a battle beside where it is. */
export interface Said {
  readonly goal: number | null;
  readonly jokers: boolean;
  readonly heroes: boolean;
  readonly escalation: boolean;
  readonly markers: MarkersWanted;
  /** What it is fought for; null: Victory Points. */
  readonly kind: MissionKind | null;
  readonly rounds: number | null;
}

type Heard = { -readonly [Key in keyof Said]: Said[Key] };

/** A way to say something, with what it changes. */
type Way = readonly [pattern: RegExp, heard: (said: Heard, number: number | null) => void];

const ways: readonly Way[] = [
  [
    /^goal\s{1,3}(\d{1,4})$/,
    (said, number) => {
      said.goal = number;
    },
  ],
  [
    /^jokers$/,
    (said) => {
      said.jokers = true;
    },
  ],
  [
    /^heroes$/,
    (said) => {
      said.heroes = true;
    },
  ],
  [
    /^escalation$/,
    (said) => {
      said.escalation = true;
    },
  ],
  [
    /^objectives?(?:\s{1,3}(\d{1,4}))?$/,
    (said, number) => {
      said.markers = { ...said.markers, objective: number ?? 'rolled' };
    },
  ],
  [
    /^grabs?(?:\s{1,3}(\d{1,4}))?$/,
    (said, number) => {
      said.markers = { ...said.markers, grab: number ?? 'rolled' };
    },
  ],
  [
    /^rounds\s{1,3}(\d{1,4})$/,
    (said, number) => {
      said.rounds = number;
    },
  ],
  ...missions.map(
    ({ id, name }): Way => [
      new RegExp(`^mission\\s{1,3}(?:${id}|${name})$`, 'iu'),
      (said) => {
        said.kind = id;
      },
    ],
  ),
];

/** What of a text is said of the battle, and the rest: where it is. */
export function readSaid(text: string): { readonly said: Said; readonly rest: string } {
  const said: Heard = {
    goal: null,
    jokers: false,
    heroes: false,
    escalation: false,
    markers: { objective: 0, grab: 0 },
    kind: null,
    rounds: null,
  };
  const rest = text.split(/[\n;]/).filter((line) => {
    const words = line.trim().toLowerCase();
    for (const [pattern, heard] of ways) {
      const found = pattern.exec(words);
      if (found === null) continue;
      heard(said, found[1] === undefined ? null : Number(found[1]));
      return false;
    }
    return true;
  });
  return { said, rest: rest.join('\n').trim() };
}

/** What can't be agreed on: a number that is too high or too low, or what has nothing to do with the mission; null: all of it can. */
export function whyNotSaid({ goal, markers, kind, rounds }: Said): string | null {
  if (goal !== null && (goal < 1 || goal > goalOfBattle.most))
    return `A battle is fought for 1 to ${goalOfBattle.most} Victory Points.`;
  const most = Math.max(...Object.values(markers).map((one) => (one === 'rolled' ? 0 : one)));
  if (most > markersOfBattle.most)
    return `At most ${markersOfBattle.most} objectives and as many grabs are placed. Name fewer.`;
  return whyNotMission(kind, goal, rounds);
}

function whyNotMission(kind: MissionKind | null, goal: number | null, rounds: number | null): string | null {
  const mission = kind === null ? null : rowOf(missions, kind);
  const hasRounds = mission !== null && mission.rounds !== null;
  if (rounds !== null && !hasRounds)
    return "Rounds are counted in the missions Grabs, Hold and Vehicle Escort. Name one of them, or leave 'rounds' out.";
  if (rounds !== null && (rounds < 1 || rounds > roundsOfBattle.most))
    return `A mission lasts 1 to ${roundsOfBattle.most} rounds.`;
  return goal !== null && hasRounds
    ? `${mission.name} has no goal in points: it is decided when its rounds are over. Leave 'goal' out.`
    : null;
}
