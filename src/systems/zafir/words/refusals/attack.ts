import type { RefusalSentences } from '../saying.ts';

export const attackRefusals: RefusalSentences = {
  chancesHidden: ({ actor }, say) => `Only the GM knows the chances of ${say.who(actor)}.`,
  unknownWay: ({ way }, say) =>
    `I don't know how to attack "${say.text(way)}". Say \`subdue\`, or \`from C5\` for a tile.`,
  nobodyToAttack: ({ target }, say) => `You can't attack ${say.who(target)} here.`,
  notAnEnemy: ({ actor, target }, say) =>
    actor === target
      ? "You can't attack yourself."
      : `${say.who(target)} isn't an enemy of ${say.who(actor)}.`,
  unnoticed: () => "You haven't noticed anybody to attack there.",
  isDown: ({ target }, say) => `${say.who(target)} is already down.`,
  noWeapon: ({ actor }, say) => `${say.who(actor)} has nothing to attack with.`,
  noSuchMeans: ({ actor, means }, say) => `${say.who(actor)} has no ${say.text(means)} to attack with.`,
  behindShield: ({ actor }, say) =>
    `${say.who(actor)} holds a Tower Shield and can't use ${say.of(actor).their} primary weapon: lower it first.`,
  noAmmo: ({ weapon }, say) => `The ${say.text(weapon)} is empty: reload it (\`/act\` Reload).`,
  noAmmoToWatch: ({ actor }, say) => `${say.who(actor)} has no gun with a shot left for Overwatch.`,
  tooExhaustedToWatch: ({ actor }, say) => `${say.who(actor)} is Exhausted: no Overwatch until that's over.`,
  cannotStepTo: ({ actor, tile }, say) =>
    `${say.who(actor)} can't step out to ${say.text(tile)}. To step out, be in cover, with a free tile next to you at the same height.`,
  notAdjacent: ({ actor, target }, say) => `${say.who(target)} isn't next to ${say.who(actor)}.`,
  cannotReach: ({ actor, target }, say) =>
    `${say.who(actor)} can't get next to ${say.who(target)} with one move.`,
  cannotReachFrom: ({ actor, target, tile }, say) =>
    `${say.who(actor)} can't strike ${say.who(target)} from ${say.text(tile)}: it's too far to go, or not next to ${say.of(target).them}.`,
  notLiving: ({ target }, say) =>
    `You can't knock out ${say.who(target)}: ${say.of(target).they} ${say.of(target).verb("isn't", "aren't")} Living.`,
  unconsciousAlready: ({ target }, say) => `${say.who(target)} is already Unconscious.`,
  tooStrongToSubdue: ({ target, most }, say) =>
    `You can knock out ${say.who(target)} at ${say.text(most)} HP or fewer, or while Stunned or Disoriented.`,
  noGrenade: ({ actor, grenade }, say) => `${say.who(actor)} has no ${say.text(grenade)} left.`,
  noTileThere: ({ target }, say) =>
    `I don't know a tile or anybody called "${say.text(target)}". Write a tile like C4, or a name.`,
  loadedAlready: ({ weapon }, say) => `The ${say.text(weapon)} is fully loaded.`,
  allLoaded: ({ actor }, say) => `${say.who(actor)} has nothing to reload.`,
  carriesAlready: ({ actor, target }, say) => `${say.who(actor)} is already carrying ${say.who(target)}.`,
  handsFull: ({ actor }, say) =>
    `${say.who(actor)} is carrying a body and can only move, or put it down (Drop Body).`,
  noBodyBeside: ({ actor }, say) => `There's no body next to ${say.who(actor)} to pick up.`,
  noTileBeside: ({ actor }, say) => `There's no free tile next to ${say.who(actor)}.`,
};
