import type { Audience } from '../../../engine/event.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { EdgeId } from '../content/edges.ts';
import type { TestAbout } from '../numbers/about.ts';
import { difficultyOf, poolOf } from '../numbers/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { ToldSide } from '../told.ts';
import { aboutCheck, isSocial } from './about.ts';
import type { Goal } from './goal.ts';
import { type CheckKind, knownCheck } from './kinds.ts';
import type { Purpose } from './purpose.ts';
import { type Rolling, rollTest } from './rolling.ts';

export const opposedDifficulty = 4;

/** How an Opposed Test ends for who began it. A tie changes nothing (S17). */
export type Contest = 'won' | 'lost' | 'tie';

/**
 * One side of an Opposed Test: what is tested, what that is called, and whether every die is a 6, for Soulfire. Who
 * resists is asked that before they roll.
 */
export interface Side {
  readonly about: TestAbout;
  readonly name: string;
  readonly maximised?: Rolling['maximised'];
}

/** Who begins an Opposed Test, and with what. */
export interface Initiator {
  readonly actor: CharacterId;
  readonly kind: CheckKind;
  readonly edge: EdgeId | null;
  readonly helpers?: readonly CharacterId[];
  readonly doubled: boolean; // Training, for Mettle
  readonly maximised?: boolean; // every die a 6, for Soulfire
}

/** The two sides of an Opposed Test: of who begins it, and of who resists, with the edge that they are given by hand. */
export function opposedSides(
  { actor, kind, edge, helpers = [], doubled, maximised = false }: Initiator,
  against: CharacterId,
  resisting: CheckKind,
  resistingEdge: EdgeId | null = null,
): { readonly first: Side; readonly second: Side } {
  const social = isSocial(kind) || isSocial(resisting);
  const second = { opposedBy: actor, resists: true, edge: resistingEdge, social };
  return {
    first: {
      about: aboutCheck(actor, kind, { doubled, opposedBy: against, edge, helpers, social }),
      name: kind.name,
      maximised,
    },
    second: { about: aboutCheck(against, resisting, second), name: resisting.name, maximised: 'ask' },
  };
}

/**
 * An Opposed Test: who begins rolls first, then who resists, who needs no more than a tie (S105); the Incapacitated
 * resist with nothing (S92). Tells it as 'opposed' and gives how it ended for who began; what comes of it is the
 * caller's. `to` is who may see it, where not everybody.
 */
export function* opposedRule(tx: Tx<Scene>, first: Side, second: Side, to?: Audience): Rule<Contest> {
  const now = tx.snapshot();
  const [actor, target] = [first.about.actor, second.about.actor];
  const one = yield* rollSide(tx, now, first, { kind: 'most' }, to);
  const other = yield* rollSide(tx, now, second, { kind: 'pass', needed: one.successes }, to);
  const won = one.successes > other.successes;
  const tie = one.successes === other.successes;
  tell(tx, 'opposed', { actor, target, first: one, second: other, won, tie, secret: to !== undefined }, to);
  if (tie) return 'tie';
  return won ? 'won' : 'lost';
}

/** Rolls one side of an Opposed Test, in the scene as it is `now`; `goal` says what its Focus is placed for. */
export function* rollSide(
  tx: Tx<Scene>,
  now: Scene,
  { about, name, maximised }: Side,
  goal: Goal,
  to?: Audience,
): Rule<ToldSide> {
  const difficulty = difficultyOf(now, opposedDifficulty, about);
  const rolled = yield* rollTest(tx, now, {
    about,
    purpose: purposeOf(about, name),
    difficulty: difficulty.total,
    goal,
    maximised,
    to,
  });
  return { who: about.actor, name, difficulty, ...rolled };
}

function purposeOf({ opposedBy, resists }: TestAbout, name: string): Purpose {
  return resists && opposedBy !== null
    ? { kind: 'opposed', name, against: opposedBy }
    : { kind: 'check', name, against: opposedBy };
}

/** With what force is resisted: a Grapple, a Shove, a way into a Zone that is defended. */
export const againstForce: readonly [string, string] = ['body.might', 'body.reflexes'];

/** Where one of several checks may resist, the one with the largest pool; of equal ones the first. */
export function largestPool(
  scene: Scene,
  actor: CharacterId,
  ids: readonly [string, ...string[]],
): CheckKind {
  const kinds = ids.map(knownCheck);
  const size = (kind: CheckKind) => poolOf(scene, aboutCheck(actor, kind, { resists: true })).total;
  return kinds.reduce((best, kind) => (size(kind) > size(best) ? kind : best));
}
