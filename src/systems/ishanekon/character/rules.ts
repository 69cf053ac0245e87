import type { CharacterRules, Made } from '../../../engine/creation.ts';
import { misfit } from '../../../engine/misfit.ts';
import { refusal } from '../../../engine/refusal.ts';
import { chosen } from './creation/choose.ts';
import { newDraft, readDraft, writeDraft } from './creation/draft.ts';
import { heroOf } from './creation/hero.ts';
import { lacksArchetype } from './creation/reckon.ts';
import { rolled } from './creation/roll.ts';
import { stepsOf } from './creation/steps.ts';
import { creatureMade } from '../creatures/making.ts';
import { editableFields, edited } from './edit.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Character, characterSchema } from './schema.ts';
import { sheetOf } from './sheet.ts';
import { valuesOf } from './values.ts';

const short = (name: string) => name.trim().slice(0, SHEET_LIMITS.name.most);

/** How characters of Ishanekon are made, changed, shown: heroes, creatures and objects. */
export const characterRules: CharacterRules<Character> = {
  read(raw) {
    const read = characterSchema.safeParse(raw);
    if (read.success) return { ok: true, value: outOfTurns(read.data) };
    const { at, takes } = misfit(read.error);
    return { ok: false, refusal: refusal('badCharacter', { at, takes }) };
  },

  begin: (name, party, kind) => writeDraft(newDraft(short(name), party, kind === 'npc')),
  steps: (draft) => stepsOf(readDraft(draft)),
  choose: (draft, step, input) => made(chosen(readDraft(draft), step, input), writeDraft),
  roll: (draft, step) => rolled(readDraft(draft), step),

  finish(json) {
    const draft = readDraft(json);
    if (draft.creature != null) return { ok: true, value: creatureMade(draft.name, draft.creature) };
    const open = stepsOf(draft).find((step) => !step.done);
    if (open !== undefined || lacksArchetype(draft))
      return { ok: false, refusal: refusal('stepOpen', { step: open?.title ?? 'Archetype' }) };
    return { ok: true, value: heroOf(draft) };
  },

  health: 'vitality',
  sheet: sheetOf,
  fields: editableFields,
  values: valuesOf,
  edit: (character, field, value) => made(edited(character, field, value), (done) => done.character),
  rename: (character, name) => ({ ...character, name: short(name) }),
};

/** A sheet by itself is in no fight: what would have lasted until a turn that will not come is over. */
function outOfTurns(character: Character): Character {
  if (character.kind === 'object') return character;
  const lasts = ({ duration, until }: Character['statuses'][number] | (typeof character.effects)[number]) =>
    until !== null || !duration.ends.some(({ when }) => when.at.startsWith('turn.'));
  const [statuses, effects] = [character.statuses.filter(lasts), character.effects.filter(lasts)];
  const isSame = statuses.length === character.statuses.length && effects.length === character.effects.length;
  return isSame ? character : { ...character, statuses, effects };
}

const made = <T, U>(result: Made<T>, as: (value: T) => U): Made<U> =>
  result.ok ? { ok: true, value: as(result.value) } : result;
