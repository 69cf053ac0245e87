import { escapeMarkdown } from '../../../engine/text.ts';
import type { Spent } from '../abilities/events.ts';
import type { CharacterId } from '../scene.ts';
import { listed } from './listed.ts';
import type { Telling } from './telling.ts';

/** Whose SP were spent besides one's own, and what was saved: ', **Noor**'s, 1 less by Cautious'. */
export function spentBeside(spent: readonly Spent[], actor: CharacterId, at: Telling): string {
  const shares = spent.flatMap((one) => one.shares);
  const from = [...new Set(shares.map(({ who }) => who))].filter((who) => who !== actor);
  const whose = from.length === 0 ? '' : `, ${listed(from.map((who) => `${at.name(who)}'s`))}`;
  return `${whose}${spent.some(({ spared }) => spared) ? ', 1 less by Cautious' : ''}`;
}

/** 'Kira: SP 4 → 3', of those whose numbers the reader may know. */
export const spentWhy = (spent: readonly Spent[], at: Telling): readonly string[] =>
  spent.flatMap(({ shares }) =>
    shares.flatMap(({ who, sp: [before, now] }) =>
      at.knows(who) ? [`${at.plainName(who)}: SP ${before} → ${now}`] : [],
    ),
  );

/** The shields that have blocked, and what that took: ' with the Riot Shield (1 SP)'. */
export function blockedWith(spent: readonly Spent[], actor: CharacterId, at: Telling): string {
  if (spent.length === 0) return '';
  const shields = [...new Set(spent.map(({ on }) => `the ${escapeMarkdown(on)}`))];
  const sp = spent.reduce((sum, { price }) => sum + price, 0);
  return ` with ${listed(shields)} (${sp} SP${spentBeside(spent, actor, at)})`;
}
