import { rowOf } from '../../../engine/table.ts';
import { capital, escapeMarkdown } from '../../../engine/text.ts';
import { attributes } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { statusEffects } from '../content/statusEffects.ts';
import { amountWords } from '../gear/amount.ts';
import { lastingWords } from './lasting.ts';
import { wordsOfOnly } from './only.ts';
import type {
  CheckAgainst,
  Effect,
  EffectOf,
  Hazard,
  NumberId,
  OwnCondition,
  Power,
  Staying,
  Trigger,
} from './schema.ts';

const moments: Readonly<Record<Trigger, string>> = {
  passive: 'always',
  action: 'an Action',
  instant: 'an Instant',
  hits: 'when an Attack of theirs does damage',
  hurt: 'when an Attack hurts them',
  kills: 'when they put somebody out of the fight',
  falls: 'when they go out of the fight',
  turnStart: 'when their turn begins',
  turnEnd: 'when their turn ends',
};

const names: Readonly<Record<Exclude<NumberId, (typeof attributes)[number]['id']>, string>> = {
  hit: 'each die of Hit Rolls',
  targeted: 'each die of Hit Rolls against them',
  dodge: 'each die of Dodge Rolls',
  damage: 'damage of each success',
  shots: 'shots',
  move: 'metres of Moves',
  actions: 'Actions a turn',
};

const isOther = (number: NumberId): number is keyof typeof names => Object.hasOwn(names, number);

const numberName = (number: NumberId): string =>
  isOther(number) ? names[number] : rowOf(attributes, number).short;

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export const checkWords = ({ attribute, difficulty }: CheckAgainst): string =>
  `${rowOf(attributes, attribute).short} ${difficulty}`;

/** 'hit dice +1 against vehicles', 'half damage from Heat'. */
export function stayingWords(effect: Staying): string {
  const until = effect.lasts === null ? '' : ` ${lastingWords(effect.lasts)}`;
  if (effect.effect === 'modify')
    return `${numberName(effect.number)} ${signed(effect.by)}${wordsOfOnly(effect.only)}${until}`;
  const condition = statusEffects.find(({ id }) => id === effect.against);
  if (condition !== undefined) return `can't be ${condition.name}${until}`;
  const type = damageTypes.find(({ id }) => id === effect.against)?.name ?? effect.against;
  const much = { immune: 'no', resistant: 'half', weak: 'twice the' }[effect.is];
  return `${much} damage from ${type}${until}`;
}

export function conditionWords(condition: OwnCondition): string {
  const { effects, harm, shake } = condition;
  return [
    ...effects.map(stayingWords),
    ...(harm === null
      ? []
      : [`${amountWords(harm.amount)} ${rowOf(damageTypes, harm.type).name} damage at each turn's start`]),
    ...(shake === null ? [] : [`ends with a check: ${checkWords(shake)}`]),
  ].join('; ');
}

export function hazardWords({ amount, type, resist, halved, condition, lasts }: Hazard): string {
  const what = type === null ? '' : `${rowOf(damageTypes, type).name} `;
  const hurt = amount.dice + amount.plus === 0 ? [] : [`${amountWords(amount)} ${what}damage`];
  const gives = condition === null ? [] : [`${conditionName(condition)}${untilWords(lasts)}`];
  const kept = resist === null ? [] : [`${checkWords(resist)} ${halved ? 'halves it' : 'keeps it off'}`];
  return [...hurt, ...gives, ...kept].join('; ');
}

/** How long a condition stays; the book's own end by themselves. */
const untilWords = (lasts: string): string => (lasts === 'ever' ? '' : ` ${lastingWords(lasts)}`);

const conditionName = (condition: EffectOf<'condition'>['condition']): string =>
  typeof condition === 'string'
    ? rowOf(statusEffects, condition).name
    : `${condition.name} (${conditionWords(condition)})`;

/** An effect in a few words. What people wrote stands in it as it is. */
export function effectWords(effect: Effect): string {
  const whom = 'on' in effect && effect.on === 'user' ? ', on oneself' : '';
  switch (effect.effect) {
    case 'modify':
    case 'guard':
      return `${stayingWords(effect)}${whom}`;
    case 'damage': {
      const type = effect.type === null ? '' : `${rowOf(damageTypes, effect.type).name} `;
      return `${amountWords(effect.amount)} ${type}damage${whom}`;
    }
    case 'heal': {
      const stacks = effect.regeneration === 0 ? '' : ` and ${effect.regeneration} stacks of Regeneration 1`;
      return `${amountWords(effect.amount)} HP back${stacks}${whom}`;
    }
    case 'stamina':
      return `${signed(effect.by)} SP${whom}`;
    case 'condition':
      return `${conditionName(effect.condition)}${untilWords(effect.lasts)}${whom}`;
    case 'cure':
      return `ends ${effect.conditions.length === 0 ? 'all conditions' : effect.conditions.join(', ')}${whom}`;
    case 'move': {
      const how = { push: 'pushes away', pull: 'pulls near', leap: 'goes straight to them,' }[effect.how];
      return `${how} up to ${effect.metres} m`;
    }
    case 'actions':
      return `${signed(effect.by)} Action${whom}`;
    case 'watts':
      return `${signed(effect.by)} W${whom}`;
    case 'hazard':
      return `${effect.radius} m around are ${effect.hazard.name} ${lastingWords(effect.lasts)} (${hazardWords(effect.hazard)})`;
    case 'tell':
      return effect.text;
  }
}

function aimWords({ aim, range, radius, among }: Power): string {
  const whom = { everybody: 'everybody', enemies: 'all enemies', allies: 'all allies' }[among];
  const far = range === 0 ? 'in contact' : `within ${range} m`;
  const near = radius === 0 ? '' : `, and ${whom} within ${radius} m of them`;
  switch (aim) {
    case 'self':
      return '';
    case 'ally':
      return `an ally ${far}${near}`;
    case 'enemy':
      return `an enemy ${far}${near}`;
    case 'anyone':
      return `anybody ${far}${near}`;
    case 'around':
      return `${whom} within ${radius} m`;
  }
}

/** When, at what cost, how often, on whom, by which check. */
function howWords(power: Power): readonly string[] {
  const { when, sp, cooldown, signature, limit, check, resist, only } = power;
  const often = limit === null ? '' : `${limit.uses === 1 ? 'once' : `${limit.uses} times`} a ${limit.per}`;
  return [
    `${moments[when]}${wordsOfOnly(only)}`,
    sp === 0 ? '' : `${sp} SP`,
    cooldown === null ? '' : `Cooldown ${cooldown}+`,
    signature ? 'Signature' : '',
    often,
    aimWords(power),
    check === null ? '' : `with a check: ${checkWords(check)}`,
    resist === null ? '' : `resisted with ${checkWords(resist)}`,
  ].filter((part) => part !== '');
}

/** A power in a line: 'an Action, 1 SP, an enemy within 20 m: 2d6 Heat damage'. What people wrote stands in it as it is. */
export const powerLine = (power: Power): string =>
  `${howWords(power).join(', ')}: ${power.effects.map(effectWords).join('; ')}`;

/** All of a power, line by line; what people wrote is escaped. */
export const powerLines = (power: Power): readonly string[] => [
  ...(power.text === '' ? [] : [`*${escapeMarkdown(power.text)}*`]),
  capital(howWords(power).join(', ')),
  ...power.effects.map((effect) => `• ${escapeMarkdown(effectWords(effect))}`),
];
