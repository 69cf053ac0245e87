import { limitWords } from '../../../engine/limitWords.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { spaceRefusalText } from '../../../engine/space/index.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { forceRefusals } from './forceRefusals.ts';
import { cardName, nameOfId } from './names.ts';
import type { Refusals, Saying } from './saying.ts';
import { bold, nameIn, record } from './telling.ts';

const battleRefusals: Refusals = {
  badParty: () => "I can't read what the campaign keeps. Tell the bot's owner.",
  noSuchField: ({ text }, say) => `The sheet has no '${say.typed(text)}'. Pick one of the values offered.`,
  notANumber: ({ label, text, from, to }, say) =>
    `${say.typed(label)} is a whole number from ${String(from)} to ${String(to)}, not '${say.typed(text)}'.`,
  notYesOrNo: ({ label, text }, say) => `${say.typed(label)} is yes or no, not '${say.typed(text)}'.`,
  notAChoice: ({ label, text, choices }, say) =>
    `${say.typed(label)} is one of ${Array.isArray(choices) ? choices.map(say.typed).join(', ') : ''}, not '${say.typed(text)}'.`,
  gmOnly: () => 'Nobody leads here: what you play for, all of you agree on.',
  undoDice: () => "A die fell, or a card was drawn or shown: that can't be taken back.",
  declined: ({ side }, say) => `${say.typed(side)} doesn't accept. Talk it over, and propose it again.`,
  playCardFirst: () => 'Play a card first: Activate, Deploy, or Defer under More….',
  noBand: () => "It's no band of an Escalation campaign. Fight a match with 'escalation' first.",
  learnsByFighting: () =>
    "Nobody is recruited with what others learn by fighting. Leave 'learned' and 'lost' out.",
  bandsPoints: () => "A band's points follow from its matches. Spend its resources under What I can do.",
  tooFewResources: ({ price, resources }) =>
    `It takes ${String(price)} resources, and ${String(resources)} are there. Pick something cheaper.`,
  nothingToBuy: () => 'Nothing can be bought for that. Pick something of the list.',
  carriesNoMore: () => 'None of your units can carry that. Pick something else.',
  somebodyIsFit: () => 'Some of your units are fit. Fight the next match with them.',
  noBattle: () => 'No battle runs here. Begin one first.',
  battleRuns: () => 'A battle runs here already. End it first.',
  battleOver: () => 'The battle is over. Put it away, and begin another.',
  badSetup: () => 'Nobody can fight there. Describe the map again.',
  tooFewSides: () => 'A battle takes two sides at the least. Add another.',
  noSides: () => 'Nobody is there to roll off.',
  notLegal: ({ side, why }, say) => {
    const { code, params } = record(why);
    const reason = typeof code === 'string' ? forceRefusals[code]?.(record(params), say) : undefined;
    return `The force of ${say.typed(side)} breaks a rule. ${reason ?? 'Look at it again.'}`;
  },
  asksNoMore: ({ side }, { who }) => `${who(side)} isn't asked again to take anything back in this battle.`,
  notInBattle: ({ side }, { who }) => `${who(side)} isn't in this battle.`,
  notHere: () => 'There is no such thing in Wayfarer Tactics. Play a card instead.',
  noSuchAct: ({ act }, { typed }) => `Nobody can do '${typed(act)}' here. Pick one of the acts offered.`,
  notYourTurn: ({ side, turn }, { who }) =>
    turn === null ? `${who(side)} has nothing to decide now.` : `It's ${who(turn)}'s turn. Wait for yours.`,
  notYetBegun: () => "The first round hasn't begun. Place your units, and press Ready.",
  noConvoy: () => 'Nobody has a vehicle to bring through. Put one into a force, or take another mission.',
  markFirst: () => 'Objectives and grabs come first. Place the one whose turn it is.',
  nothingToMark: () => 'No objective or grab is left to place.',
  noPlaceForMarker: ({ tile }) =>
    tile === undefined
      ? 'There is no room for another marker.'
      : `Nothing can be put at ${String(tile)}: markers lie outside of all zones, on free ground, and touch no other. Take another tile.`,
  setUpIsOver: () => 'Set-up is over. Bring units with a card: Deploy.',
  stillActing: ({ unit }, { who }) => `${who(unit)} is still acting. Press Done first.`,
  stillDeploying: () => 'Units still come with your last card. Press Done first.',
  nobodyActs: () => 'None of your units acts. Activate one with a card.',
  noCardNamed: () => 'Name the card that you play.',
  notInHand: ({ card }) => `${cardName(String(card))} isn't in your hand. Pick a card of it.`,
  cardLies: ({ card }) => `${cardName(String(card))} lies already: bring units with it, or press Done.`,
  cardTooLow: ({ card, least, order }) =>
    `${cardName(String(card))} is too low for that (${String(order)}): it takes ${String(least)} or more.`,
  cardBringsLess: ({ unit, card }, { who }) =>
    `${card === null ? 'That card' : cardName(String(card))} doesn't bring ${who(unit)}: it is worth too many Victory Points. Play a higher card.`,
  noSuchUnit: ({ unit }, { typed }) => `No unit is called '${typed(unit)}'. Pick one of the list.`,
  // The rules say it of a unit, the app of a side by its name.
  notYours: ({ unit, name }, { who, typed }) =>
    name === undefined
      ? `${who(unit)} isn't yours. Pick one of your own units.`
      : `${bold(typed(name))} isn't your side. Name one that you play.`,
  hasMaster: ({ unit }, { who }) =>
    `${who(unit)} obeys the Beast Master near it. Pick one of your own units.`,
  turncoatFirst: ({ unit }, { who }) =>
    `${who(unit)} turned its coat for you, and acts before all else. Activate it with your highest card.`,
  highestCard: ({ unit }, { who }) =>
    `${who(unit)} turned its coat: it takes your highest card. Play that one.`,
  isYours: ({ unit }, { who }) => `${who(unit)} is on your side. Pick an enemy.`,
  notOnMap: ({ unit }, { who }) => `${who(unit)} isn't on the map. Pick somebody who is.`,
  notInReserves: ({ unit }, { who }) => `${who(unit)} isn't in reserves. Pick somebody who is.`,
  reservesEmpty: () => 'Nobody is left in your reserves. Activate who is on the map.',
  nobodyToActivate: () => 'None of your units on the map can act. Deploy some, or defer.',
  activatedAlready: ({ unit }, { who }) => `${who(unit)} has acted in this round. Pick another unit.`,
  nobodySteers: ({ unit }, { who }) => `${who(unit)} needs an ally nearby who steers it. Bring one nearer.`,
  cardTooHigh: ({ unit, card }, { who }) =>
    `${cardName(String(card))} doesn't move ${who(unit)} without a Commander nearby. Play another card.`,
  halfPlaced: ({ half }) => `You have placed ${String(half)}, half of your units. Press Ready.`,
  noSuchTile: ({ tile }, { typed }) =>
    tile === null ? 'Say where to: a tile such as C4.' : `'${typed(tile)}' is no tile. Type one such as C4.`,
  notInZone: ({ tile, edge }) =>
    `${String(tile)} isn't where you may come to the map. Take a tile nearer to the ${String(edge)} edge.`,
  noRoom: ({ tile, unit }, { who }) =>
    `There is no room for ${who(unit)} at ${String(tile)}. Take another tile.`,
  cardBringsFewer: ({ unit, card, models }, { who }) =>
    `${card === null ? 'That card' : cardName(String(card))} doesn't bring the squad of ${who(unit)}: it comes whole, ${String(models)} of them, and your hand isn't worth that many. Play an ace, or bring others.`,
  noRoomForSquad: ({ unit }, { who }) =>
    `The squad of ${who(unit)} has no room to come there together. Take another tile, or clear the edge.`,
  squadBeyondHalf: ({ unit, models, left }, { who }) =>
    `The squad of ${who(unit)} is placed whole, ${String(models)} of them, and you may place ${String(left)} more. Place others, or press Ready.`,
  squadComesWhole: ({ unit }, { who }) =>
    `The squad of ${who(unit)} comes whole, on foot. Bring it with Place or Deploy.`,
  neverDeploys: ({ unit }, { who }) =>
    `${who(unit)} stays in reserves for the whole battle. Bring another unit.`,
  noRoomInZone: ({ unit }, { who }) => `There is no room for ${who(unit)} along your edge. Clear it first.`,
};

