import { nameKey } from '../app/names.ts';
import type { Choice } from '../app/play/act.ts';
import type { Refusal } from '../app/result.ts';
import { shorten } from '../view/limits.ts';
import { refusalText } from '../view/refusals.ts';
import type { Suggestion } from './command.ts';

const plain = (markdown: string) => markdown.replace(/\\(.)/gu, '$1').replace(/[*`~|]/gu, '');

/**
 * Completion from what the rules offer: what is possible first, then the rest, each with the reason why not. Matches anywhere
 * in a name, whatever its case.
 */
export function suggest(
  choices: readonly Choice[],
  typed: string,
  why: (refusal: Refusal) => string = (refusal) => refusalText(refusal, null),
): readonly Suggestion[] {
  const key = nameKey(typed);
  const matching = choices.filter(
    ({ id, name, also = [] }) => [name, ...also].some((one) => nameKey(one).includes(key)) || id === typed,
  );
  const possible = matching.filter((choice) => choice.refused === null);
  const refused = matching.filter((choice) => choice.refused !== null);
  return [
    ...possible.map((choice) => ({
      name: shorten(
        choice.note === undefined || choice.note === ''
          ? choice.name
          : `${choice.name} · ${plain(choice.note)}`,
        100,
      ),
      value: choice.id,
    })),
    ...refused.map((choice) => ({
      name: shorten(`✗ ${reasonOf(choice, choice.refused === null ? '' : plain(why(choice.refused)))}`, 100),
      value: choice.id,
    })),
  ];
}

/** Why not, behind the name where the reason does not begin with it. */
const reasonOf = ({ name }: Choice, why: string): string => (why.startsWith(name) ? why : `${name}: ${why}`);

/** The same for plain names. */
export function suggestNames(
  names: readonly { readonly id: string; readonly name: string }[],
  typed: string,
): readonly Suggestion[] {
  return suggest(
    names.map(({ id, name }) => ({ id, name, refused: null })),
    typed,
  );
}
