import type { CharacterRules, Made } from '../../../engine/creation.ts';
import type { Json } from '../../../engine/json.ts';
import { misfit } from '../../../engine/misfit.ts';
import { refusal } from '../../../engine/refusal.ts';
import { chosen } from '../creation/choose.ts';
import { newDraft, readDraft, writeDraft } from '../creation/draft.ts';
import { heroOf } from '../creation/hero.ts';
import { rolled } from '../creation/roll.ts';
import { stepsOf } from '../creation/steps.ts';
import { partySchema } from '../party/party.ts';
import { ruleOf } from '../party/rules.ts';
import { editableFields, edited } from './edit.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Character, characterSchema } from './schema.ts';
import { sheetOf } from './sheet.ts';
import { valuesOf } from './values.ts';

/** Whether new characters begin with a base class: a house rule of the campaign. */
function startsAt(party: object | undefined): 'first' | 'second' {
  const read = partySchema.safeParse(party);
  return read.success && ruleOf(read.data, 'experienced') === 'yes' ? 'second' : 'first';
}

const short = (name: string) => name.trim().slice(0, SHEET_LIMITS.name.most);

/** How characters of Zafir are made, changed, shown. */
export const characterRules: CharacterRules<Character> = {
  read(raw) {
    const read = characterSchema.safeParse(raw);
    if (read.success) return { ok: true, value: read.data };
    const { at, takes } = misfit(read.error);
    return { ok: false, refusal: refusal('badCharacter', { at, takes }) };
  },

  begin: (name, party) => writeDraft(newDraft(short(name), startsAt(party))),
  steps: (draft) => stepsOf(readDraft(draft)),
  choose: (draft, step, input) => made(chosen(readDraft(draft), step, input), writeDraft),
  roll: (draft, step) => rolled(readDraft(draft), step),
  named: (draft) => readDraft(draft).name,

  finish(json: Json): Made<Character> {
    const draft = readDraft(json);
    const open = stepsOf(draft).find((step) => !step.done);
    if (open !== undefined) return { ok: false, refusal: refusal('stepOpen', { step: open.title }) };
    return { ok: true, value: heroOf(draft) };
  },

  health: 'hp',
  sheet: sheetOf,
  fields: editableFields,
  values: valuesOf,
  edit: (character, field, value) => made(edited(character, field, value), (done) => done.character),
  rename: (character, name) => ({ ...character, name: short(name) }),
};

const made = <T, U>(result: Made<T>, as: (value: T) => U): Made<U> =>
  result.ok ? { ok: true, value: as(result.value) } : result;
