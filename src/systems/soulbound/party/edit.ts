import type { Draft } from 'immer';
import type { SheetField } from '../../../engine/creation.ts';
import type { HouseRule } from '../../../engine/party.ts';
import { findRow } from '../../../engine/table.ts';
import { mistyped, readNumber, type Typed, typed } from '../../../engine/typed.ts';
import { type Party, partyLimits } from './party.ts';
import { type HouseRuleId, houseRuleChoices } from './rules.ts';
import { ruleWords } from './ruleWords.ts';

/** Something of the party that a GM may set: how it is written, and how what is typed changes it, nothing else. */
interface Editable {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  write(party: Party): string;
  read(party: Party, text: string): Typed<(party: Draft<Party>) => void>;
}

const [fewest, most] = partyLimits.soulfire;

const counts: readonly Editable[] = [
  {
    id: 'soulfire',
    label: 'Soulfire',
    hint: 'how much is left, up to Maximum Soulfire',
    write: ({ soulfire }) => String(soulfire.now),
    read({ soulfire }, text) {
      const now = readNumber('Soulfire', text, [fewest, soulfire.max]);
      return now.ok
        ? typed((party) => {
            party.soulfire.now = now.value;
            party.begun = true;
          })
        : now;
    },
  },
  {
    id: 'soulfireMax',
    label: 'Maximum Soulfire',
    hint: `a whole number from ${fewest} to ${most}`,
    write: ({ soulfire }) => String(soulfire.max),
    read(_, text) {
      const max = readNumber('Maximum Soulfire', text, partyLimits.soulfire);
      return max.ok
        ? typed((party) => {
            // Where none was spent, none is missing when there is room for more.
            const { now, max: before } = party.soulfire;
            party.soulfire.now = now === before ? max.value : Math.min(now, max.value);
            party.soulfire.max = max.value;
            party.begun = true;
          })
        : max;
    },
  },
  {
    id: 'doom',
    label: 'Doom',
    hint: `a whole number from ${partyLimits.doom[0]} to ${partyLimits.doom[1]}`,
    write: ({ doom }) => String(doom),
    read(_, text) {
      const doom = readNumber('Doom', text, partyLimits.doom);
      return doom.ok
        ? typed((party) => {
            party.doom = doom.value;
          })
        : doom;
    },
  },
];

const ruleIds = Object.keys(houseRuleChoices).filter((id): id is HouseRuleId => id in ruleWords);

const choicesOf = (rule: HouseRuleId): HouseRule['choices'] => {
  const words: { readonly [choice: string]: string } = ruleWords[rule].choices;
  return houseRuleChoices[rule].map((id) => ({ id, name: words[id] ?? id }));
};

const ruleField = (rule: HouseRuleId): Editable => {
  const choices = choicesOf(rule);
  const label = ruleWords[rule].name;
  return {
    id: rule,
    label,
    hint: choices.map(({ name }) => name).join(', or '),
    write: ({ rules }) => choices.find(({ id }) => id === rules[rule])?.name ?? rules[rule],
    read(_, text) {
      const found = findRow(choices, text);
      if (found === null)
        return mistyped('notAChoice', { label, text, choices: choices.map(({ name }) => name) });
      return typed(({ rules }) => {
        Object.assign(rules, { [rule]: found.id });
      });
    },
  };
};

const rules = ruleIds.map(ruleField);

/** What a GM may set that is no house rule. */
export const partyFields = (party: Party): readonly SheetField[] =>
  counts.map(({ id, label, hint, write }) => ({ id, label, hint, value: write(party) }));

/** The house rules, and what is played. */
export const houseRulesOf = (party: Party): readonly HouseRule[] =>
  ruleIds.map((id) => ({
    id,
    name: ruleWords[id].name,
    chosen: party.rules[id],
    choices: choicesOf(id),
  }));

/** What is to change, and how it was written before. Takes a field's or a house rule's id or name, and what was typed. */
export function partyEdit(
  party: Party,
  field: string,
  text: string,
): Typed<{
  readonly id: string;
  readonly label: string;
  write(party: Party): string;
  set(party: Draft<Party>): void;
}> {
  const all = [...counts, ...rules];
  const found = findRow(
    all.map((one) => ({ id: one.id, name: one.label })),
    field,
  );
  const editable = all.find((one) => one.id === found?.id);
  if (editable === undefined)
    return mistyped('noSuchPartyField', { text: field, fields: counts.map(({ label }) => label) });
  const { id, label, write } = editable;
  const read = editable.read(party, text);
  return read.ok ? typed({ id, label, write, set: read.value }) : read;
}
