import { pickField } from '../../../../engine/creationForm.ts';
import { pronounFields } from '../../../../engine/pronouns.ts';
import { rowOf } from '../../../../engine/table.ts';
import { archetypes } from '../../content/archetypes.ts';
import { powerSources } from '../../content/powerSources.ts';
import { weaponCategories as weaponTable } from '../../content/weaponCategories.ts';
import { type StatId, statIds, stats } from '../../content/stats.ts';
import { shippedFeatures, subArchetypesOf } from '../../packs/shipped.ts';
import { filterRows, leftBy } from '../filter.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { creatureSteps } from '../../creatures/making.ts';
import type { Draft } from './draft.ts';
import { gearStep } from './gearStep.ts';
import { heroOf } from './hero.ts';
import { abilityStep, languageStep, numbersLine, skillSteps } from './learnSteps.ts';
import { readyChoices } from './ready.ts';
import { backgroundSteps, traitSteps } from './backgroundSteps.ts';
import { categoryStep, classStep, creatureTalentSteps } from './freeSteps.ts';
import { archetypeOf, choosesArchetype, givenTo, isFree, isHuman, skillPointsLeft } from './reckon.ts';
import { featureChoices } from './featureChoices.ts';
import { isCinematic } from '../../numbers/ways.ts';
import { statSteps } from './statSteps.ts';
import { type Choices, fixed, form, one, only, pick, short, type Step } from './step.ts';

/** The steps of making somebody, those of the book in its order (The Character). */
export function stepsOf(draft: Draft): readonly Step[] {
  if (draft.creature === undefined) return heroSteps(draft);
  const rest = draft.creature === null ? heroSteps(draft) : creatureSteps(draft.creature);
  return [makingStep(draft.creature === null ? 'hero' : 'creature'), ...rest];
}

/** Whom a GM makes: one of the creatures, or somebody who is made as heroes are. */
const makingStep = (making: 'creature' | 'hero'): Step =>
  pick(
    { id: 'making', title: 'Made as', help: 'A foe, a beast, a monster; or somebody as heroes are.' },
    [
      { id: 'creature', label: 'Creature', note: 'By type, rank, class, Level and size (Creatures)' },
      { id: 'hero', label: 'Hero', note: 'Step by step, by an Archetype' },
    ],
    [making],
    one,
  );

function heroSteps(draft: Draft): readonly Step[] {
  if (isCinematic(draft)) return [pronounStep(draft), ...cinematicSteps(draft)];
  if (isHuman(draft)) return [pronounStep(draft), ...humanSteps(draft)];
  if (!choosesArchetype(draft)) return [pronounStep(draft), ...blankSteps(draft)];
  if (isFree(draft))
    return [
      pronounStep(draft),
      filterStep(draft),
      classStep(draft),
      ...(draft.class === null ? [] : afterClass(draft)),
    ];
  return [
    ...(draft.level < 0 ? [] : [readyStep(draft)]),
    pronounStep(draft),
    filterStep(draft),
    pick(
      { id: 'archetype', title: 'Archetype', help: 'What your character is about.', random: 'a die' },
      archetypesLeft(draft).map(({ id, name, vitality, willpower, text }) => ({
        id,
        label: name,
        note: short(`${vitality} Vitality and ${willpower} WP a Level. ${text}`),
      })),
      only(draft.archetype),
      one,
    ),
    ...(draft.archetype === null ? [] : afterArchetype(draft)),
  ];
}

/** The Archetypes that the filter leaves: all that are for beginners are core, too (Complexity and Beginner Tag). */
const archetypesLeft = (draft: Draft) =>
  leftBy(
    draft,
    archetypes.map((row) => ({ ...row, tags: row.beginner ? ['beginner', 'core'] : [] })),
    only(draft.archetype),
  );

const readyStep = ({ ready }: Draft): Step =>
  pick(
    {
      id: 'ready',
      title: 'Quick start',
      help: 'An Archetype, all filled in and ready to play. You can change anything afterwards.',
      first: 'quick',
      optional: true,
    },
    readyChoices,
    only(ready),
    one,
  );

