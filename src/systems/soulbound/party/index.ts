import { plain } from '../../../engine/json.ts';
import type { PartyRules } from '../../../engine/party.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Sheet } from '../../../engine/words.ts';
import type { Character } from '../character/schema.ts';
import { soulfireUses } from '../content/soulfire.ts';
import type { Scene } from '../scene.ts';
import { houseRulesOf, partyFields } from './edit.ts';
import { type Party, partyOf, partySchema, withHeroes } from './party.ts';
import { newHouseRules } from './rules.ts';

/** What a viewer of a fight is told of the party. */
export const partyLines = ({ soulfire, doom }: Party): readonly string[] => [
  `Soulfire ${soulfire.now}/${soulfire.max}`,
  `Doom ${doom}`,
];

function sheet(party: Party): Sheet {
  const { soulfire, doom } = party;
  const own = houseRulesOf(party).filter(({ chosen, choices }) => chosen !== choices[0]?.id);
  return {
    title: 'The party',
    subtitle: '',
    gauges: [{ label: 'Soulfire', value: soulfire.now, max: soulfire.max }],
    sections: [
      {
        title: 'What Soulfire does, for heroes',
        lines: soulfireUses.map(({ name, text }) => `**${name}** · ${text}`),
      },
      { title: 'Doom', lines: [`${doom} now. It rises when a hero Flees; what it does is up to the GM.`] },
      {
        title: 'Your house rules',
        lines: own.map(
          ({ name, chosen, choices }) =>
            `${name}: ${choices.find(({ id }) => id === chosen)?.name ?? chosen}`,
        ),
      },
    ],
  };
}

/** Soulfire, Doom and house rules, as a campaign keeps them. */
export const partyRules: PartyRules<Scene, Character, Party> = {
  founded: () => ({ ...partyOf(0), rules: newHouseRules }),
  begin(heroes, kept) {
    const living = heroes.filter(({ dead }) => !dead).length;
    return kept === null ? partyOf(living) : withHeroes(kept, living);
  },
  hasBegun: ({ begun }) => begun,
  read(raw) {
    const read = partySchema.safeParse(raw);
    if (read.success) return { ok: true, value: read.data };
    const [issue] = read.error.issues;
    return {
      ok: false,
      refusal: refusal('badParty', {
        at: plain(issue?.path.map(String).join('.')),
        why: issue?.message ?? '',
      }),
    };
  },
  of: ({ party }) => party,
  laidOver: (scene, party) => (scene.party === party ? scene : { ...scene, party }),
  sheet,
  lines: partyLines,
  fields: partyFields,
  houseRules: houseRulesOf,
};
