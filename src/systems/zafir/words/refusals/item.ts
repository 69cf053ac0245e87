import type { RefusalSentences } from '../saying.ts';

export const itemRefusals: RefusalSentences = {
  noItems: ({ actor }, say) => `${say.who(actor)} has no item like that to use.`,
  itemEmpty: ({ item }, say) => `The ${say.text(item)} has no charge left.`,
  wrongItemTarget: ({ item }, say) => `You can't use the ${say.text(item)} on that.`,
  unhurt: ({ target }, say) => `${say.who(target)} already has all ${say.of(target).their} HP.`,
  nothingToMend: ({ target }, say) =>
    `${say.who(target)} has all ${say.of(target).their} HP, and no condition that Heal Wounds ends.`,
  beyondHealing: ({ target }, say) =>
    `${say.who(target)} is Out of Action: items can't help ${say.of(target).them} now.`,
  notPowered: ({ item }, say) =>
    `The ${say.text(item)} has no power on this mission yet: \`/act\` Power gear, with a Zephyrite Shard or two charges of magic.`,
  shieldFull: ({ actor }, say) => `${say.who(actor)}'s body armour already has all its Shield Points.`,
  isReady: ({ ability }, say) => `${say.text(ability)} is already ready to use.`,
  nothingToRenew: ({ actor, of }, say) => `${say.who(actor)} has no ${say.text(of)} ability to renew.`,
  nothingCools: ({ actor }, say) => `${say.who(actor)} has no magic ability cooling down.`,
  onlyOnMission: ({ act }, say) => `${say.text(act)} only works on a mission.`,
  noEnergy: ({ actor }, say) =>
    `${say.who(actor)} needs a charged Zephyrite Shard or two charges of magic abilities.`,
  carriesNothing: ({ actor }, say) =>
    `${say.who(actor)} isn't a hero. Their content pack says what an enemy has.`,
  notCarried: () => 'Nobody can carry that.',
  hasPower: ({ actor, power }, say) =>
    `${say.who(actor)} already has ${say.text(power)}, or another power in its place.`,
  hasNoPower: ({ actor, power }, say) => `${say.who(actor)} has no ${say.text(power)}.`,
  lacksAbility: ({ actor, ability }, say) =>
    `That replaces ${say.text(ability)}, and ${say.who(actor)} doesn't know it.`,
};