function pronounStep({ pronouns }: Draft): Step {
  return {
    kind: 'form',
    id: 'pronouns',
    title: 'Pronouns',
    help: 'How people speak of you.',
    first: 'also',
    summary: pronouns,
    done: true,
    fields: pronounFields(pronouns, SHEET_LIMITS.pronouns.most),
  };
}

/** Everyday people: Stats, Skills, what they are trained in (Only Human). Which Stats count for attacks and Evasion is theirs to say (house). */
const humanSteps = (draft: Draft): readonly Step[] => [
  ownStep(draft),
  ...statSteps(draft),
  ...skillSteps(draft),
  languageStep(draft),
  trainedStep(draft),
  ...backgroundSteps(draft),
  ...traitSteps(draft),
  gearStep(draft),
  numbersStep(draft),
];

/** Stats, Skills and languages alone (Cinematic Rules). */
const cinematicSteps = (draft: Draft): readonly Step[] => [
  ...statSteps(draft),
  ...skillSteps(draft),
  languageStep(draft),
  numbersStep(draft),
];

/** Nobody in particular yet, at Level -2 (Negative Levels). Which Stats count for attacks and Evasion is theirs to say, until they have an Archetype (house). */
const blankSteps = (draft: Draft): readonly Step[] => [
  ownStep(draft),
  ...(isFree(draft) ? [categoryStep(draft)] : []),
  ...statSteps(draft),
  ...skillSteps(draft),
  languageStep(draft),
  ...backgroundSteps(draft),
  ...traitSteps(draft),
  gearStep(draft),
  numbersStep(draft),
];

/** Proficiencies for a Skill Point each (Only Human). */
function trainedStep(draft: Draft): Step {
  const left = skillPointsLeft(draft);
  const choices: Choices = [
    ...weaponTable.map(({ id, name, text }) => ({ id, label: name, note: short(text) })),
    { id: 'light', label: 'Light armor', note: '' },
    { id: 'medium', label: 'Medium armor', note: 'needs light armor' },
    { id: 'heavy', label: 'Heavy armor', note: 'needs medium armor' },
  ];
  const most = Math.min(choices.length, draft.trained.length + Math.max(0, left));
  return pick(
    {
      id: 'trained',
      title: 'Weapons and armor',
      help: `A Skill Point each. You have ${left} left.`,
      optional: true,
    },
    choices,
    draft.trained,
    [0, most],
  );
}

const filterChoices: Choices = filterRows.map(({ id, name, text }) => ({ id, label: name, note: text }));

const filterStep = ({ filter }: Draft): Step =>
  pick(
    { id: 'filter', title: 'How much to choose from', help: 'Shortens the lists below.', optional: true },
    filterChoices,
    [filter],
    one,
  );

function afterArchetype(draft: Draft): readonly Step[] {
  // Sub-Archetype and Path come with Level 0 (Negative Levels).
  const isYoung = draft.level < 0;
  return [
    ...(isYoung ? [] : subArchetypeStep(draft)),
    ownStep(draft),
    ...(isYoung || draft.ways.includes('mereMortals') ? [] : [pathStep(draft)]),
    ...statSteps(draft),
    ...skillSteps(draft),
    languageStep(draft),
    abilityStep(draft),
    sourceStep(draft),
    ...talentSteps(draft),
    ...backgroundSteps(draft),
    ...traitSteps(draft),
    gearStep(draft),
    numbersStep(draft),
  ];
}

const afterClass = (draft: Draft): readonly Step[] => [
  ownStep(draft),
  categoryStep(draft),
  ...statSteps(draft),
  ...skillSteps(draft),
  languageStep(draft),
  abilityStep(draft),
  sourceStep(draft),
  ...creatureTalentSteps(draft),
  ...backgroundSteps(draft),
  ...traitSteps(draft),
  gearStep(draft),
  numbersStep(draft),
];

