import { rowOf } from '../../../../engine/table.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import { grievousWounds } from '../../content/grievousWounds.ts';
import type { MissionEvents, ObjectiveTold } from '../../mission/events.ts';
import { whichEncounter } from '../../party/party.ts';
import { money } from '../money.ts';
import type { Sentences } from '../telling.ts';

const instead = {
  extracted: 'the crew has the body: a full recovery',
  hasFear: 'has a Fear already: a full recovery',
  hardened: 'Hardened: a full recovery',
  noAttack: 'no attack was the cause: a full recovery',
} as const;

const goodEnds: readonly string[] = ['recovery', 'discipline', 'xp', 'hardened', 'scars'];
const told: readonly string[] = [...goodEnds, 'lostXp', 'death'];

const states = { open: 'open again', done: 'done', failed: 'failed' } as const;
const meanings = {
  goesOn: '',
  allDone: ' All required objectives are done.',
  lost: ' A required objective has failed, so the mission is lost.',
} as const;

const toEnd = 'A GM ends the mission with `/mission end`.';

const numbered = ({ number, text, optional }: ObjectiveTold): string =>
  `${number}. ${escapeMarkdown(text)}${optional ? ' (optional)' : ''}`;

export const missionSentences: Sentences<MissionEvents> = {
  missionBegan: ({ name, objectives, encounters, targets }, at) => ({
    text: `The mission **${escapeMarkdown(name)}** begins. Everybody starts at full HP, with all ammo and charges; loadouts are locked until it's over.${objectives.map((objective) => `\n${numbered(objective)}`).join('')}`,
    tone: 'plain',
    why: [
      ...(encounters === null ? [] : [`${encounters} ${encounters === 1 ? 'encounter' : 'encounters'}`]),
      ...(targets.length === 0 ? [] : [`The crew: ${targets.map((id) => at.who(id)).join(', ')}`]),
    ],
  }),
  objectiveChanged({ number, text, optional, state, added, mission }) {
    const later = `${added ? `New objective ${number}` : `Objective ${number} is ${states[state]}`}: ${escapeMarkdown(text)}${optional ? ' (optional)' : ''}.${meanings[mission]}`;
    const tone = state === 'done' ? 'good' : state === 'failed' ? 'bad' : 'plain';
    return { text: mission === 'goesOn' ? later : `${later} ${toEnd}`, later, tone };
  },
  missionGoesOn({ name, begun, encounters, last }) {
    if (!last)
      return {
        text: `**${escapeMarkdown(name)}** goes on: ${whichEncounter({ begun, encounters })} is over. HP, ammo and charges stay as they are.`,
        tone: 'quiet',
      };
    const later = `That was the last encounter of **${escapeMarkdown(name)}**.`;
    return { text: `${later} ${toEnd}`, later, tone: 'quiet' };
  },
  missionEnded: ({ name, success, done, all }) => ({
    text: `The mission **${escapeMarkdown(name)}** is over: ${success ? 'a success' : 'a failure'}.`,
    tone: success ? 'good' : 'bad',
    why: all === 0 ? [] : [`${done} of ${all} objectives done`],
  }),
  grievousWound({ target, rolled, wound, recovered, disability, detail }, at) {
    const row = rowOf(grievousWounds, wound);
    const lasting =
      disability === null
        ? ''
        : ` (${escapeMarkdown(disability)}${detail === '' ? '' : `: ${escapeMarkdown(detail)}`})`;
    // What has no name of its own on the sheet is told at once: else an XP more would be a riddle.
    const isTold = recovered === null && told.includes(row.brings);
    return {
      text: `${at.who(target)} ended the mission Out of Action: **${row.name}**${lasting}${recovered === null ? '' : `, but ${instead[recovered]}`}.${isTold ? ` ${row.text}` : ''}`,
      tone: goodEnds.includes(row.brings) || recovered !== null ? 'good' : 'bad',
      why: [`d66: ${rolled}`, ...(isTold ? [] : [row.text])],
    };
  },
  partyAmended: ({ label, from, to }) => ({
    text: `The GM sets ${escapeMarkdown(label)}: ${escapeMarkdown(from)} → **${escapeMarkdown(to)}**.`,
    tone: 'plain',
  }),
  xpEarned: ({ target, xp, level }, at) => ({
    text: `${at.who(target)} earns 1 XP and has ${xp}.${level === null ? '' : ` That's enough for level ${level}!`}`,
    tone: 'good',
  }),
  rewarded: ({ targets, each, rest, rewards }, at) => ({
    text: [
      ...(each > 0 ? [`${targets.map((id) => at.who(id)).join(', ')}: ${money(each)} each.`] : []),
      ...(rewards === '' ? [] : [`Reward: ${escapeMarkdown(rewards)}.`]),
    ].join(' '),
    tone: 'good',
    why: rest > 0 && each > 0 ? [`${money(rest)} can't be shared evenly`] : [],
  }),
};
