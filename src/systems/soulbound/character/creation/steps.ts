import type { CreationField, CreationStep } from '../../../../engine/creation.ts';
import { numberField, pickField, textField, withName } from '../../../../engine/creationForm.ts';
import { pronounFields } from '../../../../engine/pronouns.ts';
import { archetypes } from '../../content/archetypes.ts';
import { attributes } from '../../content/attributes.ts';
import { rungName, rungOf } from '../../content/ladder.ts';
import { sizes } from '../../content/sizes.ts';
import { skills } from '../../content/skills.ts';
import { speeds } from '../../content/speeds.ts';
import { between } from '../editable.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Character } from '../schema.ts';
import { limits } from '../schema.ts';
import { armourFields, armourWords, shieldFields, shieldWords, weaponFields } from './arms.ts';
import { type Draft, preview } from './draft.ts';

export type StepId =
  | 'start'
  | 'attributes'
  | 'training'
  | 'focus'
  | 'weapons'
  | 'armour'
  | 'shield'
  | 'ratings'
  | 'tracks'
  | 'build';

export type Step = CreationStep & { readonly id: StepId };

/** The levels that Training and Focus of a skill come in, the highest first. */
export const LEVELS = [3, 2, 1] as const;

/** A form; `needed` where nobody is ready to play without it, else what stands there is what we suggest. */
function form(
  id: StepId,
  title: string,
  help: string,
  { done, summary }: { readonly done: boolean; readonly summary: string },
  fields: readonly CreationField[],
): Step {
  return { kind: 'form', id, title, help, done, summary, fields };
}

/** The steps of making a character, each with what stands there now. */
export function stepsOf(draft: Draft): readonly Step[] {
  const now = preview(draft);
  const isQuick = draft.start !== null && draft.start !== 'own';
  const has = (part: unknown) => isQuick || part !== null;
  const isMeasured = has(draft.attributes); // what we suggest follows from the attributes
  const suggested = (part: unknown, summary: string) => ({
    done: true,
    summary: isMeasured || part !== null ? summary : '',
  });
  const needed = (part: unknown, summary: string) => ({
    done: has(part),
    summary: has(part) ? summary : '',
  });
  return [
    startStep(draft),
    form(
      'attributes',
      'Attributes',
      'Each is how many dice you roll.',
      needed(draft.attributes, attributes.map((a) => `${a.name} ${now.attributes[a.id]}`).join(', ')),
      attributes.map(({ id, name, text }) =>
        numberField(id, name, text, limits.attribute, isMeasured ? now.attributes[id] : null),
      ),
    ),
    form(
      'training',
      'Training',
      'Each point of Training in a skill adds a die. A sheet that says “Might 2/1” means Training 2, Focus 1.',
      needed(draft.skills, ratedSkills(now, 'training') || 'none'),
      levelFields(now, 'training'),
    ),
    form(
      'focus',
      'Focus',
      'Each point of Focus adds 1 to a die after you roll. A sheet that says “Might 2/1” means Training 2, Focus 1.',
      { done: true, summary: ratedSkills(now, 'focus') },
      levelFields(now, 'focus'),
    ),
    form(
      'weapons',
      'Weapons',
      'Pick usual ones, write your own, or both.',
      { done: true, summary: now.weapons.map(({ name }) => name).join(', ') },
      weaponFields(now),
    ),
    form(
      'armour',
      'Armour',
      'Each point takes 1 Damage off every hit.',
      suggested(draft.gear, armourWords(now)),
      armourFields(now),
    ),
    form(
      'shield',
      'Shield',
      'A shield takes one of your hands.',
      suggested(draft.gear, shieldWords(now)),
      shieldFields(now),
    ),
    form(
      'ratings',
      'Combat ratings',
      'These are suggestions. Change them where your sheet says otherwise.',
      suggested(draft.ratings, ratingsLine(now)),
      [
        textField(
          'initiative',
          'Initiative',
          `Who acts first: ${between(limits.initiative)}`,
          now.ratings.initiative,
        ),
        rating('melee', 'Melee', 'How well you hit in close combat', now),
        rating('accuracy', 'Accuracy', 'How well you hit from afar', now),
        rating('defence', 'Defence', 'How hard you are to hit', now),
      ],
    ),
    form(
      'tracks',
      'Toughness, Wounds, Mettle',
      'These are suggestions. Change them where your sheet says otherwise.',
      suggested(draft.tracks, tracksLine(now)),
      [
        textField(
          'toughness',
          'Toughness',
          `Damage you take before Wounds: ${between(limits.toughness)}`,
          now.toughness.max,
        ),
        textField('track', 'Wound Track', `How many spaces it has: ${between(limits.track)}`, now.wounds.max),
        numberField('mettle', 'Mettle', 'Points for extra Actions and more', limits.mettle, now.mettle.max),
      ],
    ),
    form(
      'build',
      'Speed, Size, pronouns, notes',
      'Most characters are Normal and Medium.',
      suggested(draft.build ?? (draft.pronouns || null), buildLine(now)),
      [
        pickField('speed', 'Speed', 'How far a Move takes you', offered(speeds), [now.speed]),
        pickField('size', 'Size', 'How tall you are', offered(sizes), [now.size]),
        ...pronounFields(now.pronouns, SHEET_LIMITS.pronouns.most).map(withName),
        textField(
          'notes',
          'Notes',
          `Anything you like, up to ${SHEET_LIMITS.notes.most} letters`,
          now.notes,
          {
            needed: false,
            long: true,
            most: SHEET_LIMITS.notes.most,
          },
        ),
      ],
    ),
  ];
}

