import type { ActivationEvents } from '../activations/events.ts';
import type { AnswerEvents } from '../answers/events.ts';
import type { BattleEvents } from '../battle/events.ts';
import type { InterruptEvents } from '../interrupts/events.ts';
import type { RoundEvents } from '../rounds/events.ts';
import type { SneakEvents } from '../sneaking/events.ts';
import type { SquadTold } from '../squads/told.ts';
import { foughtFor } from './missions.ts';
import { and, cardName, nameOfId, plural } from './names.ts';
import { bad, bold, good, plain, quiet, type SentencesOf } from './telling.ts';

const points = (count: number) => plural(count, 'Victory Point');

export const battleSentences: SentencesOf<BattleEvents> = {
  battleBegan: ({ sides, goal, mission = null, rounds = null, by, convoy }, { name }) => {
    const named = (id: string | null | undefined) => (id === null || id === undefined ? '' : name(id));
    const said = { kind: mission, goal, rounds, by: named(by), convoy: named(convoy) };
    return plain(`${and(sides.map(name))} fight ${foughtFor(said)}.`);
  },
  edgeTaken: ({ side, edge }, { name }) => plain(`${name(side)} comes from the ${edge}.`),
  setUpBegan: ({ side, units }, { name }) => ({
    ...plain(`${name(side)} places up to ${plural(units, 'unit')}.`),
    turnOf: side,
  }),
  placed: ({ unit, tile }, { name }) => plain(`${name(unit)} stands at ${tile}.`),
  deployed: ({ side, unit, tile, card }, { name }) =>
    plain(
      card === null
        ? `${name(unit)} comes to ${tile}, too.`
        : `${name(side)} plays ${cardName(card)}: ${name(unit)} comes to ${tile}.`,
    ),
  pointsScored: ({ side, points: gained, total }, { name }) =>
    good(`${name(side)} scores ${points(gained)}, ${total} in all.`),
  conceded: ({ side }, { name }) => bad(`${name(side)} concedes.`),
  undoAgreed: ({ side, steps }, { name }) =>
    good(`All agree: ${name(side)} may undo ${plural(steps, 'step')} now.`),
  undoDeclined: ({ side, steps, by, never }, { name }) => {
    const kept = steps === 1 ? 'the last step as it is' : `the last ${plural(steps, 'step')} as they are`;
    const more = never ? ", and needn't ask again in this battle" : '';
    return quiet(`${and(by.map(name))} declined: ${name(side)} leaves ${kept}${more}.`);
  },
  putAway: () => quiet('The battle is put away.'),
  battleEnded: ({ winner, by, sides, points: scores }, { name }) => {
    const table = and(sides.map((side, at) => `${name(side)} ${scores[at] ?? 0}`));
    const why = {
      goal: 'has reached the goal',
      objectives: 'has the points for objectives',
      grabs: 'has secured the most grabs',
      held: 'has the most points for objectives',
      through: 'is through',
      convoyLost: 'has stopped the convoy',
      tooLate: 'has held the convoy up',
      lastStanding: 'alone has units left',
      conceded: 'is left',
    } as const;
    return winner === null
      ? bad(`The battle is over, and nobody has won. Victory Points: ${table}.`)
      : good(`${name(winner)} ${why[by]} and wins. Victory Points: ${table}.`);
  },
};

