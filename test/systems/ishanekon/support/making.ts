import type { CreationInput, CreationStep } from '../../../../src/engine/creation.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { characterRules } from '../../../../src/systems/ishanekon/character/rules.ts';
import type { Character, Hero } from '../../../../src/systems/ishanekon/character/schema.ts';
import { newParty, type Party } from '../../../../src/systems/ishanekon/party/party.ts';

export const begun = (party: Partial<Party> = {}): Json =>
  characterRules.begin('Tiz', { ...newParty, ...party });

export const picking = (...ids: readonly string[]): CreationInput => ({ kind: 'pick', ids });

export const writing = (
  fields: Readonly<Record<string, string>>,
  picks: Readonly<Record<string, readonly string[]>> = {},
): CreationInput => ({ kind: 'form', fields, picks });

/** Stats as they are bought. */
export const buying = (stats: Readonly<Record<string, number>>): CreationInput =>
  writing({}, Object.fromEntries(Object.entries(stats).map(([id, value]) => [id, [String(value)]])));

/** A draft after some steps, each of which must be taken. */
export function chosen(draft: Json, ...steps: readonly (readonly [string, CreationInput])[]): Json {
  return steps.reduce((now, [step, input]) => {
    const made = characterRules.choose(now, step, input);
    if (!made.ok) throw new Error(`${step}: ${made.refusal.code} ${JSON.stringify(made.refusal.params)}`);
    return made.value;
  }, draft);
}

/** Why a step isn't taken; null where it is. */
export function whyNot(draft: Json, step: string, input: CreationInput): string | null {
  const made = characterRules.choose(draft, step, input);
  return made.ok ? null : made.refusal.code;
}

export function stepOf(draft: Json, id: string): CreationStep {
  const found = characterRules.steps(draft).find((step) => step.id === id);
  if (found === undefined) throw new Error(`no step '${id}'`);
  return found;
}

export const stepIds = (draft: Json): readonly string[] => characterRules.steps(draft).map(({ id }) => id);

export function finished(draft: Json): Hero {
  const made = characterRules.finish(draft);
  if (!made.ok) throw new Error(`${made.refusal.code} ${JSON.stringify(made.refusal.params)}`);
  return heroIn(made.value);
}

export function heroIn(character: Character): Hero {
  if (character.kind !== 'hero') throw new Error('not a hero');
  return character;
}

/** A sheet after a field was changed, or the code of the refusal. */
export function edited(character: Character, field: string, value: string): Character | string {
  const made = characterRules.edit(character, field, value);
  return made.ok ? made.value : made.refusal.code;
}
