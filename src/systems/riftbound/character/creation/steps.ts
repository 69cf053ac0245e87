import { pickField, textField } from '../../../../engine/creationForm.ts';
import { pronounFields } from '../../../../engine/pronouns.ts';
import { rowOf } from '../../../../engine/table.ts';
import { attributes } from '../../content/attributes.ts';
import { classes } from '../../content/classes.ts';
import { flaws, goals, ideals } from '../../content/quirks.ts';
import { roles } from '../../content/roles.ts';
import { backgrounds, origins } from '../../content/stories.ts';
import { traitIdeas } from '../../content/traitIdeas.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { badOf, goodOf, TRAITS, writeTrait } from '../traits.ts';
import { storyBonus } from '../maxima.ts';
import { className, roleName, roleRow } from './choices.ts';
import type { Draft } from './draft.ts';
import { gearSteps } from './gearSteps.ts';
import { saidWords } from './hero.ts';
import { levelSteps } from './levelSteps.ts';
import { readyChoices } from './ready.ts';
import { SCORE_DICE, scoreOfDie } from './scores.ts';
import { assignable, assigned, countsOf, finalScores, scoresLine, USUAL_VALUES } from './scoresOf.ts';
import { fixed, form, one, only, pick, signed, type Step, toPick } from './step.ts';
import { combined, ideasWith, ownLines } from './traitsOf.ts';
import { vehicleSteps } from './vehicleSteps.ts';

/** The steps of making somebody, those of the book in its order (Building your character); or those of making a vehicle. */
export function stepsOf(draft: Draft): readonly Step[] {
  const ready = pick(
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
  );
  if (draft.what === 'vehicle') return [ready, ...vehicleSteps(draft)];
  return [
    ready,
    ...topRow(draft),
    ...scoreSteps(draft),
    ...traitSteps(draft),
    ...quirkSteps(draft),
    ...storySteps(draft),
    ...levelSteps(draft),
    ...gearSteps(draft),
  ];
}

function topRow(draft: Draft): readonly Step[] {
  return [
    pick(
      { id: 'role', title: 'Role', help: 'Your job in the party.', random: 'd4' },
      roles.map(({ id, text }) => ({ id, label: roleName(id), note: text.slice(0, 100) })),
      only(draft.role),
      one,
    ),
    pick(
      { id: 'class', title: 'Class', help: 'The tools you do your job with.', random: 'd2' },
      classes.map(({ id, text }) => ({ id, label: className(id), note: text })),
      only(draft.class),
      one,
    ),
    {
      kind: 'form',
      id: 'pronouns',
      title: 'Pronouns',
      help: 'How people speak of you.',
      first: 'also',
      summary: draft.pronouns,
      done: true,
      fields: pronounFields(draft.pronouns, SHEET_LIMITS.pronouns.most),
    },
  ];
}

const usualWords = `${USUAL_VALUES.map(signed).join(' ')} (the usual set)`;

function scoreSteps(draft: Draft): readonly Step[] {
  const { dice, usual, dropped } = draft;
  const thrown = fixed(
    {
      id: 'dice',
      title: 'Ten dice',
      help: 'For your eight Scores. Rolled again where none is 5 or 6, or none 1 or 2.',
      random: '10d6',
    },
    usual ? usualWords : dice.join(' '),
  );
  return [
    thrown,
    ...(dice.length === 0
      ? []
      : [
          pick(
            {
              id: 'drop',
              title: 'Drop two dice',
              help: '5 and 6 are +1, 3 and 4 are 0, 1 and 2 are −1. A few low Scores make a character fun.',
              random: 'two of ten',
            },
            dice.map((die, n) => ({
              id: String(n),
              label: `Die ${n + 1}: ${die} (${signed(scoreOfDie(die))})`,
              note: '',
            })),
            dropped.map(String),
            [SCORE_DICE.dropped, SCORE_DICE.dropped],
          ),
        ]),
    ...assignSteps(draft),
    ...changeSteps(draft),
  ];
}

const attributeChoices = attributes.map(({ id, name, short, text }) => ({
  id,
  label: `${short} ${name}`,
  note: text,
}));