export const roundSentences: SentencesOf<RoundEvents> = {
  roundBegan: ({ round }) => ({ ...plain(`Round ${round}`), begins: '' }),
  roundEnded: ({ round }) => quiet(`Round ${round} is over.`),
  rolledOff: ({ sides, dice, first }, { name }) =>
    plain(
      `${and(sides.map((side, at) => `${name(side)} rolls ${(dice[at] ?? []).join(', ')}`))}: ${name(first)} begins.`,
    ),
  drew: ({ side, count, back, hand }, { name }) => {
    const taken = back === 0 ? '' : `, picks up ${plural(back, 'card')}`;
    return quiet(`${name(side)} draws ${plural(count, 'card')}${taken} and holds ${hand}.`);
  },
  drewCards: ({ cards }) => ({
    ...quiet(cards.length === 0 ? 'You draw nothing.' : `You draw ${cards.map(cardName).join(', ')}.`),
    found: true,
  }),
  discarded: ({ side, card }, { name }) => plain(`${name(side)} discards ${cardName(card)}.`),
  handShown: ({ side, cards }, { name }) =>
    quiet(
      cards.length === 0
        ? `${name(side)} holds no card.`
        : `${name(side)} holds ${cards.map(cardName).join(', ')}.`,
    ),
  reshuffled: ({ side, cards }, { name }) =>
    quiet(`${name(side)} shuffles ${plural(cards, 'played card')} into a new pile.`),
  turnBegan: ({ side, hand }, { name }) => ({
    ...plain(`${name(side)} is to play: ${plural(hand, 'card')} in hand.`),
    begins: '',
    turnOf: side,
  }),
  deferred: ({ side, hand }, { name }) => plain(`${name(side)} puts a card face down and holds ${hand}.`),
  deferredCard: ({ card }) => quiet(`You put ${cardName(card)} face down.`),
};

/** A squad, and how many of it act. */
const squadWords = ({ name, models }: SquadTold): string => `${bold(name)} (${plural(models, 'model')})`;

export const activationSentences: SentencesOf<ActivationEvents> = {
  activated: ({ side, unit, card, squad }, { name }) =>
    plain(
      squad === undefined
        ? `${name(side)} plays ${cardName(card)}: ${name(unit)} acts.`
        : `${name(side)} plays ${cardName(card)}: ${squadWords(squad)} acts, led by ${name(unit)}.`,
    ),
  playedToo: ({ side, card }, { name }) => plain(`${name(side)} plays ${cardName(card)} as well.`),
  cardCameBack: ({ side, unit, card }, { name }) =>
    good(`${cardName(card)} comes back to the hand of ${name(side)}, by ${name(unit)}.`),
  keptFrom: ({ unit, why }, { name }) => bad(`${name(unit)} is kept from acting: ${nameOfId(why)}.`),
  activationEnded: ({ unit }, { name }) => ({ ...quiet(`${name(unit)} is done.`), aside: unit }),
};

export const sneakSentences: SentencesOf<SneakEvents> = {
  beganToSneak: ({ unit }, { name }) => plain(`${name(unit)} sneaks.`),
  cameOut: ({ unit, found }, { name }) =>
    plain(found ? `${name(unit)} is found and no longer sneaks.` : `${name(unit)} shows itself.`),
  notFound: ({ unit, by }, { name }) => good(`${name(by)} doesn't find ${name(unit)}.`),
};

export const interruptSentences: SentencesOf<InterruptEvents> = {
  interrupted: ({ side, unit, card, whom, squad }, { name }) =>
    bad(
      `${name(side)} interrupts ${name(whom)} with ${cardName(card)}: ${squad === undefined ? name(unit) : squadWords(squad)} acts first.`,
    ),
  resumed: ({ unit }, { name }) => plain(`${name(unit)} goes on.`),
  actionLost: ({ unit, does }, { name }) =>
    bad(
      does === 'assault'
        ? `${name(unit)} can no longer make its assault.`
        : `${name(unit)} can no longer go that way.`,
    ),
  letThrough: () => quiet('You let everything through until this round is over.'),
};

export const answerSentences: SentencesOf<AnswerEvents> = {
  answered: ({ side, unit, card, spell, whom }, { name }) =>
    plain(
      `${name(side)} answers with ${cardName(card)}: ${name(unit)} casts ${nameOfId(spell)}${unit === whom ? '' : ` at ${name(whom)}`}.`,
    ),
  castsOn: ({ unit, card }, { name }) => plain(`${name(unit)} goes on with ${cardName(card)}.`),
  answersNothing: () => quiet('You cast nothing in answer until this round is over.'),
};
