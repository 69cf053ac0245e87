import { escapeMarkdown } from '../engine/text.ts';
import type { Sheet } from '../engine/words.ts';
import type { FileToSend, View } from './message.ts';
import { partyLine } from './party.ts';
import { gaugeText } from './tracker.ts';

/** What a character looks like, as a file beside a card. */
export interface Portrait {
  readonly type: `image/${string}`;
  readonly data: string; // base64
}

/** A portrait as a file to send. */
export const portraitFile = (name: string, { type, data }: Portrait, file = 'portrait'): FileToSend => ({
  name: `${file}.${type.replace('image/', '')}`,
  data: Buffer.from(data, 'base64'),
  description: `A portrait of ${name}`,
});

/** A sheet; a hero's with what the party has, too, and with their portrait where they have one. */
export function sheetView(
  sheet: Sheet,
  party: readonly string[] | null = null,
  portrait: Portrait | null = null,
): View {
  const file = portrait === null ? null : portraitFile(sheet.title, portrait);
  return {
    ...(file === null ? {} : { files: [file] }),
    card: {
      ...(file === null ? {} : { portrait: file.name }),
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
