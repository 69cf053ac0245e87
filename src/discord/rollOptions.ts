import { ApplicationCommandOptionType, type ChatInputCommandInteraction } from 'discord.js';
import { nameKey, valueKey } from '../app/names.ts';
import { VISIBILITIES, type Visibility } from '../app/rolls/visibility.ts';
import { shorten } from '../view/limits.ts';
import type { Completion, Suggestion } from './command.ts';

export const WHAT = {
  type: ApplicationCommandOptionType.String,
  name: 'what',
  description: "What to roll: dice, or a macro's name and its values",
  required: true,
  autocomplete: true,
  max_length: 600,
} as const;

export const FOR = {
  type: ApplicationCommandOptionType.String,
  name: 'for',
  description: "What it's for",
  max_length: 200,
} as const;

export const WHO_SEES = {
  type: ApplicationCommandOptionType.String,
  name: 'who-sees',
  description: "Who sees it: everybody, whisper (you and the GM) or blind (the GM), until it's revealed",
  choices: VISIBILITIES.map((value) => ({ name: value, value })),
} as const;

/** What was picked under `who-sees`. */
export function visibilityOf({ options }: ChatInputCommandInteraction): Visibility {
  const picked = options.getString('who-sees');
  return VISIBILITIES.find((one) => one === picked) ?? 'everybody';
}

const VALUE = 100; // characters that a completed value may have

/** What may be rolled: macros and what was rolled of late; behind an `@` the numbers of the caller's character. */
export async function suggestRolls({ app, caller, typed }: Completion): Promise<readonly Suggestion[]> {
  const named = /^(.*)@([\p{L}\p{N}_ -]*)$/su.exec(typed);
  const values = named === null ? [] : await suggestValues({ app, caller }, named[1] ?? '', named[2] ?? '');
  const found = values.length > 0 ? values : await suggestWhole({ app, caller, typed });
  return found.filter(({ value }) => value.length <= VALUE);
}

type Desk = Pick<Completion, 'app' | 'caller'>;

async function suggestWhole({ app, caller, typed }: Desk & { readonly typed: string }) {
  const key = nameKey(typed);
  const macros = await app.macros.list(caller);
  const recent = await app.rolls.recent(caller);
  const called = macros.filter(({ nameKey: name }) => name.includes(key) || key.startsWith(`${name} `));
  return [
    ...called.map(({ name, roll, of, nameKey: own }) => ({
      name: shorten(`${name} · ${roll}${of === 'campaign' ? " (the campaign's)" : ''}`, 100),
      value: key.startsWith(`${own} `) ? typed : name,
    })),
    ...recent
      .filter((notation) => nameKey(notation).includes(key))
      .map((notation) => ({ name: shorten(`${notation} · rolled before`, 100), value: notation })),
  ];
}

async function suggestValues({ app, caller }: Desk, before: string, begun: string) {
  const values = await app.rolls.values(caller);
  if (!values.ok) return [];
  const key = valueKey(begun);
  const fitting = values.value.filter(({ name }) => valueKey(name).includes(key));
  return fitting.map(({ name, value }) => {
    const text = `${before}@${name.replace(/[^\p{L}\p{N}]+/gu, '')}`;
    return { name: shorten(`${text} · ${name} ${value}`, 100), value: text };
  });
}
