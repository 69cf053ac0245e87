import type { RefusalSentences } from '../saying.ts';

const phases: { readonly [phase: string]: string } = {
  players: 'the players',
  allies: 'the allies',
  enemies: 'the enemies',
};

export const turnRefusals: RefusalSentences = {
  noFight: () => 'There is no encounter here. A GM starts one with `/encounter start`.',
  fightRuns: () => 'An encounter runs already.',
  onlyFoesSurprised: () =>
    'Only the enemies can be surprised: then the crew starts with concealment (`surprised:foes`).',
  badBattlefield: () => 'What is stored of the battlefield cannot be read.',
  notBegun: () => "The encounter hasn't begun: a GM presses **Begin**, or uses `/encounter next`.",
  nobodyToAct: () => 'Nobody in the encounter can act.',
  notInFight: ({ actor }, say) => `${say.who(actor)} is not in this encounter.`,
  alreadyIn: ({ name }, say) => `${say.text(name)} is in the encounter already.`,
  keptAlready: ({ name }, say) => `You've already kept ${say.text(name)}.`,
  unknownCharacter: ({ id }, say) => `Nobody here is called ${say.text(id)}.`,
  isWhole: ({ actor }, say) => `${say.who(actor)} has all HP already.`,
  isDead: ({ actor }, say) => `${say.who(actor)} is dead.`,
  onlyInEncounter: ({ act }, say) => `${say.text(act)} is for encounters.`,
  notInEncounter: ({ act }, say) => `${say.text(act)} has to wait until the encounter is over.`,
  notYourPhase: ({ actor, phase }, say) =>
    `${say.who(actor)} cannot act now: it is ${phases[String(phase)] ?? 'another side'}’ phase.`,
  controlledSinceNow: ({ actor }, say) =>
    `${say.who(actor)} has come under control this round, and acts from the next one on.`,
  nothingToHold: () =>
    'Nobody has to hold a turn: a side acts in any order. Let the others go first, and act before the phase ends.',
  hasActed: ({ actor }, say) => `${say.who(actor)} has had their turn this round.`,
  anotherActs: ({ actor, current }, say) =>
    `${say.who(current)} is in the middle of their turn. ${say.who(actor)} can act as soon as **End turn** is pressed (\`/encounter next\`).`,
  moversFirst: ({ movers }, say) =>
    Array.isArray(movers) && movers.length > 0
      ? `First ${movers.map((id) => say.who(id)).join(', ')} may make a free move. A GM goes on without them: **End phase**, or \`/encounter next\`.`
      : 'The GM acts first.',
  onlyMoves: ({ actor }, say) =>
    `${say.who(actor)} has a free move now, nothing else. It is their turn later.`,
  turnIsOver: ({ actor }, say) => `${say.who(actor)}’s turn is over.`,
  noActions: ({ actor, left, cost, act }, say) =>
    left === 0
      ? `${say.who(actor)} has no action left this turn.`
      : `${say.text(act)} takes ${say.text(cost)} actions; ${say.who(actor)} has ${say.text(left)} left.`,
  stunnedThisTurn: ({ actor }, say) => `${say.who(actor)} is Stunned and loses every action of this turn.`,
  coolingDown: ({ name, left }, say) =>
    `${say.text(name)} cools down for ${say.text(left)} more ${left === 1 ? 'turn' : 'turns'}.`,
  noCharges: ({ name }, say) => `${say.text(name)} has no charge left on this mission.`,
  noTile: ({ place }, say) => `${say.text(place)} is no tile here: write one like C4.`,
  tileTaken: ({ tile }, say) => `${say.text(tile)} is not free.`,
  noRoom: ({ name, fits }, say) =>
    fits === 0
      ? `There is no free tile for ${say.text(name)}.`
      : `Only ${say.text(fits)} of them fit: no other tile is free.`,
  noRoomHidden: ({ fits, tile }, say) =>
    fits === 0
      ? `The hidden ground around ${say.text(tile)} is full. Name another place, or show players the ground first.`
      : `Only ${say.text(fits)} of them fit on the hidden ground around ${say.text(tile)}. Bring in that many, or name another place for the rest.`,
  revealedThere: ({ name, place }, say) =>
    `${say.text(name)} would be seen at once on ${say.text(place)}. Concealed units begin where no enemy sees or senses them.`,
  noSuchSpot: ({ place, spots }, say) =>
    `The map has no ‘${say.text(place)}’. There are: ${say.list(spots)}; or a tile like C4.`,
};
