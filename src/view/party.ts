import type { HouseRule } from '../engine/party.ts';
import { fitLines, limits } from './limits.ts';
import type { View } from './message.ts';

/** What the party has, where somebody looks at what they can do. */
export const partyLine = (lines: readonly string[]): string => `The party: ${lines.join(' · ')}`;

function ruleText({ name, chosen, choices }: HouseRule): string {
  const played = choices.find(({ id }) => id === chosen)?.name ?? chosen;
  const others = choices.filter(({ id }) => id !== chosen).map((one) => one.name);
  const own = chosen === choices[0]?.id ? '' : ' (your choice)';
  return `**${name}**: ${played}${own}\n-# or: ${others.join('; or: ')}`;
}

/** House rules: what is played, and what else could be. */
export function houseRulesView(rules: readonly HouseRule[]): View {
  return {
    card: {
      title: 'House rules',
      text:
        rules.length === 0 ? "There's nothing to choose." : fitLines(rules.map(ruleText), limits.text - 200),
      footer: 'A GM chooses: /party rules rule:… to:…',
      tone: 'plain',
    },
  };
}
