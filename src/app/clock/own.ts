import { singleBlanks } from '../../engine/text.ts';
import type { PersonSettings } from '../person.ts';
import { isZone } from './quiet.ts';

const TIMES = /^(\d{1,2})(?::(\d\d))? ?([ap]m)? ?(?:-|–|to|until) ?(\d{1,2})(?::(\d\d))? ?([ap]m)?$/u;

/** Quiet hours as people type them ('22:00-08:00', '22-8', '10pm-8am', 'off'); undefined for what is none. */
export function readQuiet(typed: string): PersonSettings['quiet'] | undefined {
  const text = singleBlanks(typed).toLowerCase();
  if (text === 'off') return null;
  const found = TIMES.exec(text);
  if (found === null) return undefined;
  const [from, to] = [time(found[1], found[2], found[3]), time(found[4], found[5], found[6])];
  return from === null || to === null || from === to ? undefined : { from, to };
}

function time(typed = '', minute = '00', half: string | undefined): string | null {
  if (half !== undefined && (Number(typed) < 1 || Number(typed) > 12)) return null;
  const hour = half === undefined ? Number(typed) : (Number(typed) % 12) + (half === 'pm' ? 12 : 0);
  return hour < 24 && Number(minute) < 60 ? `${String(hour).padStart(2, '0')}:${minute}` : null;
}

// Places that the time zone database has given another name, where machines list the old one ('Asia/Calcutta').
const RENAMED = [
  'Africa/Asmara',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Pohnpei',
];

// Old short names that the time zone database keeps for places that have better ones ('EST', 'Cuba') are left out.
const zones = (): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...RENAMED])].sort();

/** A time zone by what somebody typed: its name, or the city in it; null where none is meant. */
export async function readZone(typed: string): Promise<string | null> {
  const key = typed.trim().toLowerCase().replaceAll(' ', '_');
  const found =
    zones().find((zone) => zone.toLowerCase() === key) ??
    zones().find((zone) => zone.toLowerCase().endsWith(`/${key}`));
  return found ?? ((await isZone(typed.trim())) ? typed.trim() : null);
}

/** Time zones that what is typed may become. */
export function suggestZones(typed: string): readonly string[] {
  const key = typed.trim().toLowerCase().replaceAll(' ', '_');
  return zones()
    .filter((zone) => zone.toLowerCase().includes(key))
    .slice(0, 25);
}
