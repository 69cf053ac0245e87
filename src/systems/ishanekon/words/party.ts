import { escapeMarkdown, numeral } from '../../../engine/text.ts';
import type { PartyEvents } from '../party/events.ts';
import type { Refusals, SentencesOf } from './telling.ts';

export const partySentences: SentencesOf<PartyEvents> = {
  partyAmended: ({ label, from, to }) => ({
    text: `${label}: ${escapeMarkdown(from)} → ${escapeMarkdown(to)}.`,
    tone: 'plain',
  }),
};

export const partyRefusals: Refusals = {
  rulesClash: ({ one, other, why }, { text }) =>
    `${text(one)} and ${text(other)} don't go together: ${text(why)}. Turn ${text(other)} off first.`,
  groupBelowZero: ({ level }) =>
    `Your group is at Level ${numeral(Number(level))}. Raise it to 0 first, or keep Negative Levels.`,
  badParty: ({ at }, { text }) => `I can't read the group: ${text(at)} is wrong.`,
  clockUnread: ({ text: typed }, { text }) =>
    `I can't read "${text(typed)}" as a time. Type +8 for 8 hours on, +30 min, or day 3, 14:00.`,
  noSuchPartyField: ({ text: typed, fields }, { text, list }) =>
    `The group has no "${text(typed)}". You can set: ${list(fields)}, and the house rules.`,
  notAHouseRule: ({ label, text: typed, choices }, { text, list }) =>
    `"${text(typed)}" isn't a way to play "${text(label)} …". Pick: ${list(choices)}.`,
};
