import type { CreationField, CreationStep } from '../../../../engine/creation.ts';
import { numberField, pickField } from '../../../../engine/creationForm.ts';
import { type Attribute, attributes } from '../../content/attributes.ts';
import { ranks } from '../../content/ranks.ts';
import { templates } from '../../content/templates.ts';
import { book } from '../../forces/catalogue.ts';
import { diceRange } from '../../forces/dice.ts';
import { namesOf } from '../../forces/line/words.ts';
import { isBeast, isMachine } from '../../forces/open.ts';
import { bumpPrice, diePrice } from '../../forces/prices.ts';
import { isRefusal, type Parts, partsOf } from '../../forces/parts.ts';
import type { UnitPlan } from '../../forces/plan.ts';
import { offers } from '../../forces/steps.ts';
import type { Bench } from './bench.ts';
import { listSteps } from './listSteps.ts';
import { leftFor, points, sentence } from './words.ts';

/** A step of a unit keeps its button: its parts are changed back and forth until the points are spent. */
const kept = { done: true, stays: true } as const;

/** Attributes in two forms of five (L617 to L642). */
export const halves: readonly {
  readonly id: 'Fight' | 'Mind';
  readonly title: string;
  readonly of: readonly Attribute[];
}[] = [
  {
    id: 'Fight',
    title: 'fighting',
    of: ['meleeOff', 'meleeDef', 'ballisticOff', 'ballisticDef', 'athletics'],
  },
  { id: 'Mind', title: 'mind', of: ['arcaneOff', 'arcaneDef', 'technicalOff', 'technicalDef', 'detect'] },
];

const ofAttributes = (
  of: readonly Attribute[],
  field: (attribute: (typeof attributes)[number]) => readonly CreationField[],
): readonly CreationField[] => attributes.filter(({ id }) => of.includes(id)).flatMap(field);

/** Step 1, and what is laid over a species in step 2: rank, templates, a machine's size. */
function rankStep({ plan, parts, standing, offers }: Bench): CreationStep {
  const rank = offers('rank').map(({ pick: { id }, refusal }) => {
    const row = ranks.find((one) => one.id === id);
    const isHad = id === plan.rank || refusal === null;
    return {
      id,
      label: row?.name ?? id,
      note: isHad || refusal === null ? (row?.text ?? '') : `Not now: ${sentence(refusal)}`,
    };
  });
  const sizes = offers('size').filter(({ refusal }) => refusal?.code !== 'sizeIsGiven');
  const size = plan.size ?? parts.species.size;
  return {
    ...kept,
    kind: 'form',
    id: 'rank',
    title: 'Rank',
    help: leftFor(standing),
    summary: [
      namesOf(ranks, [plan.rank]),
      ...(plan.templates.length === 0 ? [] : [namesOf(templates, plan.templates)]),
      ...(plan.size === null ? [] : [`${plan.size.wide}x${plan.size.long}`]),
    ].join(', '),
    fields: [
      pickField('rank', 'Rank', 'How many abilities it may have', rank, [plan.rank]),
      pickField(
        'templates',
        'Also',
        'What is laid over its species',
        templates.map(({ id, name, text }) => ({ id, label: name, note: text })),
        plan.templates,
        [0, templates.length],
      ),
      ...(isMachine(parts.species)
        ? [
            pickField(
              'size',
              'Size',
              'How many increments it covers',
              sizes.map(({ pick: { id }, name }) => ({ id, label: name })),
              [`${size.wide}x${size.long}`],
            ),
          ]
        : []),
    ],
  };
}

/** Step 2. */
const speciesStep = ({ plan, parts, standing }: Bench): CreationStep => ({
  ...kept,
  kind: 'pick',
  id: 'species',
  title: 'Species',
  help: leftFor(standing),
  summary: parts.species.name,
  choices: speciesChoices(plan.species),
  min: 1,
  max: 1,
});

/** All species, a line each. */
export const speciesChoices = (chosen: string | null) =>
  book.species.map(({ id, name, cost, text }) => ({
    id,
    label: name,
    note: `${points(cost)}. ${text}`,
    chosen: id === chosen,
  }));

/** Step 3: machines buy bumps of all attributes, magi-tech one of the arcane (L1542, L1650). */
function bumpSteps({ plan, parts, standing }: Bench): readonly CreationStep[] {
  const machine = isMachine(parts.species);
  const isMagic = plan.templates.includes('magiTech');
  return halves.flatMap(({ id, title, of }): readonly CreationStep[] => {
    const fields = ofAttributes(of, (attribute) => {
      const isArcane = isMagic && (attribute.id === 'arcaneOff' || attribute.id === 'arcaneDef');
      if (parts.species.bumps[attribute.id] === null || !(machine || isArcane)) return [];
      return [
        numberField(
          attribute.id,
          attribute.name,
          '',
          machine ? [-4, 4] : [0, 1],
          plan.bumps[attribute.id] ?? 0,
          (bump) => (bump === 0 ? '' : points(bump * bumpPrice)),
        ),
      ];
    });
    const summary = attributes.flatMap(({ id: one, short }) => {
      const bump = of.includes(one) ? (plan.bumps[one] ?? 0) : 0;
      return bump === 0 ? [] : [`${short} ${bump > 0 ? '+' : ''}${bump}`];
    });
    return fields.length === 0
      ? []
      : [
          {
            ...kept,
            kind: 'form',
            id: `bumps${id}`,
            title: `Bumps: ${title}`,
            help: leftFor(standing),
            summary: summary.join(' '),
            fields,
          },
        ];
  });
}

