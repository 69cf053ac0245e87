import { no, type Result, yes } from '../result.ts';

/** From the first moment of a day (in UTC) to the last of another; null: without an end. */
export interface Period {
  readonly from: Date | null;
  readonly to: Date | null;
}

const DAY = 86_400_000;
const WRITTEN = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u;

/** Days as they were typed, `2026-11-22`. Refuses what is no day, and an end before its beginning. */
export function readPeriod(typed: {
  readonly from: string | null;
  readonly to: string | null;
}): Result<Period> {
  const [from, to] = [dayOf(typed.from), dayOf(typed.to)];
  if (from === 'none') return no('notADay', { typed: (typed.from ?? '').slice(0, 40) });
  if (to === 'none') return no('notADay', { typed: (typed.to ?? '').slice(0, 40) });
  if (from !== null && to !== null && to < from) return no('endsBefore');
  return yes({
    from: from === null ? null : new Date(from),
    to: to === null ? null : new Date(to + DAY - 1),
  });
}

/** When a day begins; null where none is named. */
function dayOf(typed: string | null): number | null | 'none' {
  if (typed === null) return null;
  const [, year, month, day] = WRITTEN.exec(typed.trim()) ?? [];
  if (year === undefined) return 'none';
  const begins = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const is = new Date(begins);
  return is.getUTCMonth() === Number(month) - 1 && is.getUTCDate() === Number(day) ? begins : 'none';
}

/** Whether no day begins or ends it: all there is. */
export const isWhole = ({ from, to }: Period): boolean => from === null && to === null;

export const isWithin = ({ from, to }: Period, at: Date): boolean =>
  (from === null || at >= from) && (to === null || at <= to);
