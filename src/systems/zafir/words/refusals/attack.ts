import type { RefusalSentences } from '../saying.ts';

export const attackRefusals: RefusalSentences = {
  chancesHidden: ({ actor }, say) => `Only the GM knows the chances of ${say.who(actor)}.`,
  unknownWay: ({ way }, say) =>
    `I do not know how to attack '${say.text(way)}': say 'subdue', or 'from C5' for a tile.`,
  nobodyToAttack: ({ target }, say) => `${say.who(target)} isn't somebody you can attack here.`,
  notAnEnemy: ({ actor, target }, say) =>
    actor === target ? 'Nobody attacks themselves.' : `${say.who(target)} is no enemy of ${say.who(actor)}.`,
  unnoticed: () => 'Nobody has noticed anybody to attack there.',
  isDown: ({ target }, say) => `${say.who(target)} is down already.`,
  noWeapon: ({ actor }, say) => `${say.who(actor)} has nothing to attack with.`,
  noSuchMeans: ({ actor, means }, say) => `${say.who(actor)} has no ${say.text(means)} to attack with.`,
  behindShield: ({ actor }, say) =>
    `${say.who(actor)} holds a Tower Shield and cannot use their primary weapon: lower it first.`,
  noAmmo: ({ weapon }, say) => `The ${say.text(weapon)} is empty: reload it (\`/act\` Reload).`,
  noAmmoToWatch: ({ actor }, say) => `${say.who(actor)} has no gun with a shot left to keep watch with.`,
  tooExhaustedToWatch: ({ actor }, say) => `${say.who(actor)} is Exhausted: no Overwatch until that is over.`,
  cannotStepTo: ({ actor, tile }, say) =>
    `${say.who(actor)} cannot step out to ${say.text(tile)}: that takes cover, and a free tile beside at the same height.`,
  notAdjacent: ({ actor, target }, say) => `${say.who(target)} is not beside ${say.who(actor)}.`,
  cannotReach: ({ actor, target }, say) =>
    `${say.who(actor)} cannot get beside ${say.who(target)} with one move.`,
  cannotReachFrom: ({ actor, target, tile }, say) =>
    `${say.who(actor)} cannot strike ${say.who(target)} from ${say.text(tile)}: too far to go, or not beside them.`,
  notLiving: ({ target }, say) => `${say.who(target)} is not Living, and cannot be knocked out.`,
  unconsciousAlready: ({ target }, say) => `${say.who(target)} is Unconscious already.`,
  tooStrongToSubdue: ({ target, most }, say) =>
    `${say.who(target)} can be knocked out at ${say.text(most)} HP or fewer, or while Stunned or Disoriented.`,
  noGrenade: ({ actor, grenade }, say) => `${say.who(actor)} has no ${say.text(grenade)} left.`,
  noTileThere: ({ target }, say) =>
    `${say.text(target)} is no tile here: write one like C4, or name somebody.`,
  loadedAlready: ({ weapon }, say) => `The ${say.text(weapon)} is fully loaded.`,
  allLoaded: ({ actor }, say) => `${say.who(actor)} has nothing to reload.`,
  carriesAlready: ({ actor, target }, say) => `${say.who(actor)} carries ${say.who(target)} already.`,
  handsFull: ({ actor }, say) =>
    `${say.who(actor)} carries a body: they can only move, or lay it down (Drop Body).`,
  noBodyBeside: ({ actor }, say) => `No body lies beside ${say.who(actor)} that they could take up.`,
  noTileBeside: ({ actor }, say) => `There is no free tile beside ${say.who(actor)}.`,
};
