import { misfit } from '../../../engine/misfit.ts';
import type { PartyRules } from '../../../engine/party.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Sheet } from '../../../engine/words.ts';
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

function sheet(party: Party): Sheet {
  const own = houseRulesOf(party).filter(({ chosen, choices }) => chosen !== choices[0]?.id);
  const scarce = around(party);
  return {
    title: 'The group',
    subtitle: `Level ${party.level} · ${clockWords(party.clock)}`,
    gauges: [],
    sections: [
      ...(scarce.length === 0 ? [] : [{ title: 'Where you are', lines: scarce }]),
      ...(own.length === 0
        ? []
        : [
            {
              title: 'Your house rules',
              lines: own.map(
                ({ name, chosen, choices }) =>
                  `${name} ${choices.find(({ id }) => id === chosen)?.name ?? chosen}`,
              ),
            },
          ]),
    ],
  };
}

/** The clock of the story, the Level, what is scarce, and the house rules, as a campaign keeps them. */
export const partyRules: PartyRules<Scene, Character, Party> = {
  begin: (_heroes, kept) => kept ?? newParty,
  hasBegun: () => true,
  read(raw) {
    const read = partySchema.safeParse(raw);
    if (read.success) return { ok: true, value: read.data };
    return { ok: false, refusal: refusal('badParty', { ...misfit(read.error) }) };
  },
  of: ({ party }) => party,
  laidOver: (scene, party) => (scene.party === party ? scene : { ...scene, party }),
  sheet,
  lines: (party) => [clockWords(party.clock), ...around(party)],
  fields: partyFields,
  houseRules: houseRulesOf,
};
