import type { RefusalSentences } from '../saying.ts';

export const missionRefusals: RefusalSentences = {
  missionRuns: ({ name }, say) =>
    `The mission ${say.text(name)} is still running. A GM ends it with \`/mission end\`.`,
  noMission: () => "There's no mission now. A GM begins one with `/mission begin`.",
  missionInEncounter: () =>
    "You can't end a mission in the middle of an encounter: end that first (`/encounter end`).",
  gmsMission: () => 'Only the GM can begin and end missions.',
  noObjective: ({ number, all }, say) =>
    all === 0
      ? 'The mission has no objectives yet.'
      : `There's no objective ${say.text(number)}: they're numbered from 1 to ${say.text(all)}.`,
  badMoney: ({ text }, say) => `I can't read "${say.text(text)}" as money: write it like 400 or ₹12.50.`,
  badMissionCount: ({ value }, say) => `"${say.text(value)}" isn't a number of missions: type 1, 2, 3 …`,
  noSuchPartyField: ({ text, fields }, say) =>
    `The crew has no "${say.text(text)}". You can set ${say.list(fields)}, and the house rules (\`/party rules\`).`,
  notAHouseRule: ({ label, text, choices }, say) =>
    `"${say.text(label)}" can't be "${say.text(text)}". Choose one of these: ${say.list(choices)}.`,
  badParty: ({ at, why }, say) => `I can't read what's stored of the crew: ${say.text(at)} ${say.text(why)}.`,
  badSheet: ({ name }, say) => `I can't read ${say.text(name)}'s sheet.`,
  emptyObjective: () => 'Say what the objective is: what should they do?',
  deadStay: ({ name }, say) => `${say.text(name)} is dead and can't go on missions.`,
  isCaptured: ({ name }, say) =>
    `${say.text(name)} is a captive. The crew has to free ${say.text(name)} first.`,
  retired: ({ name, disability }, say) =>
    `${say.text(name)} has retired from combat: ${say.text(disability)} twice. With an aid for it, ${say.text(name)} can return.`,
};
