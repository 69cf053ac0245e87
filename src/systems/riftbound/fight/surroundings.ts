import { type Brought, hazardCalled } from '../packs/places.ts';
import type { Hazard } from '../powers/schema.ts';
import { hazardIn, said, statementsIn } from './statements.ts';

/** What a text says of a place besides what stands there. Null: nothing of it. */
export interface Surroundings {
  readonly dark: boolean | null;
  readonly air: boolean | null;
  /** Hazards that are there from now on, and the names of those that are gone. */
  readonly hazards: readonly Hazard[];
  readonly gone: readonly string[];
  readonly rest: string;
}

const light: Readonly<Record<string, boolean>> = {
  dark: true,
  darkness: true,
  night: true,
  light: false,
  lit: false,
  day: false,
  daylight: false,
  bright: false,
};
const atmosphere: Readonly<Record<string, boolean>> = {
  'no air': false,
  airless: false,
  vacuum: false,
  air: true,
};

/** Reads a text, with what of packs it names, as statements about the light, the air and hazards ('dark', 'no air', 'hazard Bitter Cold', 'no hazard Bitter Cold'), and all else. */
export function surroundingsIn(text: string, brought: Brought): Surroundings {
  let [dark, air]: [boolean | null, boolean | null] = [null, null];
  const hazards: Hazard[] = [];
  const gone: string[] = [];
  const rest = statementsIn(text).filter((statement) => {
    const plain = said(statement);
    if (Object.hasOwn(light, plain)) dark = light[plain] ?? null;
    else if (Object.hasOwn(atmosphere, plain)) air = atmosphere[plain] ?? null;
    else {
      const about = hazardIn(statement);
      const hazard = about === null ? null : hazardCalled(about.name, brought);
      if (about === null || hazard === null) return true;
      if (about.goes) gone.push(hazard.name);
      else hazards.push(hazard);
    }
    return false;
  });
  return { dark, air, hazards, gone, rest: rest.join('\n') };
}
