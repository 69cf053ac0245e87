import { numeral } from '../../../engine/text.ts';
import type { Entry } from '../key.ts';
import { COLOURS } from '../look.ts';
import { drawable } from '../zones/text.ts';
import { body, type Figure } from './figures.ts';

/** Somebody on a picture, whatever it is measured in. */
type Person = Pick<Figure, 'label' | 'side' | 'colour'> & {
  readonly name: string;
  readonly figure: Pick<Figure['figure'], 'id' | 'health'>;
};

/** Everybody by their label, with what they can still take; foes of whom the same is known together: 'R1–R3 Raider · 4/4'. */
export function people(shown: readonly Person[]): readonly Entry[] {
  const groups = new Map<string, Person[]>();
  for (const one of shown) {
    const isOneOfMany = one.side === 'foes' && /\d$/u.test(one.label);
    const key = isOneOfMany ? `foes ${kindOf(one.name)}${healthOf(one)}` : one.figure.id;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { name, side, colour } = first;
    const called = drawable(group.length === 1 ? name : kindOf(name)) ?? '';
    return [
      {
        text: `${labelsOf(group)} ${called}${healthOf(first)}`,
        mark: (x, y) => [body(x, y, 10, side, { fill: colour, stroke: COLOURS.rim, 'stroke-width': 1.5 })],
      },
    ];
  });
}

/** ' · 6/8' where it is known. */
const healthOf = ({ figure: { health } }: Person): string =>
  health === null ? '' : ` · ${numeral(health.value)}/${health.max}`;

/** The number at the end of a name, looked for from its first figure alone: a name may be long. */
const NUMBER = /(?<!\d)\d+$/u;

/** 'Raider' of 'Raider 2'. */
const kindOf = (name: string): string => name.replace(NUMBER, '').trimEnd();

/** 'R1–R3' where they follow one another, else 'R1, R4'. */
function labelsOf(group: readonly Person[]): string {
  const labels = group.map(({ label }) => label).toSorted((a, b) => numberOf(a) - numberOf(b));
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  const inRow = labels.length > 2 && numberOf(last) - numberOf(first) === labels.length - 1;
  return inRow ? `${first}–${last}` : labels.join(', ');
}

const numberOf = (label: string): number => Number(NUMBER.exec(label)?.[0] ?? 0);