const offered = (table: readonly { readonly id: string; readonly name: string; readonly text: string }[]) =>
  table.map(({ id, name, text }) => ({ id, label: name, note: text }));

function startStep({ start }: Draft): Step {
  const choices = [
    ...offered(archetypes).map((one) => ({ ...one, chosen: start === one.id })),
    {
      id: 'own',
      label: 'My own sheet',
      note: 'Copy it step by step.',
      chosen: start === 'own',
    },
  ];
  return {
    kind: 'pick',
    id: 'start',
    title: 'Quick start',
    help: "A character who's ready to play. You can change anything afterwards.",
    first: 'quick',
    summary: choices.find((choice) => choice.chosen)?.label ?? '',
    done: true,
    choices,
    min: 1,
    max: 1,
  };
}

/** A list of skills for each level: whoever stands in two has the higher one. */
const levelFields = (now: Character, which: 'training' | 'focus'): readonly CreationField[] =>
  LEVELS.map((level) =>
    pickField(
      `${which}${level}`,
      which === 'training' ? `Training ${level}` : `Focus ${level}`,
      level === 3 ? 'Picked twice? The higher level counts.' : '',
      skills.map(({ id, name, text }) => ({ id, label: name, note: text })),
      skills.flatMap(({ id }) => (now.skills[id]?.[which] === level ? id : [])),
      [0, skills.length],
    ),
  );

/** 'Weapon Skill 2, Might 1', the best first. */
const ratedSkills = (now: Character, which: 'training' | 'focus'): string =>
  LEVELS.flatMap((level) =>
    skills.flatMap(({ id, name }) => (now.skills[id]?.[which] === level ? `${name} ${level}` : [])),
  ).join(', ');

const rating = (id: 'melee' | 'accuracy' | 'defence', label: string, hint: string, now: Character) =>
  numberField(id, label, hint, limits.rating, now.ratings[id], (number) => rungName(rungOf(number)));

const ratingsLine = ({ ratings: r }: Character) =>
  `Initiative ${r.initiative}, Melee ${r.melee}, Accuracy ${r.accuracy}, Defence ${r.defence}`;

const tracksLine = ({ toughness, wounds, mettle }: Character) =>
  `Toughness ${toughness.max}, ${wounds.max} Wound spaces, Mettle ${mettle.max}`;

function buildLine({ speed, size, pronouns, notes }: Character): string {
  const nameOf = (table: readonly { readonly id: string; readonly name: string }[], id: string) =>
    table.find((row) => row.id === id)?.name ?? id;
  return [
    `${nameOf(speeds, speed)} Speed`,
    nameOf(sizes, size),
    ...(pronouns === '' ? [] : [pronouns]),
    ...(notes === '' ? [] : ['with notes']),
  ].join(', ');
}
