import type { Json } from '../../../engine/json.ts';
import { plain } from './names.ts';

type Fields = { readonly [key: string]: Json };

const isObject = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** What a pack has under a key, by the plain names of it. */
const byName = (all: Json | undefined): ReadonlyMap<string, Json> =>
  new Map(
    (isList(all) ? all : []).flatMap((one) =>
      isObject(one) && typeof one.name === 'string' ? [[plain(one.name), one] as const] : [],
    ),
  );

/**
 * A pack with its own conditions and hazards in the places where it names them: effects and hazards carry them whole, so that a sheet needs no
 * pack. What the pack hasn't got stays a name, and is refused where it stands.
 */
export function resolved(raw: Json): Json {
  if (!isObject(raw)) return raw;
  const conditions = byName(raw.conditions);
  const hazards = byName(filled(raw.hazards ?? null, 'condition', conditions));
  const one = filled(raw, 'condition', conditions);
  return filled(one, 'hazard', hazards);
}

/** Each text under a key that names one of some, as what it names. */
function filled(json: Json, key: string, known: ReadonlyMap<string, Json>): Json {
  if (isList(json)) return json.map((one) => filled(one, key, known));
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([own, value]) => {
      if (own === key && typeof value === 'string') return [own, known.get(plain(value)) ?? value];
      return [own, filled(value, key, known)];
    }),
  );
}
