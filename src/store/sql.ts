// SQL as data, for both engines: a fragment knows its text and its values apart, the engine chooses the placeholders.
import type { ArgScalarType, Provider, SqlQuery } from '@prisma/driver-adapter-utils';
import type {
  ActiveCharacter,
  BattleMap,
  Board,
  Campaign,
  CampaignChannel,
  CampaignGm,
  CampaignMacro,
  Character,
  CharacterDraft,
  ContentPack,
  Decision,
  Encounter,
  Entry,
  Fact,
  Macro,
  Pending,
  Person,
  Portrait,
  QueuedAct,
  Ready,
  ReadyHero,
  Receipt,
  Request,
  RequestAnswer,
  Scene,
  SceneMember,
  Seed,
  Settled,
  Speech,
  Webhook,
  StandingOrder,
  TurnCard,
  Wait,
} from '../generated/sqlite/client.ts';

/** Every table with the row Prisma generated for it. */
export interface Tables {
  readonly ActiveCharacter: ActiveCharacter;
  readonly BattleMap: BattleMap;
  readonly Board: Board;
  readonly Campaign: Campaign;
  readonly CampaignChannel: CampaignChannel;
  readonly CampaignGm: CampaignGm;
  readonly CampaignMacro: CampaignMacro;
  readonly Character: Character;
  readonly CharacterDraft: CharacterDraft;
  readonly ContentPack: ContentPack;
  readonly Decision: Decision;
  readonly Encounter: Encounter;
  readonly Entry: Entry;
  readonly Fact: Fact;
  readonly Macro: Macro;
  readonly Pending: Pending;
  readonly Person: Person;
  readonly Portrait: Portrait;
  readonly Ready: Ready;
  readonly ReadyHero: ReadyHero;
  readonly Receipt: Receipt;
  readonly Request: Request;
  readonly RequestAnswer: RequestAnswer;
  readonly Scene: Scene;
  readonly SceneMember: SceneMember;
  readonly Seed: Seed;
  readonly Settled: Settled;
  readonly Speech: Speech;
  readonly Webhook: Webhook;
  readonly QueuedAct: QueuedAct;
  readonly StandingOrder: StandingOrder;
  readonly TurnCard: TurnCard;
  readonly Wait: Wait;
}

export type Table = keyof Tables;

export type Scalar = string | number | boolean | Date | null;

/** `text` has one part more than there are values; the values stand between the parts. */
export interface Fragment {
  readonly text: readonly string[];
  readonly values: readonly Scalar[];
}

type Value = Scalar | Fragment;

/** What a column may be set to or compared with: a value of its own type, or an expression. */
type Columns<Row> = { readonly [Column in keyof Row]?: Row[Column] | Fragment };

