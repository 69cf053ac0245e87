import { abilities } from './abilities.ts';
import { foes } from './foes.ts';
import { gear, systems, vehicles } from './gear.ts';
import { conditions, hazards } from './hazards.ts';
import { places } from './places.ts';

/** Our own pack: the fringes of known space, and those who live on what drifts there. */
export const outerDrift = {
  name: 'Outer Drift',
  text: "Wrecks, salvage crews, and what was left running. Twelve foes, two vehicles, four places, and hazards that are the house's.",
  conditions,
  hazards,
  abilities,
  gear,
  systems,
  vehicles,
  foes,
  places,
};
