import { textField } from '../../../engine/creationForm.ts';
import { pronounFields } from '../../../engine/pronouns.ts';
import { rowOf } from '../../../engine/table.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { proficienciesOf } from '../character/training.ts';
import { languages } from '../content/languages.ts';
import { proficiencies } from '../content/proficiencies.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { classChoices, classesOf, guildChoices, originChoices, religionChoices, startOf } from './choices.ts';
import type { Draft } from './draft.ts';
import { gearSteps, thingSteps } from './gearSteps.ts';
import { readyChoices } from './ready.ts';
import { fixed, one, only, pick, type Step, toPick } from './step.ts';

/** The steps of making a hero, the eleven of the book in its order, with those that a class or a level brings. */
export function stepsOf(draft: Draft): readonly Step[] {
  return [
    pick(
      {
        id: 'ready',
        title: 'Quick start',
        help: "A character who's ready to play. You can change anything afterwards.",
        first: 'quick',
        optional: true,
      },
      readyChoices,
      only(draft.ready),
      one,
    ),
    pick(
      {
        id: 'class',
        title: 'Class',
        help: draft.start === 'first' ? 'What you start as.' : 'What you are at level 2.',
        random: draft.start === 'first' ? 'd6' : 'd6, d4',
      },
      classChoices(draft),
      only(draft.class),
      one,
    ),
    ...guildStep(draft),
    pick(
      {
        id: 'origin',
        title: 'Origin',
        help: 'Your people, and where among them you come from.',
        random: 'd6, d6',
      },
      originChoices,
      only(originId(draft)),
      one,
    ),
    pick(
      {
        id: 'religion',
        title: 'Religion',
        help: 'What you believe, if you want to say.',
        random: 'd6, d6',
        optional: true,
      },
      religionChoices,
      only(draft.religion),
      one,
    ),
    ...whoSteps(draft),
    ...gearSteps(draft),
    ...thingSteps(draft),
    fixed(
      { id: 'proficiencies', title: 'Proficiencies', help: 'What your class has trained you with.' },
      trainedLine(draft),
    ),
    ...skillSteps(draft),
    ...languageSteps(draft),
  ];
}

/** Mages may belong to a guild. */
function guildStep(draft: Draft): readonly Step[] {
  if (draft.class === null || startOf(draft.class) !== 'novice') return [];
  const about = {
    id: 'guild',
    title: 'Mage guild',
    help: 'Where you learn, if anywhere.',
    random: 'd6',
    optional: true,
  } as const;
  return [pick(about, guildChoices, only(draft.guild), one)];
}

function originId({ origin }: Draft): string | null {
  if (origin === null) return null;
  const label = originChoices.find(
    ({ id, label: text }) => id.startsWith(`${origin.species}.`) && text.endsWith(`: ${origin.detail}`),
  );
  return label?.id ?? origin.species;
}

function whoSteps(draft: Draft): readonly Step[] {
  return [
    {
      kind: 'form',
      id: 'pronouns',
      title: 'Pronouns',
      help: 'How people speak of you.',
      first: 'also',
      random: 'd6',
      summary: draft.pronouns ?? '',
      done: true,
      fields: pronounFields(draft.pronouns ?? '', SHEET_LIMITS.pronouns.most),
    },
    {
      kind: 'form',
      id: 'name',
      title: 'Name',
      help: 'Your name, and who you are.',
      random: 'd6s, by origin',
      summary: draft.name,
      done: draft.name !== '',
      fields: [
        textField('name', 'Name', 'Up to 40 letters', draft.name, { most: 40 }),
        textField('about', 'About you', 'Age, looks, home, former trade, family, fears …', draft.about, {
          needed: false,
          long: true,
          most: SHEET_LIMITS.about.most,
        }),
      ],
    },
  ];
}

function skillSteps(draft: Draft): readonly Step[] {
  const others = toPick(responsibilities).filter(({ id }) => id !== draft.expert);
  return [
    pick(
      {
        id: 'expert',
        title: 'Expert in',
        help: "The responsibility you're best at: three points.",
        random: 'd66',
      },
      toPick(responsibilities),
      only(draft.expert),
      one,
    ),
    pick(
      {
        id: 'basic',
        title: 'Basic in',
        help: 'Two more that you know a little about: one point each.',
        random: 'd66, twice',
      },
      others,
      draft.basic,
      [2, 2],
    ),
  ];
}

/** Two sets: one language fluently and three to get by, or two fluently. */
function languageSteps({ fluent, conversational }: Draft): readonly Step[] {
  const about = {
    id: 'conversational',
    title: 'Conversational in',
    help: 'Three that you get by in.',
    random: 'd15s',
  } as const;
  const others = toPick(languages).filter(({ id }) => !fluent.some((known) => known === id));
  return [
    pick(
      {
        id: 'fluent',
        title: 'Fluent in',
        help: 'Speak one and get by in three more, or speak two.',
        random: 'd6, d15',
      },
      toPick(languages),
      fluent,
      [1, 2],
    ),
    fluent.length === 2
      ? fixed({ id: 'conversational', title: about.title, help: 'None: you speak two fluently.' }, 'none')
      : pick(about, others, conversational, [3, 3]),
  ];
}

const trainedLine = (draft: Draft): string =>
  draft.class === null
    ? ''
    : proficienciesOf(classesOf(draft.class))
        .map((id) => rowOf(proficiencies, id).name)
        .join(', ');
