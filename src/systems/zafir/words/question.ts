import type { Question } from '../../../engine/decision.ts';
import type { QuestionWords } from '../../../engine/words.ts';
import { characterIn, type Scene } from '../scene.ts';
import type { OptionWords, Prompts } from './asking.ts';
import { abilityOptions, abilityPrompts } from './questions/ability.ts';
import { attackOptions, attackPrompts } from './questions/attack.ts';
import { conditionOptions, conditionPrompts } from './questions/condition.ts';
import { itemOptions, itemPrompts } from './questions/item.ts';
import { missionOptions, missionPrompts } from './questions/mission.ts';
import { moveOptions, movePrompts } from './questions/move.ts';
import { reactionOptions, reactionPrompts } from './questions/reaction.ts';
import { townOptions, townPrompts } from './questions/town.ts';
import { turnOptions, turnPrompts } from './questions/turn.ts';
import { bold } from './telling.ts';

const prompts: Prompts = {
  ...turnPrompts,
  ...missionPrompts,
  ...movePrompts,
  ...attackPrompts,
  ...conditionPrompts,
  ...abilityPrompts,
  ...reactionPrompts,
  ...itemPrompts,
  ...townPrompts,
};

const answers: OptionWords = {
  'reaction.pass': () => ({ label: 'Do nothing', effect: 'it goes on as it is' }),
  ...turnOptions,
  ...missionOptions,
  ...moveOptions,
  ...attackOptions,
  ...conditionOptions,
  ...abilityOptions,
  ...reactionOptions,
  ...itemOptions,
  ...townOptions,
};

/** All questions and answers that have words, by their codes. */
export const wordedQuestions: readonly string[] = Object.keys(prompts);
export const wordedAnswers: readonly string[] = Object.keys(answers);

/** What a decision says: the question, and each answer with what it would do. */
export function questionWords(question: Question, scene: Scene): QuestionWords {
  const nameOf = (id: unknown) =>
    typeof id === 'string' ? (characterIn(scene, id)?.name ?? id) : 'somebody';
  const name = (id: unknown) => bold(nameOf(id));
  const prompt = Object.hasOwn(prompts, question.code) ? prompts[question.code] : undefined;
  return {
    prompt: prompt?.(question.params, name(question.asked), name) ?? `${name(question.asked)} decides.`,
    options: question.options.map(({ id, code, params }) => {
      // A power's reaction has its own id behind a colon; the words are those of all powers.
      const [known = code] = Object.hasOwn(answers, code) ? [code] : code.split(':');
      const answer = Object.hasOwn(answers, known) ? answers[known] : undefined;
      return { id, ...(answer?.(params, nameOf) ?? { label: id, effect: '' }) };
    }),
  };
}
