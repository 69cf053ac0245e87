import type { DecisionOption, Question } from '../../../engine/decision.ts';
import { capital } from '../../../engine/text.ts';
import type { QuestionWords } from '../../../engine/words.ts';
import { isUnseen } from '../fight/known.ts';
import { characterIn, fighterIn, type Scene } from '../scene.ts';
import { panelAnswers, panelPrompts } from './panels.ts';
import { attackAnswers, attackPrompts } from './attacking.ts';
import { fightAnswers, fightPrompts } from './fight.ts';
import { mindAnswers, mindPrompts } from './mind.ts';
import { bold } from './telling.ts';
import { packAnswers, packPrompts } from './packs.ts';
import { vehicleAnswers, vehiclePrompts } from './vehicles.ts';
import type { Name, Option, Prompt } from './wording.ts';

/** What each question says, and each answer, by their codes. Every folder adds its own. */
const prompts: { readonly [code: string]: Prompt } = {
  ...attackPrompts,
  ...fightPrompts,
  ...mindPrompts,
  ...packPrompts,
  ...panelPrompts,
  ...vehiclePrompts,
};
const answers: { readonly [code: string]: Option } = {
  ...attackAnswers,
  ...fightAnswers,
  ...mindAnswers,
  ...packAnswers,
  ...panelAnswers,
  ...vehicleAnswers,
};

/** All the codes of questions and of answers that have words. */
export const wordedQuestions: readonly string[] = Object.keys(prompts);
export const wordedAnswers: readonly string[] = Object.keys(answers);

/** What a decision says: the question, and each answer with what it would do. */
export function questionWords(question: Question, scene: Scene): QuestionWords {
  const isFoe = fighterIn(scene, question.asked)?.side === 'foes';
  const name: Name = (id) =>
    typeof id !== 'string' || (!isFoe && isUnseen(scene, id))
      ? 'somebody'
      : bold(characterIn(scene, id)?.name ?? id);
  const options = question.options.map((option) => ({ id: option.id, ...optionWords(option, name) }));
  const who = name(question.asked);
  const prompt = capital(prompts[question.code]?.(question.params, who, name) ?? `${who} decides.`);
  return saying.includes(question.code) ? { prompt, options, saysDice: true } : { prompt, options };
}

/** Questions whose sentence tells the dice they are about. */
const saying: readonly string[] = ['panel.hit', 'panel.dodged'];

const optionWords = ({ code, params, id }: DecisionOption, name: Name) =>
  answers[code]?.(params, name) ?? { label: id, effect: '' };
