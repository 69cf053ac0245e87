import type { CreationChoice, CreationStep } from '../../../engine/creation.ts';
import { rowOf } from '../../../engine/table.ts';
import { profileOf } from '../character/profile.ts';
import { longestName } from '../character/schema.ts';
import { listedFor, proficienciesOf, startingAbilitiesOf } from '../character/training.ts';
import { abilities } from '../content/abilities.ts';
import { attributes } from '../content/attributes.ts';
import { inventoryItems } from '../content/inventoryItems.ts';
import { languages } from '../content/languages.ts';
import { proficiencies } from '../content/proficiencies.ts';
import { pronouns } from '../content/pronouns.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { money } from '../words/money.ts';
import {
  classChoices,
  classesOf,
  gearChoices,
  guildChoices,
  originChoices,
  religionChoices,
  startOf,
} from './choices.ts';
import type { Draft } from './draft.ts';
import { heroOf, levelOf, startingAttributes } from './hero.ts';
import { readyChoices } from './ready.ts';

export type StepId =
  | 'ready'
  | 'class'
  | 'guild'
  | 'origin'
  | 'religion'
  | 'pronouns'
  | 'name'
  | 'attributes'
  | 'equipment'
  | 'item'
  | 'ability'
  | 'inventory'
  | 'money'
  | 'proficiencies'
  | 'expert'
  | 'basic'
  | 'fluent'
  | 'conversational';

type Step = CreationStep & { readonly id: StepId };
type Choices = readonly Omit<CreationChoice, 'chosen'>[];
type Named = readonly { readonly id: string; readonly name: string; readonly text: string }[];

/** What a step is called, what it is about, and what dice would decide it. */
type About = Pick<CreationStep, 'title' | 'help' | 'random'> & {
  readonly id: StepId;
  readonly optional?: true;
};

/** A list to pick from; done once as many are picked as must be. */
function pick(
  { optional, ...about }: About,
  choices: Choices,
  picked: readonly string[],
  [min, max]: readonly [number, number],
): Step {
  const shown = choices.map((choice) => ({ ...choice, chosen: picked.includes(choice.id) }));
  const summary = shown.flatMap(({ label, chosen }) => (chosen ? label : [])).join(', ');
  const done = optional === true || (picked.length >= min && picked.length <= max);
  return { kind: 'pick', ...about, choices: shown, min, max, summary, done };
}

/** Something that follows from the rest, or that only dice decide. */
const fixed = (about: About, summary: string): Step => ({
  kind: 'fixed',
  ...about,
  summary,
  done: summary !== '' || about.random === undefined,
});

const toPick = (rows: Named): Choices => rows.map(({ id, name, text }) => ({ id, label: name, note: text }));
const one = [1, 1] as const;
const only = (id: string | null): readonly string[] => (id === null ? [] : [id]);

/** The steps of making a hero, the eleven of the book in its order, with those that a class or a level brings. */
export function stepsOf(draft: Draft): readonly Step[] {
  return [
    pick(
      {
        id: 'ready',
        title: 'Quick start',
        help: 'Somebody ready to play, to change as you like; or leave it and make everything yourself.',
        optional: true,
      },
      readyChoices,
      [],
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
      random: 'd6',
      summary: draft.pronouns ?? '',
      done: draft.pronouns !== null,
      fields: [
        {
          id: 'pronouns',
          label: 'Pronouns',
          hint: `${pronouns.map(({ name }) => name).join(', ')}, or your own`,
          value: draft.pronouns ?? '',
          needed: true,
        },
      ],
    },
    {
      kind: 'form',
      id: 'name',
      title: 'Name',
      help: 'What you are called, and who you are.',
      random: 'd6s, by origin',
      summary: draft.name,
      done: draft.name !== '',
      fields: [
        { id: 'name', label: 'Name', hint: `up to ${longestName} letters`, value: draft.name, needed: true },
        {
          id: 'about',
          label: 'About you',
          hint: 'age, looks, home, former trade, family, fears …',
          value: draft.about,
          needed: false,
          long: true,
        },
      ],
    },
  ];
}

