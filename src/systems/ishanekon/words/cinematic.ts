import { escapeMarkdown } from '../../../engine/text.ts';
import type { CinematicEvents } from '../cinematic/events.ts';
import type { Answers, Prompts } from './wording.ts';
import { and, type Refusals, type SentencesOf } from './telling.ts';

export const cinematicSentences: SentencesOf<CinematicEvents> = {
  cinematicRefused: ({ actor, words }, { name }) => ({
    text: `The GM says no: ${name(actor)} keeps everything. ${escapeMarkdown(words)}`,
    tone: 'plain',
  }),
  cinematicDeclined: ({ actor, target }, { name }) => ({
    text: `${name(actor)} would rather not join ${name(target)}.`,
    tone: 'plain',
  }),
  cinematicTried: ({ actor, others, words, momentum }, at) => {
    const together = others.length === 0 ? '' : ` with ${and(others.map(at.name))}`;
    const paid = at.knows(actor) && momentum > 0 ? ` (${momentum} Narrative Momentum)` : '';
    return { text: `${at.name(actor)}${together}${paid}: ${escapeMarkdown(words)}`, tone: 'plain' };
  },
  cinematicDone: ({ actor, others, passed, told }, { name }) => ({
    text: passed
      ? `${and([actor, ...others].map(name))}: it works${told ? ', as it was said' : ''}!`
      : `${and([actor, ...others].map(name))}: it fails. The GM says what happens.`,
    tone: passed ? 'good' : 'bad',
  }),
};

export const cinematicRefusals: Refusals = {
  burstTooLate: ({ actor, what }, { who, text }) =>
    `${who(actor)} has used ${text(what)} already, so it's too late for a burst.`,
  burstNeedless: ({ actor }, { who }) => `${who(actor)} can act. Do it without a burst.`,
  onlyCinematic: ({ actor }, { who }) =>
    `${who(actor)} plays by the Cinematic Rules: make a check, or do it as a Cinematic action.`,
  noPartner: ({ target }, { who }) => `${who(target)} can't take part. Pick an ally who is here.`,
};

const quoted = (words: unknown): string => escapeMarkdown(String(words));

export const cinematicPrompts: Prompts = {
  'cinematic.check': ({ actor, words, skill }, _who, name) =>
    `${name(actor)} wants: ${quoted(words)} (${quoted(skill)} is proposed.) Which number?`,
  'cinematic.does': () => 'What does a success do, besides what is told?',
  'cinematic.type': () => 'Which damage, if any?',
  'cinematic.skill': ({ actor }, _who, name) => `Which Skill does ${name(actor)} check?`,
  'cinematic.harder': () => 'Against which number?',
  'cinematic.join': ({ actor, words }, who, name) =>
    `${name(actor)} wants ${who} to take part: ${quoted(words)} With which Skill?`,
};

export const cinematicAnswers: Answers = {
  'cinematic.number': ({ number, skill, usual }) => ({
    label: `${String(skill)} ${String(number)}`,
    effect: usual === true ? 'as usual at their Level' : '',
  }),
  'cinematic.other': () => ({ label: 'Another Skill', effect: 'you pick it next' }),
  'cinematic.no': () => ({ label: 'No', effect: 'nothing is paid' }),
  'cinematic.does.harm': ({ cinematic }) => ({
    label: 'Damage',
    effect:
      cinematic === true
        ? '1d8 and the Tier; 1d4 and the Tier to several'
        : '1d10 for each WP of the upcast limit; 1d6 to several',
  }),
  'cinematic.does.heal': () => ({ label: 'Healing', effect: 'as many dice' }),
  'cinematic.does.temporary': () => ({ label: 'Temporary Vitality', effect: 'as many dice' }),
  'cinematic.does.wp': () => ({ label: 'WP', effect: 'as much as the upcast limit' }),
  'cinematic.does.twice': () => ({ label: 'Twice as much', effect: 'for what is harder' }),
  'cinematic.status': ({ name }) => ({ label: String(name), effect: '' }),
  'cinematic.told': () => ({ label: 'Only what is told', effect: '' }),
  'cinematic.with': ({ name, momentum }) => ({
    label: String(name),
    effect: momentum === 0 ? '2 RP' : '2 RP, 2 Narrative Momentum',
  }),
  'cinematic.without': () => ({ label: 'No', effect: 'you pay nothing' }),
};
