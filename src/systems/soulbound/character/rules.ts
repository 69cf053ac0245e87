import type { CharacterRules, Made } from '../../../engine/creation.ts';
import { misfit } from '../../../engine/misfit.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Typed } from '../../../engine/typed.ts';
import { chosen } from './creation/choose.ts';
import { newDraft, preview, readDraft, writeDraft } from './creation/draft.ts';
import { stepsOf } from './creation/steps.ts';
import { editableFields, edited } from './edit.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Character, characterSchema, type HeldCondition } from './schema.ts';
import { sheetOf } from './sheet.ts';
import { valuesOf } from './values.ts';

/** How characters of Soulbound are made, changed, shown. */
export const characterRules: CharacterRules<Character> = {
  read(raw) {
    const read = characterSchema.safeParse(raw);
    if (read.success) return { ok: true, value: outOfTurns(read.data) };
    const { at, takes } = misfit(read.error);
    return { ok: false, refusal: refusal('badCharacter', { at, takes }) };
  },

  begin: (name) => writeDraft(newDraft(name.trim().slice(0, SHEET_LIMITS.name.most))),
  steps: (draft) => stepsOf(readDraft(draft)),
  choose: (draft, step, input) => made(chosen(readDraft(draft), step, input), writeDraft),

  finish(json) {
    const draft = readDraft(json);
    const open = stepsOf(draft).find((step) => !step.done);
    if (open !== undefined) return { ok: false, refusal: refusal('stepOpen', { step: open.title }) };
    return { ok: true, value: preview(draft) };
  },

  health: 'toughness',
  sheet: sheetOf,
  fields: editableFields,
  values: valuesOf,
  edit: (character, field, value) => made(edited(character, field, value), (done) => done.character),
  rename: (character, name) => ({ ...character, name: name.trim().slice(0, SHEET_LIMITS.name.most) }),
};

/** A sheet by itself is in no fight: what would have lasted until a turn that will not come is over. */
function outOfTurns(character: Character): Character {
  const lasts = ({ duration }: Pick<HeldCondition, 'duration'>) =>
    !duration.ends.some(({ when }) => when.at.startsWith('turn.'));
  const { conditions, boons } = character;
  return conditions.every(lasts) && boons.every(lasts)
    ? character
    : { ...character, conditions: conditions.filter(lasts), boons: boons.filter(lasts) };
}

function made<T, U>(result: Typed<T>, as: (value: T) => U): Made<U> {
  return result.ok ? { ok: true, value: as(result.value) } : result;
}
