import { castDraft } from 'immer';
import type { CreationInput } from '../../../../engine/creation.ts';
import { type Given, readForm } from '../../../../engine/creationForm.ts';
import { pronounsIn } from '../../../../engine/pronouns.ts';
import { mistyped, readNumber, tooMuch, type Typed, typed } from '../../../../engine/typed.ts';
import { archetypes } from '../../content/archetypes.ts';
import { sizes } from '../../content/sizes.ts';
import { skills } from '../../content/skills.ts';
import { speeds } from '../../content/speeds.ts';
import { skillOf } from '../blank.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { type Character, limits, type SkillRating } from '../schema.ts';
import { isTrained } from '../skills.ts';
import { readArmour, readArms, readShieldForm } from './arms.ts';
import { type Draft, preview } from './draft.ts';
import { LEVELS, type StepId, stepsOf } from './steps.ts';

/** Takes what was given for a step; gives the draft with it, or what is wrong with it. */
export function chosen(draft: Draft, stepId: string, input: CreationInput): Typed<Draft> {
  const step = stepsOf(draft).find((s) => s.id === stepId);
  if (step === undefined || step.kind !== input.kind) return mistyped('noSuchStep', { step: stepId });
  if (input.kind === 'pick') return started(draft, input.ids);
  if (step.kind !== 'form') return mistyped('noSuchStep', { step: stepId });
  const given = readForm(step, input);
  return given.ok ? taken(draft, step.id, given.value) : given;
}

/** Another start: what was given over the last one goes. */
function started(draft: Draft, ids: readonly string[]): Typed<Draft> {
  const [id] = ids;
  const quick = archetypes.find((row) => row.id === id);
  if (ids.length !== 1 || (quick === undefined && id !== 'own')) return mistyped('pickOne', {});
  const start = quick?.id ?? 'own';
  if (draft.start === start) return typed(draft);
  return typed({
    ...draft,
    start,
    ...(quick === undefined
      ? {}
      : { attributes: null, skills: null, gear: null, ratings: null, tracks: null, build: null }),
  });
}

function taken(draft: Draft, step: StepId, given: Given): Typed<Draft> {
  const now = preview(draft);
  const gear = { weapons: now.weapons, armour: now.armour, shield: now.shield };
  const number = (id: string) => Number(given.one(id));
  switch (step) {
    case 'start':
      return mistyped('noSuchStep', { step });
    case 'attributes':
      return typed({
        ...draft,
        attributes: { body: number('body'), mind: number('mind'), soul: number('soul') },
      });
    case 'training':
    case 'focus':
      return typed({ ...draft, skills: rated(now, step, given) });
    case 'weapons': {
      const weapons = readArms(given);
      return weapons.ok ? typed({ ...draft, gear: castDraft({ ...gear, weapons: weapons.value }) }) : weapons;
    }
    case 'armour':
      return typed({ ...draft, gear: castDraft({ ...gear, armour: readArmour(given, now) }) });
    case 'shield':
      return typed({ ...draft, gear: castDraft({ ...gear, shield: readShieldForm(given, now) }) });
    case 'ratings': {
      const initiative = readNumber('Initiative', given.text('initiative'), limits.initiative);
      if (!initiative.ok) return initiative;
      const ratings = { melee: number('melee'), accuracy: number('accuracy'), defence: number('defence') };
      return typed({ ...draft, ratings: { initiative: initiative.value, ...ratings } });
    }
    case 'tracks': {
      const toughness = readNumber('Toughness', given.text('toughness'), limits.toughness);
      if (!toughness.ok) return toughness;
      const track = readNumber('Wound Track', given.text('track'), limits.track);
      if (!track.ok) return track;
      const tracks = { toughness: toughness.value, track: track.value, mettle: number('mettle') };
      return typed({ ...draft, tracks });
    }
    case 'build':
      return built(draft, now, given);
  }
}

/** The skills with one of their figures as it was picked; those without either are left out. */
function rated(now: Character, which: 'training' | 'focus', { picked }: Given): Character['skills'] {
  const found: Record<string, SkillRating> = {};
  for (const { id } of skills) {
    const level = LEVELS.find((one) => picked(`${which}${one}`).includes(id)) ?? 0;
    const rating = { ...skillOf(now, id), [which]: level };
    if (isTrained(rating)) found[id] = rating;
  }
  return found;
}

function built(draft: Draft, now: Character, given: Given): Typed<Draft> {
  const notes = given.text('notes');
  if (notes.length > SHEET_LIMITS.notes.most) return tooMuch(SHEET_LIMITS.notes, notes.length);
  const speed = speeds.find(({ id }) => id === given.one('speed'))?.id ?? now.speed;
  const size = sizes.find(({ id }) => id === given.one('size'))?.id ?? now.size;
  const pronouns = pronounsIn(given, draft.pronouns, SHEET_LIMITS.pronouns);
  if (!pronouns.ok) return pronouns;
  return typed({ ...draft, build: { speed, size, notes }, pronouns: pronouns.value });
}
