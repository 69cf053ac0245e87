import { framed } from './frame.ts';
import { COLOURS, SIZES, WIDTH, widthOf } from './look.ts';
import { element, words } from './svg.ts';

export interface Bar {
  readonly label: string;
  readonly share: number; // 0 to 1
  readonly marked: boolean; // hatched
}

/** One plot. Where there are several, they stand one above the other with the same bars, so that they can be compared. */
export interface Plot {
  readonly title: string;
  readonly bars: readonly Bar[];
}

export interface BarChart {
  readonly plots: readonly Plot[];
  /** A line in front of the bar at this place (its number, or how many bars there are), with a word at it. */
  readonly line?: { readonly place: number; readonly word: string };
  /** A level that the bars are expected to reach, and how far from it they usually stray. */
  readonly expected?: {
    readonly share: number;
    readonly low: number;
    readonly high: number;
    readonly word: string;
  };
}

const LEFT = 104;
const RIGHT = 28;
const HEAD = 58; // a plot's title
const FLAG = 40; // the room above the bars, for the word at the line
const FOOT = 48; // what the bars are called
const EDGE = 14;
const INSIDE = WIDTH - LEFT - RIGHT;

/** A bar chart as SVG. */
export function barChart(chart: BarChart): string {
  const tall = chart.plots.length > 1 ? 190 : 300;
  const each = HEAD + FLAG + tall + FOOT;
  const height = EDGE * 2 + each * chart.plots.length;
  const most = Math.max(
    0.001,
    chart.expected?.high ?? 0,
    ...chart.plots.flatMap(({ bars }) => bars.map(({ share }) => share)),
  );
  return framed(
    height,
    [
      ...chart.plots.map((plot, n) =>
        element('g', { transform: `translate(0 ${EDGE + n * each})` }, plotOf(plot, chart, tall, most)),
      ),
    ],
    [hatch()],
  );
}

const hatch = (): string =>
  element(
    'pattern',
    {
      id: 'hatch',
      width: 14,
      height: 14,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    [
      element('rect', { width: 14, height: 14, fill: COLOURS.marked }),
      element('rect', { width: 5, height: 14, fill: COLOURS.hatch }),
    ],
  );

function plotOf({ title, bars }: Plot, chart: BarChart, tall: number, most: number): readonly string[] {
  const top = HEAD + FLAG;
  const floor = top + tall;
  const step = INSIDE / Math.max(1, bars.length);
  const gap = Math.min(8, step * 0.15);
  const y = (share: number) => floor - (share / most) * tall;
  return [
    words(title, {
      x: EDGE * 2,
      y: 44,
      'font-size': Math.min(SIZES.title, (SIZES.title * (WIDTH - EDGE * 4)) / widthOf(title, SIZES.title)),
      'font-weight': 'bold',
      fill: COLOURS.words,
    }),
    ...band(chart, y),
    ...grid(most, y),
    ...bars.map(({ share, marked }, n) =>
      element('rect', {
        x: LEFT + n * step + gap / 2,
        y: Math.min(y(share), share > 0 ? floor - 3 : floor), // what can happen is seen, however rare
        width: step - gap,
        height: Math.max(share > 0 ? 3 : 0, floor - y(share)),
        fill: marked ? 'url(#hatch)' : COLOURS.bar,
      }),
    ),
    ...level(chart, y),
    ...lineOf(chart, step, floor),
    ...labels(bars, step, floor + 36),
  ];
}

/** Two or three levels with round shares. */
function grid(most: number, y: (share: number) => number): readonly string[] {
  const rough = most / 2.2;
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 5].map((n) => n * power).findLast((size) => size <= rough) ?? power;
  const levels = Array.from({ length: Math.floor(most / unit) + 1 }, (_, n) => n * unit);
  return levels.flatMap((share) => [
    element('line', {
      x1: LEFT,
      x2: WIDTH - RIGHT,
      y1: y(share),
      y2: y(share),
      stroke: COLOURS.grid,
      'stroke-width': 2,
    }),
    words(`${Math.round(share * 1000) / 10}%`, {
      x: LEFT - 12,
      y: y(share) + 10,
      'font-size': SIZES.labels,
      'text-anchor': 'end',
      fill: COLOURS.quiet,
    }),
  ]);
}

/** Every label where they fit, else every second, third … */
function labels(bars: readonly Bar[], step: number, y: number): readonly string[] {
  const widest = Math.max(0, ...bars.map(({ label }) => widthOf(label, SIZES.labels)));
  const every = Math.max(1, Math.ceil((widest + 14) / step));
  const fits = (n: number) => LEFT + (n + 0.5) * step + widest / 2 <= WIDTH - 6;
  return bars.flatMap(({ label }, n) =>
    n % every === 0 && fits(n)
      ? [
          words(label, {
            x: LEFT + (n + 0.5) * step,
            y,
            'font-size': SIZES.labels,
            'text-anchor': 'middle',
            fill: COLOURS.words,
          }),
        ]
      : [],
  );
}

function lineOf({ line }: BarChart, step: number, floor: number): readonly string[] {
  if (line === undefined) return [];
  const x = LEFT + line.place * step;
  const left = x + 10 + widthOf(line.word, SIZES.words) > WIDTH - 12;
  return [
    element('line', {
      x1: x,
      x2: x,
      y1: HEAD + 4,
      y2: floor,
      stroke: COLOURS.line,
      'stroke-width': 5,
      'stroke-dasharray': '16 8',
    }),
    words(line.word, {
      x: left ? x - 10 : x + 10,
      y: HEAD + 28,
      'font-size': SIZES.words,
      'font-weight': 'bold',
      'text-anchor': left ? 'end' : 'start',
      fill: COLOURS.line,
    }),
  ];
}

function band({ expected }: BarChart, y: (share: number) => number): readonly string[] {
  if (expected === undefined) return [];
  const { low, high } = expected;
  return [
    element('rect', {
      x: LEFT,
      y: y(high),
      width: INSIDE,
      height: Math.max(2, y(low) - y(high)),
      fill: COLOURS.band,
    }),
  ];
}

function level({ expected }: BarChart, y: (share: number) => number): readonly string[] {
  if (expected === undefined) return [];
  const { share, word } = expected;
  return [
    element('line', {
      x1: LEFT,
      x2: WIDTH - RIGHT,
      y1: y(share),
      y2: y(share),
      stroke: COLOURS.line,
      'stroke-width': 5,
      'stroke-dasharray': '16 8',
    }),
    words(word, {
      x: WIDTH - RIGHT,
      y: HEAD + 22,
      'font-size': SIZES.labels,
      'text-anchor': 'end',
      fill: COLOURS.line,
    }),
  ];
}
