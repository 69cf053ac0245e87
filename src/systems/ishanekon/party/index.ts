import { ownRules, type PartyRules, partyBy } from '../../../engine/party.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Sheet } from '../../../engine/words.ts';
import { buildings } from '../content/buildings.ts';
import { qualities } from '../content/prices.ts';
import type { Character } from '../character/schema.ts';
import type { Scene } from '../scene.ts';
import { clockWords } from '../world/clock.ts';
import { houseRulesOf, partyFields } from './amend.ts';
import { newParty, type Party, partySchema } from './party.ts';

/** What is scarce where they are. */
const around = ({ food, water }: Party): readonly string[] => [
  ...(food ? [] : ['No food here']),
  ...(water ? [] : ['No water here']),
];

const baseLines = ({ base, atBase }: Party): readonly string[] => [
  ...(atBase ? ['You are there.'] : []),
  ...base.map(
    ({ building, quality }) =>
      `${rowOf(buildings, building).name}: ${rowOf(qualities, quality).name.toLowerCase()}`,
  ),
];

function sheet(party: Party): Sheet {
  const scarce = around(party);
  return {
    title: 'The group',
    subtitle: `Level ${party.level} · ${clockWords(party.clock)}`,
    gauges: [],
    sections: [
      ...(scarce.length === 0 ? [] : [{ title: 'Where you are', lines: scarce }]),
      ...(party.base.length === 0 ? [] : [{ title: 'Your base', lines: baseLines(party) }]),
      ...ownRules(houseRulesOf(party)),
    ],
  };
}

/** The clock of the story, the Level, what is scarce, and the house rules, as a campaign keeps them. */
export const partyRules: PartyRules<Scene, Character, Party> = {
  ...partyBy<Scene, Party>(partySchema, newParty),
  sheet,
  lines: (party) => [clockWords(party.clock), ...around(party)],
  fields: partyFields,
  houseRules: houseRulesOf,
};
