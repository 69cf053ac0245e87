import type { RefusalSentences } from '../saying.ts';

const phases: { readonly [phase: string]: string } = {
  players: 'the players',
  allies: 'the allies',
  enemies: 'the enemies',
};

export const turnRefusals: RefusalSentences = {
  noFight: () => "There's no encounter here. A GM starts one with `/encounter start`.",
  fightRuns: () => "There's already an encounter here.",
  onlyFoesSurprised: () =>
    'Only the enemies can be surprised (`surprised:foes`): then the crew starts Concealed.',
  badBattlefield: () => "I can't read what's stored of the battlefield.",
  notBegun: () => "The encounter hasn't begun: a GM presses **Begin**, or uses `/encounter next`.",
  nobodyToAct: () => 'Nobody in the encounter can act.',
  notInFight: ({ actor }, say) => `${say.who(actor)} isn't in this encounter.`,
  wayNotYours: ({ actor }, say) => `Only ${say.who(actor)}'s player and the GM see that way.`,
  alreadyIn: ({ name }, say) => `${say.text(name)} is already in the encounter.`,
  keptAlready: ({ name }, say) => `You've already kept ${say.text(name)}.`,
  unknownCharacter: ({ id }, say) => `Nobody here is called ${say.text(id)}.`,
  isWhole: ({ actor }, say) => `${say.who(actor)} already has all ${say.of(actor).their} HP.`,
  isDead: ({ actor }, say) => `${say.who(actor)} is dead.`,
  onlyInEncounter: ({ act }, say) => `You can only use ${say.text(act)} in an encounter.`,
  notInEncounter: ({ act }, say) => `${say.text(act)} has to wait until the encounter is over.`,
  notYourPhase: ({ actor, phase }, say) =>
    `${say.who(actor)} can't act now: it's ${phases[String(phase)] ?? 'another side'}' phase.`,
  controlledSinceNow: ({ actor }, say) =>
    `${say.who(actor)} came under control this round, and acts from the next round on.`,
  nothingToHold: () =>
    "You don't have to hold your turn: your side acts in any order. Let the others go first, and act before the phase ends.",
  hasActed: ({ actor }, say) => `${say.who(actor)} has already had a turn this round.`,
  anotherActs: ({ actor, current }, say) =>
    `${say.who(current)} is in the middle of ${say.of(current).their} turn. ${say.who(actor)} can act as soon as **End turn** is pressed (\`/encounter next\`).`,
  moversFirst: ({ movers }, say) =>
    Array.isArray(movers) && movers.length > 0
      ? `First ${movers.map((id) => say.who(id)).join(', ')} can make a free move. A GM goes on without them: **End phase**, or \`/encounter next\`.`
      : 'The GM acts first.',
  onlyMoves: ({ actor }, say) => `${say.who(actor)} only has a free move now. The turn comes later.`,
  turnIsOver: ({ actor }, say) => `${say.who(actor)}'s turn is over.`,
  noActions: ({ actor, left, cost, act }, say) =>
    left === 0
      ? `${say.who(actor)} has no action left this turn.`
      : `${say.text(act)} takes ${say.text(cost)} actions, and ${say.who(actor)} has ${say.text(left)} left.`,
  stunnedThisTurn: ({ actor }, say) => `${say.who(actor)} is Stunned and loses all actions this turn.`,
  coolingDown: ({ name, left }, say) =>
    `${say.text(name)} is cooling down for ${say.text(left)} more ${left === 1 ? 'turn' : 'turns'}.`,
  noCharges: ({ name }, say) => `${say.text(name)} has no charge left this mission.`,
  noTile: ({ place }, say) => `I don't know the tile "${say.text(place)}". Write one like C4.`,
  tileTaken: ({ tile }, say) => `${say.text(tile)} isn't free.`,
  noRoom: ({ name, fits }, say) =>
    fits === 0
      ? `There's no free tile for ${say.text(name)}.`
      : `Only ${say.text(fits)} of them fit: no other tile is free.`,
  noRoomHidden: ({ fits, tile }, say) =>
    fits === 0
      ? `The hidden ground around ${say.text(tile)} is full. Name another place, or show players the ground first.`
      : `Only ${say.text(fits)} of them fit on the hidden ground around ${say.text(tile)}. Bring in that many, or name another place for the rest.`,
  revealedThere: ({ name, place }, say) =>
    `${say.text(name)} would be seen at once on ${say.text(place)}. Concealed units start where no enemy sees or senses them.`,
  noSuchSpot: ({ place, spots }, say) =>
    `The map has no "${say.text(place)}". Take one of these, or a tile like C4: ${say.list(spots)}.`,
};
