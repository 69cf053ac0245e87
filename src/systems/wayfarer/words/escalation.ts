import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import { attributes } from '../content/attributes.ts';
import { skills } from '../content/skills/index.ts';
import { traits } from '../content/traits/index.ts';
import type { EscalationEvents } from '../escalation/events.ts';
import { and, nameOfId, plural } from './names.ts';
import { bad, bold, good, plain, quiet, type SentencesOf } from './telling.ts';

type Name = (id: Json | undefined) => string;
type Prompt = (params: Params, name: Name) => string;
type Option = (params: Params, name: Name) => { readonly label: string; readonly effect: string };

const resources = (count: number) => plural(count, 'resource');

/** What is learned, as it is called: 'a die of Detect', 'the skill Dodge'. */
const lesson = (kind: string, what: string): string =>
  kind === 'die' ? `a die of ${nameOfId(what)}` : `the ${kind} ${nameOfId(what)}`;

/** What an injury means where nothing that follows tells it. */
const meaning = (result: string, isChosen: boolean): string => {
  if (result === 'death') return ', and is gone for good';
  if (result === 'captured') return '. Who holds it says what becomes of it';
  return result === 'luckyDuck' && isChosen ? ', and comes home' : '';
};

export const escalationSentences: SentencesOf<EscalationEvents> = {
  resourcesGained: ({ side, points, spoils, total }, { name }) => {
    const parts = [
      ...(points === 0 ? [] : [`${points} for Victory Points`]),
      ...(spoils === 0 ? [] : [`${spoils} for what it has secured`]),
    ];
    return good(`${name(side)} gains ${and(parts) || 'nothing'}, and has ${resources(total)}.`);
  },
  injuryRolled: ({ unit, dice, result }, { name }) =>
    plain(`${name(unit)} was held: ${dice.join(', ')}, ${nameOfId(result)}${meaning(result, false)}.`),
  injuryChosen: ({ by, unit, result }, { name }) =>
    plain(`${name(by)} chooses for ${name(unit)}: ${nameOfId(result)}${meaning(result, true)}.`),
  ransomed: ({ side, by, unit, price }, { name }) =>
    good(`${name(side)} pays ${name(by)} ${resources(price)}: ${name(unit)} comes home.`),
  notRansomed: ({ side, unit }, { name }) => bad(`${name(side)} pays nothing for ${name(unit)}.`),
  hired: ({ side, unit, price }, { name }) =>
    bad(`${name(unit)} deserts to ${name(side)} for ${resources(price)}.`),
  notHired: ({ unit }, { name }) => bad(`${name(unit)} deserts, and nobody takes it in.`),
  wounded: ({ unit }, { name }) => bad(`${name(unit)} is wounded, and stays out of the next match.`),
  advanceRolled: ({ unit, dice, result }, { name }) =>
    plain(`${name(unit)} looks back: ${dice.join(', ')}, ${nameOfId(result)}.`),
  learned: ({ unit, kind, what }, { name }) => good(`${name(unit)} learns ${lesson(kind, what)}.`),
  unlearned: ({ unit, kind, what }, { name }) => bad(`${name(unit)} loses ${lesson(kind, what)}.`),
  teamBonus: ({ side, unit, resources: gained, total }, { name }) =>
    good(
      `${name(unit)} has nothing of it to learn: ${name(side)} gains ${resources(gained)}, and has ${total}.`,
    ),
  recruited: ({ side, names, price, left }, { name }) =>
    good(`${name(side)} recruits ${and(names.map(bold))} for ${resources(price)}. ${left} are left.`),
  outfitted: ({ side, who, thing, price, left }, { name }) =>
    good(`${name(side)} buys ${nameOfId(thing)} for ${bold(who)}: ${resources(price)}. ${left} are left.`),
  satOut: ({ side }, { name }) => quiet(`${name(side)} passes a match: its wounded have rested.`),
};

const count = (value: Json | undefined): number => Number(value ?? 0);

export const escalationPrompts: { readonly [code: string]: Prompt } = {
  hire: ({ unit, price, resources: own }, name) =>
    `${name(unit)} deserts. Do you take it in for ${resources(count(price))}, of ${count(own)} that you have?`,
  captive: ({ unit, owner, value, resources: theirs }, name) =>
    `You hold ${name(unit)}, worth ${plural(count(value), 'point')}. ${name(owner)} has ${resources(count(theirs))}. What do you ask for it, or what becomes of it?`,
  captiveAgain: ({ unit }, name) => `Nothing is paid for ${name(unit)}. What becomes of it?`,
  ransom: ({ unit, by, price, resources: own }, name) =>
    `${name(by)} asks ${resources(count(price))} for ${name(unit)}, of ${count(own)} that you have. Do you pay?`,
  nominate: ({ time, times }) =>
    count(times) === 1
      ? 'Who of your units has learned something in this match?'
      : `Who of your units has learned something in this match? This is the choice ${count(time)} of ${count(times)}.`,
  learn: ({ unit }, name) => `What does ${name(unit)} learn?`,
  learnKind: ({ unit }, name) => `${name(unit)} learns a skill. Of which kind?`,
  unlearn: ({ unit }, name) => `What does ${name(unit)} lose?`,
  unlearnKind: ({ unit }, name) => `${name(unit)} loses a skill. Of which kind?`,
};

const result =
  (label: string, effect: string): Option =>
  () => ({ label, effect });
/** What is learned or lost, with what it does. */
const lessonOption: Option = ({ what }) => ({
  label: nameOfId(String(what)),
  effect: [...attributes, ...skills, ...traits].find(({ id }) => id === what)?.text ?? '',
});

export const escalationAnswers: { readonly [code: string]: Option } = {
  'hire.yes': ({ price }) => ({ label: 'Take it in', effect: `It costs ${resources(count(price))}.` }),
  'hire.no': result('No', 'Others may have it.'),
  'captive.ransom': ({ price }) => ({
    label: `Ask ${count(price)}`,
    effect: 'It comes home where they pay; else you choose again.',
  }),
  'captive.wounded': result('Wounded', 'It comes home, and stays out of the next match.'),
  'captive.crippled': result('Crippled', 'It comes home, and loses something for good.'),
  'captive.deserter': result('Deserter', 'It leaves its side; you may have it for half its value.'),
  'captive.death': result('Death', 'It is gone for good.'),
  'captive.luckyDuck': result('Lucky Duck', 'It comes home, and has learned something.'),
  'ransom.pay': ({ price }) => ({ label: `Pay ${count(price)}`, effect: 'It comes home.' }),
  'ransom.refuse': result("Don't pay", 'They choose what becomes of it.'),
  'nominate.unit': ({ unit, value }, name) => ({
    label: name(unit),
    effect: `Worth ${plural(count(value), 'point')}.`,
  }),
  'nominate.none': result('Nobody', 'Nothing more is learned.'),
  'learn.of': ({ what }) => ({ label: nameOfId(String(what)), effect: '' }),
  'learn.what': lessonOption,
  'unlearn.what': lessonOption,
};
