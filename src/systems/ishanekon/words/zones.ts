import { escapeMarkdown } from '../../../engine/text.ts';
import { readLasting } from '../language/schema/lasting.ts';
import { lastingWords } from '../language/words/lasting.ts';
import type { ZoneEvents } from '../zones/events.ts';
import type { Ground } from '../zones/zone.ts';
import { and, type SentencesOf } from './telling.ts';

export const grounds: Readonly<Record<Ground, string>> = {
  difficult: 'difficult terrain',
  bright: 'bright light',
  dark: 'darkness',
  halfCover: 'half cover',
  fullCover: 'full cover',
  quiet: 'no sound',
  plain: 'plain ground',
  water: 'water',
};

/** 'C4 to F6': the corners of some squares. */
function placed(tiles: readonly string[]): string {
  const [first, last] = [tiles[0], tiles.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? ` at ${first}` : ` from ${first} to ${last}`;
}

export const zoneSentences: SentencesOf<ZoneEvents> = {
  zoneBegan({ name, ground, harms, tiles, lasts }) {
    if (ground === null && !harms) return null; // earlier versions said so of things that were made
    const what = [
      ...(ground === null ? [] : [grounds[ground]]),
      ...(harms ? ['danger for who comes in or begins a turn there'] : []),
    ];
    const long = readLasting(lasts)?.kind === 'now' ? '' : ` ${lastingWords(lasts)}`;
    return {
      text: `**${escapeMarkdown(name)}**: ${and(what)}${placed(tiles)}${long}.`,
      tone: 'plain',
    };
  },
  zoneEnded: ({ name }) => ({ text: `**${escapeMarkdown(name)}** is over.`, tone: 'quiet' }),
  created: ({ others, what }, { name }) => ({
    text:
      others.length > 3
        ? `${others.length} × ${escapeMarkdown(what)} stand there now.`
        : `${and(others.map(name))} ${others.length === 1 ? 'is' : 'are'} there now.`,
    tone: 'plain',
  }),
};
