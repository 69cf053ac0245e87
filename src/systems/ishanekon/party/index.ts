import { ownRules, type PartyRules, partyBy } from '../../../engine/party.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Sheet } from '../../../engine/words.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { qualities } from '../content/prices.ts';
import { sizes } from '../content/sizes.ts';
import { standingName } from '../base/base.ts';
import { moduleName } from '../vehicles/aboard.ts';
import type { Character } from '../character/schema.ts';
import type { Scene } from '../scene.ts';
import { clockWords } from '../world/clock.ts';
import { houseRulesOf, partyFields } from './amend.ts';
import { houseRuleTable } from './rules.ts';
import { newParty, type Party, partySchema } from './party.ts';

/** What is scarce where they are. */
const around = ({ food, water }: Party): readonly string[] => [
  ...(food ? [] : ['No food here']),
  ...(water ? [] : ['No water here']),
];

const baseLines = ({ base, atBase }: Party): readonly string[] => [
  ...(atBase ? ['You are there.'] : []),
  ...base.map(
    (one) => `${escapeMarkdown(standingName(one))}: ${rowOf(qualities, one.quality).name.toLowerCase()}`,
  ),
];

/** What a metre of the rules stands for, where it isn't one (Scaling Size and Area of Effects). */
function scaleLines({ rules }: Party): readonly string[] {
  if (rules.scale === '1m') return [];
  const name = houseRuleTable.scale.choices.find(([id]) => id === rules.scale)?.[1] ?? '';
  const [, size = ''] = /^is ([^:]+)/.exec(name) ?? [];
  return [`1 m in the rules is ${size} here: sizes, ranges and movement alike`];
}

const garageLines = ({ garage }: Party): readonly string[] =>
  garage.map(({ sheet: { name, level, size, vitality, vehicle }, out }) =>
    [
      `${escapeMarkdown(name)}: Level ${level}, ${rowOf(sizes, size).name}, Vitality ${vitality}`,
      ...(vehicle?.modules ?? []).map(moduleName),
      ...(out ? ['in a fight'] : []),
    ].join(', '),
  );

function sheet(party: Party): Sheet {
  const scarce = around(party);
  return {
    title: 'The group',
    subtitle: `Level ${party.level} · ${clockWords(party.clock)}`,
    gauges: [],
    sections: [
      ...(scaleLines(party).length === 0 ? [] : [{ title: 'Scale', lines: scaleLines(party) }]),
      ...(scarce.length === 0 ? [] : [{ title: 'Where you are', lines: scarce }]),
      ...(party.base.length === 0 ? [] : [{ title: 'Your base', lines: baseLines(party) }]),
      ...(party.garage.length === 0 ? [] : [{ title: 'Your garage', lines: garageLines(party) }]),
      ...ownRules(houseRulesOf(party)),
    ],
  };
}

/** The clock of the story, the Level, what is scarce, and the house rules, as a campaign keeps them. */
export const partyRules: PartyRules<Scene, Character, Party> = {
  ...partyBy<Scene, Party>(partySchema, newParty),
  sheet,
  lines: (party) => [clockWords(party.clock), ...around(party), ...scaleLines(party)],
  fields: partyFields,
  houseRules: houseRulesOf,
};
