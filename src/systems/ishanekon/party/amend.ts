import type { SheetField } from '../../../engine/creation.ts';
import { yesOrNo } from '../../../engine/editable.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import type { HouseRule } from '../../../engine/party.ts';
import type { Rule } from '../../../engine/rule.ts';
import { findRow } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { mistyped, readFlag, readNumber, type Typed, typed } from '../../../engine/typed.ts';
import { LOWEST } from '../numbers/levels.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { clockIn, clockWords } from '../world/clock.ts';
import { passTime } from '../world/pass.ts';
import { type Party, partySchema } from './party.ts';
import { whyClash } from './pairs.ts';
import { houseRuleIds, houseRuleTable } from './rules.ts';

/** The house rules, and what is played. */
export const houseRulesOf = ({ rules }: Party): readonly HouseRule[] =>
  houseRuleIds.map((id) => ({
    id,
    name: houseRuleTable[id].name,
    chosen: rules[id],
    choices: houseRuleTable[id].choices.map(([choice, name]) => ({ id: choice, name })),
  }));

/** Something of the group's that a GM sets by its name. */
interface PartyField {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly choices?: SheetField['choices'];
  write(party: Party): string;
  read(party: Party, text: string): Typed<Party>;
}

const MOST_LEVEL = 60;
const MOST_CLOCK = 1_000_000_000;

const flag = (id: 'food' | 'water' | 'atBase', label: string, hint: string): PartyField => ({
  id,
  label,
  hint,
  choices: yesOrNo,
  write: (party) => (party[id] ? 'yes' : 'no'),
  read(party, text) {
    const read = readFlag(label, text);
    return read.ok ? typed({ ...party, [id]: read.value }) : read;
  },
});

const fields: readonly PartyField[] = [
  {
    id: 'level',
    label: 'Level of the group',
    hint: `a whole number up to ${MOST_LEVEL}: characters rise to it, new ones begin at it`,
    write: ({ level }) => String(level),
    read(party, text) {
      const least = party.rules.negativeLevels === 'yes' ? LOWEST : 0;
      const read = readNumber('Level of the group', text, [least, MOST_LEVEL]);
      return read.ok ? typed({ ...party, level: read.value }) : read;
    },
  },
  {
    id: 'clock',
    label: 'Clock',
    hint: '+8 moves it on by 8 hours, +30 min by half an hour; or day 3, 14:00',
    write: ({ clock }) => clockWords(clock),
    read(party, text) {
      const clock = clockIn(text, party.clock);
      if (clock === null || clock > MOST_CLOCK) return mistyped('clockUnread', { text });
      return typed({ ...party, clock });
    },
  },
  flag('food', 'Food', 'yes or no: whether there is any where you are'),
  flag('water', 'Water', 'yes or no: whether there is any where you are'),
  flag('atBase', 'At your base', 'yes or no: whether you are where your buildings are'),
];

/** What a GM may set that is no house rule. */
export const partyFields = (party: Party): readonly SheetField[] =>
  fields.map(({ id, label, hint, choices, write }) => ({
    id,
    label,
    hint,
    value: write(party),
    ...(choices === undefined ? {} : { choices }),
  }));

/** A house rule, the Level, the clock or supplies are set by hand. Time that passes does to those who are there what time does. */
export function* amendParty(tx: Tx<Scene>, { field: wanted, value }: IntentOf<'amend'>): Rule<void> {
  const { party } = tx.snapshot();
  const named = findRow(
    fields.map(({ id, label }) => ({ id, name: label })),
    wanted,
  );
  const field = fields.find(({ id }) => id === named?.id);
  if (field === undefined) return yield* amendRule(tx, wanted, value);
  const read = field.read(party, value);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  const after = read.value;
  tell(tx, 'partyAmended', { label: field.label, from: field.write(party), to: field.write(after) });
  const passed = after.clock - party.clock;
  const { level, food, water, atBase } = after;
  Object.assign(tx.state.party, { level, food, water, atBase });
  if (passed > 0) yield* passTime(tx, passed);
  else tx.state.party.clock = after.clock;
}

function* amendRule(tx: Tx<Scene>, wanted: string, value: string): Rule<void> {
  const { party } = tx.snapshot();
  const rules = houseRulesOf(party);
  const rule = rules.find(({ id }) => id === findRow(rules, wanted)?.id);
  if (rule === undefined)
    return yield* tx.refuse('noSuchPartyField', { text: wanted, fields: fields.map(({ label }) => label) });
  const chosen = findRow(rule.choices, value);
  const next = partySchema.shape.rules.safeParse({ ...party.rules, [rule.id]: chosen?.id ?? value });
  if (chosen === null || !next.success) {
    const choices = rule.choices.map(({ name }) => name);
    return yield* tx.refuse('notAHouseRule', { label: rule.name, text: value, choices });
  }
  const id = houseRuleIds.find((one) => one === rule.id);
  const clash = chosen.id === 'yes' && id !== undefined ? whyClash(party.rules, id) : null;
  if (clash !== null) return yield* tx.refuse(clash.code, clash.params);
  if (id === 'negativeLevels' && chosen.id === 'no' && party.level < 0)
    return yield* tx.refuse('groupBelowZero', { level: party.level });
  const before = rule.choices.find(({ id }) => id === rule.chosen);
  Object.assign(tx.state.party.rules, { [rule.id]: chosen.id });
  tell(tx, 'partyAmended', { label: rule.name, from: before?.name ?? '', to: chosen.name });
}
