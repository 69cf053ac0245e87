import type { CharacterRules, Made } from '../../../engine/creation.ts';
import { misfit } from '../../../engine/misfit.ts';
import { refusal } from '../../../engine/refusal.ts';
import { chosen } from './creation/choose.ts';
import { newDraft, readDraft, writeDraft } from './creation/draft.ts';
import { vehicleFrom } from './creation/frame.ts';
import { heroOf, ownVehicleName, signatureVehicle } from './creation/hero.ts';
import { rolled } from './creation/roll.ts';
import { stepsOf } from './creation/steps.ts';
import { noOffers, type Offers, offersOf } from '../packs/offers.ts';
import { editableFields, edited } from './edit.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Character, characterSchema, type HeldCondition } from './schema.ts';
import { sheetOf } from './sheet.ts';
import { valuesOf } from './values.ts';

const short = (name: string) => name.trim().slice(0, SHEET_LIMITS.name.most);

/** How characters of Riftbound are made, changed, shown: people, and vehicles. `offers`: what content packs offer to who is made. */
const rulesWith = (offers: Offers): CharacterRules<Character> => ({
  read(raw) {
    const read = characterSchema.safeParse(raw);
    if (read.success) return { ok: true, value: outOfTurns(read.data) };
    const { at, takes } = misfit(read.error);
    return { ok: false, refusal: refusal('badCharacter', { at, takes }) };
  },

  begin: (name, party) => writeDraft(newDraft(short(name), party)),
  steps: (draft) => stepsOf(readDraft(draft, offers)),
  choose: (draft, step, input) => made(chosen(readDraft(draft, offers), step, input), writeDraft),
  roll: (draft, step) => rolled(readDraft(draft, offers), step),
  withPacks: (packs) => rulesWith(offersOf(packs)),

  finish(json) {
    const draft = readDraft(json, offers);
    const open = stepsOf(draft).find((step) => !step.done);
    if (open !== undefined) return { ok: false, refusal: refusal('stepOpen', { step: open.title }) };
    return draft.what === 'vehicle' ? vehicleFrom(draft) : { ok: true, value: heroOf(draft) };
  },

  brought(json, made, id, next) {
    const vehicle = signatureVehicle(readDraft(json));
    if (vehicle === null || made.kind !== 'person') return null;
    const own = next();
    const name = ownVehicleName(readDraft(json), made.name);
    return {
      self: { ...made, vehicle: own },
      others: [{ id: own, name, character: { ...vehicle, name, owner: id } }],
    };
  },

  health: 'hp',
  sheet: sheetOf,
  fields: editableFields,
  values: valuesOf,
  edit: (character, field, value) => made(edited(character, field, value), (done) => done.character),
  rename: (character, name) => ({ ...character, name: short(name) }),
});

export const characterRules: CharacterRules<Character> = rulesWith(noOffers);

/** A sheet by itself is in no fight: what would have lasted until a turn that will not come is over, and nobody holds anybody. */
function outOfTurns(character: Character): Character {
  if (character.kind === 'vehicle') return character;
  const lasts = ({ duration }: Pick<HeldCondition, 'duration'>) =>
    !duration.ends.some(({ when }) => when.at.startsWith('turn.'));
  const { conditions } = character;
  return conditions.every(lasts) ? character : { ...character, conditions: conditions.filter(lasts) };
}

const made = <T, U>(result: Made<T>, as: (value: T) => U): Made<U> =>
  result.ok ? { ok: true, value: as(result.value) } : result;
