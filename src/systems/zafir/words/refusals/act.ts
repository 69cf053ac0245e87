import type { RefusalSentences } from '../saying.ts';

export const actRefusals: RefusalSentences = {
  unknownAct: ({ act }, say) => `There is no action '${say.text(act)}'. \`/act\` lists what can be done now.`,
  unknownIntent: () => 'Zafir has no rules for that.',
  unknownCheck: ({ check }, say) =>
    `There is no check '${say.text(check)}'. \`/check\` completes those there are.`,
  chooseTarget: ({ act, choices }, say) =>
    Array.isArray(choices) && choices.length === 0
      ? `That is nothing to aim ${say.text(act)} at. Where it takes a place, name a tile of the map: \`target:C4\`.`
      : `${say.text(act)}: choose one of these (\`target:\`): ${say.list(choices)}.`,
  chooseMeans: ({ act, choices }, say) =>
    `${say.text(act)}: choose one of these (\`with:\`): ${say.list(choices)}.`,
  needsWords: ({ act }, say) => `Say more of ${say.text(act)}: fill in \`detail\`.`,
};
