import { plain } from '../../../engine/json.ts';
import type { PartyRules } from '../../../engine/party.ts';
import { refusal } from '../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Sheet } from '../../../engine/words.ts';
import type { Character } from '../character/schema.ts';
import type { Scene } from '../scene.ts';
import { houseRulesOf, partyFields } from './amend.ts';
import { newParty, type Objective, type Party, partySchema, whichEncounter } from './party.ts';

const marks = { open: '☐', done: '☑', failed: '☒' } as const;

/** An objective in a line: '☐ 1. Free the prisoners (optional)'. */
const objectiveLine = ({ text, optional, state }: Objective, place: number): string =>
  `${marks[state]} ${place + 1}. ${escapeMarkdown(text)}${optional ? ' (optional)' : ''}${state === 'failed' ? ', failed' : ''}`;

/** What matters of the mission while one plays: its name and encounter, and the objectives that are open. */
export function partyLines({ mission }: Party): readonly string[] {
  if (mission === null || mission.skirmish) return [];
  const { name, begun, objectives } = mission;
  const open = objectives.filter(({ state }) => state === 'open').length;
  return [
    `Mission: ${escapeMarkdown(name)} (${begun === 0 ? 'not in an encounter yet' : whichEncounter(mission)})`,
    ...(objectives.length === 0 ? [] : [`${open} of ${objectives.length} objectives open`]),
  ];
}

function sheet(party: Party): Sheet {
  const { mission, missions } = party;
  const own = houseRulesOf(party).filter(({ chosen, choices }) => chosen !== choices[0]?.id);
  return {
    title: 'The crew',
    subtitle: missions === 1 ? '1 mission so far' : `${missions} missions so far`,
    gauges: [],
    sections: [
      ...(mission === null
        ? [
            {
              title: 'Between missions',
              lines: [
                ...(party.days === 0 ? [] : [`Day ${party.days} since the last one.`]),
                'A GM begins the next one with `/mission begin`; `/rest` lets a day pass.',
              ],
            },
          ]
        : [
            {
              title: `On a mission: ${escapeMarkdown(mission.name)}`,
              lines: [
                mission.encounters === null ? `${mission.begun} encounters begun` : whichEncounter(mission),
                ...mission.objectives.map(objectiveLine),
                ...(mission.rewards === '' ? [] : [`Reward: ${escapeMarkdown(mission.rewards)}`]),
              ],
            },
          ]),
      {
        title: 'Your house rules',
        lines: own.map(
          ({ name, chosen, choices }) => `${name} ${choices.find(({ id }) => id === chosen)?.name ?? chosen}`,
        ),
      },
    ],
  };
}

/** The mission a crew is on and its house rules, as a campaign keeps them. */
export const partyRules: PartyRules<Scene, Character, Party> = {
  begin: (_heroes, kept) => kept ?? newParty,
  hasBegun: () => true,
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
