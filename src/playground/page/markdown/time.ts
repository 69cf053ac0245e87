// Discord's timestamps, in words.

const styles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** How long before or after now, as 'in 2 days'; both times in milliseconds. */
export function relative(then: number, now: number): string {
  const seconds = Math.round((then - now) / 1000);
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** A moment in one of Discord's styles (`t T d D f F R`). */
export function formatTime(milliseconds: number, style: string, now: number): string {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return 'an unknown time';
  if (style === 'R') return relative(milliseconds, now);
  return new Intl.DateTimeFormat('en-GB', styles[style] ?? styles.f).format(date);
}

/** When a message was sent: the hour today, 'Yesterday at', or the date. */
export function formatSent(milliseconds: number, now: number): string {
  const hour = formatTime(milliseconds, 't', now);
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  if (milliseconds >= midnight.getTime()) return `Today at ${hour}`;
  if (milliseconds >= midnight.getTime() - 86_400_000) return `Yesterday at ${hour}`;
  return `${formatTime(milliseconds, 'd', now)} ${hour}`;
}
