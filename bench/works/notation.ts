import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { describeRoll, parse, roll, seededDice } from '../../src/dice/index.ts';
import { atMost, type Figure, type Scale, type Target, type Work } from '../figure.ts';
import { median } from '../statistics.ts';

/** What people type, and the same with a number that nobody has typed before. */
const TYPED = [
  { text: '4d6kh3+2', fresh: (n: number) => `4d6kh3+${n}` },
  { text: '10d10!>=8', fresh: (n: number) => `10d10!>=8+${n}` },
  { text: '{2d8,1d10+2}kh1', fresh: (n: number) => `{2d8,1d10+${n}}kh1` },
];

/** Rolls that are made one after the other between two looks at the clock. */
const BOUT = 100;

/**
 * Reading and rolling what was typed, against @dice-roller/rpg-dice-roller: in bouts that take turns. People roll the same again and
 * again, and what was read lately is remembered. Beside it stands what a text costs that is read for the first time, and one that is told
 * in words, too.
 */
export const notation: Work = {
  name: 'notation',
  async measure(scale) {
    const source = seededDice('notation');
    let next = 0;
    const rolled = (text: string) => {
      const parsed = parse(text);
      if (!parsed.ok) throw new Error(`${text} is no roll`);
      const made = roll(parsed.ast, source, { start: next });
      next = made.next;
      return made;
    };
    const ours = (text: string) => void rolled(text);
    const inWords = (text: string) => void describeRoll(rolled(text));
    const theirs = (text: string) => void new DiceRoll(text);
    return [
      ...TYPED.flatMap(({ text, fresh }) => against(scale, text, fresh, ours, inWords, theirs)),
      eachDie(scale),
    ];
  },
};

type Roller = (text: string) => void;

function against(
  scale: Scale,
  text: string,
  fresh: (n: number) => string,
  ours: Roller,
  inWords: Roller,
  theirs: Roller,
): readonly Figure[] {
  const times = {
    ours: [] as number[],
    theirs: [] as number[],
    oursNew: [] as number[],
    theirsNew: [] as number[],
    inWords: [] as number[],
  };
  let fresher = 10;
  for (let bout = 0, all = scale.times(400, 4); bout < all; bout++) {
    const counted = bout >= all / 2; // the first half warms up
    const took = {
      ours: timed(() => ours(text)),
      theirs: timed(() => theirs(text)),
      oursNew: timed(() => ours(fresh(fresher++))),
      theirsNew: timed(() => theirs(fresh(fresher++))),
      inWords: timed(() => inWords(fresh(fresher++))),
    };
    if (!counted) continue;
    times.ours.push(took.ours);
    times.theirs.push(took.theirs);
    times.oursNew.push(took.oursNew);
    times.theirsNew.push(took.theirsNew);
    times.inWords.push(took.inWords);
  }
  const told = (
    work: string,
    own: readonly number[],
    other: readonly number[],
    target: Target | null,
  ): Figure => ({
    work,
    value: median(own) / median(other),
    unit: '×',
    target,
    details: { µs: median(own), 'its µs': median(other) },
  });
  return [
    told(`read and roll ${text}, against rpg-dice-roller`, times.ours, times.theirs, atMost(0.06)),
    told(
      `read and roll ${text} with a number never read before`,
      times.oursNew,
      times.theirsNew,
      atMost(0.2),
    ),
    told(`the same in words, against a roll of it alone`, times.inWords, times.theirsNew, atMost(0.4)),
  ];
}

/** How long one of so many rolls takes, in µs. */
function timed(once: () => void): number {
  const began = performance.now();
  for (let n = 0; n < BOUT; n++) once();
  return ((performance.now() - began) * 1000) / BOUT;
}

function eachDie(scale: Scale): Figure {
  const parsed = parse('1000d6');
  if (!parsed.ok) throw new Error('1000d6 is no roll');
  const source = seededDice('each die');
  const times = Array.from(
    { length: scale.times(40, 2) },
    () => timed(() => roll(parsed.ast, source)) / 1000,
  );
  return {
    work: 'roll a parsed expression, for each die',
    value: median(times),
    unit: 'µs',
    target: atMost(1),
    details: {},
  };
}