function gearSteps(draft: Draft): readonly Step[] {
  if (draft.class === null)
    return [fixed({ id: 'attributes', title: 'Attributes', help: 'They follow from the class.' }, '')];
  const gear = gearChoices(draft);
  const parts = new Set(gear.map(({ part }) => part));
  const armour = gear.filter(({ part }) => part === 'armour');
  const asked = armour.length === 1 ? gear.filter(({ part }) => part !== 'armour') : gear;
  const picked = Object.entries(draft.equipment ?? {}).map(([part, item]) => `${part}.${item}`);
  const count = armour.length === 1 ? parts.size - 1 : parts.size;
  return [
    fixed(
      { id: 'attributes', title: 'Attributes', help: 'They follow from the class.' },
      attributesLine(draft),
    ),
    pick(
      {
        id: 'equipment',
        title: 'Equipment',
        help: `One primary and one secondary weapon${count === 3 ? ', and body armour' : ', and a Ballistic Vest'}.`,
        random: 'a die each',
      },
      asked,
      picked.filter((id) => asked.some((choice) => choice.id === id)),
      [count, count],
    ),
    ...startSteps(draft),
  ];
}

/** Recruits begin with an item, the others with an ability; at level 2 everybody chooses an ability of the class. */
function startSteps(draft: Draft): readonly Step[] {
  if (draft.class === null) return [];
  const known = startingAbilitiesOf(classesOf(draft.class));
  const names = known.map((id) => rowOf(abilities, id).name).join(', ');
  const item: readonly Step[] =
    startOf(draft.class) === 'recruit'
      ? [
          pick(
            { id: 'item', title: 'Starting item', help: 'What is in your pocket.', random: 'd2' },
            [
              {
                id: 'fragGrenade',
                label: 'Frag Grenade',
                note: 'd2 + 2 Explosive Damage, radius 1.5, once.',
              },
              { id: 'medkit', label: 'Medkit', note: 'Heals 4 HP, once a mission.' },
            ],
            only(draft.item),
            one,
          ),
        ]
      : [];
  const told: readonly Step[] =
    names === ''
      ? []
      : [fixed({ id: 'ability', title: 'Starting ability', help: 'Your class knows it.' }, names)];
  if (levelOf(draft.class) === 1) return [...item, ...told];
  const listed = listedFor(classesOf(draft.class)).filter(
    ({ requires }) => requires === null || known.includes(requires),
  );
  return [
    ...item,
    pick(
      {
        id: 'ability',
        title: 'Ability',
        help: `One of your class${names === '' ? '' : `, beside ${names}`}.`,
        random: `d${listed.length}`,
      },
      toPick(listed),
      only(draft.ability),
      one,
    ),
  ];
}

function thingSteps(draft: Draft): readonly Step[] {
  const trinkets = draft.trinkets.map((name, at) => ({
    id: `trinket.${at}`,
    label: name,
    note: 'a trinket',
  }));
  const choices = [...toPick(inventoryItems), ...trinkets].slice(0, 25);
  return [
    pick(
      {
        id: 'inventory',
        title: 'Inventory',
        help: 'Whatever of this fits you; dice bring a trinket more each time.',
        random: 'd66',
        optional: true,
      },
      choices,
      [...(draft.inventory ?? []), ...trinkets.map(({ id }) => id)],
      [0, choices.length],
    ),
    fixed(
      {
        id: 'money',
        title: 'Money',
        help: 'Twenty riyals and two dice, rolled for all to see.',
        random: '2d6 + 20',
      },
      draft.money === null ? '' : money(draft.money),
    ),
  ];
}

function skillSteps(draft: Draft): readonly Step[] {
  const others = toPick(responsibilities).filter(({ id }) => id !== draft.expert);
  return [
    pick(
      {
        id: 'expert',
        title: 'Expert in',
        help: 'The responsibility that you are best at: three points.',
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
        help: 'Two more that you have a notion of: a point each.',
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
        help: 'One language, and three more to get by in; or two and none.',
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

function attributesLine(draft: Draft): string {
  if (draft.class === null) return '';
  const base = startingAttributes(draft.class);
  const { maxHp, speed, aim, will } = profileOf(heroOf(draft));
  const line = attributes.map(({ id, name }) => `${name} ${base[id]}`).join(', ');
  return `${line}; Max HP ${maxHp}, Speed ${speed}, Aim ${aim}, Will ${will}; level ${levelOf(draft.class)}`;
}

const trainedLine = (draft: Draft): string =>
  draft.class === null
    ? ''
    : proficienciesOf(classesOf(draft.class))
        .map((id) => rowOf(proficiencies, id).name)
        .join(', ');