const orderRefusals: Refusals = {
  sneaksAlready: ({ unit }, { who }) => `${who(unit)} sneaks already. Let it do something.`,
  tooLateToSneak: ({ unit }, { who }) =>
    `${who(unit)} has done something already: one sneaks from the beginning.`,
  doneAlready: ({ order }) =>
    `That was done in this activation (${String(order)}). Do something else, or press Done.`,
  drags: () => 'Who drags something only moves. Put it down first.',
  carriesNothing: ({ unit }, { who }) => `${who(unit)} has nothing to put down.`,
  runsFirst: ({ unit }, { who }) => `${who(unit)} is in a rush. Say where it runs first, or press Done.`,
  neverRushes: ({ unit }, { who }) => `${who(unit)} never rushes. Let it move.`,
  cantRush: ({ unit }, { who }) => `${who(unit)} has no Athletics to rush with. Let it do something else.`,
  goesAsOthers: ({ unit }, { who }) => `${who(unit)} can't go like that. Let it move.`,
  notAway: ({ unit, tile }, { who }) =>
    `${String(tile)} isn't farther from every enemy that ${who(unit)} sees. Take another tile, or let it move.`,
  nothingToStepFor: ({ unit }, { who }) =>
    `${who(unit)} steps before or after a melee assault or a spell, as its skill has it. Do that with its card.`,
  owesThat: ({ unit }, { who }) =>
    `${who(unit)} has stepped aside for its melee assault or its spell, and does that next. Do it, or press Done.`,
  noStep: ({ tile }) =>
    tile === null
      ? 'Say where to: a tile such as C4.'
      : `There is no step to ${String(tile)}. Take a free tile beside it that is no higher.`,
  notInFullCover: ({ unit }, { who }) =>
    `${who(unit)} strides through shadows once it has moved to where no enemy sees it. Move it there first.`,
  noShadow: ({ tile }) => `${String(tile)} isn't free, or an enemy sees it. Take another tile.`,
  hasDived: ({ unit }, { who }) =>
    `${who(unit)} has dived, and neither moves nor rushes until the round is over. Let it do something else.`,
  noLight: ({ unit }, { who }) => `${who(unit)} has nothing to light with. Let it do something else.`,
  outOfLight: ({ tile }) => `${String(tile)} is too far away, or not on the map. Take a nearer tile.`,
  lightAlready: ({ tile }) => `${String(tile)} isn't dark. Take another tile.`,
  noHandFree: ({ unit, means }, { who, thing }) =>
    `${who(unit)} has no hand free for ${thing(means)}: it holds something else. Pick another weapon.`,
  empty: ({ means }, { thing }) =>
    `${thing(means)} shoots once a round, and has. Pick another weapon, or wait for the next round.`,
  noRush: ({ unit }, { who }) => `${who(unit)} hasn't begun a rush. Press Rush first.`,
  outOfCohesion: ({ unit }, { who }) =>
    `The squad of ${who(unit)} is out of cohesion: it comes together first, and does nothing else with this card. Let it move.`,
  movesAsOne: ({ unit }, { who }) => `The squad of ${who(unit)} moves as one. Let it move.`,
  nowhereToGo: () => 'There is nowhere to go from here. Do something else.',
  noSuchFacing: () => 'Say which way to turn: north, north-east and so on.',
  noRoomToTurn: ({ unit }, { who }) => `${who(unit)} has no room to turn that way. Move it first.`,
  noSuchMeans: ({ means }, { typed }) => `'${typed(means)}' is none of its weapons. Pick one of the list.`,
  noSuchWay: ({ way, means }, { typed, thing }) =>
    `${thing(means)} isn't used like that (${typed(way)}). Pick a way of the list.`,
  noMeans: ({ unit }, { who }) => `${who(unit)} has nothing to make an assault with.`,
  nobodyInReach: () => 'No enemy is in reach. Move nearer first.',
  outOfReach: ({ unit, means }, { who, thing }) =>
    `${who(unit)} is out of reach of ${thing(means)}. Move nearer, or pick another weapon or target.`,
  tooHeavy: ({ means }, { thing }) => `${thing(means)} can't be used after a move. Assault without moving.`,
  noSuchSpell: ({ spell }, { typed }) =>
    spell === null
      ? 'Say which spell to cast.'
      : `'${typed(spell)}' is no spell that it can cast. Pick one of the list.`,
  cardCastsNot: ({ card, spell }, { thing }) =>
    `${cardName(String(card))} doesn't cast ${thing(spell)}: it takes its suit, and a value high enough. Act with another card.`,
  cardJustCasts: ({ card, spell }, { thing }) =>
    `${cardName(String(card))} casts ${thing(spell)} and nothing else. Cast before anything is done, or act with a higher card.`,
  nothingToCastAt: ({ spell }, { thing }) => `Nobody is there for ${thing(spell)}. Move nearer first.`,
  notForThat: ({ unit, spell }, { who, thing }) =>
    unit === null
      ? `Say who to cast ${thing(spell)} at.`
      : `${thing(spell)} isn't for ${who(unit)} now. Pick one of the list.`,
  noSuchDeed: ({ deed }, { typed }) => `'${typed(deed)}' is none of its skills. Pick one of the list.`,
  needsFace: ({ deed }, { thing }) => `${thing(deed)} takes a face card or an ace. Act with one.`,
  tooLateFor: ({ deed }, { thing }) => `${thing(deed)} takes the place of all else. Use it first.`,
  nobodyFor: ({ deed }, { thing }) =>
    `Nobody is there for ${thing(deed)}. Pick one of the list, or move nearer first.`,
  noWayLeft: ({ unit }, { who }) => `${who(unit)} has nothing left of its way. Press Done.`,
  nothingToOperate: ({ unit }, { who }) => `Nothing like that is beside ${who(unit)}. Move nearer first.`,
  silenced: ({ unit }, { who }) =>
    `Somebody near keeps ${who(unit)} from powers of the mind. Move away first.`,
  notItsKind: ({ unit, means }, { who, thing }) =>
    `${thing(means)} isn't for such as ${who(unit)}. Pick another target.`,
  noHarm: ({ unit, means }, { who, thing }) =>
    `${thing(means)} does ${who(unit)} no harm. Pick another weapon or target.`,
};