/** Every value is +1, 0 or −1: so saying which Scores are high and which are low says all. */
function assignSteps(draft: Draft): readonly Step[] {
  if (assignable(draft) === null) return [];
  const { high, low } = countsOf(draft);
  const fields = [
    ...(high === 0
      ? []
      : [
          pickField(
            'high',
            `High Scores (${high} at +1)`,
            'You are good at these.',
            attributeChoices,
            draft.high ?? [],
            [high, high],
          ),
        ]),
    ...(low === 0
      ? []
      : [
          pickField(
            'low',
            `Low Scores (${low} at −1)`,
            'You are bad at these. All others are 0.',
            attributeChoices,
            draft.low ?? [],
            [low, low],
          ),
        ]),
  ];
  const scores = assigned(draft);
  return [
    form(
      {
        id: 'scores',
        title: 'Scores',
        help: 'Which are high, which are low. Your role changes them in the next step.',
        random: 'a die each',
      },
      fields,
      scores === null ? '' : scoresLine(scores),
      scores !== null,
    ),
  ];
}

/** What the role and the Gunner's Ability change. */
function changeSteps(draft: Draft): readonly Step[] {
  const role = roleRow(draft);
  if (role === null || draft.class === null) return [];
  const among = (ids: readonly string[]) => attributeChoices.filter(({ id }) => ids.includes(id));
  const careful = attributeChoices.filter(({ id }) => id !== 'vision');
  const scores = finalScores(draft);
  const { gains, loses } = draft;
  const isSaid = gains !== null && loses !== null && (draft.class === 'pilot' || draft.careful !== null);
  return [
    form(
      {
        id: 'changes',
        title: 'Role changes',
        help: `${roleName(role.id)}: ${rowOf(attributes, role.gains).short} +1, and what you pick.${draft.class === 'gunner' ? ' Gunner: VSN +1, and one more.' : ''}`,
        random: 'a die each',
      },
      [
        pickField('gains', 'One more in', '', among(role.gainsOne), only(gains)),
        pickField('loses', 'One less in', '', among(role.losesOne), only(loses)),
        ...(draft.class === 'gunner'
          ? [pickField('careful', 'One more in (Gunner)', 'Besides VSN.', careful, only(draft.careful))]
          : []),
      ],
      scores === null ? '' : scoresLine(scores),
      isSaid,
    ),
  ];
}

const written = (traits: Draft['traits'], side: 'good' | 'bad'): string =>
  combined(traits)
    .filter((trait) => trait[side] > 0)
    .map((trait) => writeTrait({ ...trait, [side === 'good' ? 'bad' : 'good']: 0 }))
    .join(', ');

function traitSteps(draft: Draft): readonly Step[] {
  const { traits } = draft;
  const good = traitIdeas.map(({ id, name, text }) => ({ id, label: name, note: text }));
  const bad = traitIdeas.map(({ id, bad: label, text }) => ({ id, label, note: text }));
  const [goods, bads] = [goodOf(traits), badOf(traits)];
  const left = (sum: number, most: number, words: string) =>
    sum === most || words === '' ? words : `${words} (${sum} of ${most} points)`;
  const own = (side: 'good' | 'bad', hint: string) =>
    textField('own', 'Your own, one a line', hint, ownLines(draft, side), {
      needed: false,
      long: true,
      most: 600,
    });
  return [
    form(
      {
        id: 'traits',
        title: 'Good traits',
        help: `Spread ${TRAITS.good} points over what you're good at, ${TRAITS.best} at most on each. At most ${TRAITS.most} Traits, bad ones included.`,
        random: 'a die each',
      },
      [
        pickField('three', 'Great (+3 each)', '', good, ideasWith(draft, 'good', 3), [0, 2]),
        pickField('two', 'Good (+2 each)', '', good, ideasWith(draft, 'good', 2), [0, 3]),
        pickField('one', 'A bit (+1 each)', '', good, ideasWith(draft, 'good', 1), [0, 6]),
        own('good', 'Eye for detail +3. Good and bad at once: Old soldier +2 −1'),
      ],
      left(goods, TRAITS.good, written(traits, 'good')),
      goods === TRAITS.good,
    ),
    form(
      {
        id: 'badTraits',
        title: 'Bad traits',
        help: `Spread ${TRAITS.bad} points over what you're bad at.`,
        random: 'a die each',
      },
      [
        pickField('three', 'Terrible (−3)', '', bad, ideasWith(draft, 'bad', 3), [0, 1]),
        pickField('two', 'Bad (−2)', '', bad, ideasWith(draft, 'bad', 2), [0, 1]),
        pickField('one', 'A bit (−1 each)', '', bad, ideasWith(draft, 'bad', 1), [0, 3]),
        own('bad', 'Getting on a bit −2'),
      ],
      left(bads, TRAITS.bad, written(traits, 'bad')),
      bads === TRAITS.bad,
    ),
  ];
}

