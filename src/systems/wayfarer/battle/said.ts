import type { MarkersWanted } from '../markers/marking.ts';
import { goalOfBattle, markersOfBattle } from './limits.ts';

/** What people say of a battle beside where it is. */
export interface Said {
  readonly goal: number | null;
  readonly jokers: boolean;
  readonly heroes: boolean;
  readonly markers: MarkersWanted;
}

type Heard = { -readonly [Key in keyof Said]: Said[Key] };

/** Ways to say something, each with what it changes. */
const ways: readonly (readonly [pattern: RegExp, heard: (said: Heard, number: number | null) => void])[] = [
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
];

/** What of a text is said of the battle, and the rest: where it is. */
export function readSaid(text: string): { readonly said: Said; readonly rest: string } {
  const said: Heard = { goal: null, jokers: false, heroes: false, markers: { objective: 0, grab: 0 } };
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

/** Which number is too high or too low; null: none. */
export function whyTooMuch({ goal, markers }: Said): string | null {
  if (goal !== null && (goal < 1 || goal > goalOfBattle.most))
    return `A battle is fought for 1 to ${goalOfBattle.most} Victory Points.`;
  const most = Math.max(...Object.values(markers).map((one) => (one === 'rolled' ? 0 : one)));
  return most > markersOfBattle.most
    ? `At most ${markersOfBattle.most} objectives and as many grabs are placed. Name fewer.`
    : null;
}
