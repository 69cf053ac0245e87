import { escapeMarkdown } from '../../engine/text.ts';
import type { TrackerLine, TrackerPlace, TrackerView } from '../../engine/words.ts';
import { fitLines, shorten } from '../limits.ts';
import type { Picture, View } from '../message.ts';
import type { Figure } from '../pictures/zones/box.ts';
import { zonesSvg } from '../pictures/zones/index.ts';
import { drawable } from '../pictures/zones/text.ts';
import { hasBegun, roundName } from '../tracker.ts';
import { coloursOf } from './colours.ts';

/** The places of a fight and who stands where, as a picture and in words. */
export function zonesView(tracker: TrackerView): View {
  const labels = labelsOf(tracker);
  const current = tracker.lines.find(({ id }) => id === tracker.current);
  const turn = current === undefined ? [] : [`▶ ${current.name}'s turn`];
  return {
    card: {
      title: hasBegun(tracker) ? `The map · ${roundName(tracker.round, tracker.opening)}` : 'The map',
      text: fitLines(
        tracker.places.map((place) => placeText(tracker, place, labels)),
        3500,
      ),
      ...(turn.length === 0 ? {} : { footer: turn.join('') }),
      tone: 'plain',
    },
    ...(tracker.places.length === 0 ? {} : { picture: pictureOf(tracker, labels) }),
  };
}

/** What the picture calls places and people: their names, or a number where its font lacks their letters. */
type Labels = ReadonlyMap<string, string>;

function labelsOf({ places, lines }: TrackerView): Labels {
  const numbered = (named: readonly { readonly id: string; readonly name: string }[], word: string) =>
    named.map(({ id, name }, n) => [id, drawable(name) ?? `${word} ${n + 1}`] as const);
  const of = (side: TrackerLine['side']) => lines.filter((line) => line.side === side);
  return new Map([
    ...numbered(
      places.map(({ id, name }) => ({ id: placeKey(id), name })),
      'Place',
    ),
    ...numbered(of('players'), 'Hero'),
    ...numbered(of('foes'), 'Foe'),
  ]);
}

const placeKey = (id: string): string => `place ${id}`; // a place may be called like somebody

const named = (name: string, label: string | undefined): string =>
  label === undefined || !/^(?:Place|Hero|Foe) \d+$/u.test(label) || label === name
    ? escapeMarkdown(name)
    : `${escapeMarkdown(name)} (in the picture: ${label})`;

/** One place in words: what it is like, where one can go from it, who is there, who is close to whom. */
function placeText({ lines, places, current }: TrackerView, place: TrackerPlace, labels: Labels): string {
  const about = [
    ...place.tags.map(({ name }) => name),
    ...(place.objects.length === 0 ? [] : [`to use: ${place.objects.map(escapeMarkdown).join(', ')}`]),
  ];
  const beside = places.filter(({ id }) => place.beside.includes(id)).map(({ name }) => escapeMarkdown(name));
  const person = (id: string): string => {
    const line = lines.find((one) => one.id === id);
    if (line === undefined) return '';
    const name = named(line.name, labels.get(id));
    const side = line.side === 'foes' ? ' (foe)' : '';
    const out = line.turn === 'out' ? ' (out)' : '';
    return `${id === current ? `▶ **${name}**` : name}${side}${out}`;
  };
  const close = place.knots.map((knot) => `close to each other: ${knot.map(person).join(' + ')}`);
  const alone = place.who.filter((id) => !place.knots.flat().includes(id)).map(person);
  const who = [...close, ...(alone.length === 0 ? [] : [alone.join(', ')])];
  return [
    `**${named(place.name, labels.get(placeKey(place.id)))}**${about.length === 0 ? '' : ` · ${about.join(' · ')}`}`,
    who.length === 0 ? 'nobody' : who.join('; '),
    ...(beside.length === 0 ? [] : [`-# next to: ${beside.join(', ')}`]),
  ].join('\n');
}

function pictureOf(tracker: TrackerView, labels: Labels): Picture {
  const { places, lines, current } = tracker;
  const colours = coloursOf(lines);
  const figure = (id: string): readonly Figure[] => {
    const line = lines.find((one) => one.id === id);
    return line === undefined
      ? []
      : [
          {
            name: labels.get(id) ?? line.name,
            side: line.side,
            colour: colours.get(id) ?? '',
            acting: id === current,
            out: line.turn === 'out',
          },
        ];
  };
  const shown = places.map((place) => {
    const grouped = place.knots.flat();
    return {
      name: labels.get(placeKey(place.id)) ?? place.name,
      tags: place.tags,
      objects: place.objects.map((one, n) => drawable(one) ?? `Object ${n + 1}`),
      groups: [
        ...place.knots.map((knot) => knot.flatMap(figure)),
        ...place.who.filter((id) => !grouped.includes(id)).map(figure),
      ],
    };
  });
  const said = shown.map(
    ({ name, groups }) =>
      `${name}: ${
        groups
          .flat()
          .map((one) => one.name)
          .join(', ') || 'nobody'
      }`,
  );
  return {
    name: 'map.png',
    svg: zonesSvg(places, shown),
    description: shorten(`A map of who stands where. ${said.join('. ')}.`, 1000),
  };
}
