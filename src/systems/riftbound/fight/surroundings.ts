import { singleBlanks } from '../../../engine/text.ts';
import { hazardCalled } from '../packs/places.ts';
import type { Hazard } from '../powers/schema.ts';

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

const said = (statement: string): string =>
  singleBlanks(statement)
    .toLowerCase()
    .replace(/^(?:it(?:'s| is)|there(?:'s| is)) /u, '');

/** Reads a text as statements about the light, the air and hazards ('dark', 'no air', 'hazard Bitter Cold', 'no hazard Bitter Cold'), and all else. */
export function surroundingsIn(text: string): Surroundings {
  let [dark, air]: [boolean | null, boolean | null] = [null, null];
  const hazards: Hazard[] = [];
  const gone: string[] = [];
  const rest = text.split(/[;\n]|,\s+(?=\p{L})/u).filter((statement) => {
    const plain = said(statement);
    if (Object.hasOwn(light, plain)) dark = light[plain] ?? null;
    else if (Object.hasOwn(atmosphere, plain)) air = atmosphere[plain] ?? null;
    else {
      const [, no, name = ''] = /^(no )?hazard (.{1,60})$/u.exec(plain) ?? [];
      const hazard = name === '' ? null : hazardCalled(name);
      if (hazard === null) return true;
      if (no === undefined) hazards.push(hazard);
      else gone.push(hazard.name);
    }
    return false;
  });
  return { dark, air, hazards, gone, rest: rest.join('\n') };
}
