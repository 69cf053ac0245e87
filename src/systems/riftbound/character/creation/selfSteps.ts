import { pickField, textField } from '../../../../engine/creationForm.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { storyBonus } from '../maxima.ts';
import { badOf, goodOf, TRAITS, writeTrait } from '../traits.ts';
import type { Draft } from './draft.ts';
import { saidWords } from './hero.ts';
import { backgroundsFor, flawsFor, goalsFor, idealsFor, originsFor, traitIdeasFor } from './ideas.ts';
import { finalScores } from './scoresOf.ts';
import { form, only, signed, type Step, toPick } from './step.ts';
import { combined, ideasWith, ownLines } from './traitsOf.ts';

/** Who somebody is besides their numbers: Traits, Quirks and Stories (Steps 3 to 5). */
export const selfSteps = (draft: Draft): readonly Step[] => [
  ...traitSteps(draft),
  ...quirkSteps(draft),
  ...storySteps(draft),
];

const written = (traits: Draft['traits'], side: 'good' | 'bad'): string =>
  combined(traits)
    .filter((trait) => trait[side] > 0)
    .map((trait) => writeTrait({ ...trait, [side === 'good' ? 'bad' : 'good']: 0 }))
    .join(', ');

function traitSteps(draft: Draft): readonly Step[] {
  const { traits } = draft;
  const ideas = traitIdeasFor(draft);
  const good = toPick(ideas);
  const bad = ideas.map(({ id, bad: label, text }) => ({ id, label, note: text.slice(0, 100) }));
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
  const [ideals, goals, flaws] = [idealsFor(draft), goalsFor(draft), flawsFor(draft)];
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
  const [backgrounds, origins] = [backgroundsFor(draft), originsFor(draft)];
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
