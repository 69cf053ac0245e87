import type { Json } from '../../../../engine/json.ts';
import type { RefusalSentences, Saying } from '../saying.ts';

const meant = (nearest: Json | undefined, say: Saying): string =>
  typeof nearest === 'string' ? ` Did you mean **${say.text(nearest)}**?` : '';

export const townRefusals: RefusalSentences = {
  unknownRest: ({ rest }, say) =>
    `There's no rest "${say.text(rest)}". A day passes, with or without a doctor.`,
  restInEncounter: () => "You can't rest in the middle of an encounter.",
  restOnMission: ({ mission }, say) =>
    `The mission **${say.text(mission)}** is still running. Rest when it's over (\`/mission end\`).`,
  nobodyRests: () => 'Say who rests.',
  noSuchSkill: ({ text, nearest, skills }, say) =>
    `There's no skill "${say.text(text)}".${meant(nearest, say)} The book has ${say.list(skills)}. One of your own: \`own: Cooking\`, or \`own: Cooking (Sustenance)\`.`,
  noSuchResponsibility: ({ text, nearest }, say) =>
    `There's no responsibility "${say.text(text)}".${meant(nearest, say)}`,
  noSuchDifficulty: ({ text, most }, say) =>
    `I don't know the difficulty "${say.text(text)}". Take easy, average or difficult. For Skill Crit Dice write \`average, crit 2\` (at most ${most}).`,
  noSuchCircumstances: ({ text, most }, say) =>
    `I can't read "${say.text(text)}" as circumstances. Take +1 for each that helps, -1 for each that hinders (at most ${most}).`,
  noSuchSpend: ({ text }, say) =>
    `You can't spend "${say.text(text)}" on a skill action, only equipment, Focus, Subterfuge and Guidance.`,
  notOpposed: () => 'Nobody opposes a skill action: leave `against` out and say how hard it is.',
  noPoints: ({ actor, responsibility, skill }, say) =>
    `${say.who(actor)} has no points in ${say.text(responsibility)}. Try ${say.text(skill)} alone, or another responsibility.`,
  helpSelf: ({ actor }, say) => `${say.who(actor)} can't assist ${say.of(actor).themselves}.`,
  oneAssists: () =>
    'One character can assist with a skill action; a second can only add Guidance (`spend:Guidance`).',
  assistWithoutResponsibility: ({ actor }, say) =>
    `${say.who(actor)} can only assist with a responsibility you both have. Say which, such as \`what:Persuade (Acquisition)\`.`,
  assistTooLittle: ({ actor, responsibility, has, needs }, say) =>
    `${say.who(actor)} can't assist: that takes ${say.text(needs)} in ${say.text(responsibility)}, and ${say.of(actor).they} ${say.of(actor).verb('has', 'have')} ${say.text(has)}.`,
  nobodyGuides: () => 'None of the helpers (`helped-by:`) has Guidance.',
  utilityOnMission: ({ ability }, say) =>
    `You can only use the utility of ${say.text(ability)} between missions.`,
  utilitiesOnMission: () => 'You can only use utilities between missions.',
  usedToday: ({ actor, ability }, say) =>
    `${say.who(actor)} has already used the utility of ${say.text(ability)} today. It's back at dawn (\`/rest\`).`,
  utilityInCheck: ({ ability }, say) =>
    `${say.text(ability)} adds to a skill action: \`/check … spend:${say.text(ability)}\`.`,
  notWounded: ({ actor }, say) => `${say.who(actor)} isn't wounded.`,
  nobodyWounded: () => 'Nobody here is wounded.',
  treatedToday: ({ target }, say) =>
    `Somebody has already treated ${say.who(target)}'s wounds today. That works once a day.`,
  subterfugeHides: ({ ability }, say) => `${say.text(ability)} only helps when you hide with Deceive.`,
};
