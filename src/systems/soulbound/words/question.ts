import type { DecisionOption, Question } from '../../../engine/decision.ts';
import type { QuestionWords } from '../../../engine/words.ts';
import { characterIn, type Scene } from '../scene.ts';
import { actionOptions, actionPrompts } from './actionQuestion.ts';
import { plainLabel } from './label.ts';
import { powerOption, powerPrompts } from './powers/question.ts';
import { bold } from './telling.ts';
import { type Name, testOptions, testPrompts } from './testQuestion.ts';

/** The questions that tell the dice themselves. */
const saying: readonly string[] = ['focus', 'focusDie', 'reroll', 'window.attack.hit'];

/** What a decision says: the question, and each answer with what it would do. */
export function questionWords(question: Question, scene: Scene): QuestionWords {
  const name: Name = (id) => (typeof id === 'string' ? bold(characterIn(scene, id)?.name ?? id) : 'somebody');
  const options = question.options.map((option) => ({ id: option.id, ...optionWords(option) }));
  const prompt = promptOf(question, name(question.asked), name);
  return saying.includes(question.code) ? { prompt, options, saysDice: true } : { prompt, options };
}

function promptOf({ code, params }: Question, who: string, name: Name): string {
  if (code === 'aqua') return `${who} drinks Aqua Ghyranis: which condition ends?`;
  if (code === 'drop') return `${who} is hit on the arm and drops something: what?`;
  return (
    actionPrompts[code]?.(params, who, name) ??
    testPrompts[code]?.(params, who, name) ??
    powerPrompts[code]?.(params, who, name) ??
    `${who} decides.`
  );
}

function optionWords({ code, params, id }: DecisionOption): {
  readonly label: string;
  readonly effect: string;
} {
  if (code === 'aqua.ends') return { label: String(params.condition), effect: 'ends' };
  if (code === 'drop.weapon')
    return { label: plainLabel(String(params.weapon)), effect: 'lies on the ground until picked up' };
  return (
    actionOptions[code]?.(params) ??
    testOptions[code]?.(params) ??
    powerOption(code, params) ?? { label: id, effect: '' }
  );
}
