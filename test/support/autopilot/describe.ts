import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../src/engine/intent.ts';
import type { GameSystem } from '../../../src/engine/system.ts';
import { deep, seeded } from '../deep.ts';
import { type Chance, chanceOf, once } from '../random/chance.ts';
import { commanded, type Fought, fought } from './arena.ts';
import { refusedOffers } from './offered.ts';

/** How many fights are played by nobody, and how many against chance. */
const FIGHTS = deep(3, 100);
const AGAINST = deep(4, 100); // half of them as either side
/** In how many fights one side spares what is scarce. */
const SPARING = deep(1, 40);
/** In how many fights by chance all that is offered is tried, and at one of how many steps. */
const OFFERED = deep(1, 12);
const STEPS = deep(10, 5);
/**
 * Four of five of those against chance are won: no fewer than two standard errors below that, of so many as are played at once. Of few it is asked for
 * less, for a few may fall badly.
 */
const MOST = deep(0.5, 0.8 - 2 * Math.sqrt((0.8 * 0.2) / (AGAINST / 2)));

/** A system's fights, as a test of what acts by itself says them. */
export interface Fights<S extends object> {
  readonly system: GameSystem<S, object>;
  /** The scene before, and the command with which a fight begins: of any two sides, none of whom the GM hides. */
  opening(chance: Chance): { readonly scene: S; readonly begin: Intent };
  /** The same of two sides that are alike: 'a…' on the players' side against 'b…'. */
  mirrored(chance: Chance): { readonly scene: S; readonly begin: Intent };
  /** Something that somebody can do now, by chance. */
  random(scene: S, actor: string, chance: Chance): Intent;
  /** How many of one side stand, by how their ids begin. */
  standing(scene: S, side: 'a' | 'b'): number;
}

function begun<S extends object>(
  { system }: Fights<S>,
  { scene, begin }: { readonly scene: S; readonly begin: Intent },
  seed: string,
): S {
  const rules = system.autopilot;
  const done = rules === undefined ? null : commanded(system, rules, scene, begin, seed);
  if (done === null) throw new Error(`${seed} does not begin`);
  return done.state;
}

const seeds = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => seeded(`${name} ${n}`));

/** So long one of these may take. */
const timeout = deep(60_000, 3_600_000);

/** Plays fights to their end without anybody. */
export function describeAlone<S extends object>(fights: Fights<S>): void {
  const { system } = fights;

  describe(`${FIGHTS} fights in which all act by themselves`, () => {
    let all: readonly Fought<S>[] | null = null;
    const played = () => {
      all ??= seeds('alone', FIGHTS).map((seed) =>
        fought(system, begun(fights, fights.opening(chanceOf(seed)), seed), seed, () => 'autopilot'),
      );
      return all;
    };
    test('end', { timeout }, () => {
      expect(
        played()
          .filter(({ ended }) => !ended)
          .map(({ seed }) => seed),
      ).toEqual([]);
    });

    test('have no step that is refused', { timeout }, () => {
      expect(played().flatMap(({ refused }) => refused)).toEqual([]);
    });
  });

  test('who acts in the place of somebody who is away spends nothing of theirs that is scarce', {
    timeout,
  }, () => {
    const lost = seeds('sparing', SPARING).map((seed) => {
      const scene = begun(fights, fights.opening(chanceOf(seed)), seed);
      return fought(system, scene, seed, (id) => (id.startsWith('a') ? 'sparing' : 'autopilot')).lost;
    });
    expect(lost).toEqual(lost.map(() => 0));
  });
}

/** Tries what is offered in fights by chance. */
export function describeOffered<S extends object>(fights: Fights<S>): void {
  const { system } = fights;

  test(`all that is offered in ${OFFERED} fights by chance can be done`, { timeout }, () => {
    const refused = seeds('offered', OFFERED).flatMap((seed) => {
      const chance = chanceOf(seed);
      const scene = begun(fights, fights.opening(chance), seed);
      const found: string[] = [];
      fought(system, scene, seed, () => (now, actor) => {
        if (once(STEPS, chance))
          found.push(...refusedOffers(system, now, actor, chance).map((one) => `${seed}: ${one}`));
        return fights.random(now, actor, chance);
      });
      return found;
    });
    expect(refused).toEqual([]);
  });
}

/** Plays fights against chance, on either side in turn: one half of them, so that both can be played at once. */
export function describeAgainst<S extends object>(fights: Fights<S>, half: 'first' | 'second'): void {
  const { system } = fights;

  test(`acting by itself beats chance in four of five fights of equal sides: the ${half} half`, {
    timeout,
  }, () => {
    const from = half === 'first' ? 0 : AGAINST / 2;
    const all = seeds('mirror', AGAINST).slice(from, from + AGAINST / 2);
    const won = all.filter((seed, n) => {
      const [own, other] = n % 2 === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const);
      const chance = chanceOf(seed);
      const scene = begun(fights, fights.mirrored(chance), seed);
      const { state, ended } = fought(system, scene, seed, (id) =>
        id.startsWith(own) ? 'autopilot' : (now, actor) => fights.random(now, actor, chance),
      );
      return ended && fights.standing(state, own) > fights.standing(state, other);
    });
    expect(won.length / all.length).toBeGreaterThanOrEqual(MOST);
  });
}