/** Step 5, and a first spread for step 6. */
function occupationStep({ plan, parts, standing }: Bench): CreationStep {
  const beast = isBeast(parts.species);
  const isNew = plan.occupation === null && !beast;
  return {
    kind: 'form',
    id: 'occupation',
    title: beast ? 'All dice' : 'Occupation',
    help: leftFor(standing),
    summary: beast ? '' : namesOf(book.occupations, plan.occupation === null ? [] : [plan.occupation]),
    done: !isNew,
    stays: true,
    fields: [
      ...(beast
        ? []
        : [
            pickField(
              'occupation',
              'Occupation',
              'What it may roll, and which skills come easily',
              book.occupations.map(({ id, name, text }) => ({ id, label: name, note: text })),
              plan.occupation === null ? [] : [plan.occupation],
            ),
          ]),
      pickField(
        'spread',
        'Dice',
        'A beginning, for all attributes at once',
        [
          ...(isNew ? [] : [{ id: 'same', label: 'As they are' }]),
          { id: 'least', label: 'As few as it may have' },
          { id: 'middle', label: 'Middling' },
          { id: 'most', label: 'As many as it may have' },
        ],
        [isNew ? 'middle' : 'same'],
      ),
    ],
  };
}

/** Forms for the dice that somebody may have more or fewer of: a unit, or its mount. */
const diceForms = (
  { plan, parts, help }: { readonly plan: UnitPlan; readonly parts: Parts; readonly help: string },
  { step, title }: { readonly step: 'dice' | 'mountDice'; readonly title: string },
): readonly CreationStep[] =>
  halves.flatMap((half): readonly CreationStep[] => {
    const fields = ofAttributes(half.of, ({ id: one, name }) => {
      const { least, most } = diceRange(parts, one);
      return least === most
        ? []
        : [numberField(one, name, '', [least, most], plan.dice[one] ?? 0, (dice) => points(dice * diePrice))];
    });
    const summary = attributes.flatMap(({ id: one, short }) =>
      half.of.includes(one) && (plan.dice[one] ?? 0) > 0 ? [`${short} ${plan.dice[one]}`] : [],
    );
    const id = `${step}${half.id}`;
    return fields.length === 0
      ? []
      : [
          {
            ...kept,
            kind: 'form',
            id,
            title: `${title}: ${half.title}`,
            help,
            summary: summary.join(' '),
            fields,
          },
        ];
  });

/** Step 6: the dice that an occupation, or being a beast, leaves to choose. */
const diceSteps = ({ plan, parts, standing }: Bench): readonly CreationStep[] =>
  plan.occupation === null && !isBeast(parts.species)
    ? []
    : diceForms({ plan, parts, help: leftFor(standing) }, { step: 'dice', title: 'Dice' });

/** The dice of the beast that is ridden (L2978). */
function mountDiceSteps({ plan: { mount }, standing }: Bench): readonly CreationStep[] {
  const parts = mount === null ? null : partsOf(mount, book);
  return mount === null || parts === null || isRefusal(parts)
    ? []
    : diceForms(
        { plan: mount, parts, help: leftFor(standing) },
        { step: 'mountDice', title: "Mount's dice" },
      );
}

/** Step 8's last: a beast to ride, with one die in all it has; it costs its own points (L2978). */
function mountStep({ plan, standing, most }: Bench): readonly CreationStep[] {
  const choices = offers({ ...plan, mount: null }, 'mount', most).flatMap(
    ({ pick: { id }, name, cost, refusal }) => {
      const chosen = plan.mount?.species === id;
      return refusal === null || chosen ? [{ id, label: name, note: points(cost), chosen }] : [];
    },
  );
  return choices.length === 0
    ? []
    : [
        {
          ...kept,
          kind: 'pick',
          id: 'mount',
          title: 'Mount',
          help: leftFor(standing),
          summary: plan.mount?.name ?? '',
          choices,
          min: 0,
          max: 1,
        },
      ];
}

/** The steps of a unit, in the book's order (L643 to L662). */
export const unitSteps = (bench: Bench): readonly CreationStep[] => [
  rankStep(bench),
  speciesStep(bench),
  ...bumpSteps(bench),
  ...listSteps(bench, 'before'),
  occupationStep(bench),
  ...diceSteps(bench),
  ...listSteps(bench, 'after'),
  ...mountStep(bench),
  ...mountDiceSteps(bench),
];
