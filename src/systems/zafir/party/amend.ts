import type { SheetField } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import type { HouseRule } from '../../../engine/party.ts';
import type { Rule } from '../../../engine/rule.ts';
import { findRow } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Party } from './party.ts';
import { type HouseRuleId, houseRuleIds, houseRuleTable, ruleOf } from './rules.ts';

const choicesOf = (id: HouseRuleId): HouseRule['choices'] =>
  houseRuleTable[id].choices.map(([choice, name]) => ({ id: choice, name }));

/** The house rules, and what is played. */
export const houseRulesOf = (party: Party): readonly HouseRule[] =>
  houseRuleIds.map((id) => ({
    id,
    name: houseRuleTable[id].name,
    chosen: ruleOf(party, id),
    choices: choicesOf(id),
  }));

/** What a GM may set that is no house rule. */
export const partyFields = ({ missions }: Party): readonly SheetField[] => [
  {
    id: 'missions',
    label: 'Missions',
    value: String(missions),
    hint: 'how many there have been: a whole number',
  },
];

/** A house rule or the count of missions is set by hand. Refuses what it does not take, and a count while a mission runs. */
export function* amendParty(tx: Tx<Scene>, { field, value }: IntentOf<'amend'>): Rule<void> {
  const party = tx.snapshot().party;
  if (findRow([{ id: 'missions', name: 'Missions' }], field) !== null) {
    const missions = /^\d{1,4}$/.test(value.trim()) ? Number(value.trim()) : null;
    if (missions === null) return yield* tx.refuse('badMissionCount', { value });
    if (party.mission !== null) return yield* tx.refuse('missionRuns', { name: party.mission.name });
    tx.state.party.missions = missions;
    return tell(tx, 'partyAmended', {
      label: 'Missions',
      from: String(party.missions),
      to: String(missions),
    });
  }
  const rules = houseRulesOf(party);
  const rule = rules.find(({ id }) => id === findRow(rules, field)?.id);
  if (rule === undefined) return yield* tx.refuse('noSuchPartyField', { text: field, fields: ['Missions'] });
  const chosen = findRow(rule.choices, value);
  if (chosen === null) {
    const choices = rule.choices.map(({ name }) => name);
    return yield* tx.refuse('notAHouseRule', { label: rule.name, text: value, choices });
  }
  const before = rule.choices.find(({ id }) => id === rule.chosen);
  tx.state.party.rules[rule.id] = chosen.id;
  tell(tx, 'partyAmended', { label: rule.name, from: before?.name ?? '', to: chosen.name });
}
