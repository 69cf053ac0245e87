import type { TrackerView } from '../../engine/words.ts';
import { mapView } from '../map.ts';
import type { View } from '../message.ts';
import { hasBegun, hasMap, roundName } from '../tracker.ts';
import { intentOf, isCorrection } from './byHand.ts';
import { type Around, BESIDE, type Line, linesOf, spokenLine, type Turn } from './lines.ts';
import type { Fight, Ground, Moment, Post, Story } from './moment.ts';

/** A piece of the story: lines of one day and one scene, outside of fights or in one, there within a round. */
export interface Piece {
  readonly day: string; // 2026-11-22
  readonly fight: { readonly id: string; readonly title: string } | null;
  readonly scene: string | null;
  readonly round: Round | null;
  readonly lines: readonly Line[];
}

/** A round of a fight; the map stands where it begins. */
export interface Round {
  readonly name: string;
  readonly begins: boolean; // with this piece
  readonly map: View | null;
  readonly ground: GroundOfMap | null; // what the map is drawn on
}

/** The picture under a map, and what it is called there: the map does not hold its megabytes. */
export interface GroundOfMap {
  readonly href: string;
  readonly picture: Ground;
}

const MOST_LINES = 300;

/** A story in pieces, one after the other. A piece is never empty but for its map, and holds so much at most that a file can be cut there. */
export async function* piecesOf<F extends Fight>(story: Story<F>): AsyncGenerator<Piece> {
  const rounds = new Map<string, Round>(); // fight → the round that it is in
  const titles = new Map<string, string>();
  const turns = new Map<string, Turn | null>(); // fight → whose turn it was last
  const running = new Map<string, Turn | null>(); // fight → whose turn runs now: what is said belongs to it
  const grounds = new Grounds(story);
  let open: { piece: Piece; lines: Line[] } | null = null;
  const begin = (day: string, fight: Piece['fight'], scene: string | null, round: Round | null) => {
    const lines: Line[] = [];
    return { piece: { day, fight, scene, round, lines }, lines };
  };
  for await (const [moment, next] of withNext(story.moments())) {
    const { fight, scene } = moment;
    const around = aroundOf(story, moment);
    const isAside = 'entry' in moment && isCorrection(moment);
    if (fight !== null && around !== null && !isAside)
      turns.set(fight.id, isEnd(moment) ? null : turnIn(fight, moment, around));
    if (fight !== null && around !== null)
      running.set(fight.id, isEnd(moment) ? null : turnOf(fight, around.after, null));
    const own = 'words' in moment ? ownTurn(story, moment, next) : null;
    const said = 'words' in moment && fight !== null ? (running.get(fight.id) ?? own) : null;
    const turn = fight === null || isAside ? null : (said ?? turns.get(fight.id) ?? null);
    const day = ('words' in moment ? moment.at : moment.entry.createdAt).toISOString().slice(0, 10);
    const begins = (id: string) =>
      fight === null || around === null ? null : turnNamed(fight, around.after, id);
    const told =
      'words' in moment
        ? { lines: [spokenLine(story, moment, turn)], begun: [] }
        : linesOf(story, moment, around, turn, begins);
    const add = function* (lines: readonly Line[]): Generator<Piece> {
      for (const line of lines) {
        const here = open !== null && isAt(open.piece, day, fight, scene);
        if (open === null || !here || open.lines.length >= MOST_LINES) {
          if (open !== null && isWorth(open.piece)) yield open.piece;
          const round = fight === null ? null : (rounds.get(fight.id) ?? null);
          open = begin(
            day,
            fightOf(story, fight, around?.after ?? null, titles),
            scene,
            round && { ...round, begins: false, map: null, ground: null },
          );
        }
        open.lines.push(line);
      }
    };
    yield* add(told.lines);
    if (fight !== null && around !== null && opensRound(moment, around, rounds.get(fight.id)?.name)) {
      const round = {
        name: roundName(around.after.round, around.after.opening),
        begins: true,
        ...(await mapOf(fight, around.after, grounds)),
      };
      rounds.set(fight.id, round);
      turns.set(fight.id, null); // of an earlier round
      if (open !== null && isWorth(open.piece)) yield open.piece;
      open = begin(day, fightOf(story, fight, around.after, titles), scene, round);
      await story.breath();
    }
    yield* add(told.begun);
  }
  if (open !== null && isWorth(open.piece)) yield open.piece;
}

/** The fight on both sides of a moment; null where it changes none. */
function aroundOf(story: Pick<Story, 'system' | 'viewer'>, moment: Moment | Post): Around | null {
  const past = 'words' in moment ? null : moment.past;
  return past && { before: trackerOf(story, past.before), after: trackerOf(story, past.after) };
}

const isAt = (piece: Piece, day: string, fight: Fight | null, scene: string | null): boolean =>
  piece.day === day && (piece.fight?.id ?? null) === (fight?.id ?? null) && piece.scene === scene;

/**
 * Whose turn runs, as the reader may know it; null where none does. Where a side acts together, it is the turn of who acts, if the
 * reader may know of them.
 */
function turnOf(fight: Fight, tracker: TrackerView, actor: string | null): Turn | null {
  const { current, lines } = tracker;
  if (!hasBegun(tracker)) return null;
  const whose = current ?? (lines.some(({ id }) => id === actor) ? actor : null);
  return whose === null ? null : turnNamed(fight, tracker, whose);
}

