import type { Sentence } from './refusal.ts';

/** Why an Action in combat cannot be done. */
export const actionRefusals: { readonly [code: string]: Sentence } = {
  needsWords: ({ act }) =>
    act === 'react'
      ? 'Say what you wait for: fill in `detail`, such as “the raider comes through the door”.'
      : 'Say what you want to do: fill in `detail`.',
  noDoor: ({ actor }, say) =>
    `No door is where ${say.who(actor)} is. A GM names one with \`/encounter zones zones:Yard [object door]\`.`,
  nothingToUse: ({ actor }, say) => `Nothing to use is within reach of ${say.who(actor)}.`,
  notForThem: ({ target }, say) =>
    `That is not for ${say.who(target)}: choose something else, or leave out the target.`,
  cannotTake: ({ target }, say) => `${say.who(target)} can take nothing now.`,
  sheetFull: ({ target }, say) => `${say.who(target)} can't carry more.`,
  noEnemy: ({ actor }, say) => `Nobody is against ${say.who(actor)} here.`,
  hearsNothing: ({ target }, say) => `${say.who(target)} hears nothing now.`,
  nothingToBreak: ({ actor }, say) => `No grip and no weapon holds ${say.who(actor)}.`,
  holdsNobody: ({ actor }, say) => `${say.who(actor)} holds nobody.`,
  waitedAlready: ({ actor }, say) => `${say.who(actor)} has waited this round already.`,
  nobodyAfter: ({ actor }, say) =>
    `Nobody acts after ${say.who(actor)} in this round: there is nothing to wait for.`,
  'turn.heldAlready': ({ actor }, say) =>
    `${say.who(actor)} has held this turn already: it is taken now, or ended.`,
  'turn.lastAnyway': ({ actor }, say) =>
    `${say.who(actor)} is the last of this round anyway: there is nobody to let go first.`,
  turnUsed: ({ actor }, say) =>
    `${say.who(actor)} has begun to act: only a whole turn can be held. React waits with one Action (\`/act\`).`,
  holdsNothing: ({ actor }, say) => `${say.who(actor)} holds no turn. Hold on your turn first.`,
  notWaiting: ({ actor }, say) => `${say.who(actor)} waits for nothing. React on your turn first.`,
  noWayIn: () => 'There is only one zone: nobody can come in.',
  notInZone: ({ actor, zone }, say) =>
    `${say.who(actor)} is not in ${say.zone(zone)}: one defends the Zone that one stands in.`,
  zoneIsNobody: ({ zone, act, instead }, say) =>
    `${say.zone(zone)} is a Zone, and ${say.text(act)} aims at somebody: for a Zone there is \`/act\` ${say.text(instead)}.`,
  nothingDefended: ({ actor }, say) => `No zone beside ${say.who(actor)} is defended by an enemy.`,
  zoneDefended: ({ zone, target }, say) =>
    `${say.who(target)} defends ${say.zone(zone)}: Force entry first (\`/act\`), from beside it.`,
  notHidden: ({ actor }, say) => `${say.who(actor)} hides from nobody.`,
  retreatAlone: ({ actor }, say) =>
    `${say.who(actor)} has no allies here to retreat with: Flee instead (\`/act\`).`,
  hiddenFromYou: ({ actor, target }, say) =>
    `${say.who(actor)} has not found ${say.who(target)}: Search first.`,
};
