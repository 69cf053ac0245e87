import type { Choice } from '../app/play/act.ts';
import type { Refusal } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { shorten } from '../view/limits.ts';
import { chosen, misspelt, suggestOffered } from './acting.ts';
import type { Suggestion } from './command.ts';

const SEPARATOR = ',';
const LONGEST = 100; // what Discord takes of an option that is picked
const MOST = 10; // as many as an intent holds; nothing is spent twice on one thing, so what is beyond is refused anyway

/** Several choices typed into one option, with commas between: 'Extra Action, Double Training', as their ids. */
export function chosenAll(choices: readonly Choice[], typed: string | null): readonly string[] {
  return partsOf(typed).map((part) => chosen(choices, part) ?? part);
}

/** The first of several that is none of the choices, where one is near enough to be meant. */
export function oneMisspelt(choices: readonly Choice[], typed: string | null): Refusal | null {
  const wrong = partsOf(typed).map((part) => misspelt(choices, part));
  return wrong.find((why) => why !== null) ?? null;
}

/** What is typed into one option, by the commas in it. */
export function partsOf(typed: string | null): readonly string[] {
  const parts = (typed ?? '').split(SEPARATOR).map((part) => part.trim());
  return parts.filter((part) => part !== '').slice(0, MOST);
}

/**
 * Completion of such an option: what stands before the last comma stays, and is not offered again. What would be too long
 * to be picked is left out.
 */
export function suggestSeveral(
  from: { readonly table: Table; readonly scene: object },
  choices: readonly Choice[],
  typed: string,
): readonly Suggestion[] {
  const at = typed.lastIndexOf(SEPARATOR);
  const taken = chosenAll(choices, typed.slice(0, Math.max(0, at)));
  const known = (id: string) => choices.find((choice) => choice.id === id);
  const names = taken.map((id) => known(id)?.name ?? id);
  const before = taken.map((id) => written(known(id)) ?? id);
  const open = choices.filter(({ id }) => !taken.includes(id));
  return suggestOffered(from, open, typed.slice(at + 1).trim())
    .map(({ name, value }) => ({
      name: shorten([...names, name].join(' + '), LONGEST),
      value: [...before, written(known(value)) ?? value].join(SEPARATOR),
    }))
    .filter(({ value }) => value.length <= LONGEST);
}

/** A choice by its id or its name, whichever is shorter: several must go into one option. */
function written(choice: Choice | undefined): string | null {
  if (choice === undefined) return null;
  const { id, name } = choice;
  return id.length <= name.length || name.includes(SEPARATOR) ? id : name;
}
