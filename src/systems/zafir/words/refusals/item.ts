import type { RefusalSentences } from '../saying.ts';

export const itemRefusals: RefusalSentences = {
  noItems: ({ actor }, say) => `${say.who(actor)} has nothing of the sort to use.`,
  itemEmpty: ({ item }, say) => `The ${say.text(item)} has no charge left.`,
  wrongItemTarget: ({ item }, say) => `The ${say.text(item)} cannot be used on that.`,
  unhurt: ({ target }, say) => `${say.who(target)} has all their HP.`,
  nothingToMend: ({ target }, say) =>
    `${say.who(target)} has all their HP, and nothing that Heal Wounds would end.`,
  beyondHealing: ({ target }, say) => `${say.who(target)} is Out of Action: no item helps them now.`,
  notPowered: ({ item }, say) =>
    `The ${say.text(item)} has no power on this mission yet: \`/act\` Power gear, with a Zephyrite Shard or two charges of magic.`,
  shieldFull: ({ actor }, say) => `${say.who(actor)}’s body armour lacks no Shield Points.`,
  isReady: ({ ability }, say) => `${say.text(ability)} is ready already.`,
  nothingToRenew: ({ actor, of }, say) =>
    `${say.who(actor)} has no ${say.text(of)} ability that it could renew.`,
  nothingCools: ({ actor }, say) => `${say.who(actor)} has no magic ability that cools down.`,
  onlyOnMission: ({ act }, say) => `${say.text(act)} only works on a mission.`,
  noEnergy: ({ actor }, say) =>
    `${say.who(actor)} has neither a charged Zephyrite Shard nor two charges of magic abilities.`,
  carriesNothing: ({ actor }, say) => `${say.who(actor)} is no hero: what enemies have stands in their pack.`,
  notCarried: () => 'Nobody can carry that.',
  hasPower: ({ actor, power }, say) =>
    `${say.who(actor)} has ${say.text(power)} already, or what takes the same place.`,
  hasNoPower: ({ actor, power }, say) => `${say.who(actor)} has no ${say.text(power)}.`,
  lacksAbility: ({ actor, ability }, say) =>
    `That takes the place of ${say.text(ability)}, which ${say.who(actor)} does not know.`,
};
