/** Minutes of the story in an hour and a day. */
export const HOUR = 60;
export const DAY = 24 * HOUR;

/** Minutes since the story began, as people say them: 'day 3, 14:05'. */
export function clockWords(minutes: number): string {
  const day = Math.floor(minutes / DAY) + 1;
  const two = (number: number) => String(number).padStart(2, '0');
  return `day ${day}, ${two(Math.floor((minutes % DAY) / HOUR))}:${two(minutes % HOUR)}`;
}

/** '10 hours', '30 minutes', '1 hour 5 minutes'. */
export function spanWords(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR), minutes % HOUR];
  const part = (count: number, unit: string) =>
    count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`];
  const parts = [...part(days, 'day'), ...part(hours, 'hour'), ...part(rest, 'minute')];
  return parts.length === 0 ? 'no time' : parts.join(' ');
}

const minutesOf: Readonly<Record<string, number>> = { m: 1, min: 1, h: HOUR, d: DAY };
const unitOf = (word: string): number | null =>
  minutesOf[word] ??
  (word.startsWith('min') ? 1 : word.startsWith('h') ? HOUR : word.startsWith('d') ? DAY : null);

/** So much time, as it is typed: '8', '8 hours', '30 min', '2 days'. Bare numbers are hours. Null for what is none. */
export function spanIn(text: string): number | null {
  const [, digits, word = 'h'] = /^(\d{1,4}) ?([a-z]{1,7})?$/.exec(text.trim().toLowerCase()) ?? [];
  if (digits === undefined || !/^(?:m|min|mins|minutes?|h|hours?|d|days?)$/.test(word)) return null;
  const unit = unitOf(word);
  return unit === null ? null : Number(digits) * unit;
}

/** What the clock is moved to: '+8' or '+30 min' from what it shows, or 'day 3, 14:00'. Null for what is neither. */
export function clockIn(text: string, now: number): number | null {
  const plain = text.trim().toLowerCase();
  if (plain.startsWith('+')) {
    const span = spanIn(plain.slice(1).trim());
    return span === null ? null : now + span;
  }
  const [, day, hour = '0', minute = '0'] =
    /^(?:day )?(\d{1,5})(?:[, ]{1,2}(\d{1,2})(?::(\d{2}))?)?$/.exec(plain) ?? [];
  if (day === undefined || Number(day) < 1 || Number(hour) > 23 || Number(minute) > 59) return null;
  return (Number(day) - 1) * DAY + Number(hour) * HOUR + Number(minute);
}
