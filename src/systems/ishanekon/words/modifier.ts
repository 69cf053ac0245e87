import type { Modifier } from '../../../engine/modifier.ts';
import type { Params } from '../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../engine/text.ts';

/** What changes a number, by its source. Each folder adds its own. */
const names: Readonly<Record<string, string>> = {
  defending: 'Defend',
  takingCover: 'Taking Cover',
};

/** All the sources that have a name. */
export const wordedModifiers: readonly string[] = Object.keys(names);

/** What it is by the name that it has brought: a feature, an Ability. */
const nameIn = (params: Params | undefined): string | null =>
  typeof params?.name === 'string' ? escapeMarkdown(params.name) : null;

/** 'Prone −4', 'Cover +2'. */
export const modifierWords = ({ source, amount, params }: Modifier): string =>
  `${nameIn(params) ?? names[source] ?? source} ${amount < 0 ? `−${-amount}` : `+${amount}`}`;
