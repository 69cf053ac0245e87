import type { DecisionOption, Question } from '../../../engine/decision.ts';
import type { Json } from '../../../engine/json.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { chanceOf } from '../checks/odds.ts';
import { ways } from '../content/ways.ts';
import { percent } from './checks.ts';
import { diceWords, successWords } from './roll.ts';
import { record } from './telling.ts';

/** Somebody's name, in bold. */
export type Name = (id: Json | undefined) => string;

type Params = Question['params'];
type Prompt = (params: Params, who: string, name: Name) => string;

/** What is asked around a Test: before its roll, after it, and in place of a Death Test. */
export const testPrompts: { readonly [code: string]: Prompt } = {
  focus: (params, who, name) => `${rolled(params, who, name, [])}${toPlace(number(params.focus))}`,
  focusDie: (params, who, name) =>
    `${rolled(params, who, name, numbers(params.plus))} ${points(number(params.left))} of Focus left: which die does the next one raise?`,
  reroll: (params) => {
    const dice = diceWords({ values: numbers(params.dice), plus: [] }, number(params.difficulty));
    const chosen = numbers(params.chosen);
    const so = chosen.length === 0 ? '' : ` So far: ${chosen.join(' ')}.`;
    return `Which of ${dice} do you roll again? 1 Soulfire pays for as many as you like.${so}`;
  },
  boost: (params, who, name) => {
    const needed = params.needed === null ? '' : `, ${successWords(number(params.needed))} needed`;
    return `${testOf(record(params.purpose), who, name)}: ${number(params.dice)}d6 at DN ${number(params.difficulty)}${needed}. Anything to spend before the roll?`;
  },
  death: (params, who) => {
    const [dice, difficulty, complexity] = [params.dice, params.difficulty, params.complexity].map(number);
    return `${who} is Mortally Wounded. Make a Death Test (${dice}d6, DN ${difficulty}:${complexity}) or a Last Stand.`;
  },
};

/** 'Kira tests Body (Might) and rolls 6✓ 3+1✓ 2 at DN 4: 2 successes of 3 needed.' */
function rolled(params: Params, who: string, name: Name, plus: readonly number[]): string {
  const difficulty = number(params.difficulty);
  const needed = params.needed === null ? '' : ` of ${number(params.needed)} needed`;
  const dice = diceWords({ values: numbers(params.dice), plus }, difficulty);
  return `${testOf(record(params.purpose), who, name)} and rolls ${dice} at DN ${difficulty}: ${successWords(number(params.successes))}${needed}.`;
}

const toPlace = (focus: number) => (focus === 0 ? '' : ` ${points(focus)} of Focus to place.`);

