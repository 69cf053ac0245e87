import { reasonOf } from './troubles.ts';
import type { Json } from '../engine/json.ts';
import type { Params } from '../engine/refusal.ts';
import { list, say } from './said.ts';

const channels = (value: Json | undefined): string =>
  Array.isArray(value) ? value.map((id: Json) => `<#${String(id)}>`).join(', ') : '';

/** Why not, where it is about waiting: clocks, being away, orders, what is queued, fights that rest. */
export const WAITING_REFUSALS: { readonly [code: string]: (params: Params) => string } = {
  clockBackwards: () =>
    'The second reminder has to come after the first, and the end after both. Make each number larger than the one before.',
  waitOver: () => "That's already over: nobody has to do anything there.",
  badUntil: (p) =>
    `I can't read "${say(p.typed)}" as a future time. Say it like \`Friday\`, \`tomorrow 18:00\`, \`3 days\` or \`2026-12-24\`; a year ahead at most.`,
  badSince: (p) =>
    `I can't read "${say(p.typed)}" as a past time. Say it like \`yesterday\`, \`Friday\`, \`3 days\` or \`2026-11-20\`; a year ago at most.`,
  badQuiet: (p) =>
    `I can't read "${say(p.typed)}" as hours. Say from when to when, like \`22:00-08:00\`, or \`off\`.`,
  badZone: (p) =>
    `I don't know the time zone "${say(p.typed)}". Type a city, and pick one like \`Europe/Berlin\`.`,
  standInSelf: () => "You can't stand in for yourself: name somebody else.",
  standInBot: () => "A bot can't stand in for you: name somebody who plays.",
  notAway: () => "You aren't away. `/away until` says so when you are.",
  orderNotYours: () => "Only a character's own player gives it standing orders.",
  noSuchGauge: (p) =>
    `There's no value "${say(p.typed)}" to look at. There are: ${list(p.gauges)}. No order is set yet: pick it again under **Always …**.`,
  gaugeTwice: (p) =>
    `An order looks at a value once, and **${say(p.gauge)}** stands there twice. No order is set yet: pick it again under **Always …**.`,
  badLeast: (p) =>
    `"${say(p.typed)}" isn't a number I can use. Say a whole number, like \`4\`. No order is set yet: pick it again under **Always …**.`,
  orderGone: () => 'You no longer have that order. `/orders` shows the ones you have.',
  queueNeedsFight: (p) => `**${say(p.name)}** is in no fight, so no turn will come: do it now.`,
  queueIsTurn: (p) => `**${say(p.name)}** can act now: leave \`when:\` out, and I'll do it at once.`,
  queueGone: () => "That's no longer queued: it's done, or you cancelled it.",
  boardForbidden: (p) => `I can't post in this channel: ${reasonOf(say(p.why), 'post')}. Then pin it again.`,
  noBoard: () => 'Nothing is pinned for this campaign: `/turns pin` pins the message.',
  nothingRests: (p) =>
    Array.isArray(p.channels) && p.channels.length > 0
      ? `No fight rests here. One does in ${channels(p.channels)}.`
      : 'No fight rests in this campaign.',
  fightRests: (p) =>
    `That fight has been resting since <t:${Math.floor(Number(p.since))}:D>. Resume it first: \`/encounter resume\`.`,
};
