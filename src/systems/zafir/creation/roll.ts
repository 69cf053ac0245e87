import type { CreationDie, CreationRolling, CreationStep } from '../../../engine/creation.ts';
import { refusal } from '../../../engine/refusal.ts';
import { upgradesOf } from '../character/training.ts';
import { classes } from '../content/classes.ts';
import { languages } from '../content/languages.ts';
import { mageGuilds } from '../content/mageGuilds.ts';
import type { RandomTableId } from '../content/randomTables.ts';
import { religions } from '../content/religions.ts';
import { responsibilities } from '../content/responsibilities.ts';
import type { SpeciesId } from '../content/species.ts';
import { gearChoices, gearParts } from './choices.ts';
import { chosen, originOf } from './choose.ts';
import { asClass } from './class.ts';
import { type Draft, writeDraft } from './draft.ts';
import { columnFor, nameFrom, nameTables } from './names.ts';
import type { StepId } from './step.ts';
import { stepsOf } from './steps.ts';
import { diceOf, randomTable, resultOn, rowFor, type TableResult } from './tables.ts';

type Rolling<T> = Generator<CreationDie, T, number>;

/** As many trinkets as the list of things has room for. */
const mostTrinkets = 8;

/** Lets dice choose at a step, by the tables of the book; where it has none, each choice is as likely (house). */
export function* rolled(draft: Draft, stepId: string): CreationRolling {
  const step = stepsOf(draft).find(({ id }) => id === stepId);
  if (step === undefined || step.random === undefined)
    return { ok: false, refusal: refusal('cannotRoll', { step: stepId }) };
  const next = yield* decided(draft, step);
  const after = stepsOf(next).find(({ id }) => id === step.id);
  return { ok: true, value: { draft: writeDraft(next), told: [`${step.title}: ${after?.summary ?? ''}`] } };
}

function* decided(draft: Draft, step: CreationStep & { readonly id: StepId }): Rolling<Draft> {
  const label = step.title;
  switch (step.id) {
    case 'class':
      return asClass(draft, yield* started(draft, label));
    case 'guild': {
      const { id, second } = yield* on('mageGuild', label);
      return { ...draft, guild: withSecond(mageGuilds, id, second) };
    }
    case 'origin': {
      const { id, second } = yield* on('species', label);
      const origin = originOf(id ?? '');
      return { ...draft, origin: origin === null ? null : { ...origin, detail: second ?? '' } };
    }
    case 'religion': {
      const { id, second } = yield* on('religion', label);
      return { ...draft, religion: withSecond(religions, id, second) };
    }
    case 'pronouns':
      return { ...draft, pronouns: (yield* on('pronouns', label)).result };
    case 'name':
      return yield* named(draft, label);
    case 'equipment':
      return yield* armed(draft, label);
    case 'item':
      return { ...draft, item: (yield { sides: 2, label }) === 1 ? 'fragGrenade' : 'medkit' };
    case 'inventory': {
      const { result } = yield* on('trinkets', label);
      return { ...draft, trinkets: [...draft.trinkets, result].slice(-mostTrinkets) };
    }
    case 'money':
      return { ...draft, money: ((yield { sides: 6, label }) + (yield { sides: 6, label }) + 20) * 100 };
    case 'expert': {
      const [expert = null] = yield* responsible(1, [], label);
      return { ...draft, expert, basic: draft.basic.filter((id) => id !== expert) };
    }
    case 'basic':
      return {
        ...draft,
        basic: [...(yield* responsible(2, draft.expert === null ? [] : [draft.expert], label))],
      };
    case 'fluent':
      return yield* fluent(draft, label);
    case 'conversational':
      return { ...draft, conversational: [...(yield* spoken(3, draft.fluent, label))] };
    case 'ability':
      return yield* oneOf(draft, step, label);
    case 'ready':
    case 'attributes':
    case 'proficiencies':
      return draft;
  }
}

/** A starting class by the table; where the group begins at level 2, what it becomes, each as likely. */
function* started(draft: Draft, label: string): Rolling<string> {
  const { id } = yield* on('startingClass', label);
  const first = classes.find((row) => row.id === id)?.id;
  if (first === undefined || draft.start === 'first') return id ?? '';
  const next = upgradesOf(first);
  const at = next.length === 1 ? 1 : yield { sides: next.length, label };
  return next[at - 1]?.id ?? '';
}

