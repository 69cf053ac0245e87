import { ownRules, type PartyRules, partyBy } from '../../../engine/party.ts';
import type { Sheet } from '../../../engine/words.ts';
import type { Character } from '../character/schema.ts';
import type { Scene } from '../scene.ts';
import { houseRulesOf, partyFields } from './amend.ts';
import { clockWords } from './clock.ts';
import { newParty, type Party, partySchema } from './party.ts';

/** What is unusual where they are: no air, no sun. */
const around = ({ air, sun }: Party): readonly string[] => [
  ...(air ? [] : ['No air']),
  ...(sun ? [] : ['No direct sunlight']),
];

const signalLines: Readonly<Record<Party['signal'], string>> = {
  near: 'Communicators reach 100 m.',
  base: 'A Base Communicator is in range: communicators reach everybody.',
  none: 'Communicators reach nobody here.',
};

function sheet(party: Party): Sheet {
  return {
    title: 'The group',
    subtitle: `Level ${party.level} · ${clockWords(party.hours)}`,
    gauges: [],
    sections: [
      {
        title: 'Where you are',
        lines: [
          party.air ? 'There is air.' : "There's no air: Atmospheric systems don't work.",
          party.sun ? 'The sun shines: solar arrays fill.' : "There's no direct sunlight.",
          signalLines[party.signal],
        ],
      },
      ...ownRules(houseRulesOf(party)),
    ],
  };
}

/** The clock of the story, the level, what is around the group, and its house rules, as a campaign keeps them. */
export const partyRules: PartyRules<Scene, Character, Party> = {
  ...partyBy<Scene, Party>(partySchema, newParty),
  sheet,
  lines: (party) => [clockWords(party.hours), ...around(party)],
  fields: partyFields,
  houseRules: houseRulesOf,
};
