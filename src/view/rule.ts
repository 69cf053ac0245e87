import type { RuleWord } from '../engine/glossary.ts';
import type { Params } from '../engine/refusal.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { fitLines, limits, shorten } from './limits.ts';
import type { Row, View } from './message.ts';

/** As much of a word as an id has room for; it is looked up again by it. */
const inId = (word: string): string => shorten(word.replaceAll('|', ' '), 60);

const linesOf = ({ name, kind, text, figures, place, lines }: RuleWord): readonly string[] => [
  `**${escapeMarkdown(name)}** · ${kind}`,
  ...(lines ?? [escapeMarkdown(text)]),
  ...(figures.length === 0 ? [] : [escapeMarkdown(figures.join(' · '))]),
  `-# ${escapeMarkdown(place)}`,
];

interface Named {
  readonly id: string;
  readonly name: string;
  readonly credit?: string;
}

/** Rules as people choose them among others. */
interface Titled {
  readonly id: string;
  readonly title: string;
}

/** All that a word means: for the one who asks, or for everybody. */
export function ruleView(
  { system, meanings }: { readonly system: Named; readonly meanings: readonly RuleWord[] },
  forAll: boolean,
): View {
  const [first] = meanings;
  return {
    card: {
      text: fitLines(
        meanings.flatMap((one, at) => [...(at === 0 ? [] : ['']), ...linesOf(one)]),
        3900,
      ),
      footer: system.credit ?? system.name,
      tone: 'plain',
    },
    rows:
      forAll || first === undefined
        ? []
        : [[{ kind: 'button', id: `rule.show|${system.id}|${inId(first.name)}`, label: 'Show everybody' }]],
  };
}

/** Several words have it in them: which one is it? */
export const whichRuleView = (
  typed: string,
  { system, names }: { readonly system: Named; readonly names: readonly string[] },
): View => ({
  card: {
    text: `${names.length} rules of ${system.name} have "${escapeMarkdown(shorten(typed, 100))}" in their name. Which one?`,
    tone: 'ask',
  },
  rows: [
    [
      {
        kind: 'select',
        id: `rule.pick|${system.id}`,
        placeholder: 'Pick one',
        min: 1,
        max: 1,
        options: names
          .slice(0, limits.options)
          .map((name) => ({ value: shorten(name, limits.option), label: shorten(name, limits.option) })),
      },
    ],
  ],
});

/** Nothing is played here: in which rules is it looked up? */
export const whichRulesView = (
  typed: string,
  { systems }: { readonly systems: readonly Titled[] },
): View => ({
  card: { text: "There's no campaign here. Which rules should I look in?", tone: 'ask' },
  rows: [
    systems.slice(0, 5).map(({ id, title }) => ({
      kind: 'button' as const,
      id: `rule.in|${id}|${inId(typed)}`,
      label: title,
      look: 'main' as const,
    })),
  ],
});

/** What a word was probably meant to be, to press; nothing where none is near. */
export const nearestRule = ({ nearest, systemId }: Params): readonly Row[] =>
  typeof nearest !== 'string' || typeof systemId !== 'string'
    ? []
    : [
        [
          {
            kind: 'button',
            id: `rule.in|${systemId}|${inId(nearest)}`,
            label: shorten(nearest, limits.label),
          },
        ],
      ];
