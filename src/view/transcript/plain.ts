// Invisible signs that turn text round or break words apart: what we put there for Discord, and what people may have typed.
const UNSEEN =
  /[\u200b\u202a-\u202e\u2066-\u2069\ufeff]|[^\P{Cc}\n\t]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;

/** A text for a file: nothing in it is unseen. */
export const seen = (text: string): string => text.replace(UNSEEN, '');

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** 'Sunday 22 November 2026' */
export const dayName = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** '14:05' */
export const clock = (at: Date): string => CLOCK.format(at);

/** '22 November 2026 at 14:05 UTC' */
export const momentName = (at: Date): string => `${MOMENT.format(at)} UTC`;

/** A time that was written for Discord, in seconds. */
export function timeName(seconds: number, style: string): string {
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) return 'an unknown time';
  return style === 't' || style === 'T' ? clock(at) : momentName(at);
}
