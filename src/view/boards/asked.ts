import type { Decision } from '../../engine/decision.ts';
import type { AnySystem } from '../../engine/system.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { ago } from '../clock.ts';
import { fitLines, shortenMarked } from '../limits.ts';
import type { View } from '../message.ts';
import { whatWords } from '../requests/lines.ts';

interface Asked {
  readonly campaign: { readonly name: string };
  readonly name: string | null; // null: nobody's in particular, the GM's
  readonly standingInFor: string | null;
  readonly since: Date;
  readonly link: string | null;
}

/** Something that waits for the reader's answer. */
export type ShownAsked =
  | (Asked & {
      readonly kind: 'decision';
      readonly system: AnySystem;
      readonly question: Decision;
      readonly state: object; // it has the names
      readonly answeredAt: Date | null;
    })
  | (Asked & { readonly kind: 'request'; readonly request: Parameters<typeof whatWords>[0] });

const LONGEST = 160;

/** All that waits for the reader's answer, in every campaign of theirs. */
export function askedView(all: readonly ShownAsked[]): View {
  return {
    card: {
      title: all.length === 0 ? 'Nothing is waiting for you' : "What's waiting for your answer",
      text:
        all.length === 0
          ? "You've answered everything. `/turns show` tells whose turn it is."
          : fitLines(all.map(lineOf), 3500),
      tone: all.length === 0 ? 'plain' : 'ask',
    },
  };
}

function lineOf(one: ShownAsked): string {
  const who = one.name === null ? 'the GM' : `**${escapeMarkdown(one.name)}**`;
  const instead = one.standingInFor === null ? [] : [`you stand in for <@${one.standingInFor}>`];
  const facts = [
    `asked ${ago(one.since)}`,
    ...instead,
    ...(one.kind === 'decision' ? answered(one) : []),
    ...(one.link === null ? [] : [`[answer it](${one.link})`]),
  ];
  return [
    `❓ ${who} in **${escapeMarkdown(one.campaign.name)}**: ${shortenMarked(asked(one), LONGEST)}`,
    `-# ${facts.join(' · ')}`,
  ].join('\n');
}

function asked(one: ShownAsked): string {
  if (one.kind === 'request') return `roll ${whatWords(one.request)}`;
  return one.system.words.question(one.question, one.state).prompt.replace(/(?<!\s)\s*\n\s*(?:-# )?/gu, ' ');
}

function answered({ answeredAt, system, question, state }: Extract<ShownAsked, { kind: 'decision' }>) {
  if (answeredAt === null) return [];
  const { options } = system.words.question(question, state);
  const label = options.find(({ id }) => id === question.default)?.label ?? 'the default';
  return [`due ${ago(answeredAt)}: the clock answers ${label}`];
}