function isFragment(value: Value): value is Fragment {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** A piece of SQL; fragments inside of it become part of it, everything else is passed as a value. */
export function sql(parts: readonly string[], ...inserted: readonly Value[]): Fragment {
  const text = [parts[0] ?? ''];
  const values: Scalar[] = [];
  const append = (more: string) => {
    text[text.length - 1] += more;
  };
  for (const [index, value] of inserted.entries()) {
    if (isFragment(value)) {
      append(value.text[0] ?? '');
      text.push(...value.text.slice(1));
      values.push(...value.values);
    } else {
      text.push('');
      values.push(value);
    }
    append(parts[index + 1] ?? '');
  }
  return { text, values };
}

/** SQL text as it is. Only for names out of this repository, never for anything that came from outside. */
function verbatim(text: string): Fragment {
  return { text: [text], values: [] };
}

/** A column or table by its name. */
export function name(text: string): Fragment {
  return verbatim(`"${text}"`);
}

export function join(fragments: readonly Value[], separator: string): Fragment {
  const [first, ...rest] = fragments;
  if (first === undefined) return verbatim('');
  return rest.reduce<Fragment>(
    (joined, next) => sql`${joined}${verbatim(separator)}${next}`,
    isFragment(first) ? first : sql`${first}`,
  );
}

function columnsOf<Row extends object>(columns: Columns<Row>): readonly (readonly [string, Value])[] {
  const entries: [string, Value | undefined][] = Object.entries(columns);
  return entries.flatMap(([column, value]) => (value === undefined ? [] : [[column, value] as const]));
}

function where<Row extends object>(columns: Columns<Row>): Fragment {
  const tests = columnsOf(columns).map(([column, value]) => sql`${name(column)} = ${value}`);
  return join(tests, ' AND ');
}

/** Adds whole rows (at least one) in one statement. */
export function insert<T extends Table>(table: T, rows: readonly Tables[T][]): Fragment {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.flatMap((row) => {
    const own = new Map<string, Scalar>(Object.entries(row));
    return columns.map((column) => own.get(column) ?? null);
  });
  return { text: insertText(table, columns, rows.length), values };
}

// The same columns are written every time, and it is these long texts that cost: they are made once.
const knownTexts = new Map<string, readonly string[]>();
const MOST_TEXTS = 500;

function knownText(key: string, make: () => Fragment): readonly string[] {
  const known = knownTexts.get(key);
  if (known !== undefined) return known;
  const { text } = make();
  if (knownTexts.size < MOST_TEXTS) knownTexts.set(key, text);
  return text;
}

function insertText(table: Table, columns: readonly string[], rows: number): readonly string[] {
  return knownText(`insert ${table} ${rows} ${columns.join()}`, () => {
    const value = sql`${null}`;
    const tuple = sql`(${join(
      columns.map(() => value),
      ', ',
    )})`;
    const tuples = join(Array<Fragment>(rows).fill(tuple), ', ');
    return sql`INSERT INTO ${name(table)} (${join(columns.map(name), ', ')}) VALUES ${tuples}`;
  });
}

/** Adds whole rows; where one with the same `key` is there, its columns become `set` (by default all of the new row). */
export function upsert<T extends Table>(
  table: T,
  rows: readonly Tables[T][],
  key: readonly (keyof Tables[T] & string)[],
  set: Columns<Tables[T]> = {},
): Fragment {
  const special = new Map(columnsOf(set));
  const changes = Object.keys(rows[0] ?? {})
    .filter((column) => !key.some((each) => each === column))
    .map(
      (column) => sql`${name(column)} = ${special.get(column) ?? sql`${name('excluded')}.${name(column)}`}`,
    );
  return sql`${insert(table, rows)} ON CONFLICT (${join(key.map(name), ', ')}) DO UPDATE SET ${join(changes, ', ')}`;
}

export function update<T extends Table>(table: T, at: Columns<Tables[T]>, set: Columns<Tables[T]>): Fragment {
  const [changes, tests] = [columnsOf(set), columnsOf(at)];
  const plain = [...changes, ...tests].flatMap(([, value]) => (isFragment(value) ? [] : [value]));
  const make = () =>
    sql`UPDATE ${name(table)} SET ${join(
      changes.map(([column, value]) => sql`${name(column)} = ${value}`),
      ', ',
    )} WHERE ${where(at)}`;
  if (plain.length < changes.length + tests.length) return make();
  const named = (columns: typeof changes) => columns.map(([column]) => column).join();
  return { text: knownText(`update ${table} ${named(changes)} ${named(tests)}`, make), values: plain };
}

export function remove<T extends Table>(table: T, at: Columns<Tables[T]>): Fragment {
  return sql`DELETE FROM ${name(table)} WHERE ${where(at)}`;
}

function scalarType(value: Scalar): ArgScalarType {
  if (value instanceof Date) return 'datetime';
  switch (typeof value) {
    case 'number':
      return 'int';
    case 'boolean':
      return 'boolean';
    default:
      return 'string';
  }
}

// What was asked for once is asked for again: a text made once is known again by its parts, which insert keeps.
const texts = {
  sqlite: new WeakMap<readonly string[], string>(),
  postgres: new WeakMap<readonly string[], string>(),
};

/** A text with the engine's placeholders. */
function textOf({ text }: Fragment, provider: 'sqlite' | 'postgres'): string {
  const known = texts[provider].get(text);
  if (known !== undefined) return known;
  const placed = text.reduce(
    (before, part, index) => `${before}${provider === 'postgres' ? `$${index}` : '?'}${part}`,
  );
  texts[provider].set(text, placed);
  return placed;
}

/** The fragment as the driver of one engine takes it. */
export function query(fragment: Fragment, provider: Provider): SqlQuery {
  return {
    sql: textOf(fragment, provider === 'postgres' ? 'postgres' : 'sqlite'),
    args: [...fragment.values],
    argTypes: fragment.values.map((value) => ({ scalarType: scalarType(value), arity: 'scalar' })),
  };
}
