import { pickField } from '../../../../engine/creationForm.ts';
import { pronounFields } from '../../../../engine/pronouns.ts';
import { rowOf } from '../../../../engine/table.ts';
import { attributes } from '../../content/attributes.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { classesFor, classRow, rolesFor, roleRow } from './choices.ts';
import type { Draft } from './draft.ts';
import { gearSteps } from './gearSteps.ts';
import { levelSteps } from './levelSteps.ts';
import { readyChoices, stillReady } from './ready.ts';
import { SCORE_DICE, scoreOfDie } from './scores.ts';
import { assignable, assigned, countsOf, finalScores, scoresLine, USUAL_VALUES } from './scoresOf.ts';
import { fixed, form, one, only, pick, signed, type Step, toPick } from './step.ts';
import { selfSteps } from './selfSteps.ts';
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
    only(stillReady(draft)),
    one,
  );
  if (draft.what === 'vehicle') return [ready, ...vehicleSteps(draft)];
  return [
    ready,
    ...topRow(draft),
    ...scoreSteps(draft),
    ...selfSteps(draft),
    ...levelSteps(draft),
    ...gearSteps(draft),
  ];
}

function topRow(draft: Draft): readonly Step[] {
  const [theirs, tools] = [rolesFor(draft), classesFor(draft)];
  return [
    pick(
      { id: 'role', title: 'Role', help: 'Your job in the party.', random: `d${theirs.length}` },
      toPick(theirs),
      only(roleRow(draft)?.id ?? null),
      one,
    ),
    pick(
      { id: 'class', title: 'Class', help: 'The tools you do your job with.', random: `d${tools.length}` },
      toPick(tools),
      only(classRow(draft)?.id ?? null),
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
  const is = classRow(draft);
  if (role === null || is === null) return [];
  const among = (ids: readonly string[]) => attributeChoices.filter(({ id }) => ids.includes(id));
  const careful = attributeChoices.filter(({ id }) => id !== 'vision');
  const scores = finalScores(draft);
  const { gains, loses } = draft;
  const isGunner = is.id === 'gunner';
  const isSaid = gains !== null && loses !== null && (!isGunner || draft.careful !== null);
  return [
    form(
      {
        id: 'changes',
        title: 'Role changes',
        help: `${role.name}: ${rowOf(attributes, role.gains).short} +1, and what you pick.${isGunner ? ' Gunner: VSN +1, and one more.' : ''}`,
        random: 'a die each',
      },
      [
        pickField('gains', 'One more in', '', among(role.gainsOne), only(gains)),
        pickField('loses', 'One less in', '', among(role.losesOne), only(loses)),
        ...(isGunner
          ? [pickField('careful', 'One more in (Gunner)', 'Besides VSN.', careful, only(draft.careful))]
          : []),
      ],
      scores === null ? '' : scoresLine(scores),
      isSaid,
    ),
  ];
}
