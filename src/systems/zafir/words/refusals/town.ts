import type { Json } from '../../../../engine/json.ts';
import type { RefusalSentences, Saying } from '../saying.ts';

const meant = (nearest: Json | undefined, say: Saying): string =>
  typeof nearest === 'string' ? ` Did you mean **${say.text(nearest)}**?` : '';

export const townRefusals: RefusalSentences = {
  unknownRest: ({ rest }, say) =>
    `There is no rest '${say.text(rest)}': a day passes, with or without a doctor.`,
  restInEncounter: () => 'No day passes in the middle of an encounter.',
  restOnMission: ({ mission }, say) =>
    `The mission **${say.text(mission)}** runs: there is no time for rest before it is over (\`/mission end\`).`,
  nobodyRests: () => 'Say who rests.',
  noSuchSkill: ({ text, nearest, skills }, say) =>
    `There is no skill '${say.text(text)}'.${meant(nearest, say)} The book has ${say.list(skills)}. One of your own: \`own: Cooking\`, or \`own: Cooking (Sustenance)\`.`,
  noSuchResponsibility: ({ text, nearest }, say) =>
    `There is no responsibility '${say.text(text)}'.${meant(nearest, say)}`,
  noSuchDifficulty: ({ text, most }, say) =>
    `'${say.text(text)}' is no difficulty. Take easy, average or difficult; for Skill Crit Dice write \`average, crit 2\` (at most ${most}).`,
  noSuchCircumstances: ({ text, most }, say) =>
    `'${say.text(text)}' says nothing about circumstances: take +1 for each that helps, -1 for each that hinders (at most ${most}).`,
  noSuchSpend: ({ text }, say) =>
    `'${say.text(text)}' cannot be spent on a skill action: equipment, Focus, Subterfuge and Guidance can.`,
  notOpposed: () =>
    'Skill actions go against a difficulty here, nobody opposes them: leave `against` out and say how hard it is.',
  noPoints: ({ actor, responsibility, skill }, say) =>
    `${say.who(actor)} has no points in ${say.text(responsibility)} and can do nothing of it. Try ${say.text(skill)} alone, or another responsibility.`,
  helpSelf: ({ actor }, say) => `${say.who(actor)} cannot assist in what they do themselves.`,
  oneAssists: () =>
    'One character can assist with a skill action; a second can only add Guidance (`spend:Guidance`).',
  assistWithoutResponsibility: ({ actor }, say) =>
    `${say.who(actor)} can assist only in a responsibility that both have: say which is used, such as \`what:Persuade (Acquisition)\`.`,
  assistTooLittle: ({ actor, responsibility, has, needs }, say) =>
    `${say.who(actor)} would be in the way: assisting takes ${say.text(needs)} in ${say.text(responsibility)}, and they have ${say.text(has)}.`,
  nobodyGuides: () => 'Nobody who lends a hand (`helped-by:`) has Guidance.',
  utilityOnMission: ({ ability }, say) =>
    `The utility of ${say.text(ability)} is for the time between missions.`,
  utilitiesOnMission: () => 'Utilities are for the time between missions.',
  usedToday: ({ actor, ability }, say) =>
    `${say.who(actor)} has used the utility of ${say.text(ability)} up for today: it comes back at dawn (\`/rest\`).`,
  utilityInCheck: ({ ability }, say) =>
    `${say.text(ability)} adds to a skill action: \`/check … spend:${say.text(ability)}\`.`,
  notWounded: ({ actor }, say) => `${say.who(actor)} is not wounded.`,
  nobodyWounded: () => 'Nobody here is wounded.',
  treatedToday: ({ target }, say) =>
    `${say.who(target)}’s wounds have been seen to today: tending or a doctor, once a day.`,
  subterfugeHides: ({ ability }, say) => `${say.text(ability)} helps with Deceive, used to hide.`,
};
