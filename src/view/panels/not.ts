import type { Choice } from '../../engine/options.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { View } from '../message.ts';
import { type Chosen, type Desk, extrasOf, picksOf } from './desk.ts';
import { idOf } from './picks.ts';

/** What cannot be done now, each with its reason: all acts, or what can be picked for one of them. */
export function notNowView(desk: Desk, about: Chosen | null): View {
  const all: readonly Choice[] =
    about === null
      ? desk.acts
      : [...(about.act.targets ?? []), ...(about.act.means ?? []), ...extrasOf(about.act)];
  const reasons = new Map<string, string[]>();
  for (const { name, refused } of all) {
    if (refused === null) continue;
    const why = desk.why(refused);
    reasons.set(why, [...(reasons.get(why) ?? []), escapeMarkdown(name)]);
  }
  const lines = [...reasons].map(([why, names]) => `**${names.join(', ')}**: ${why}`);
  const what = about === null ? desk.name : `${desk.name}: ${about.act.name}`;
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(what)}, not now`,
      text: fitLines(lines.length === 0 ? ['You can do all of it now.'] : lines, 3500),
      tone: 'quiet',
    },
    rows: [
      [
        {
          kind: 'button',
          id: idOf(about === null ? 'more' : 'act', picksOf(desk, about)),
          label: 'Back',
        },
      ],
    ],
  };
}
