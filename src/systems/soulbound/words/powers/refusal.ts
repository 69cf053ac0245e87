import type { Sentence } from '../sentence.ts';

const limits = { turn: 'turn', round: 'round', fight: 'fight', rest: 'rest' } as const;

/** Why something of a power's cannot be. */
export const powerRefusals: { readonly [code: string]: Sentence } = {
  noTalent: ({ actor }, say) =>
    `${say.who(actor)} has no talent, miracle or trait that takes an Action. A GM gives one with \`/content give\`.`,
  noSpell: ({ actor }, say) =>
    `${say.who(actor)} doesn't know any spells. A GM gives one with \`/content give\`.`,
  noItem: ({ actor }, say) =>
    `${say.who(actor)} carries no item to use. A GM gives one with \`/content give\`.`,
  noFreeTalent: ({ actor }, say) => `${say.who(actor)} has no free talent to use.`,
  powerPassive: ({ power }, say) => `${say.text(power)} is always on: you don't have to use it.`,
  powerUsedUp: ({ power }, say) => `There's no ${say.text(power)} left.`,
  powerSpent: ({ power, uses, per }, say) => {
    const times = uses === 1 ? 'once' : `${say.text(uses)} times`;
    const until = typeof per === 'string' && Object.hasOwn(limits, per) ? per : 'turn';
    return `${say.text(power)} works ${times} a ${until}, and it's used up.`;
  },
  powerNotNow: ({ power }, say) => `${say.text(power)} doesn't work now: its condition isn't met.`,
  powerAlly: ({ power }, say) => `${say.text(power)} is for an ally: choose somebody else on your side.`,
  powerEnemy: ({ power }, say) => `${say.text(power)} is for an enemy: choose one.`,
  powerTooFar: ({ power, range }, say) =>
    `That's too far for ${say.text(power)}: its range is ${say.text(range)}.`,
  powerNeedsFight: ({ power }, say) =>
    `${say.text(power)} works on everybody in a Zone or close by, so it only works in a fight.`,
  powerTarget: ({ power }, say) => `${say.text(power)} has no target here now.`,
  notCarried: () => "A creature doesn't go on a sheet: bring it in with `/encounter add`.",
  hasPower: ({ actor, power }, say) => `${say.who(actor)} already has ${say.text(power)}.`,
  hasNoPower: ({ actor, power }, say) => `${say.who(actor)} has no "${say.text(power)}".`,
};
