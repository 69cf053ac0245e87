import { singleBlanks } from '../../../engine/text.ts';
import { z } from 'zod';
import type { Json } from '../../../engine/json.ts';
import { overLimitWords } from '../../../engine/limitWords.ts';
import { nearest } from '../../../engine/names.ts';
import {
  addZone,
  noZones,
  setBorder,
  type ZoneId,
  type ZoneMap,
  type ZoneTrait,
  zoneOf,
} from '../../../engine/space/zones/index.ts';
import { environment } from '../content/environment.ts';
import { ZONE_LIMITS } from './limits.ts';
import { hiddenZone } from './unseen.ts';

export type ReadField =
  | { readonly ok: true; readonly map: ZoneMap }
  | { readonly ok: false; readonly why: string };

/**
 * Reads zones as a GM types them: 'Gate - Yard - Hall, Yard - Wall', each with what it is in brackets behind its name,
 * once is enough: 'Wall [cover partial, object lever]'. Null gives one open zone.
 */
export function readField(text: string | null): ReadField {
  if (text === null || text.trim() === '') return { ok: true, map: openField };
  return readChains(noZones, text);
}

/**
 * The same on top of a field that is there: zones and ways between them are added, and what stands in brackets behind a
 * zone that is known is all that it is from now on ('Yard []': nothing).
 */
export const changedField = (map: ZoneMap, text: string): ReadField => readChains(map, text);

function readChains(start: ZoneMap, text: string): ReadField {
  let map = start;
  const named = new Set<ZoneId>();
  for (const chain of splitOutside(text, /[,;\n]/)) {
    let before: string | null = null;
    for (const part of splitOutside(chain, /[-–—]/)) {
      const zone = readZone(part);
      if (!zone.ok) return zone;
      map = withZone(map, zone, !named.has(zone.id));
      if (zone.traits !== null) named.add(zone.id);
      if (before !== null) {
        const bordered = setBorder(map, { between: [before, zone.id] });
        if (!bordered.ok) return no(`${zone.name} can't lie next to itself.`);
        map = bordered.map;
      }
      before = zone.id;
    }
  }
  const count = Object.keys(map.zones).length;
  return count > ZONE_LIMITS.zones.most ? no(overLimitWords(ZONE_LIMITS.zones, count)) : { ok: true, map };
}

/** One zone, where a GM names none. */
const openField: ZoneMap = { zones: { field: { name: 'Field', traits: [] } }, borders: [] };

interface ReadZone {
  readonly ok: true;
  readonly id: string;
  readonly name: string;
  /** Null where nothing was said of it. */
  readonly traits: readonly ZoneTrait[] | null;
}

/** The map with a zone, or with what was said anew of one that is there: once more in one text, or in place of all before. */
function withZone(map: ZoneMap, { id, name, traits }: ReadZone, anew: boolean): ZoneMap {
  const known = zoneOf(map, id);
  const all = known?.traits ?? [];
  // A Zone that is hidden stays so until the GM reveals it.
  const before = anew && traits !== null ? all.filter((one) => one.id === hiddenZone.id) : all;
  const more = (traits ?? []).filter((one) => !before.some((t) => t.id === one.id && t.value === one.value));
  const zone = { name: known?.name ?? name, traits: [...before, ...more] };
  if (known !== null) return { ...map, zones: { ...map.zones, [id]: zone } };
  const added = addZone(map, id, zone);
  return added.ok ? added.map : map;
}

function readZone(part: string): ReadZone | { readonly ok: false; readonly why: string } {
  // With single blanks, so that no row of them is tried in every way.
  const said = singleBlanks(part);
  const [, name = '', inside] = /^([^[\]]*?) ?(?:\[([^[\]]*)\])?$/.exec(said) ?? [];
  const id = name.toLowerCase();
  if (id === '')
    return no('A Zone needs a name: write them like `Gate - Yard - Hall, Yard - Wall [cover partial]`.');
  if (name.length > ZONE_LIMITS.name.most) return no(overLimitWords(ZONE_LIMITS.name, name.length));
  const traits: ZoneTrait[] = [];
  for (const word of (inside ?? '').split(/[,;+]/)) {
    if (word.trim() === '') continue;
    const object = readObject(word);
    if (object !== null && object.length > ZONE_LIMITS.name.most)
      return no(overLimitWords(ZONE_LIMITS.name, object.length));
    if (/^hidden$/i.test(word.trim())) {
      traits.push(hiddenZone);
      continue;
    }
    const trait = object === null ? readTrait(word) : { id: 'interactiveObjects', value: object };
    if (trait === null) return no(`A Zone can't be "${word.trim()}". ${meantBy(word)}`);
    traits.push(trait);
  }
  if (traits.length > ZONE_LIMITS.traits.most) return no(overLimitWords(ZONE_LIMITS.traits, traits.length));
  return { ok: true, id, name, traits: inside === undefined ? null : traits };
}

const plainWords = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

const plain = environment.filter(({ id }) => id !== 'interactiveObjects');

const words = [...plain.map((row) => plainWords(row.name).join(' ')), 'hidden', 'object, and what it is'];

/** 'object lever', 'Interactive Object: oak door': something that can be used, by what it is called. */
function readObject(text: string): string | null {
  const [, name] = /^(?:interactive )?objects?\b ?:? ?(\S.*)$/i.exec(singleBlanks(text)) ?? [];
  return name ?? null;
}

/** 'cover partial', 'partial cover', 'Cover (Partial)', 'difficult': all the words of one trait, or enough to know it. */
function readTrait(text: string): ZoneTrait | null {
  const given = plainWords(text);
  const fits = plain.filter(({ name }) => given.every((word) => plainWords(name).includes(word)));
  const [only, ...others] = fits;
  return given.length > 0 && only !== undefined && others.length === 0 ? { id: only.id } : null;
}

/** What was probably meant by what a zone cannot be, else all that it can. */
function meantBy(text: string): string {
  const near = nearest(plainWords(text).join(' '), bothWays);
  return near === null ? `Choose from: ${words.join(', ')}.` : `Did you mean "${near}"?`;
}

/** 'cover partial' and 'partial cover'. */
const bothWays = plain.flatMap((row) => {
  const name = plainWords(row.name);
  return [name.join(' '), [...name].reverse().join(' ')];
});

/** Splits at a mark, but not inside brackets. */
function splitOutside(text: string, mark: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '[') depth++;
    if (letter === ']') depth--;
    if (depth <= 0 && mark.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const no = (why: string) => ({ ok: false, why }) as const;

const schema = z.object({
  zones: z.record(
    z.string(),
    z.object({
      name: z.string(),
      traits: z.array(
        z
          .object({
            id: z.enum([...environment.map((row) => row.id), hiddenZone.id]),
            value: z.string().optional(),
          })
          .transform(({ id, value }): ZoneTrait => (value === undefined ? { id } : { id, value })),
      ),
    }),
  ),
  borders: z.array(z.object({ between: z.tuple([z.string(), z.string()]) })),
});

/** Reads zones as `readField` gave them; null where they are something else, or none. */
export function readMap(setup: Json): ZoneMap | null {
  if (setup === null) return openField;
  const read = schema.safeParse(setup);
  return read.success && Object.keys(read.data.zones).length > 0 ? read.data : null;
}
