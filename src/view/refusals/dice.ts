import type { Json } from '../../engine/json.ts';
import { misfitWords } from '../typed.ts';
import { meant, say } from '../said.ts';
import { code, plain, type Worded } from './plain.ts';

const count = (value: Json | undefined, what: string): string =>
  `${say(value)} ${what}${value === 1 ? '' : 's'}`;

const COMMANDS: { readonly [kind: string]: string } = {
  attack: 'attack',
  check: 'check',
  act: 'action',
  rest: 'rest',
};

/** The sentences of rolls, macros and what proves them. */
export const dice: Worded = {
  noCardsLeft: (p) => `There are no cards left to draw for ${say(p.label)}.`,
  // rolls
  oddsOfOne: () => 'Ask about one roll at a time: `/odds a:4d6kh3`, or two compared: `/odds a:4d6kh3 b:3d6`.',
  oddsOfWhat: () =>
    'Ask about one thing at a time: dice (`a:`, `b:`, `target:`), an attack (`attack:`, `weapon:`, `how:`, `spend:`) or a check (`check:`, `difficulty:`, `against:` …).',
  noHelpers: (p) => `${say(p.system)} has no help with checks: leave \`helped-by:\` out.`,
  noChances: (p) =>
    `I can't work out chances for ${say(p.system)}. \`/odds a:4d6kh3\` tells the odds of dice.`,
  noSuchKindOfDie: (p) => `I don't know the dice "${say(p.typed)}": type \`d6\`, \`d20\` and the like.`,
  luckOfOthers: () => "Only a GM can look at somebody else's luck: leave `who:` out to see yours.",
  entryGone: () => 'I no longer have what happened there: `/log` shows what I have.',
  rollSecret: () => 'That roll is secret: only the one who rolled it and the GM can see it.',
  rollForGm: () => "That roll is for the GM: only a GM can see it until it's revealed.",
  rollBlind: () => 'You rolled that blind: only the GM can see it until they reveal it.',
  blindNeedsGm: () =>
    "Nobody would see a blind roll here: this channel has no campaign, so there's no GM. Whisper it instead.",
  noLastRoll: () => "You haven't rolled anything here yet that I could roll again. Try `/roll what:2d6`.",
  notYoursToReveal: () =>
    "You can't reveal that: the one who did it in secret can, or the GM if only the GM sees it.",
  revealedAlready: () => "That's already revealed: everybody can see it.",
  valuesNeedCampaign: () =>
    'Numbers such as `@body` come from your character, and this channel has no campaign: write the number itself.',

  // macros
  badMacroName: (p) =>
    `A macro's name takes 1 to ${say(p.limit)} characters, at least one of them a letter, digit or symbol.`,
  macroNameIsRoll: (p) => `**${say(p.name)}** already means a roll: give the macro another name.`,
  badMacroPlaces: (p) =>
    p.code === 'placeLeftOut'
      ? `Number the values \`$1\`, \`$2\` and so on without a gap: \`$${say(p.place)}\` is missing.`
      : `Values are called \`$1\` to \`$9\`: there's no \`${say(p.place).replace(/\\/gu, '')}\`.`,
  macroIsNoRoll: (p) => `That isn't a roll: ${code(p.rolled)}. ${plain(p.explained)}`,
  macroGiven: (p) =>
    p.code === 'tooManyGiven'
      ? `**${say(p.name)}** takes ${count(p.takes, 'value')}, and you gave ${say(p.given)}: it rolls ${code(p.roll)}.`
      : `**${say(p.name)}** needs ${count(p.needs, 'value')} after its name: it rolls ${code(p.roll)}.`,
  macroTaken: (p) =>
    `The campaign's **${say(p.name)}** was shared by <@${say(p.by)}>: only they or a GM can change it.`,
  noSuchMacro: (p) => `There's no macro "${say(p.typed)}".${meant(p, 'names')} \`/macro save\` makes one.`,
  rollGone: () => 'I no longer have that roll: `/roll` it again.',

  // dice of one's own
  typedNotAllowed: () =>
    'I roll the dice in this campaign. A GM can allow your own dice: `/campaign settings typed-dice:True`.',
  typedUnreadable: () => 'Type the numbers that your dice show, with spaces between: `dice:4 2 6 1`.',
  typedMisfit: (p) => misfitWords(p.needs),

  // proof
  seedUnused: () => "Nobody has rolled with the current seed yet, so there's nothing to prove.",
  seedRevealed: () => 'That seed is already public: `/verify status` shows it.',
  seedWaits: (p) => {
    const whose = p.name === null ? `<@${say(p.user)}>` : `**${say(p.name)}**`;
    const link = `https://discord.com/channels/${String(p.guild)}/${String(p.channel)}/${String(p.message)}`;
    const where = p.message === null ? `<#${say(p.channel)}>` : link;
    return `Seed ${say(p.seed)} must stay secret for now: ${whose}'s ${COMMANDS[String(p.kind)] ?? 'command'} is still waiting for an answer, and would roll on with known dice. Answer it or call it off first: ${where}`;
  },
  verifySecret: () => "That's secret: until it's revealed, only a GM and the one who did it can check it.",
  verifyElsewhere: () => 'That was rolled somewhere else: use `/verify roll` in the campaign it belongs to.',
  verifyWaits: () =>
    "That command is still waiting for an answer. Once it's done, you can check its dice: **Why?**, then **Verify**.",
  notAMessage: (p) =>
    `"${say(p.typed)}" isn't a message: take its link (in its menu, **Copy Message Link**), or leave it out for the last roll here.`,
  messageGone: () =>
    "That message doesn't exist, or only one person can see it: press its **Why?**, then **Verify**.",
  messageHidden: () => "I can't read that channel: press **Why?** under the roll, then **Verify**.",
  noStepInMessage: () =>
    "That message doesn't show a step of the game. Use this on a message of mine that tells what somebody did.",
  noRollInMessage: () =>
    "I can't find a roll in that message: use one of mine with a **Why?** button, or leave it out for the last roll here.",
  nothingRolledHere: () => "I can't find a roll here that you can see: give me the link to its message.",
};
