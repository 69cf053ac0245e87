import type { Sentence } from './sentence.ts';

/** Why an Action in combat cannot be done. */
export const actionRefusals: { readonly [code: string]: Sentence } = {
  needsWords: ({ act }) =>
    act === 'react'
      ? 'Say what you wait for: fill in `detail`, such as “the raider comes through the door”.'
      : 'Say what you want to do: fill in `detail`.',
  noDoor: ({ actor }, say) =>
    `There's no door where ${say.who(actor)} is. A GM names one with \`/encounter zones zones:Yard [object door]\`.`,
  nothingToUse: ({ actor }, say) => `${say.who(actor)} has nothing to use within reach.`,
  notForThem: ({ target }, say) =>
    `That isn't for ${say.who(target)}: choose something else, or leave out the target.`,
  cannotTake: ({ target }, say) => `${say.who(target)} can't take anything now.`,
  sheetFull: ({ target }, say) => `${say.who(target)} can't carry more.`,
  noEnemy: ({ actor }, say) => `${say.who(actor)} has no enemies here.`,
  hearsNothing: ({ target }, say) => `${say.who(target)} can't hear anything now.`,
  nothingToBreak: ({ actor }, say) => `Nothing holds ${say.who(actor)}.`,
  holdsNobody: ({ actor }, say) => `${say.who(actor)} isn't holding anybody.`,
  waitedAlready: ({ actor }, say) => `${say.who(actor)} has already waited this round.`,
  nobodyAfter: ({ actor }, say) =>
    `Nobody acts after ${say.who(actor)} this round: there's nothing to wait for.`,
  'turn.heldAlready': ({ actor }, say) =>
    `${say.who(actor)} has already held this turn: take it now, or end it.`,
  'turn.lastAnyway': ({ actor }, say) =>
    `${say.who(actor)} is last this round anyway: nobody is left to go first.`,
  turnUsed: ({ actor }, say) =>
    `${say.who(actor)} has already begun to act, and you can only hold a whole turn. To wait with one Action, use React (\`/act\`).`,
  holdsNothing: ({ actor }, say) => `${say.who(actor)} isn't holding a turn. Use Hold on your turn first.`,
  notWaiting: ({ actor }, say) =>
    `${say.who(actor)} isn't waiting for anything. Use React on your turn first.`,
  noWayIn: () => "There's only one zone: nobody can come in.",
  notInZone: ({ actor, zone }, say) =>
    `${say.who(actor)} isn't in ${say.zone(zone)}: you can only defend your own Zone.`,
  zoneIsNobody: ({ zone, act, instead }, say) =>
    `${say.zone(zone)} is a Zone, and ${say.text(act)} needs a person. For a Zone, use \`/act\` ${say.text(instead)}.`,
  nothingDefended: ({ actor }, say) => `No enemy defends a Zone next to ${say.who(actor)}.`,
  zoneDefended: ({ zone, target }, say) =>
    `${say.who(target)} defends ${say.zone(zone)}: go next to it and use Force entry first (\`/act\`).`,
  notHidden: ({ actor }, say) => `${say.who(actor)} isn't hiding.`,
  retreatAlone: ({ actor }, say) =>
    `${say.who(actor)} has no allies here to retreat with: use Flee instead (\`/act\`).`,
  hiddenFromYou: ({ actor, target }, say) =>
    `${say.who(actor)} hasn't found ${say.who(target)}: Search first.`,
};
