import type { RefusalSentences } from '../saying.ts';

export const actRefusals: RefusalSentences = {
  unknownAct: ({ act }, say) => `There's no action "${say.text(act)}". \`/act\` lists what you can do now.`,
  unknownIntent: () => 'Zafir has no rules for that.',
  unknownCheck: ({ check }, say) =>
    `There's no check "${say.text(check)}". \`/check\` offers them as you type.`,
  chooseTarget: ({ act, choices }, say) =>
    Array.isArray(choices) && choices.length === 0
      ? `You can't aim ${say.text(act)} at that. Does it need a place? Name a tile of the map: \`target:C4\`.`
      : `${say.text(act)}: choose one of these (\`target:\`): ${say.list(choices)}.`,
  chooseMeans: ({ act, choices }, say) =>
    `${say.text(act)}: choose one of these (\`with:\`): ${say.list(choices)}.`,
  needsWords: ({ act }, say) => `Say more about ${say.text(act)}: fill in \`detail\`.`,
};
