import {
  compareOdds,
  type Distribution,
  type Expression,
  explainUnsolved,
  odds,
  type Rolled,
} from '../../dice/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines, shorten } from '../limits.ts';
import type { View } from '../message.ts';
import { type Charted, oddsPicture } from '../pictures/odds.ts';
import { binsOf } from './bins.ts';
import { binName, figure, percent } from './figures.ts';

/** A roll that is asked about, not rolled. */
export interface AskedRoll {
  readonly notation: string;
  readonly expression: Expression;
}

/** A roll with its odds. */
interface Answered extends AskedRoll {
  readonly distribution: Distribution;
}

/** How likely a roll was that has been made, from the same expression that was rolled. */
export function oddsOfRollView(expression: Expression, notation: string, rolled: Rolled): View {
  return oddsView([{ expression, notation }], rolled.total);
}

/**
 * The odds of one roll, or of two compared: the chance to reach the target where there is one, where results lie, every
 * likely result, and a picture of it all.
 */
export function oddsView(asked: readonly AskedRoll[], target: number | null): View {
  const answered: Answered[] = [];
  for (const one of asked) {
    const answer = odds(one.expression);
    if (!answer.ok) return { card: { title: titleOf(asked), text: explainUnsolved(answer), tone: 'quiet' } };
    answered.push({ ...one, distribution: answer.distribution });
  }
  const several = answered.length > 1;
  return {
    card: {
      title: titleOf(asked),
      text: fitLines(
        [
          ...versus(answered),
          ...answered.flatMap((one, n) => [
            ...(several ? ['', `**${letter(n)}: ${quoted(one.notation)}**`] : []),
            ...factsOf(one.distribution, target),
          ]),
        ],
        2500,
      ),
      fields: answered.map((one, n) => ({
        name: several ? `${letter(n)} comes to at least` : 'Comes to at least',
        value: atLeast(one.distribution, target),
      })),
      tone: 'plain',
    },
    picture: oddsPicture(
      answered.map((one, n): Charted => {
        const name = withoutLabels(one.notation);
        return { name: several ? `${letter(n)}: ${name}` : name, distribution: one.distribution };
      }),
      target,
    ),
  };
}

const letter = (n: number): string => (n === 0 ? 'a' : 'b');
const quoted = (notation: string): string => escapeMarkdown(shorten(notation, 200));
const titleOf = (asked: readonly AskedRoll[]): string =>
  `Odds of ${asked.map(({ notation }) => escapeMarkdown(shorten(notation, 100))).join(' against ')}`;

/** A player's own words are not for a picture, whose font may lack their letters. */
const withoutLabels = (notation: string): string => notation.replace(/\s*\[[^\]]*\]/gu, '');

/** Who of two comes out higher. */
function versus([one, other]: readonly Answered[]): readonly string[] {
  if (one === undefined || other === undefined) return [];
  const { higher, equal, lower } = compareOdds(one.distribution, other.distribution);
  return [`**a beats b: ${percent(higher)}** · a tie: ${percent(equal)} · b beats a: ${percent(lower)}.`];
}

function factsOf(of: Distribution, target: number | null): readonly string[] {
  const reach =
    target === null
      ? []
      : [
          `**${figure(target)} or more: ${percent(of.chance({ atLeast: target }))}** · exactly ${figure(target)}: ${percent(of.chance({ exactly: target }))} · less: ${percent(of.chance({ lessThan: target }))}.`,
        ];
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => figure(of.quantile(share)));
  return [
    ...reach,
    `From ${figure(of.min)} to ${figure(of.max)}, ${figure(of.mean)} on average (spread ${figure(of.spread)}); half of all rolls lie between ${low} and ${high}, the middle one is ${middle}.`,
  ];
}

const MOST_FIGURES = 20;

/** The chance to reach each of the likely results: '3: 100 % · 4: 99.9 % · …'; the target stands out. */
function atLeast(of: Distribution, target: number | null): string {
  const { bins, whole } = binsOf([of], MOST_FIGURES, target);
  const figures = bins
    .filter((bin) => (bin.chances[0] ?? 0) > 0)
    .map((bin) => {
      const said = `${figure(bin.from)}: ${percent(of.chance({ atLeast: bin.from }))}`;
      return bin.from === target ? `**${said}**` : said;
    });
  const modes = likeliest(of);
  return [
    figures.join(' · '),
    `Most likely: ${modes}.${whole ? '' : ' The rarest results are left out here and in the picture.'}`,
  ].join('\n');
}

/** The likeliest bin, and how likely it is: '13 (13.3 %)'. */
function likeliest(of: Distribution): string {
  const { bins } = binsOf([of], MOST_FIGURES, null);
  const most = Math.max(...bins.map((bin) => bin.chances[0] ?? 0));
  const found = bins.filter((bin) => (bin.chances[0] ?? 0) > most - 1e-9);
  const names =
    found.length > 3 ? `${found.length} results alike` : found.map((bin) => binName(bin)).join(' and ');
  return `${names} (${percent(most)}${found.length > 1 ? ' each' : ''})`;
}
