import type { Question } from '../../../../engine/decision.ts';
import type { Json } from '../../../../engine/json.ts';
import { plainLabel } from '../label.ts';
import { diceWords, successWords } from '../roll.ts';
import type { Name } from '../testQuestion.ts';

type Params = Question['params'];
type Prompt = (params: Params, who: string, name: Name) => string;

/** What is asked of those whose powers a moment sets off, and of who pushes or pulls somebody. */
export const powerPrompts: { readonly [code: string]: Prompt } = {
  'window.attack.declared': ({ actor, target }, who, name) =>
    `${name(actor)} attacks ${name(target)}. Does ${who} use a power?`,
  'window.attack.hit': (params, who, name) =>
    `${name(params.actor)} has hit ${name(params.target)}${soFar(params)}. Does ${who} use a power before the Damage?`,
  'window.fallen': ({ target }, who, name) => `${name(target)} has fallen. Does ${who} use a power?`,
  'window.turn.started': (_params, who) => `${who}'s turn begins. Does ${who} use a power?`,
  'window.turn.ending': (_params, who) => `${who}'s turn ends. Does ${who} use a power first?`,
  powerWay: ({ power, target }, _who, name) => `${text(power)} moves ${name(target)}: where to?`,
};

/** ': 6✓ 5✓ 1 at DN 4, 2 successes, 5 Damage before Armour'; nothing for questions from before it was said. */
function soFar({ dice, plus, difficulty, successes, damage }: Params): string {
  if (typeof difficulty !== 'number' || typeof successes !== 'number') return '';
  const shown = diceWords({ values: numbers(dice), plus: numbers(plus) }, difficulty);
  return `: ${shown} at DN ${difficulty}, ${successWords(successes)}, ${Number(damage)} Damage before Armour`;
}

/** The answers: the power with what it costs and does, nothing, or a Zone. Null for codes of others. */
export function powerOption(
  code: string,
  params: Params,
): { readonly label: string; readonly effect: string } | null {
  if (code === 'reaction.pass') return { label: 'Nothing', effect: 'goes on as it is' };
  if (code === 'powerWay.zone') return { label: text(params.zone), effect: 'goes there' };
  if (!code.startsWith('reaction.') || typeof params.power !== 'string') return null;
  const cost = typeof params.mettle === 'number' && params.mettle > 0 ? `${params.mettle} Mettle: ` : '';
  return { label: `${cost}${text(params.power)}`.slice(0, 70), effect: text(params.does).slice(0, 100) };
}

const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : [];

const text = (value: Json | undefined) => plainLabel(value, 'this', 200);
