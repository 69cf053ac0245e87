import type { SheetField } from '../../../engine/creation.ts';
import { fieldOf, inGroups, namedChoices, shownFields, yesOrNo } from '../../../engine/editable.ts';
import type { Changed, Edited } from '../../../engine/edited.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import {
  isNothing,
  mistyped,
  readChoice,
  readFlag,
  readNumber,
  type Typed,
  tooMuch,
  typed,
} from '../../../engine/typed.ts';
import { attributes } from '../content/attributes.ts';
import { sizes } from '../content/sizes.ts';
import { skills } from '../content/skills.ts';
import { speeds } from '../content/speeds.ts';
import { wounds } from '../content/wounds.ts';
import { skillOf } from './blank.ts';
import { type Editable, number, type Span } from './editable.ts';
import { gearFields } from './gear.ts';
import { SHEET_LIMITS } from './limits.ts';
import { flyingField } from './movement.ts';
import { type Character, limits } from './schema.ts';
import { conditionNames } from './sheet.ts';
import { isTrained, readSkillRating, readSkills, writeSkillRating, writeSkills } from './skills.ts';
import { dropsField } from './supplies.ts';

/** A value with a maximum: `<id>` is what there is now, `<id>Max` the maximum. Less maximum, less of it. */
function gauge(
  id: 'toughness' | 'wounds' | 'mettle',
  label: string,
  maxLabel: string,
  span: Span,
): Editable[] {
  return [
    {
      id,
      label,
      hint: `a whole number, at most ${maxLabel}`,
      write: (character) => String(character[id].now),
      read: (character, text) => {
        const { max } = character[id];
        const value = readNumber(label, text, [0, max]);
        return value.ok ? typed({ ...character, [id]: { now: value.value, max } }) : value;
      },
    },
    number(
      `${id}Max`,
      maxLabel,
      span,
      (character) => character[id].max,
      (character, max) => ({ ...character, [id]: { now: newNow(id, character[id], max), max } }),
    ),
  ];
}

/** Who was whole stays whole when a maximum grows; filled Wound spaces do not. */
function newNow(id: string, { now, max: before }: { now: number; max: number }, max: number): number {
  return id !== 'wounds' && now === before ? max : Math.min(now, max);
}

/** Every rating that a skill can have, as it is written and in words. */
const ratingChoices = (() => {
  const [from, to] = limits.skill;
  const levels = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return levels.flatMap((training) =>
    levels.map((focus) => ({
      id: writeSkillRating({ training, focus }),
      label: training + focus === 0 ? 'Untrained' : `Training ${training}, Focus ${focus}`,
    })),
  );
})();

/** What stands and is changed together. */
const groups = {
  Attributes: attributes.map(({ id }) => id),
  'Toughness and Wounds': ['toughness', 'toughnessMax', 'wounds', 'woundsMax'],
  Mettle: ['mettle', 'mettleMax'],
  Ratings: ['initiative', 'melee', 'accuracy', 'defence'],
  Weapons: ['weapons'],
  Armour: ['armour', 'armourTorn', 'armourName', 'armourTraits'],
  'Shield and belongings': ['shield', 'belongings', 'drops'],
  'Speed and Size': ['speed', 'flies', 'size'],
  Health: ['mortallyWounded', 'dead'],
  'Pronouns and notes': ['pronouns', 'notes'],
  Skills: skills.map(({ id }) => `skill.${id}`),
};

