import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import { unmarked } from '../../../engine/text.ts';
import { abilityName } from './abilities.ts';
import { listed } from './listed.ts';
import type { Name, Option, Prompt } from './wording.ts';
import { bold, record } from './telling.ts';

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const numbers = (value: Json | undefined): readonly number[] => listOf(value).map(Number);
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** 'Kira rolls 2, 5 to dodge on 4+: 1 fails'. */
function rollText(roll: Json, name: Name, kind: 'hit' | 'dodge'): string {
  const { of, faces, needed, failed } = record(roll);
  const least = numbers(needed);
  const [low = 0, high = 0] = [Math.min(...least), Math.max(...least)];
  const rating = low === high ? `${low}+` : `${low}+ to ${high}+`;
  const one = kind === 'hit' ? 'misses' : 'fails';
  const fails = Number(failed) === 1 ? `1 ${one}` : `${Number(failed)} ${kind === 'hit' ? 'miss' : 'fail'}`;
  return `${name(of)} rolls ${numbers(faces).join(', ')} to ${kind} on ${rating}: ${fails}`;
}

const each = ({ damage }: Params): string => `${Number(damage)} damage a hit`;

export const panelPrompts: { readonly [code: string]: Prompt } = {
  'panel.hit': (params, who, name) =>
    `${listOf(params.rolls)
      .map((roll) => rollText(roll, name, 'hit'))
      .join('; ')}. ${each(params)}. Does ${who} reroll?`,
  'panel.dodge': (params, who, name) => {
    const aimed = listOf(params.aimed).map((one) => {
      const { target, hits } = record(one);
      return `${name(target)} ${counted(Number(hits), 'time')}`;
    });
    return `${name(params.actor)} hits ${listed(aimed)} with ${bold(String(params.weapon))}, ${each(params)}. What does ${who} do before the Dodge Roll?`;
  },
  'panel.dodged': (params, who, name) =>
    `${name(params.actor)} attacks with ${bold(String(params.weapon))}, ${each(params)}. ${listOf(
      params.rolls,
    )
      .map((roll) => rollText(roll, name, 'dodge'))
      .join('; ')}. Does ${who} reroll?`,
  terrify: ({ kills }, who) =>
    Number(kills) === 1
      ? `${who} has killed somebody. Who is terrified? (1 SP)`
      : `${who} has killed several. Who is terrified? (1 SP each, up to ${Number(kills)})`,
  'prestige.order': ({ total }, who) =>
    `${who} rolls ${Number(total)} for the turn order. Spend all 3 Prestige to roll again?`,
  'prestige.reroll': ({ total }, who) =>
    `${who} rolls ${Number(total)} and fails. Spend all 3 Prestige to roll again?`,
};

/** '1 SP', 'free', '1 SP, Kira's', '3 Prestige and 1 SP'. */
function priceText({ price, prestige, payer }: Params, name: Name): string {
  const sp = Number(price) === 0 ? [] : [`${Number(price)} SP${payer === null ? '' : `, ${name(payer)}'s`}`];
  const both = [...(Number(prestige ?? 0) === 0 ? [] : [`${Number(prestige)} Prestige`]), ...sp];
  return both.length === 0 ? 'free' : both.join(' and ');
}

const again = ({ time }: Params): string => (Number(time) > 1 ? ` (${Number(time)})` : '');

/** A reroll by what is named. Labels are plain: a name in them can't be bold. */
const rerolling =
  (source: string, what: string): Option =>
  (params, name) => {
    const called = typeof params.item === 'string' ? params.item : abilityName(source);
    const of = params.of === null || params.of === undefined ? '' : ` for ${name(params.of)}`;
    return { label: `${called}${again(params)}`, effect: `${what}${of}: ${priceText(params, name)}` };
  };

export const panelAnswers: { readonly [code: string]: Option } = {
  'reroll.prepare': rerolling('prepare', 'reroll a die'),
  'reroll.tryThatAgainI': rerolling('tryThatAgainI', 'reroll a die'),
  'reroll.tryThatAgainII': rerolling('tryThatAgainII', 'reroll a die'),
  'reroll.parry': rerolling('parry', 'reroll a die'),
  'reroll.lookOut': rerolling('lookOut', 'reroll up to 2 dice'),
  'reroll.highAlert': rerolling('highAlert', 'reroll all that fail'),
  'reroll.prestige': rerolling('prestige', 'reroll the whole roll'),
  intercept: (params, name) => ({
    label: `Step in${Number(params.metres) === 0 ? '' : ` (${Number(params.metres)} m)`}`,
    effect: `next to ${name(params.to)}, takes up to 1d6${Number(params.plus) === 0 ? '' : ` + ${Number(params.plus)}`} hits for ${name(params.target)}: ${priceText(params, name)}`,
  }),
  'intercept.limit': ({ hits }) => ({
    label: `Take ${Number(hits)} at most`,
    effect: 'leave the rest, where you step in',
  }),
  block: (params, name) => ({
    label: `Block${again(params)}`,
    effect: `a hit with the ${String(params.item)}: ${priceText(params, name)}`,
  }),
  'panel.hit.none': () => ({ label: 'Keep the roll', effect: 'spend nothing' }),
  'panel.dodge.none': () => ({ label: 'Nothing', effect: 'spend nothing' }),
  'panel.dodged.none': () => ({ label: 'Keep the roll', effect: 'spend nothing' }),
  'terrify.one': ({ target }, name) => ({
    label: unmarked(name(target)),
    effect: 'one fewer Action next turn',
  }),
  'terrify.none': () => ({ label: 'Nobody', effect: 'spend nothing' }),
  'prestige.reroll.yes': () => ({ label: 'Roll again', effect: '3 Prestige, all dice again' }),
  'prestige.reroll.no': () => ({ label: 'Keep it', effect: 'spend nothing' }),
};
