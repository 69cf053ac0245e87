import type { DecisionOption, Question } from '../../../engine/decision.ts';
import type { Json } from '../../../engine/json.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { QuestionWords } from '../../../engine/words.ts';
import { ways } from '../content/ways.ts';
import { characterIn, type Scene } from '../scene.ts';
import { actionOption, actionPrompt } from './actionQuestion.ts';
import { diceWords, successWords } from './roll.ts';
import { bold, record } from './telling.ts';

/** What a decision says: the question, and each answer with what it would do. */
export function questionWords(question: Question, scene: Scene): QuestionWords {
  const name: Name = (id) => (typeof id === 'string' ? bold(characterIn(scene, id)?.name ?? id) : 'somebody');
  const options = question.options.map((option) => ({
    id: option.id,
    ...(actionOption(option) ?? optionWords(option)),
  }));
  const prompt = actionPrompt(question, name) ?? promptOf(question, name(question.asked), name);
  return { prompt, options };
}

type Name = (id: Json | undefined) => string;

function promptOf({ code, params }: Question, who: string, name: Name): string {
  if (code === 'drop') return `${who} is hit on the arm and drops something: what?`;
  const dice = numbers(params.dice);
  const difficulty = number(params.difficulty);
  const needed = params.needed === null ? '' : ` of ${number(params.needed)} needed`;
  const rolled = diceWords({ values: dice, plus: [] }, difficulty);
  return `${deedOf(record(params.purpose), who, name)} ${rolled} at DN ${difficulty}: ${successWords(number(params.successes))}${needed}. ${points(number(params.focus))} of Focus to place.`;
}

/** 'Kira shoots Raider 1 with Longbow and rolls', 'Kira tests Body (Might) and rolls'. */
function deedOf(purpose: { readonly [key: string]: Json }, who: string, name: Name): string {
  const what = String(purpose.name ?? ''); // a check, in the system's own words
  switch (purpose.kind) {
    case 'attack':
      return `${strikeOf(purpose, who, name)} and rolls`;
    case 'check':
      return `${who} tests ${what}${purpose.against == null ? '' : ` against ${name(purpose.against)}`} and rolls`;
    case 'opposed':
      return `${who} resists ${name(purpose.against)} with ${what} and rolls`;
    case 'death':
      return `${who} makes a Death Test and rolls`;
    default:
      return `${who} rolls`;
  }
}

function strikeOf(purpose: { readonly [key: string]: Json }, who: string, name: Name): string {
  const weapon = escapeMarkdown(String(purpose.weapon ?? ''));
  const target = name(purpose.target);
  const way = ways.find((row) => row.id === purpose.way);
  const how = way === undefined ? '' : ` (${way.name})`;
  if (purpose.by === 'throw') return `${who} throws ${weapon} at ${target}${how}`;
  return `${who} ${purpose.by === 'shot' ? 'shoots' : 'attacks'} ${target} with ${weapon}${how}`;
}

function optionWords({ code, params, id }: DecisionOption): {
  readonly label: string;
  readonly effect: string;
} {
  switch (code) {
    case 'focus.place':
      return { label: lifted(params.lifted), effect: successWords(number(params.successes)) };
    case 'focus.double':
      return {
        label: `1 Mettle: ${lifted(params.lifted)}`,
        effect: `Focus doubled, ${successWords(number(params.successes))}`,
      };
    case 'focus.keep':
      return { label: 'Leave the dice', effect: successWords(number(params.successes)) };
    case 'drop.weapon':
      return { label: plainLabel(String(params.weapon)), effect: 'lies on the ground until picked up' };
    default:
      return { label: id, effect: '' };
  }
}

/** '3 → 4, 2 → 4': the dice that are lifted, as [shown, by]. */
function lifted(value: Json | undefined): string {
  const pairs = Array.isArray(value) ? value.map(numbers) : [];
  return pairs
    .map(([shown = 0, by = 0]) => `${shown} → ${shown + by}`)
    .join(', ')
    .slice(0, 70);
}

/** A name on a button, where no markdown is read but the same words stand in a text as well. */
const plainLabel = (name: string) =>
  escapeMarkdown(name.replace(/[\\*_~`|>#[\]()<@]/g, '')).slice(0, 70) || 'this';

const number = (value: Json | undefined) => (typeof value === 'number' ? value : 0);
const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.map(number) : [];

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
