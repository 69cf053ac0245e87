import type { DecisionOption, Question } from '../../../engine/decision.ts';
import type { QuestionWords } from '../../../engine/words.ts';
import { isUnseen } from '../fight/known.ts';
import { characterIn, type Scene, sideOf } from '../scene.ts';
import { abilityAnswers, abilityPrompts } from './abilities.ts';
import { actionAnswers, actionPrompts } from './actions.ts';
import { cinematicAnswers, cinematicPrompts } from './cinematic.ts';
import { momentumAnswers, momentumPrompts } from './momentum.ts';
import { reactionAnswers, reactionPrompts } from './reactions.ts';
import { spaceAnswers, spacePrompts } from './space.ts';
import { bold } from './telling.ts';
import { turnAnswers, turnPrompts } from './turns.ts';
import type { Answers, Name, Prompts } from './wording.ts';

/** What each question says, and each answer, by their codes. Every folder adds its own. */
const prompts: Prompts = {
  ...abilityPrompts,
  ...actionPrompts,
  ...cinematicPrompts,
  ...momentumPrompts,
  ...spacePrompts,
  ...reactionPrompts,
  ...turnPrompts,
};
const answers: Answers = {
  ...abilityAnswers,
  ...actionAnswers,
  ...cinematicAnswers,
  ...momentumAnswers,
  ...spaceAnswers,
  ...reactionAnswers,
  ...turnAnswers,
};

/** All the codes of questions and of answers that have words. */
export const wordedQuestions: readonly string[] = Object.keys(prompts);
export const wordedAnswers: readonly string[] = Object.keys(answers);

/** What a decision says: the question, and each answer with what it would do. */
export function questionWords(question: Question, scene: Scene): QuestionWords {
  const isFoe = sideOf(scene, question.asked) === 'foes';
  const name: Name = (id) =>
    typeof id !== 'string' || (!isFoe && isUnseen(scene, id))
      ? 'somebody'
      : bold(characterIn(scene, id)?.name ?? id);
  const options = question.options.map((option) => ({ id: option.id, ...optionWords(option, name) }));
  const who = name(question.asked);
  return { prompt: prompts[question.code]?.(question.params, who, name) ?? `${who} decides.`, options };
}

/** The code that an answer's words stand under: its own, or of a reaction what kind it is ('reaction.ability'). */
export const answerCode = (code: string): string =>
  Object.hasOwn(answers, code) ? code : (wordedAnswers.find((one) => code.startsWith(`${one}.`)) ?? code);

const optionWords = ({ code, params, id }: DecisionOption, name: Name) =>
  answers[answerCode(code)]?.(params, name) ?? { label: id, effect: '' };
