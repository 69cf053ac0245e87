import { escapeMarkdown } from '../../../../engine/text.ts';
import type { PeopleEvents } from '../../acts/town/events.ts';
import { money } from '../money.ts';
import type { Sentences } from '../telling.ts';

/** '**Frag Grenade** ×2'. */
const many = (what: string, count: number) => `**${escapeMarkdown(what)}**${count === 1 ? '' : ` ×${count}`}`;

/** ' (Medkit no longer has a pocket.)' */
const pushed = (out: readonly string[]) =>
  out.length === 0
    ? ''
    : ` (${out.map(escapeMarkdown).join(', ')}: no pocket left for it, so it's in the inventory.)`;

const left = (cents: number) => `${money(cents)} left.`;

const shown = (value: string) => (value === '' ? 'nothing' : escapeMarkdown(value.slice(0, 200)));

export const peopleSentences: Sentences<PeopleEvents> = {
  sheetAmended: ({ actor, label, from, to, also }, at) => {
    if (!at.mayKnow(actor)) return { text: `${at.who(actor)}'s sheet changed: ${label}.`, tone: 'quiet' };
    const changes = [{ label, from, to }, ...also].map(
      (one) => `${one.label} ${shown(one.from)} → ${shown(one.to)}`,
    );
    return { text: `${at.who(actor)}: ${changes.join('; ')}.`, tone: 'plain' };
  },
  levelRaised: ({ actor, level, gives, maxHp }, at) => ({
    text: `${at.who(actor)} is level **${level}** now, with Max HP ${maxHp}.${gives.length === 0 ? '' : ` To choose: ${gives.join(', ')}.`}`,
    tone: 'good',
  }),
  classTaken: ({ actor, class: name, proficiencies, abilities }, at) => ({
    text: `${at.who(actor)} becomes ${/^[AEIOU]/.test(name) ? 'an' : 'a'} **${name}**: trained with ${proficiencies.join(', ')}${abilities.length === 0 ? '' : `; knows ${abilities.join(', ')}`}.`,
    tone: 'good',
  }),
  abilityLearned: ({ actor, ability, text }, at) => ({
    text: `${at.who(actor)} learns **${ability}**: ${text}`,
    tone: 'good',
  }),
  attributeRaised: ({ actor, attribute, to }, at) => ({
    text: `${at.who(actor)}: ${attribute} ${to - 1} → **${to}**.`,
    tone: 'good',
  }),
  responsibilityRaised: ({ actor, responsibility, to, level }, at) => ({
    text: `${at.who(actor)} is **${level}** in ${responsibility} now (${to} ${to === 1 ? 'point' : 'points'}).`,
    tone: 'good',
  }),
  languageLearned: ({ actor, language, fluent, months }, at) => ({
    text: `After ${months} months of practice ${at.who(actor)} ${fluent ? `speaks **${language}** fluently` : `gets by in **${language}**`}.`,
    tone: 'good',
  }),
  bought: ({ actor, what, count, price, left: rest }, at) => ({
    text: `${at.who(actor)} buys ${many(what, count)} for ${money(price)}: ${left(rest)}`,
    tone: 'plain',
  }),
  sold: ({ actor, what, count, gets, left: rest }, at) => ({
    text: `${at.who(actor)} sells ${many(what, count)} for ${money(gets)}, a fifth of the price: ${money(rest)} now.`,
    tone: 'plain',
  }),
  restocked: ({ actor, what, price, left: rest }, at) => ({
    text: `${at.who(actor)}: **${escapeMarkdown(what)}** has all its charges again${price === 0 ? '' : ` for ${money(price)}: ${left(rest)}`}${price === 0 ? '.' : ''}`,
    tone: 'plain',
  }),
  equipped: ({ actor, what, instead, out }, at) => ({
    text: `${at.who(actor)} equips **${escapeMarkdown(what)}**${instead === null ? '' : ` in place of ${escapeMarkdown(instead)}`}.${pushed(out)}`,
    tone: 'plain',
  }),
  unequipped: ({ actor, what, out }, at) => ({
    text: `${at.who(actor)} puts **${escapeMarkdown(what)}** away.${pushed(out)}`,
    tone: 'plain',
  }),
  pocketed: ({ actor, what, count, pocket }, at) => ({
    text: `${at.who(actor)} puts ${many(what, count)} into ${pocket === 'grenade' ? 'the grenade pocket' : 'a utility pocket'}.`,
    tone: 'plain',
  }),
  pocketEmptied: ({ actor, what }, at) => ({
    text: `${at.who(actor)} takes **${escapeMarkdown(what)}** out of a pocket.`,
    tone: 'plain',
  }),
  modInstalled: ({ actor, mod, thing }, at) => ({
    text: `${at.who(actor)} installs **${escapeMarkdown(mod)}**: ${escapeMarkdown(thing)}.`,
    tone: 'plain',
  }),
  modRemoved: ({ actor, mod, thing, out }, at) => ({
    text: `${at.who(actor)} takes **${escapeMarkdown(mod)}** off: ${escapeMarkdown(thing)}.${pushed(out)}`,
    tone: 'plain',
  }),
  aidTaken: ({ actor, aid, disability, price, months }, at) => ({
    text: `${months === '' ? '' : `After ${months}: `}${at.who(actor)} has **${aid}** for ${money(price)}. It makes up for ${disability}.`,
    tone: 'good',
  }),
  handedOver: ({ actor, target, what, count }, at) => ({
    text: `${at.who(actor)} gives ${many(what, count)} to ${at.who(target)}.`,
    tone: 'plain',
  }),
  moneyGiven: ({ actor, target, amount }, at) => ({
    text: `${at.who(actor)} gives ${money(amount)} to ${at.who(target)}.`,
    tone: 'plain',
  }),
};