/** Dice on a table, with the second roll where the row asks for one. */
function* on(id: RandomTableId, label: string, column = 0): Rolling<TableResult> {
  const table = randomTable(id);
  const dice: number[] = [];
  while (dice.length < diceOf(table)) dice.push(yield { sides: 6, label });
  if (rowFor(table, dice).second.length > 0) dice.push(yield { sides: 6, label });
  return resultOn(id, dice, column);
}

/** The choice that a row and its second roll are: 'none.1'. */
function withSecond(
  rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly second: readonly { readonly result: string }[];
  }[],
  id: string | null,
  second: string | null,
): string | null {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) return null;
  const at = row.second.findIndex(({ result }) => result === second);
  return at < 0 ? row.id : `${row.id}.${at}`;
}

function* named(draft: Draft, label: string): Rolling<Draft> {
  const origin = draft.origin ?? { species: 'insaan', detail: '' };
  const column = columnFor(draft.pronouns);
  const parts: string[] = [];
  for (const table of nameTables(origin)) {
    const isByWhom = randomTable(table).columns.length === 3 && randomTable(table).dice === 'd6';
    parts.push((yield* on(table, label, isByWhom ? column : 0)).result);
  }
  const { name, full } = nameFrom(parts);
  const about = full === null || draft.about !== '' ? draft.about : `Full name: ${full}.`;
  return { ...draft, name, about };
}

function* armed(draft: Draft, label: string): Rolling<Draft> {
  const gear = gearChoices(draft);
  const picks: Record<string, readonly string[]> = {};
  for (const { id } of gearParts) {
    const all = gear.filter(({ part }) => part === id);
    const at = all.length === 1 ? 1 : yield { sides: all.length, label };
    picks[id] = [all[at - 1]?.id ?? ''];
  }
  const made = chosen(draft, 'equipment', { kind: 'form', fields: {}, picks });
  return made.ok ? made.value : draft;
}

/** Responsibilities by d66; 61 to 66 and those that are there already are rolled again. */
function* responsible(
  count: number,
  taken: readonly Draft['basic'][number][],
  label: string,
): Rolling<readonly Draft['basic'][number][]> {
  const found: Draft['basic'] = [];
  while (found.length < count) {
    const { id } = yield* on('responsibilities', label);
    const row = responsibilities.find((one) => one.id === id)?.id;
    if (row !== undefined && !taken.includes(row) && !found.includes(row)) found.push(row);
  }
  return found;
}

const tongueOf: Readonly<Record<SpeciesId, Draft['fluent'][number]>> = {
  insaan: 'everan',
  hinn: 'everan',
  rhuthari: 'rhuthari',
  dyn: 'dynish',
  athenki: 'batarak',
  jaan: 'akkor',
};

/** The people's own language; on a 4 or more a second one fluently, in place of three to get by in (house: the book has no table). */
function* fluent(draft: Draft, label: string): Rolling<Draft> {
  const own = tongueOf[draft.origin?.species ?? 'insaan'];
  const isTwo = (yield { sides: 6, label }) >= 4;
  const all = isTwo ? [own, ...(yield* spoken(1, [own], label))] : [own];
  return {
    ...draft,
    fluent: all,
    conversational: isTwo ? [] : draft.conversational.filter((id) => !all.includes(id)),
  };
}

function* spoken(
  count: number,
  taken: readonly Draft['fluent'][number][],
  label: string,
): Rolling<readonly Draft['fluent'][number][]> {
  const found: Draft['fluent'] = [];
  while (found.length < count) {
    const id = languages[(yield { sides: languages.length, label }) - 1]?.id;
    if (id !== undefined && !taken.includes(id) && !found.includes(id)) found.push(id);
  }
  return found;
}

/** One of a step's list, each as likely. */
function* oneOf(draft: Draft, step: CreationStep, label: string): Rolling<Draft> {
  if (step.kind !== 'pick') return draft;
  const at = yield { sides: step.choices.length, label };
  const made = chosen(draft, step.id, { kind: 'pick', ids: [step.choices[at - 1]?.id ?? ''] });
  return made.ok ? made.value : draft;
}
