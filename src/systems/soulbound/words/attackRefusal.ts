import type { Params } from '../../../engine/refusal.ts';
import type { Saying } from './sentence.ts';

/** Why a weapon cannot be used so, or an attack not be aimed there. */
export const attackRefusals: { readonly [code: string]: (params: Params, say: Saying) => string } = {
  notLoaded: ({ actor, weapon }, say) =>
    `${say.who(actor)}'s ${say.text(weapon)} isn't loaded: reload it first (\`/act\` Reload, an Action).`,
  handsFull: ({ actor, weapon, shield }, say) =>
    `${say.text(weapon)} takes both hands, and ${say.who(actor)} holds ${say.text(shield)}: drop that first (\`/act\` Drop an item, free).`,
  liesElsewhere: ({ item, zone }, say) => `${say.text(item)} lies in ${say.zone(zone)}: go there first.`,
  nothingToReload: ({ actor }, say) => `${say.who(actor)} has no weapon to reload.`,
  nothingCarried: ({ actor }, say) => `${say.who(actor)} carries nothing to drop.`,
  chargeInMelee: () =>
    'Here you can only Charge with a melee attack: choose another weapon, or attack without it.',
  noBlast: ({ actor, zone }, say) =>
    `${say.who(actor)} has no weapon with Blast for ${say.zone(zone)}: attack somebody there instead.`,
  notABlast: ({ weapon, zone }, say) =>
    `${say.text(weapon)} has no Blast, so you can't aim it at ${say.zone(zone)}: choose somebody there.`,
  blastPlainly: ({ weapon }, say) =>
    `${say.text(weapon)} is aimed at a whole Zone, so you can't add a Charge or Called Shot.`,
  blastWithoutTest: ({ weapon }, say) =>
    `${say.text(weapon)} needs no Test, so there are no dice to spend anything on.`,
  blastTooFar: ({ zone, weapon, range }, say) =>
    `${say.zone(zone)} is too far for ${say.text(weapon)}: its Blast reaches ${say.text(range)} Range.`,
};
