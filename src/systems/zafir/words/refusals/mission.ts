import type { RefusalSentences } from '../saying.ts';

export const missionRefusals: RefusalSentences = {
  missionRuns: ({ name }, say) =>
    `The mission ${say.text(name)} runs already. A GM ends it with \`/mission end\`.`,
  noMission: () => 'No mission runs. A GM begins one with `/mission begin`.',
  missionInEncounter: () =>
    'The mission cannot end in the middle of an encounter: end that first (`/encounter end`).',
  gmsMission: () => 'Only the GM begins and ends missions.',
  noObjective: ({ number, all }, say) =>
    all === 0
      ? 'The mission has no objectives yet.'
      : `There is no objective ${say.text(number)}: they are numbered from 1 to ${say.text(all)}.`,
  badMoney: ({ text }, say) => `‘${say.text(text)}’ is no sum of money: write one like 400 or ₹12.50.`,
  badMissionCount: ({ value }, say) => `‘${say.text(value)}’ is no number of missions.`,
  noSuchPartyField: ({ text, fields }, say) =>
    `The crew has no ‘${say.text(text)}’. What can be set: ${say.list(fields)}, and the house rules (\`/party rules\`).`,
  notAHouseRule: ({ label, text, choices }, say) =>
    `‘${say.text(text)}’ is no way to play ‘${say.text(label)}’. There are: ${say.list(choices)}.`,
  badParty: ({ at, why }, say) =>
    `What is stored of the crew cannot be read: ${say.text(at)} ${say.text(why)}.`,
  badSheet: ({ name }, say) => `The sheet of ${say.text(name)} cannot be read.`,
  emptyObjective: () => 'Say what the objective is: what should they do?',
  deadStay: ({ name }, say) => `${say.text(name)} is dead and goes on no mission.`,
  isCaptured: ({ name }, say) =>
    `${say.text(name)} is in the enemies’ hands. The crew has to free them first.`,
  retired: ({ name, disability }, say) =>
    `${say.text(name)} has retired from combat: ${say.text(disability)} twice. An aid for it lets them return.`,
};
