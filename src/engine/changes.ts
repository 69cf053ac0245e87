import type { Viewer } from './event.ts';
import type { GameSystem } from './system.ts';
import { escapeMarkdown } from './text.ts';
import type { Gauge, Sheet, TrackerLine, TrackerPlace, TrackerView } from './words.ts';

/** A value that differs between two states, empty where there is none: Discord markdown, but for `who`, who is not escaped. */
export interface Change {
  readonly who: string | null; // null: the fight's or the party's own
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What of a system says how things stand. */
type Teller<S extends object, C extends object> = Pick<
  GameSystem<S, C>,
  'fights' | 'tracker' | 'charactersIn'
> & { readonly character: Pick<GameSystem<S, C>['character'], 'sheet'> };

/**
 * What differs between two states as a viewer may know it: what the tracker shows of a fight, and the sheets of their own
 * characters (a GM: of all).
 */
export function changesBetween<S extends object, C extends object>(
  system: Teller<S, C>,
  before: S,
  after: S,
  viewer: Viewer,
): readonly Change[] {
  const inFight = system.fights(before) || system.fights(after);
  const [was, is] = [system.tracker(before, viewer), system.tracker(after, viewer)];
  return [
    ...(inFight ? seenToChange(was, is) : []),
    ...sheetsChanged(system, before, after, viewer, inFight),
  ];
}

/** What differs between two trackers, as whoever sees them may know it. */
export const seenToChange = (was: TrackerView, is: TrackerView): readonly Change[] => [
  ...linesChanged(was, is),
  ...fightChanged(was, is),
];

/** What is told of one person, one value after the other. */
function* valuesChanged(
  who: string | null,
  values: Iterable<readonly [what: string, before: string, after: string]>,
): Generator<Change> {
  for (const [what, before, after] of values) if (before !== after) yield { who, what, before, after };
}

function linesChanged(was: TrackerView, is: TrackerView): readonly Change[] {
  const names = new Map([...is.lines, ...was.lines].map((line) => [line.id, line.name]));
  return [...names].flatMap(([id, name]) => {
    const [before, after] = [was, is].map(({ lines }) => lines.find((line) => line.id === id));
    if (before === undefined || after === undefined) {
      const [here, gone] = ['in the fight', 'not in the fight'];
      return [{ who: name, what: '', before: before ? here : gone, after: after ? here : gone }];
    }
    const [lost, got] = apart(before.tags, after.tags);
    return [
      ...valuesChanged(name, gaugesOf(before.gauges, after.gauges)),
      ...valuesChanged(name, [
        ['', lost.join(', '), got.join(', ')],
        ['turn', turnWords(before.turn), turnWords(after.turn)],
      ]),
    ];
  });
}

function turnWords(turn: TrackerLine['turn']): string {
  switch (turn) {
    case 'now':
      return 'acts now';
    case 'next':
    case 'later':
      return 'to come';
    case 'done':
      return 'over';
    case 'out':
      return 'out';
  }
}

function fightChanged(was: TrackerView, is: TrackerView): readonly Change[] {
  const [lost, got] = apart(was.party ?? [], is.party ?? []);
  const sameTurn = was.current !== null && was.current === is.current && was.round === is.round;
  const places = new Map([...is.places, ...was.places].map((place) => [place.id, place.name]));
  return [
    ...valuesChanged(null, [
      ['Round', String(was.round), String(is.round)],
      ['Phase', was.phase?.name ?? '', is.phase?.name ?? ''],
      ['The party', lost.join(', '), got.join(', ')],
    ]),
    ...(sameTurn
      ? valuesChanged(is.lines.find(({ id }) => id === is.current)?.name ?? null, [
          ['left', was.left.join(', ') || 'nothing', is.left.join(', ') || 'nothing'],
        ])
      : []),
    ...[...places].flatMap(([id, name]) => {
      const [gone, come] = apart(...both(was, is, ({ places: all }) => aboutPlace(all, id)));
      return [...valuesChanged(name, [['', gone.join(', '), come.join(', ')]])];
    }),
  ];
}

const both = <From, To>(was: From, is: From, of: (one: From) => To): readonly [To, To] => [of(was), of(is)];

function aboutPlace(places: readonly TrackerPlace[], id: string): readonly string[] {
  const place = places.find((one) => one.id === id);
  return place === undefined
    ? []
    : [...place.tags.map(({ name }) => name), ...place.objects.map(escapeMarkdown)];
}

function sheetsChanged<S extends object, C extends object>(
  system: Teller<S, C>,
  before: S,
  after: S,
  viewer: Viewer,
  inFight: boolean,
): readonly Change[] {
  const [was, is] = both(before, after, (state) => system.charactersIn(state));
  const own = Object.keys(is).filter((id) => viewer.gm || viewer.characters.includes(id));
  return own.flatMap((id) => {
    const [old, now] = [was[id], is[id]];
    if (old === undefined || now === undefined || old === now) return [];
    const sheets = both(old, now, (one) => system.character.sheet(one));
    const who = sheets[1].title;
    return [
      ...(inFight ? [] : valuesChanged(who, gaugesOf(sheets[0].gauges, sheets[1].gauges))),
      ...valuesChanged(who, sectionsOf(...sheets, inFight)),
    ];
  });
}

/** Gauges that differ, by their labels. */
function gaugesOf(
  before: readonly Gauge[],
  after: readonly Gauge[],
): readonly (readonly [string, string, string])[] {
  const labels = [...new Set([...before, ...after].map(({ label }) => label))];
  const shown = (gauges: readonly Gauge[], label: string) => {
    const gauge = gauges.find((one) => one.label === label);
    return gauge === undefined ? '' : `${gauge.value}/${gauge.max}`;
  };
  return labels.map((label) => [label, shown(before, label), shown(after, label)]);
}

/** What differs in the sections of a sheet. What conditions do to somebody in a fight the tracker says. */
function sectionsOf(
  before: Sheet,
  after: Sheet,
  inFight: boolean,
): readonly (readonly [string, string, string])[] {
  const titles = [...new Set([...after.sections, ...before.sections].map(({ title }) => title))];
  const parts = (sheet: Sheet, title: string) =>
    sheet.sections
      .filter((section) => section.title === title)
      .flatMap(({ lines }) => lines.flatMap((line) => line.split(' · ')));
  const differing = titles
    .filter((title) => !inFight || title !== 'Conditions')
    .map((title): readonly [string, string, string] => {
      const [lost, got] = apart(...both(before, after, (sheet) => parts(sheet, title)));
      return [title, lost.join(' · '), got.join(' · ')];
    });
  return [
    ['Name', escapeMarkdown(before.title), escapeMarkdown(after.title)],
    ...(inFight ? [] : [['', before.subtitle, after.subtitle] as const]),
    ...differing,
  ];
}

/** What is in the one list alone, and in the other. */
function apart(before: readonly string[], after: readonly string[]): readonly [string[], string[]] {
  return [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))];
}
