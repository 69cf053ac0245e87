import type { ExplodeModifier } from '../notation/ast.ts';
import { binomial } from './binomial.ts';
import type { Budget } from './budget.ts';
import type { Mass } from './distribution.ts';
import { type Chain, REST } from './explode.ts';
import { given } from './law.ts';
import { gridOf, massOfGrid, total } from './mass.ts';
import { product } from './sums.ts';

/** So many dice of one law. */
export interface Part {
  readonly count: number;
  readonly law: Mass;
}

/**
 * What may lie on the table once dice have exploded, where it matters which dice there are and not only what they add up
 * to: how many dice of which law, all independent once that is known.
 */
export interface Constitution {
  readonly chance: number;
  readonly parts: readonly Part[];
}

/** All constitutions of `count` dice that explode each by itself, new dice beside the old ones. */
export function* constitutionsOf(
  chain: Chain,
  count: number,
  { alike }: { /** Whether first and further dice count the same. */ readonly alike: boolean },
  budget: Budget,
): Generator<Constitution> {
  const first = { met: wholeOf(chain.first.met), rest: wholeOf(chain.first.rest) };
  const further = { met: wholeOf(chain.further.met), rest: wholeOf(chain.further.rest) };
  const sparks = binomial(count, total(chain.first.met.chances));
  const goesOn = total(chain.further.met.chances);
  if (alike && goesOn > 0) {
    // Every chain ends with one die that does not explode, whatever went before it.
    for (const { tries, chance } of failures(count, goesOn, budget))
      yield { chance, parts: partsOf([tries, first.met], [count, first.rest]) };
    return;
  }
  for (let lit = 0; lit <= count; lit++) {
    const chance = sparks[lit] as number;
    if (chance === 0) continue;
    for (const { tries, chance: burning } of failures(lit, goesOn, budget))
      yield {
        chance: chance * burning,
        parts: partsOf(
          [lit, first.met],
          [count - lit, first.rest],
          [tries, further.met],
          [lit, further.rest],
        ),
      };
  }
}

/** The same where only the first die that can does explode. */
export function* firstConstitutionsOf(
  { first, further }: Chain,
  count: number,
  { together }: Pick<ExplodeModifier, 'together'>,
  budget: Budget,
): Generator<Constitution> {
  const sparks = binomial(count, total(first.met.chances));
  const met = wholeOf(first.met);
  const rest = wholeOf(first.rest);
  const joined = together
    ? massOfGrid(product(gridOf(met, budget), gridOf(further.rest, budget), budget))
    : undefined;
  for (let lit = 0; lit <= count; lit++) {
    const chance = sparks[lit] as number;
    if (chance === 0) continue;
    if (lit === 0) yield { chance, parts: partsOf([count, rest]) };
    else if (joined === undefined)
      yield { chance, parts: partsOf([lit, met], [count - lit, rest], [1, further.rest]) };
    else yield { chance, parts: partsOf([1, joined], [lit - 1, met], [count - lit, rest]) };
  }
}

/**
 * How often something with `chance` comes up before it has failed `count` times: the chances of 0, 1, … until less than
 * `REST` is left.
 */
function* failures(
  count: number,
  chance: number,
  budget: Budget,
): Generator<{ readonly tries: number; readonly chance: number }> {
  if (count === 0 || chance === 0) {
    yield { tries: 0, chance: 1 };
    return;
  }
  let weight = (1 - chance) ** count;
  for (let tries = 0; ; tries++) {
    yield { tries, chance: weight };
    budget.spend(1);
    const ratio = ((count + tries) / (tries + 1)) * chance;
    weight *= ratio;
    // From here on every weight is less than `next` times the one before it.
    const next = ((count + tries + 1) / (tries + 2)) * chance;
    if (next < 1 && weight / (1 - next) < REST) {
      budget.lose(weight / (1 - next));
      return;
    }
  }
}

const wholeOf = (law: Mass): Mass => (law.values.length === 0 ? law : given(law));

const partsOf = (...parts: readonly (readonly [number, Mass])[]): readonly Part[] =>
  parts.flatMap(([count, law]) => (count > 0 && law.values.length > 0 ? [{ count, law }] : []));
