import { type Fortune, fortuneOf } from '../dice/index.ts';
import { shorten } from './limits.ts';
import type { View } from './message.ts';
import { figure, percent } from './odds/figures.ts';
import { luckPicture } from './pictures/luck.ts';

interface Tally {
  readonly sides: number;
  readonly faces: readonly number[];
}

interface Lucky {
  readonly userId: string;
  readonly mine: boolean; // the reader's own
  readonly tallies: readonly Tally[]; // what was rolled most comes first
  readonly whole: boolean; // all that there is was counted
  readonly forAll: boolean; // shown to everybody
  readonly sides: number | null; // the kind of dice that was asked for
}

/** Fewer say nothing about luck. */
const ENOUGH = 20;
const OTHERS = 6;

/** What somebody's dice have shown, beside what was to be expected: a sentence, the numbers, and a picture. */
export function luckView(lucky: Lucky): View {
  const { tallies, sides } = lucky;
  const whose = lucky.mine && !lucky.forAll ? 'Your' : `<@${lucky.userId}>'s`;
  const shown = sides === null ? tallies[0] : tallies.find((one) => one.sides === sides);
  if (shown === undefined) {
    const text =
      sides === null
        ? `${whose} commands in this campaign haven't rolled any dice I can count yet.`
        : `${whose} commands in this campaign haven't rolled any d${sides} I can count yet.`;
    return { card: { title: 'Luck', text: `${text}\n${counted(lucky)}`, tone: 'quiet' } };
  }
  const fortune = fortuneOf(shown.faces);
  const others = tallies.filter((one) => one !== shown).slice(0, OTHERS);
  return {
    card: {
      title: 'Luck',
      text: [
        `${whose} ${fortuneSentence(fortune)}`,
        ...others.map((one) => `Also: ${fortuneSentence(fortuneOf(one.faces))}`),
        counted(lucky),
      ].join('\n'),
      fields: [{ name: `What the d${shown.sides} showed`, value: facesText(shown, fortune.dice) }],
      tone: 'plain',
    },
    picture: luckPicture(shown.faces),
  };
}

/** '**214 d6** averaged **3.71** where 3.5 is expected; one player in nine is at least this lucky.' */
export function fortuneSentence({ dice, sides, average, expected, side, chance }: Fortune): string {
  const what = `**${dice} d${sides}** averaged **${figure(average)}** where ${figure(expected)} is expected`;
  if (dice < ENOUGH) return `${what}: too few to tell; I need at least ${ENOUGH}.`;
  if (side === 'even') return `${what}: neither lucky nor unlucky.`;
  const word = side === 'high' ? 'lucky' : 'unlucky';
  return chance > MIDDLING
    ? `${what}: about average luck.`
    : `${what}; one player in ${manyWords(1 / chance)} is at least this ${word}.`;
}

const MIDDLING = 0.4;
const SMALL = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number of people, as roughly as it is known: 'nine', '87', '2,300'. */
function manyWords(many: number): string {
  const whole = Math.max(2, Math.round(many));
  const small = SMALL[whole - 2];
  if (small !== undefined) return small;
  if (whole > 1_000_000_000) return 'more than a billion';
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(whole)) - 1);
  return (Math.round(whole / unit) * unit).toLocaleString('en-GB');
}

/** What was counted and what was not. */
function counted({ whole, forAll }: Lucky): string {
  const hidden = forAll ? 'hidden rolls' : "rolls that you can't see";
  const part = whole ? '' : ' Only the newest commands were counted; there are more.';
  return `-# Counted: all dice of these commands as they fell, dropped and replaced ones too. Left out: dice that were typed or ruled, what came in with a file, what was called off, and ${hidden}.${part}`;
}

/** '1: 30 (14%) · 2: 36 (16.8%) …', neighbours together where there are many. */
function facesText({ faces, sides }: Tally, dice: number): string {
  const width = Math.ceil(sides / 20);
  const groups = Array.from({ length: Math.ceil(sides / width) }, (_, n) => {
    const own = faces.slice(n * width, (n + 1) * width);
    const name = width === 1 ? `${n + 1}` : `${n * width + 1} to ${n * width + own.length}`;
    return { name, times: own.reduce((total, one) => total + one, 0) };
  });
  const fell = groups.filter(({ times }) => times > 0);
  const never = groups.filter(({ times }) => times === 0).map(({ name }) => name);
  return shorten(
    [
      ...fell.map(({ name, times }) => `${name}: ${times} (${percent(times / dice)})`),
      ...(never.length === 0 ? [] : [`never: ${never.join(', ')}`]),
    ].join(' · '),
    1000,
  );
}
