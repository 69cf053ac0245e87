import type { Sentence } from '../refusal.ts';

const limits = { turn: 'turn', round: 'round', fight: 'fight', rest: 'rest' } as const;

/** Why something of a power's cannot be. */
export const powerRefusals: { readonly [code: string]: Sentence } = {
  noTalent: ({ actor }, say) =>
    `${say.who(actor)} has no talent, miracle or trait that takes an Action. A GM gives one with \`/content give\`.`,
  noSpell: ({ actor }, say) => `${say.who(actor)} knows no spell. A GM gives one with \`/content give\`.`,
  noItem: ({ actor }, say) =>
    `${say.who(actor)} carries nothing that has a use of its own. A GM gives it with \`/content give\`.`,
  noFreeTalent: ({ actor }, say) => `${say.who(actor)} has nothing that is used for free.`,
  powerPassive: ({ power }, say) => `${say.text(power)} is always at work: it is not used.`,
  powerUsedUp: ({ power }, say) => `No ${say.text(power)} is left.`,
  powerSpent: ({ power, uses, per }, say) => {
    const times = uses === 1 ? 'once' : `${say.text(uses)} times`;
    const until = typeof per === 'string' && Object.hasOwn(limits, per) ? per : 'turn';
    return `${say.text(power)} works ${times} a ${until}, and that is used up.`;
  },
  powerNotNow: ({ power }, say) => `${say.text(power)} does not work now: what it needs is not so.`,
  powerAlly: ({ power }, say) => `${say.text(power)} is for an ally: choose another one of your side.`,
  powerEnemy: ({ power }, say) => `${say.text(power)} is for an enemy.`,
  powerTooFar: ({ power, range }, say) =>
    `That is too far for ${say.text(power)}: its range is ${say.text(range)}.`,
  powerNeedsFight: ({ power }, say) =>
    `${say.text(power)} works on all in a Zone or close by, and there are such in a fight only.`,
  powerTarget: ({ power }, say) => `There is nobody to use ${say.text(power)} on.`,
  notCarried: () => 'That is nothing a sheet can carry: creatures are brought in with `/encounter add`.',
  hasPower: ({ actor, power }, say) => `${say.who(actor)} has ${say.text(power)} already.`,
  hasNoPower: ({ actor, power }, say) => `${say.who(actor)} has no '${say.text(power)}'.`,
};
