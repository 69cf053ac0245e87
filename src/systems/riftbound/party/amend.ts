import type { SheetField } from '../../../engine/creation.ts';
import { yesOrNo } from '../../../engine/editable.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import type { HouseRule } from '../../../engine/party.ts';
import type { Rule } from '../../../engine/rule.ts';
import { findRow } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { mistyped, readFlag, readNumber, type Typed, typed } from '../../../engine/typed.ts';
import { spendHours } from '../rests/pass.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { clockWords, readClock } from './clock.ts';
import { LAST_LEVEL, LAST_OF_PACKS, type Party, partySchema } from './party.ts';
import { houseRuleIds, houseRuleTable } from './rules.ts';

/** The house rules, and what is played. */
export const houseRulesOf = ({ rules }: Party): readonly HouseRule[] =>
  houseRuleIds.map((id) => ({
    id,
    name: houseRuleTable[id].name,
    chosen: rules[id],
    choices: houseRuleTable[id].choices.map(([choice, name]) => ({ id: choice, name })),
  }));

type FieldId = 'level' | 'hours' | 'air' | 'sun' | 'signal';

/** Something of the group's that a GM sets by its name. */
interface PartyField {
  readonly id: FieldId;
  readonly label: string;
  readonly hint: string;
  readonly choices?: SheetField['choices'];
  write(party: Party): string;
  read(party: Party, text: string): Typed<Partial<Pick<Party, FieldId>>>;
}

const yes = (flag: boolean): string => (flag ? 'yes' : 'no');

const signals = [
  { id: 'near', name: 'within 100 m' },
  { id: 'base', name: 'by a Base Communicator' },
  { id: 'none', name: 'none' },
] as const;

const MOST_HOURS = 10_000_000;

const fields: readonly PartyField[] = [
  {
    id: 'level',
    label: 'Level of the group',
    hint: `a whole number from 1 to ${LAST_OF_PACKS}: characters rise to it, new ones begin at it; beyond ${LAST_LEVEL} by a content pack`,
    choices: Array.from({ length: LAST_OF_PACKS }, (_, n) => ({ id: String(n + 1), label: String(n + 1) })),
    write: ({ level }) => String(level),
    read: (_, text) => {
      const read = readNumber('Level of the group', text, [1, LAST_OF_PACKS]);
      return read.ok ? typed({ level: read.value }) : read;
    },
  },
  {
    id: 'hours',
    label: 'Clock',
    hint: '+8 moves it on by 8 hours; or day 3, 14:00',
    write: ({ hours }) => clockWords(hours),
    read: ({ hours }, text) => {
      const read = readClock(text, hours);
      if (read === null) return mistyped('clockUnread', { text });
      return read > MOST_HOURS ? mistyped('clockUnread', { text }) : typed({ hours: read });
    },
  },
  {
    id: 'air',
    label: 'Air',
    hint: 'yes or no: without any, Atmospheric systems stop',
    choices: yesOrNo,
    write: ({ air }) => yes(air),
    read: (_, text) => {
      const read = readFlag('Air', text);
      return read.ok ? typed({ air: read.value }) : read;
    },
  },
  {
    id: 'sun',
    label: 'Direct sunlight',
    hint: 'yes or no: solar arrays fill in it',
    choices: yesOrNo,
    write: ({ sun }) => yes(sun),
    read: (_, text) => {
      const read = readFlag('Direct sunlight', text);
      return read.ok ? typed({ sun: read.value }) : read;
    },
  },
  {
    id: 'signal',
    label: 'Communicators',
    hint: 'near: within 100 m; base: everybody, by a Base Communicator; none: rock or interference',
    choices: signals.map(({ id, name }) => ({ id, label: name })),
    write: ({ signal }) => signal,
    read: (_, text) => {
      const found = findRow(signals, text);
      return found === null ? mistyped('signalUnread', { text }) : typed({ signal: found.id });
    },
  },
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

/** A house rule, the level, the clock, air, sun or signal are set by hand. Hours that pass do to those who are there what hours do. */
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
  const after: Party = { ...party, ...read.value };
  Object.assign(tx.state.party, read.value);
  tell(tx, 'partyAmended', { label: field.label, from: field.write(party), to: field.write(after) });
  const passed = after.hours - party.hours;
  if (passed <= 0) return;
  for (const id of Object.keys(tx.now.characters)) spendHours(tx, id, { hours: passed, awake: passed });
}

function* amendRule(tx: Tx<Scene>, wanted: string, value: string): Rule<void> {
  const rules = houseRulesOf(tx.snapshot().party);
  const rule = rules.find(({ id }) => id === findRow(rules, wanted)?.id);
  if (rule === undefined)
    return yield* tx.refuse('noSuchPartyField', { text: wanted, fields: fields.map(({ label }) => label) });
  const chosen = findRow(rule.choices, value);
  const next = partySchema.shape.rules.safeParse({
    ...tx.snapshot().party.rules,
    [rule.id]: chosen?.id ?? value,
  });
  if (chosen === null || !next.success) {
    const choices = rule.choices.map(({ name }) => name);
    return yield* tx.refuse('notAHouseRule', { label: rule.name, text: value, choices });
  }
  const before = rule.choices.find(({ id }) => id === rule.chosen);
  Object.assign(tx.state.party.rules, { [rule.id]: chosen.id });
  tell(tx, 'partyAmended', { label: rule.name, from: before?.name ?? '', to: chosen.name });
}