function subArchetypeStep(draft: Draft): readonly Step[] {
  if (draft.archetype === null) return [];
  const rows = subArchetypesOf(draft.archetype).map((one) => ({
    ...one,
    complexity: one.row.complexity,
    tags: one.row.tags,
  }));
  const all = leftBy(draft, rows, only(draft.subArchetype));
  const choices = all.map(({ id, row, features }) => ({
    id,
    label: row.name,
    note: short(row.text === '' ? features.map(({ name }) => name).join(', ') : row.text),
  }));
  if (choices.length === 0) return [];
  return [
    pick(
      { id: 'subArchetype', title: 'Sub-Archetype', help: 'Gives a feature at each Tier.', random: 'a die' },
      choices,
      only(draft.subArchetype),
      one,
    ),
  ];
}

const statChoices = (ids: readonly StatId[]) =>
  ids.map((id) => ({ id, label: rowOf(stats, id).name, note: rowOf(stats, id).text }));

/** The Stats that Evasion may have where no Archetype says so (General Creature features). */
const creatureEvasion: readonly StatId[] = ['strength', 'intelligence', 'charisma', 'instinct'];

/** Which of the Archetype's Stats are theirs; where it leaves no choice, that one is there already. */
function ownStep(draft: Draft): Step {
  const row = archetypeOf(draft);
  const { primary, secondary, evasion } = draft;
  const names = [primary, secondary, evasion].map((id) => (id === null ? '?' : rowOf(stats, id).name));
  const isSaid = primary !== null && secondary !== null && evasion !== null;
  return form(
    {
      id: 'own',
      title: 'Primary, Secondary and Evasion Stat',
      help: 'Your Abilities hit and resist by the first two; the third helps you to dodge.',
      random: 'a die each',
    },
    [
      pickField(
        'primary',
        'Primary Stat',
        'Also your DR Power.',
        statChoices(row?.primary ?? statIds),
        only(primary),
      ),
      pickField(
        'secondary',
        'Secondary Stat',
        'Another than the first.',
        statChoices(row?.secondary ?? statIds),
        only(secondary),
      ),
      pickField('evasion', 'Evasion Stat', '', statChoices(row?.evasion ?? creatureEvasion), only(evasion)),
    ],
    isSaid ? `${names[0]}, ${names[1]}; Evasion by ${names[2]}` : '',
    isSaid,
  );
}

const pathStep = (draft: Draft): Step =>
  pick(
    {
      id: 'path',
      title: 'Path',
      help: 'What your character turns on. You never gain another one.',
      random: 'a die',
    },
    featureChoices(draft, shippedFeatures('path'), only(draft.path)),
    only(draft.path),
    one,
  );

function sourceStep({ source }: Draft): Step {
  return pick(
    {
      id: 'source',
      title: 'Power source',
      help: 'Where your Abilities come from. You can change it for each on the sheet.',
      random: 'd4',
    },
    powerSources.map(({ id, name, text }) => ({ id, label: name, note: text })),
    only(source),
    one,
  );
}

function talentSteps(draft: Draft): readonly Step[] {
  const given = givenTo(draft);
  if (given === null) return [];
  const step = (id: 'lesser' | 'greater', title: string, count: number): readonly Step[] => {
    if (count === 0) return [];
    const kind = id === 'lesser' ? 'lesserTalent' : 'greaterTalent';
    const choices = featureChoices(draft, shippedFeatures(kind), draft[id]);
    const needed = Math.min(count, choices.length);
    return [
      pick({ id, title, help: `Pick ${needed}.`, random: 'a die each' }, choices, draft[id], [
        needed,
        needed,
      ]),
    ];
  };
  return [
    ...step('lesser', 'Lesser Talents', given.lesser),
    ...step('greater', 'Greater Talents', given.greater),
  ];
}

/** What follows from all of it. */
const numbersStep = (draft: Draft): Step =>
  fixed(
    { id: 'numbers', title: 'Your numbers', help: 'They follow from the rest.' },
    numbersLine(heroOf(draft)),
  );