function quirkSteps(draft: Draft): readonly Step[] {
  const { ideal, goal, flaw } = draft;
  const said = [
    saidWords(ideal, ideals, false),
    saidWords(goal, goals, false),
    saidWords(flaw, flaws, false),
  ];
  const own = (id: string, label: string, value: string) =>
    textField(id, label, '', value, { needed: false, most: SHEET_LIMITS.quirk.most });
  return [
    form(
      {
        id: 'quirks',
        title: 'Quirks',
        help: 'What you believe in, what you want, what you are bad at being. Playing them earns Prestige.',
        random: 'a die each',
      },
      [
        pickField('ideal', 'Ideal', '', toPick(ideals), only(ideal.pick), [0, 1]),
        pickField('goal', 'Goal', '', toPick(goals), only(goal.pick), [0, 1]),
        pickField('flaw', 'Flaw', '', toPick(flaws), only(flaw.pick), [0, 1]),
      ],
      said.filter((words) => words !== '').join(', '),
      said.every((words) => words !== ''),
    ),
    form(
      {
        id: 'ownQuirks',
        title: 'Quirks of your own',
        help: 'In your own words, instead of one from the list.',
        optional: true,
      },
      [own('ideal', 'Ideal', ideal.own), own('goal', 'Goal', goal.own), own('flaw', 'Flaw', flaw.own)],
      [ideal.own, goal.own, flaw.own].filter((words) => words !== '').join(', '),
      true,
    ),
  ];
}

function storySteps(draft: Draft): readonly Step[] {
  const { background, origin } = draft;
  const said = [saidWords(background, backgrounds, false), saidWords(origin, origins, false)];
  const scores = finalScores(draft);
  const bonus = scores === null ? '' : ` (Story Bonus ${signed(storyBonus(scores.wisdom))})`;
  const own = (id: string, label: string, hint: string, value: string) =>
    textField(id, label, hint, value, { needed: false, most: SHEET_LIMITS.quirk.most });
  const words = said.filter((one) => one !== '').join(', ');
  return [
    form(
      {
        id: 'stories',
        title: 'Background and Origin',
        help: 'What you did before, and why you left. Your Story Bonus counts where that helps.',
        random: 'a die each',
      },
      [
        pickField('background', 'Background', '', toPick(backgrounds), only(background.pick), [0, 1]),
        own('backgroundOwn', 'Background in your own words', 'Instead of the list', background.own),
        pickField('origin', 'Origin', '', toPick(origins), only(origin.pick), [0, 1]),
        own('originOwn', 'Origin in your own words', 'Instead of the list', origin.own),
      ],
      words === '' ? '' : `${words}${bonus}`,
      said.every((one) => one !== ''),
    ),
    ...(draft.level === 1
      ? []
      : [
          form(
            {
              id: 'otherStories',
              title: 'Other Stories',
              help: 'What you have lived through since. Agree it with your GM.',
              optional: true,
            },
            [
              textField('stories', 'Stories, one a line', '', draft.stories.join('\n'), {
                needed: false,
                long: true,
                most: 1000,
              }),
            ],
            draft.stories.join(', '),
            true,
          ),
        ]),
  ];
}