/** 'Kira shoots Raider 1 with Longbow', 'Kira tests Body (Might)'. */
function testOf(purpose: { readonly [key: string]: Json }, who: string, name: Name): string {
  const what = String(purpose.name ?? ''); // a check, in the system's own words
  switch (purpose.kind) {
    case 'attack':
      return strikeOf(purpose, who, name);
    case 'check':
      return `${who} tests ${what}${purpose.against == null ? '' : ` against ${name(purpose.against)}`}`;
    case 'opposed':
      return `${who} resists ${name(purpose.against)} with ${what}`;
    default:
      return `${who} makes a Death Test`;
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

interface Worded {
  readonly label: string;
  readonly effect: string;
}

/** What each answer to those questions would do. */
export const testOptions: { readonly [code: string]: (params: DecisionOption['params']) => Worded } = {
  'focus.place': ({ lifted, ...comes }) => ({ label: liftedWords(lifted), effect: comesTo(comes) }),
  'focus.double': ({ lifted, ...comes }) => ({
    label: `1 Mettle: ${liftedWords(lifted)}`,
    effect: `Focus doubled, ${comesTo(comes)}`,
  }),
  'focus.byHand': () => ({ label: 'Die by die', effect: 'you choose for each point' }),
  'focus.reroll': ({ soulfire, chance }) => ({
    label: '1 Soulfire: roll dice again',
    effect: `you choose which${toPass(chance, ', all that failed: ')}; the party has ${number(soulfire)} Soulfire`,
  }),
  'focus.keep': (comes) => ({ label: 'Leave the dice', effect: comesTo(comes) }),
  'focus.die': ({ face, ...comes }) => ({
    label: `${number(face)} → ${number(face) + 1}`,
    effect: comesTo(comes),
  }),
  'focus.more': ({ points: more }) => ({
    label: '1 Mettle: double Focus',
    effect: `${points(number(more))} more to place`,
  }),
  'focus.stop': (comes) => ({ label: 'No more', effect: comesTo(comes) }),
  'reroll.failed': ({ dice, chance }) => ({
    label: `All that failed: ${diceList(dice)}`,
    effect: `1 Soulfire${toPass(chance)}`,
  }),
  'reroll.again': ({ dice, chance }) => ({
    label: `Roll ${diceList(dice)} again`,
    effect: `1 Soulfire${toPass(chance)}`,
  }),
  'reroll.die': ({ face }) => ({ label: `A ${number(face)}`, effect: 'you can add others' }),
  'reroll.back': () => ({ label: 'Back', effect: 'nothing is spent' }),
  'boost.roll': ({ dice, chance }) => ({ label: 'Just roll', effect: `${number(dice)}d6${toPass(chance)}` }),
  'boost.double': ({ dice, chance }) => ({
    label: '1 Mettle: double Training',
    effect: `${number(dice)}d6${toPass(chance)}`,
  }),
  'boost.maximise': ({ dice, soulfire }) => ({
    label: '1 Soulfire: every die a 6',
    effect: `${count(dice)}; the party has ${number(soulfire)} Soulfire`,
  }),
  'boost.both': ({ dice, soulfire }) => ({
    label: '1 Mettle and 1 Soulfire: both',
    effect: `${count(dice)}; the party has ${number(soulfire)} Soulfire`,
  }),
  'death.test': ({ dice, difficulty, complexity }) => {
    const dn = { difficulty: number(difficulty), complexity: number(complexity) };
    return { label: 'Death Test', effect: `${percent(chanceOf(number(dice), dn))} to hold on` };
  },
  'death.lastStand': ({ dies, fights }) => {
    const after = dies === true ? 'you die' : "you're Mortally Wounded again";
    const end = fights === false ? 'it ends' : 'the fight ends';
    return {
      label: 'Last Stand',
      effect: `all Mettle back, conditions end, one step up, ignore Armour, take no Damage; ${after} when ${end}`,
    };
  },
};

/** ', 58% to pass'; nothing where nobody can tell, as with questions from before it was said. */
const toPass = (chance: Json | undefined, lead = ', '): string =>
  typeof chance === 'number' ? `${lead}${percent(chance)} to pass` : '';

/** '3 → 4, 2 → 4': the dice that are lifted, as [shown, by]. */
function liftedWords(value: Json | undefined): string {
  const pairs = Array.isArray(value) ? value.map(numbers) : [];
  return pairs
    .map(([shown = 0, by = 0]) => `${shown} → ${shown + by}`)
    .join(', ')
    .slice(0, 70);
}

/** Dice on a button, which holds 80 letters. */
function diceList(value: Json | undefined): string {
  const dice = numbers(value).join(' ');
  return dice.length > 50 ? `${dice.slice(0, 50)}…` : dice;
}

/** '3 successes', and where 6s do more '3 successes, 1 of them a 6'. */
function comesTo({ successes, sixes }: DecisionOption['params']): string {
  if (typeof sixes !== 'number' || sixes === 0) return count(successes);
  return `${count(successes)}, ${sixes} of them ${sixes === 1 ? 'a 6' : '6s'}`;
}

const count = (value: Json | undefined) => successWords(number(value));
const number = (value: Json | undefined) => (typeof value === 'number' ? value : 0);
const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.map(number) : [];

const points = (amount: number) => (amount === 1 ? '1 point' : `${amount} points`);
