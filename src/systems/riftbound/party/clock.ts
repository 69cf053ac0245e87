/** Hours since the story began, as people say them: 'day 3, 14:00'. */
export function clockWords(hours: number): string {
  const day = Math.floor(hours / 24) + 1;
  return `day ${day}, ${String(hours % 24).padStart(2, '0')}:00`;
}

/** Reads what the clock is moved to: '+8' or '8 hours on' from what it shows, or 'day 3, 14:00'. Null for what is neither. */
export function readClock(text: string, now: number): number | null {
  const plain = text.trim().toLowerCase();
  const [, more] = /^\+ ?(\d{1,4})(?: ?h(?:ours?)?)?$/.exec(plain) ?? [];
  if (more !== undefined) return now + Number(more);
  const [, day, hour] = /^(?:day )?(\d{1,5})(?:[, ]{1,2}(\d{1,2})(?::00)?)?$/.exec(plain) ?? [];
  if (day === undefined || Number(day) < 1 || Number(hour ?? 0) > 23) return null;
  return (Number(day) - 1) * 24 + Number(hour ?? 0);
}
