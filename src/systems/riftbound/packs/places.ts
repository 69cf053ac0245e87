import { z } from 'zod';
import type { Json } from '../../../engine/json.ts';
import { hazardIn, statementsIn } from '../fight/statements.ts';
import { type Hazard, hazardSchema } from '../powers/schema.ts';
import { named } from './names.ts';
import { ours } from './ours.ts';
import type { Pack } from './schema.ts';

/** What a text about a place means of packs: a place of that name, as a GM would type it, and hazards by their names. */
export interface Brought {
  readonly place: string | null;
  readonly hazards: readonly Hazard[];
}

const NOTHING: Brought = { place: null, hazards: [] };

const broughtSchema = z.object({
  place: z.string().max(4000).nullable(),
  hazards: z.array(hazardSchema).max(20),
});

/** As a setup or a `setting` intent has it; nothing for what is none. */
export function readBrought(json: Json | null | undefined): Brought {
  const read = broughtSchema.safeParse(json);
  return read.success ? read.data : NOTHING;
}

function asTyped({ field, dark, air, hazards }: Pack['places'][number]): string {
  const around = [...(dark ? ['dark'] : []), ...(air ? [] : ['no air'])];
  return [field, ...around, ...hazards.map((name) => `hazard ${name}`)].join('; ');
}

/** What of some packs a text about a place names: the whole text a place, or statements of it hazards. A place's own pack has its hazards. */
export function placeNamed(packs: readonly Pack[], text: string): Brought | null {
  const home = packs.find(({ places }) => named(places, text) !== undefined);
  const found = home === undefined ? undefined : named(home.places, text);
  const place = found === undefined ? null : asTyped(found);
  const all = [...(home === undefined ? [] : [home]), ...packs].flatMap((pack) => pack.hazards);
  const hazards = statementsIn(place ?? text).flatMap((statement) => {
    const said = hazardIn(statement);
    return said === null ? [] : (named(all, said.name) ?? []);
  });
  return place === null && hazards.length === 0 ? null : { place, hazards };
}

/** A place by its name, as a GM would type it: of the group's own packs, else of Outer Drift; null for what is none of them. */
export const placeCalled = (text: string, { place }: Brought): string | null =>
  place ?? placeNamed([ours], text)?.place ?? null;

/** A hazard by its name, of the group's own packs before Outer Drift; null for what is none of them. */
export const hazardCalled = (name: string, { hazards }: Brought): Hazard | null =>
  named(hazards, name) ?? named(ours.hazards, name) ?? null;
