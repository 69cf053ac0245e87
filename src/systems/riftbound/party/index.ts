import type { PartyRules } from '../../../engine/party.ts';
import { misfit } from '../../../engine/misfit.ts';
import { refusal } from '../../../engine/refusal.ts';
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
  const own = houseRulesOf(party).filter(({ chosen, choices }) => chosen !== choices[0]?.id);
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

/** The clock of the story, the level, what is around the group, and its house rules, as a campaign keeps them. */
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
  lines: (party) => [clockWords(party.hours), ...around(party)],
  fields: partyFields,
  houseRules: houseRulesOf,
};
