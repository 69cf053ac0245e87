import { abilities } from '../../content/abilities.ts';
import { buysFor, isKept } from './buys.ts';
import { classRow, roleRow } from './choices.ts';
import type { Draft } from './draft.ts';
import { beforeBuying, heroOf } from './hero.ts';
import { finalScores } from './scoresOf.ts';
import { fixed, pick, type Step, toPick } from './step.ts';

/** Innate Abilities, HP and the rest, and what Ability Points buy above level 1 (Steps 6 and 7). */
export function levelSteps(draft: Draft): readonly Step[] {
  return [
    pick(
      {
        id: 'innate',
        title: 'Innate Abilities',
        help: 'Only now, and for free. Most people have none.',
        optional: true,
      },
      toPick(abilities.filter(({ innate }) => innate)),
      draft.innate,
      [0, 2],
    ),
    hpStep(draft),
    ...abilitySteps(draft),
  ];
}

function hpStep(draft: Draft): Step {
  const { level, hpDice } = draft;
  const role = roleRow(draft);
  const needed = (role?.hpEachLevel.dice ?? 0) * (level - 1);
  const about = {
    id: 'hp',
    title: 'HP, SP and EHP',
    help: 'They follow from your role and Scores.',
  } as const;
  if (finalScores(draft) === null || role === null) return fixed(about, '');
  if (needed > 0 && hpDice.length < level - 1)
    return fixed(
      { ...about, help: `Dice for each level after the first, as ${role.name}.`, random: `${needed}d6` },
      '',
    );
  const { hp, sp, ehp } = heroOf(draft);
  const line = `HP ${hp.max}, SP ${sp.max}, EHP ${ehp.max}${level > 1 ? `; level ${level}` : ''}`;
  return fixed(needed > 0 ? { ...about, random: `${needed}d6` } : about, line);
}

/** What points could buy for such a role at all. */
const buyable = (draft: Draft) => {
  const rich = { ...beforeBuying({ ...draft, abilities: [] }), points: { role: 20, free: 20 } };
  return buysFor(draft).filter(({ buy }) => buy(rich).ok);
};

function abilitySteps(draft: Draft): readonly Step[] {
  const role = roleRow(draft);
  if (draft.level === 1 || role === null || classRow(draft) === null) return [];
  const { points } = beforeBuying(draft);
  const all = points.role + points.free;
  const bound = points.role === 0 ? '' : `, ${points.role} of them for ${role.name} Abilities only`;
  const left = heroOf(draft).points;
  const step = pick(
    {
      id: 'abilities',
      title: 'Abilities',
      help: `You have ${all} Ability Points${bound}. What you don't spend now you keep.`,
      random: 'a die each',
      optional: true,
    },
    buyable(draft).map(({ id, name, cost, text }) => ({
      id,
      label: name,
      note: `${cost} AP. ${text}`.slice(0, 100),
    })),
    buysFor(draft).flatMap((buy) => (draft.abilities.some((one) => isKept(buy, one)) ? buy.id : [])),
    [0, all],
  );
  const kept = left.role + left.free;
  return [
    step.summary === '' || kept === 0 ? step : { ...step, summary: `${step.summary} (${kept} AP left)` },
  ];
}
