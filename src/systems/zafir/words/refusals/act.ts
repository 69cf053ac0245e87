import type { RefusalSentences } from '../saying.ts';

export const actRefusals: RefusalSentences = {
  unknownAct: ({ act }, say) => `There is no action '${say.text(act)}'. \`/act\` lists what can be done now.`,
  unknownIntent: () => 'Zafir has no rules for that.',
  unknownCheck: ({ check }, say) =>
    `There is no check '${say.text(check)}'. \`/check\` completes those there are.`,
  chooseTarget: ({ act, choices }, say) =>
    `Choose whom or what ${say.text(act)} is aimed at (\`target:\`): ${say.list(choices)}.`,
  chooseMeans: ({ act, choices }, say) =>
    `Choose what to do ${say.text(act)} with (\`with:\`): ${say.list(choices)}.`,
  needsWords: ({ act }, say) => `Say more of ${say.text(act)}: fill in \`detail\`.`,
};
