import {
  compareOdds,
  type Distribution,
  type Estimate,
  type Expression,
  explainUnsolved,
  oddsOrSample,
  print,
} from '../../dice/index.ts';
import { capital, escapeMarkdown } from '../../engine/text.ts';
import { fitLines, shorten } from '../limits.ts';
import type { View } from '../message.ts';
import { type Charted, oddsPicture } from '../pictures/odds.ts';
import { binsOf } from './bins.ts';
import { binName, figure, percent } from './figures.ts';

/** A roll that is asked about, with its odds. */
export interface AskedRoll {
  readonly notation: string;
  readonly estimate: Estimate;
}

/** An expression as what is asked about. */
export const askedRoll = (expression: Expression): AskedRoll => ({
  notation: print(expression),
  estimate: oddsOrSample(expression),
});

/**
 * The odds of one roll, or of two compared: the chance to reach the target where there is one, where results lie, every
 * likely result, and a picture of it all. Where odds cannot be told exactly it says so, and how far off they may be.
 */
export function oddsView(asked: readonly AskedRoll[], target: number | null): View {
  const several = asked.length > 1;
  return {
    card: {
      title: titleOf(asked),
      text: fitLines(
        [
          ...versus(asked),
          ...asked.flatMap((one, n) => [
            ...(several ? ['', `**${letter(n)}: ${quoted(one.notation)}**`] : []),
            ...factsOf(one.estimate, target),
          ]),
        ],
        2500,
      ),
      fields: [
        {
          name: 'Chances',
          value: chancesTable(
            asked.map(({ estimate }) => estimate.distribution),
            target,
          ),
        },
      ],
      tone: 'plain',
    },
    picture: oddsPicture(
      asked.map(({ notation, estimate }, n): Charted => {
        const name = withoutLabels(notation);
        return {
          name: several ? `${letter(n)}: ${name}` : name,
          distribution: estimate.distribution,
          exact: estimate.exact,
        };
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
const withoutLabels = (notation: string): string => notation.replace(/(?<!\s)\s*\[[^[\]]*\]/gu, '');

/** Who of two comes out higher. */
function versus([one, other]: readonly AskedRoll[]): readonly string[] {
  if (one === undefined || other === undefined) return [];
  const { higher, equal, lower } = compareOdds(one.estimate.distribution, other.estimate.distribution);
  const about = one.estimate.exact && other.estimate.exact ? '' : 'about ';
  return [
    `**a beats b: ${about}${percent(higher)}** · a tie: ${about}${percent(equal)} · b beats a: ${about}${percent(lower)}.`,
  ];
}

function factsOf(estimate: Estimate, target: number | null): readonly string[] {
  const { distribution: of } = estimate;
  const about = estimate.exact ? '' : 'about ';
  const chance = (range: Parameters<Distribution['chance']>[0]) => `${about}${percent(of.chance(range))}`;
  const reach =
    target === null
      ? []
      : [
          `**${figure(target)} or more: ${chance({ atLeast: target })}** · exactly ${figure(target)}: ${chance({ exactly: target })} · less: ${chance({ lessThan: target })}.`,
        ];
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => figure(of.quantile(share)));
  const open = !estimate.exact || estimate.cut > 0; // what is rarer still is not in the figures
  return [
    ...reach,
    `${open ? 'Nearly always from' : 'From'} ${figure(of.min)} to ${figure(of.max)}, ${figure(of.mean)} on average (spread ${figure(of.spread)}), median ${middle}. Half of all rolls lie between ${low} and ${high}.`,
    ...trust(estimate),
  ];
}

/** How far the figures may be trusted; nothing where they are exact in full. */
function trust(estimate: Estimate): readonly string[] {
  if (estimate.exact)
    return estimate.cut === 0
      ? []
      : ['-# Left out: results that together are rarer than 1 in 1,000,000,000,000.'];
  const points = Math.round(estimate.error * 1000) / 10;
  return [
    `-# Sampled, not exact: ${explainUnsolved(estimate.why)} From ${estimate.rolls.toLocaleString('en-GB')} rolls; 19 times in 20 a chance is off by less than ${points} points, and rare results may be missing.`,
  ];
}

const MOST_ROWS = 20;

/** The likely results as a table, with the chance of each and of reaching it; of two rolls, of reaching it with either. */
function chancesTable(all: readonly Distribution[], target: number | null): string {
  const { bins, whole } = binsOf(all, MOST_ROWS, target);
  const several = all.length > 1;
  const head = several ? ['at least', ...all.map((_, n) => letter(n))] : ['result', 'exactly', 'or more'];
  const rows = bins
    .filter(({ chances }) => chances.some((chance) => chance > 0))
    .map((bin) => {
      const reach = all.map((of) => percent(of.chance({ atLeast: bin.from })));
      return several
        ? [figure(bin.from), ...reach]
        : [binName(bin, '–'), percent(bin.chances[0] ?? 0), ...reach];
    });
  const widths = head.map((word, n) => Math.max(word.length, ...rows.map((row) => row[n]?.length ?? 0)));
  const lineOf = (cells: readonly string[], mark: string) =>
    `${mark} ${cells.map((cell, n) => cell.padStart(widths[n] ?? 0)).join('  ')}`;
  const marked = bins
    .filter(({ chances }) => chances.some((chance) => chance > 0))
    .map(({ from }) => from === target);
  const lines = [lineOf(head, ' '), ...rows.map((row, n) => lineOf(row, marked[n] === true ? '→' : ' '))];
  return [
    `\`\`\`\n${lines.join('\n')}\n\`\`\``,
    ...all.map((of, n) => (several ? `${letter(n)}: ${likeliest(of)}` : capital(likeliest(of)))),
    ...(whole ? [] : ['The rarest results are left out here and in the picture.']),
  ].join('\n');
}

/** The likeliest bin, and how likely it is: 'most likely 13 (13.3%).' */
function likeliest(of: Distribution): string {
  const [first, ...others] = of.entries();
  const isEven = others.every(({ chance }) => Math.abs(chance - (first?.chance ?? 0)) < 1e-9);
  if (others.length > 2 && isEven)
    return `all results are equally likely (${percent(first?.chance ?? 0)} each).`;
  const { bins } = binsOf([of], MOST_ROWS, null);
  const most = Math.max(...bins.map((bin) => bin.chances[0] ?? 0));
  const found = bins.filter((bin) => (bin.chances[0] ?? 0) > most - 1e-9);
  const chance = `(${percent(most)}${found.length > 1 ? ' each' : ''})`;
  return found.length > 3
    ? `${found.length} of them are the most likely ${chance}.`
    : `most likely ${found.map((bin) => binName(bin)).join(' and ')} ${chance}.`;
}