const vehicleRefusals: Refusals = {
  noPilot: ({ unit }, { who }) =>
    `Nobody in ${who(unit)} can drive it: that takes a die of Technical Offense. Let a pilot get in.`,
  isAboard: ({ unit }, { who }) => `${who(unit)} is in a vehicle. Let it get out first.`,
  notAboard: ({ unit }, { who }) => `${who(unit)} isn't in a vehicle. Let it move.`,
  isVehicle: ({ unit }, { who }) => `${who(unit)} is a vehicle. Let it drive.`,
  noVehicle: ({ unit }, { who }) =>
    `No vehicle of yours with room for ${who(unit)} is there. Move it beside one first.`,
  noIncrementLeft: ({ unit }, { who }) =>
    `${who(unit)} has no increment of a move left to get in. Let it in with another card.`,
  noWayOut: ({ unit }, { who }) => `${who(unit)} has no way out. Drive on first.`,
  noDrive: ({ unit, tile }, { who }) =>
    `${who(unit)} can't drive to ${String(tile)} like that: it goes straight on, and turns by eighths for two increments each. Pick a place of the list.`,
  noRam: ({ unit }, { who }) =>
    unit === null
      ? 'Say who to ram.'
      : `Nothing leads straight into ${who(unit)}. Pick somebody of the list.`,
  noBoosters: ({ unit }, { who }) => `${who(unit)} has no Turbo-Boosters. Let it move.`,
};

const sentences: Refusals = {
  ...forceRefusals,
  ...battleRefusals,
  ...orderRefusals,
  ...vehicleRefusals,
};

/** All the codes of refusals that have words. */
export const wordedRefusals: readonly string[] = Object.keys(sentences);

const sayingIn = (scene: Scene): Saying => ({
  who: (id) => bold(typeof id === 'string' ? nameIn(scene, id) : 'nobody'),
  thing: (id) => nameOfId(String(id)),
  typed: (text) => escapeMarkdown(String(text)),
});

/** One sentence: what is wrong, and what to do. Null: not one of these codes. */
export function refusalWords({ code, params }: Refusal, scene: Scene | null): string | null {
  if (code === 'limit') return limitWords(params);
  const onMap = spaceRefusalText({ code, params });
  if (onMap !== null) return escapeMarkdown(onMap);
  return sentences[code]?.(params, sayingIn(scene ?? sceneOf({}))) ?? null;
}