const ungrouped: readonly Editable[] = [
  ...attributes.map(({ id, name }) =>
    number(
      id,
      name,
      limits.attribute,
      (c) => c.attributes[id],
      (c, value) => ({ ...c, attributes: { ...c.attributes, [id]: value } }),
    ),
  ),
  ...gauge('toughness', 'Toughness', 'Maximum Toughness', limits.toughness),
  ...gauge('wounds', 'Wounds', 'Wound Track', limits.track),
  ...gauge('mettle', 'Mettle', 'Maximum Mettle', limits.mettle),
  ...(['initiative', 'melee', 'accuracy', 'defence'] as const).map((id) =>
    number(
      id,
      id.charAt(0).toUpperCase() + id.slice(1),
      id === 'initiative' ? limits.initiative : limits.rating,
      (c) => c.ratings[id],
      (c, value) => ({ ...c, ratings: { ...c.ratings, [id]: value } }),
    ),
  ),
  ...gearFields,
  dropsField,
  {
    id: 'speed',
    label: 'Speed',
    hint: 'Slow, Normal or Fast',
    ...namedChoices(speeds),
    write: (c) => rowOf(speeds, c.speed).name,
    read: (c, text) => {
      const speed = readChoice('Speed', text, (t) => findRow(speeds, t), speeds);
      return speed.ok ? typed({ ...c, speed: speed.value }) : speed;
    },
  },
  flyingField,
  {
    id: 'size',
    label: 'Size',
    hint: 'Tiny, Small, Medium, Large, Enormous or Monstrous',
    ...namedChoices(sizes),
    write: (c) => rowOf(sizes, c.size).name,
    read: (c, text) => {
      const size = readChoice('Size', text, (t) => findRow(sizes, t), sizes);
      return size.ok ? typed({ ...c, size: size.value }) : size;
    },
  },
  {
    id: 'mortallyWounded',
    label: 'Mortally Wounded',
    hint: 'no, or by which Wound: Minor, Serious or Deadly (fills the track, Stuns)',
    ...namedChoices(wounds, 'no'),
    write: (c) => (c.mortal === null ? 'no' : rowOf(wounds, c.mortal.wound).name),
    read: readMortal,
  },
  {
    id: 'dead',
    label: 'Dead',
    hint: 'yes or no',
    choices: yesOrNo,
    write: (c) => (c.dead ? 'yes' : 'no'),
    read: (c, text) => {
      const dead = readFlag('Dead', text);
      return dead.ok ? typed({ ...c, dead: dead.value }) : dead;
    },
  },
  {
    id: 'pronouns',
    label: 'Pronouns',
    hint: 'she/her, he/him, they/them, others, or none',
    write: (c) => c.pronouns,
    read: (c, text) =>
      text.length > SHEET_LIMITS.pronouns.most
        ? tooMuch(SHEET_LIMITS.pronouns, text.length)
        : typed({ ...c, pronouns: isNothing(text) ? '' : text.trim() }),
  },
  {
    id: 'notes',
    label: 'Notes',
    hint: `anything, up to ${SHEET_LIMITS.notes.most} letters, or none`,
    write: (c) => c.notes,
    read: (c, text) =>
      text.length > SHEET_LIMITS.notes.most
        ? tooMuch(SHEET_LIMITS.notes, text.length)
        : typed({ ...c, notes: isNothing(text) ? '' : text }),
  },
  {
    id: 'skills',
    label: 'All skills',
    hint: 'all of them, such as: Weapon Skill 2/1, Awareness 1/0; or none',
    write: (c) => writeSkills(c.skills),
    read: (c, text) => {
      const read = readSkills(text, c.skills);
      return read.ok ? typed({ ...c, skills: read.value }) : read;
    },
  },
  ...skills.map(
    ({ id, name }): Editable => ({
      id: `skill.${id}`,
      label: name,
      hint: 'Training/Focus, each 0 to 3, such as 2/1; a Training alone leaves Focus as it is',
      choices: ratingChoices,
      write: (c) => writeSkillRating(skillOf(c, id)),
      read: (c, text) => {
        const rating = readSkillRating(name, text, skillOf(c, id).focus);
        if (!rating.ok) return rating;
        const { [id]: _before, ...others } = c.skills;
        return typed({ ...c, skills: isTrained(rating.value) ? { ...others, [id]: rating.value } : others });
      },
    }),
  ),
];

const fields = inGroups(ungrouped, groups);

/** Being Mortally Wounded and being Stunned by it come and go together. */
function readMortal(c: Character, text: string): Typed<Character> {
  const others = c.conditions.filter((held) => held.cause !== 'mortallyWounded');
  if (text.trim().toLowerCase() === 'no')
    return typed({ ...c, mortal: null, lastStand: false, conditions: others });
  const wound = findRow(wounds, text);
  if (wound === null) {
    const choices = ['no', ...wounds.map((row) => row.name)];
    return mistyped('notAChoice', { label: 'Mortally Wounded', text, choices });
  }
  const stunned = {
    id: 'stunned',
    source: null,
    by: null,
    cause: 'mortallyWounded',
    duration: { ends: [] },
  } as const;
  return typed({
    ...c,
    toughness: { ...c.toughness, now: 0 },
    wounds: { ...c.wounds, now: c.wounds.max },
    mortal: { wound: wound.id, hits: 0, failures: 0 },
    conditions: [...others, stunned],
  });
}

export function editableFields(character: Character): readonly SheetField[] {
  return shownFields(fields, character);
}

/** Changes one value as it was typed. Takes a field's id or name; refuses what the field does not take. */
export function edited(before: Character, fieldId: string, text: string): Typed<Edited<Character>> {
  const field = fieldOf(fields, fieldId);
  if (field === null) return mistyped('noSuchField', { text: fieldId });
  const read = field.read(before, text);
  if (!read.ok) return read;
  const change = ({ id, label, write }: Pick<Editable, 'id' | 'label' | 'write'>): Changed => ({
    id,
    label,
    from: write(before),
    to: write(read.value),
  });
  const others = [
    ...fields.filter((f) => f !== field && !(isOfSkills(f) && isOfSkills(field))),
    conditionsField,
  ];
  const also = others.map(change).filter(({ from, to }) => from !== to);
  return typed({ character: read.value, changed: change(field), also });
}

/** The skills stand on the sheet twice: each by itself, and in a list. */
const isOfSkills = ({ id }: Editable) => id === 'skills' || id.startsWith('skill.');

/** Conditions are not edited here, but some values bring one along. */
const conditionsField = {
  id: 'conditions',
  label: 'Conditions',
  write: (c: Character) => conditionNames(c).join(', '),
};
