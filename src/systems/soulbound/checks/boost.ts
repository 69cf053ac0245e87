import type { DecisionOption } from '../../../engine/decision.ts';
import type { Audience } from '../../../engine/event.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { soulfireUses } from '../content/soulfire.ts';
import { skillOf } from '../character/blank.ts';
import type { TestAbout } from '../numbers/about.ts';
import { poolOf } from '../numbers/index.ts';
import { spendSoulfire, whyNoSoulfire } from '../party/spend.ts';
import { character, type Scene } from '../scene.ts';
import { payMettle, whyNoDoubleTraining } from '../turn/economy.ts';
import { type Goal, neededOf } from './goal.ts';
import { chanceWithFocus } from './odds.ts';
import type { Purpose } from './purpose.ts';

/** What is bought before a Test is rolled. */
export interface Boost {
  readonly doubled: boolean; // Training, for Mettle
  readonly maximised: boolean; // every die a 6, for Soulfire
}

interface Coming {
  readonly about: TestAbout;
  readonly difficulty: number;
  readonly goal: Goal;
  readonly purpose: Purpose;
  readonly to?: Audience | undefined;
}

const roll = 'roll';

/**
 * Asks what is bought for a Test that its player did not begin, such as one that resists (S87): Training doubled, every
 * die a 6, or both. Asked only where some of it can make the Test pass and it might fail without. Pays for what is chosen.
 */
export function* askedBoost(tx: Tx<Scene>, now: Scene, coming: Coming): Rule<Boost> {
  const { about, difficulty, goal, purpose, to } = coming;
  const { actor } = about;
  const offered = offersOf(tx.now, now, about, goal);
  if (offered.length === 0) return { doubled: false, maximised: false };
  const dice = poolOf(now, about).total;
  const complexity = neededOf(goal);
  const { focus } = skillOf(character(now, actor), about.skill);
  const chance = (count: number) =>
    complexity === null ? null : chanceWithFocus(count, { difficulty, complexity }, focus);
  const choice = yield* tx.ask({
    id: 'boost',
    asked: actor,
    code: 'boost',
    params: { purpose, dice, difficulty, needed: complexity },
    options: [
      { id: roll, code: 'boost.roll', params: { dice, chance: chance(dice) } },
      ...offered.map((offer) => optionOf(offer, offer.maximised ? null : chance(offer.dice))),
    ],
    default: roll,
    ...(to === undefined ? {} : { to }),
  });
  const chosen = offered.find(({ id }) => id === choice);
  if (chosen === undefined) return { doubled: false, maximised: false };
  if (chosen.doubled) payMettle(tx.state, actor, 1);
  if (chosen.maximised) paySixes(tx, actor, to);
  return chosen;
}

/** Pays for a Test whose every die is a 6. */
export const paySixes = (tx: Tx<Scene>, actor: string, to: Audience | undefined): void =>
  spendSoulfire(tx, actor, rowOf(soulfireUses, 'maximise').name, to);

interface Offered extends Boost {
  readonly id: string;
  readonly dice: number; // that the Test would have
  readonly soulfire: number; // that the party has
}

function offersOf(paying: Scene, now: Scene, about: TestAbout, goal: Goal): readonly Offered[] {
  const { actor, skill } = about;
  const needed = neededOf(goal);
  const own = poolOf(now, about).total;
  const twice = poolOf(now, { ...about, doubled: true }).total;
  const enough = (dice: number) => dice > 0 && dice >= (needed ?? 1);
  if (needed === 0) return [];
  const canDouble = whyNoDoubleTraining(paying, actor, skill, 1) === null && twice > own;
  const canMaximise = whyNoSoulfire(paying, actor) === null;
  const { now: soulfire } = paying.party.soulfire;
  const offers: readonly (Offered & { readonly open: boolean })[] = [
    { id: 'double', doubled: true, maximised: false, dice: twice, soulfire, open: canDouble },
    { id: 'maximise', doubled: false, maximised: true, dice: own, soulfire, open: canMaximise },
    // Both are wanted only where the own dice are too few.
    {
      id: 'both',
      doubled: true,
      maximised: true,
      dice: twice,
      soulfire,
      open: canDouble && canMaximise && (needed === null || !enough(own)),
    },
  ];
  return offers.filter(({ open, dice }) => open && enough(dice));
}

const optionOf = ({ id, dice, soulfire }: Offered, chance: number | null): DecisionOption => ({
  id,
  code: `boost.${id}`,
  params: { dice, soulfire, chance },
});