/** Somebody's turn in the round that runs. */
const turnNamed = ({ id: fight }: Fight, { round, lines }: TrackerView, whose: string): Turn => ({
  key: `${fight} ${round} ${whose}`,
  name: lines.find(({ id }) => id === whose)?.name ?? 'The GM',
});

/** In whose turn something happened. What is undone or redone belongs to the turn it leads back to, else to the one it was in. */
function turnIn(fight: Fight, moment: Moment | Post, { before, after }: Around): Turn | null {
  const isUndoing = 'entry' in moment && (moment.entry.kind === 'undo' || moment.entry.kind === 'redo');
  const turn = turnOf(fight, isUndoing ? after : before, actorOf(moment));
  return turn ?? (isUndoing ? turnOf(fight, before, null) : null);
}

/** The turn that a post begins: the one in which its player acts right after it. Null where they don't. */
function ownTurn(
  story: Pick<Story, 'system' | 'viewer'>,
  post: Post,
  next: Moment | Post | null,
): Turn | null {
  if (next === null || 'words' in next || next.fight === null || next.fight.id !== post.fight?.id)
    return null;
  const { userId, createdAt } = next.entry;
  const around = aroundOf(story, next);
  const isBeside = userId === post.userId && createdAt.getTime() - post.at.getTime() < BESIDE;
  return isBeside && around !== null ? turnIn(next.fight, next, around) : null;
}

/** Each with the one that comes after it; null behind the last. */
async function* withNext<T>(all: AsyncIterable<T>): AsyncGenerator<readonly [T, T | null]> {
  let last: { readonly one: T } | null = null;
  for await (const one of all) {
    if (last !== null) yield [last.one, one];
    last = { one };
  }
  if (last !== null) yield [last.one, null];
}

/** Whether somebody ended the fight: that is of nobody's turn. */
const isEnd = (moment: Moment | Post): boolean => 'entry' in moment && intentOf(moment)?.kind === 'end';

/** Who did it, by their id; null where nobody did, or where it is only spoken. */
function actorOf(moment: Moment | Post): string | null {
  if ('words' in moment || moment.entry.kind !== 'play') return null;
  const actor = intentOf(moment)?.actor;
  return typeof actor === 'string' ? actor : null;
}

const isWorth = ({ lines, round }: Piece): boolean => lines.length > 0 || (round?.map ?? null) !== null;

// Both sides of neighbouring moments are the same state: it is looked at once.
const trackers = new WeakMap<object, { readonly viewer: object; readonly tracker: TrackerView }>();

function trackerOf({ system, viewer }: Pick<Story, 'system' | 'viewer'>, state: object): TrackerView {
  const known = trackers.get(state);
  if (known?.viewer === viewer) return known.tracker;
  const tracker = system.tracker(state, viewer);
  trackers.set(state, { viewer, tracker });
  return tracker;
}

/** Whether a round begins with a moment: one that counts, and that no heading has yet (`last` is the name of the last). */
const opensRound = (moment: Moment | Post, { before, after }: Around, last: string | undefined): boolean =>
  'entry' in moment &&
  moment.entry.kind === 'play' &&
  moment.entry.undoneBy === null &&
  hasBegun(after) &&
  (!hasBegun(before) || before.round !== after.round) &&
  last !== roundName(after.round, after.opening);

/** The fight by its number in the campaign, and where it takes place. */
function fightOf(
  { fights }: Pick<Story, 'fights'>,
  fight: Fight | null,
  tracker: TrackerView | null,
  titles: Map<string, string>,
): Piece['fight'] {
  if (fight === null) return null;
  const known = titles.get(fight.id);
  if (known !== undefined) return { id: fight.id, title: known };
  const places = (tracker?.places ?? []).slice(0, 4).map(({ name }) => name);
  const title = `Fight ${fights.indexOf(fight.id) + 1}${places.length === 0 ? '' : `: ${places.join(', ')}`}`;
  if (tracker !== null) titles.set(fight.id, title);
  return { id: fight.id, title };
}

async function mapOf<F extends Fight>(
  fight: F,
  tracker: TrackerView,
  grounds: Grounds<F>,
): Promise<Pick<Round, 'map' | 'ground'>> {
  if (!hasMap(tracker)) return { map: null, ground: null };
  // A page has the picture itself, whatever is drawn over it: it has none of ground that its reader knows nothing of.
  const isKnown = tracker.grid?.().tiles.every(({ unknown }) => !unknown) ?? tracker.plane !== undefined;
  const picture = isKnown ? await grounds.of(fight) : null;
  if (picture === null) return { map: mapView(tracker, { extent: 'all' }), ground: null };
  const href = `ground:${fight.id}`;
  return {
    map: mapView(tracker, { extent: 'all', background: { ...picture, href } }),
    ground: { href, picture },
  };
}

/** The pictures under maps: what a fight's rounds are drawn on is read once, and held while its rounds are told. */
class Grounds<F extends Fight> {
  readonly #story: Pick<Story<F>, 'ground'>;
  #last: { readonly fight: string; readonly picture: Ground | null } | null = null;

  constructor(story: Pick<Story<F>, 'ground'>) {
    this.#story = story;
  }

  async of(fight: F): Promise<Ground | null> {
    if (this.#last?.fight !== fight.id)
      this.#last = { fight: fight.id, picture: await this.#story.ground(fight) };
    return this.#last.picture;
  }
}
