import type { CharacterRules, Made } from '../../../engine/creation.ts';
import { misfit } from '../../../engine/misfit.ts';
import { refusal } from '../../../engine/refusal.ts';
import { chosen } from '../creation/choose.ts';
import { type Draft, newDraft, readDraft, writeDraft } from '../creation/draft.ts';
import { heroOf } from '../creation/hero.ts';
import { rolled } from '../creation/roll.ts';
import { stepsOf } from '../creation/steps.ts';
import { profileOf } from './profile.ts';
import { type Character, characterSchema, longestName } from './schema.ts';

/** How characters of Zafir are made, changed, shown. */
export const characterRules: CharacterRules<Character> = {
  read(raw) {
    const read = characterSchema.safeParse(raw);
    if (read.success) return { ok: true, value: read.data };
    const { at, takes } = misfit(read.error);
    return { ok: false, refusal: refusal('badCharacter', { at, takes }) };
  },

  begin: (name) => writeDraft(newDraft(name.trim().slice(0, longestName))),
  steps: (draft) => stepsOf(readDraft(draft)),
  choose: (draft, step, input) => written(chosen(readDraft(draft), step, input)),
  roll: (draft, step) => rolled(readDraft(draft), step),

  finish(json) {
    const draft = readDraft(json);
    const open = stepsOf(draft).find((step) => !step.done);
    if (open !== undefined) return { ok: false, refusal: refusal('stepOpen', { step: open.title }) };
    return { ok: true, value: heroOf(draft) };
  },

  sheet: (who) => ({
    title: who.name,
    subtitle: '',
    gauges: [{ label: 'HP', value: who.battle.hp, max: profileOf(who).maxHp }],
    sections: [],
  }),
  fields: () => [],
  values: () => [],
  edit: (_who, field) => ({ ok: false, refusal: refusal('noSuchField', { field }) }),
  rename: (who, name) => ({ ...who, name: name.trim().slice(0, longestName) }),
};

const written = (made: Made<Draft>): Made<ReturnType<typeof writeDraft>> =>
  made.ok ? { ok: true, value: writeDraft(made.value) } : made;
