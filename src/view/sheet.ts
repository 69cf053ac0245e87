import { escapeMarkdown } from '../engine/text.ts';
import type { Sheet } from '../engine/words.ts';
import type { View } from './message.ts';
import { partyLine } from './party.ts';
import { gaugeText } from './tracker.ts';

/** A sheet; a hero's with what the party has, too. */
export function sheetView(sheet: Sheet, party: readonly string[] | null = null): View {
  return {
    card: {
      title: escapeMarkdown(sheet.title),
      text: [sheet.subtitle, sheet.gauges.map(gaugeText).join(' · ')]
        .filter((line) => line !== '')
        .join('\n'),
      fields: sheet.sections
        .filter((section) => section.lines.length > 0)
        .map((section) => ({ name: section.title, value: section.lines.join('\n') })),
      ...(party === null || party.length === 0 ? {} : { footer: partyLine(party) }),
      tone: 'plain',
    },
  };
}
