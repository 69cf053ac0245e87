import type { DecisionOption } from '../../../engine/decision.ts';
import type { Roll } from '../../../engine/roll.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import type { Scene } from '../scene.ts';
import { payMettle, whyNoDoubling } from '../turn/economy.ts';
import { type FocusPlaced, placeByHand } from './focus.ts';
import { hasFailed, isReached, neededOf, wantsSixes } from './goal.ts';
import type { OnTable } from './onTable.ts';
import { bestPlacement, type Plus, plain, reachesMore, sixesOf, successesOf } from './placing.ts';
import { chanceToPass, failedOf, type Rerolled, reroll } from './reroll.ts';

/** A roll once it stands: what was rolled again, and its Focus. */
export interface Settled extends FocusPlaced {
  readonly values: readonly number[];
  readonly successes: number;
  readonly rerolls: readonly Rerolled[]; // one for each Soulfire
}

/**
 * What may be done with the dice after they fell: rolled again for Soulfire, as often as that lasts, and then Focus
 * placed (S88). The player is asked where some of it could change what comes of the Test.
 */
export function* afterRoll(tx: Tx<Scene>, roll: Roll, rolled: Omit<OnTable, 'best'>): Rule<Settled> {
  const { actor, difficulty, goal } = rolled;
  const best = (values: readonly number[], points: number) => bestPlacement(values, difficulty, points, goal);
  const by: OnTable = { ...rolled, best };
  const rerolls: Rerolled[] = [];
  for (;;) {
    const now = tx.rolled(roll.id);
    const values = now.dice.map((die) => die.value);
    const done = ({ plus, doubledFocus }: FocusPlaced): Settled => ({
      values,
      plus,
      doubledFocus,
      successes: successesOf(values, plus, difficulty),
      rerolls,
    });
    const offer = offerOf(tx.now, values, by);
    const choice = offer === null ? keep : yield* tx.ask(questionOf(tx.now, values, by, offer));
    switch (choice) {
      case 'best':
        return done({ plus: offer?.best ?? plain(values), doubledFocus: false });
      case 'double':
        payMettle(tx.state, actor, 1);
        return done({ plus: offer?.double ?? plain(values), doubledFocus: true });
      case 'byHand':
        return done(yield* placeByHand(tx, values, by));
      case 'reroll': {
        const dice = yield* reroll(tx, now, by);
        if (dice !== null) rerolls.push(dice);
        break;
      }
      default:
        return done({ plus: plain(values), doubledFocus: false });
    }
  }
}

const keep = 'keep';

/** What the player can choose from: the best placement, the best with Focus doubled for Mettle, and Soulfire. */
interface Offer {
  readonly best: Plus | null;
  readonly double: Plus | null;
  readonly reroll: boolean;
}

/**
 * What would make a difference; null for nothing. To pass, that is whatever passes; doubling, where it does better.
 * Soulfire is offered along with Focus, and alone where the Test has failed: a question after every roll would make
 * everybody wait for what hardly anybody wants. Where a group has everything asked (S108), it is.
 */
function offerOf(scene: Scene, values: readonly number[], by: OnTable): Offer | null {
  const { actor, focus, difficulty, goal } = by;
  const passed = successesOf(values, [], difficulty);
  if (isReached(goal, passed)) return null;
  const helps = (plus: Plus, than: Plus) =>
    reachesMore(values, plus, than, difficulty, goal) &&
    (goal.kind === 'most' || isReached(goal, successesOf(values, plus, difficulty)));
  const none = plain(values);
  const first = by.best(values, focus);
  const best = helps(first, none) ? first : null;
  const twice = by.best(values, 2 * focus);
  const better = helps(twice, best ?? none) && (goal.kind === 'most' || best === null);
  const double = better && whyNoDoubling(scene, actor, 1) === null ? twice : null;
  const placed = best !== null || double !== null;
  const wanted = hasFailed(goal, passed) || scene.party.rules.beginnersAsked === 'yes';
  const again = canReroll(scene, values, by) && (placed || (by.asked && wanted));
  return placed || again ? { best, double, reroll: again } : null;
}

function canReroll(scene: Scene, values: readonly number[], { actor, difficulty, goal }: OnTable): boolean {
  if (whyNoSoulfire(scene, actor) !== null) return false;
  const enough = values.length >= (neededOf(goal) ?? 1);
  return enough && values.some((value) => value < (wantsSixes(goal) ? 6 : difficulty));
}

function questionOf(scene: Scene, values: readonly number[], by: OnTable, offer: Offer) {
  const { actor, focus, difficulty, goal, purpose } = by;
  const { best, double } = offer;
  const passed = successesOf(values, [], difficulty);
  const place = (plus: Plus) => ({
    lifted: plus.flatMap((points, die) => (points > 0 ? [[values[die] ?? 0, points]] : [])),
    successes: successesOf(values, plus, difficulty),
    sixes: sixesOf(values, plus, goal),
  });
  const places = best !== null || double !== null;
  const chance = chanceToPass(values, failedOf(values, difficulty), by);
  const options: readonly DecisionOption[] = [
    ...(best === null ? [] : [{ id: 'best', code: 'focus.place', params: place(best) }]),
    ...(double === null ? [] : [{ id: 'double', code: 'focus.double', params: place(double) }]),
    ...(places ? [{ id: 'byHand', code: 'focus.byHand', params: { focus } }] : []),
    ...(offer.reroll
      ? [{ id: 'reroll', code: 'focus.reroll', params: { soulfire: scene.party.soulfire.now, chance } }]
      : []),
    { id: keep, code: 'focus.keep', params: { successes: passed, sixes: sixesOf(values, [], goal) } },
  ];
  return {
    id: places ? 'focus' : 'soulfire',
    asked: actor,
    code: 'focus',
    params: {
      purpose,
      dice: values,
      difficulty,
      needed: neededOf(goal),
      successes: passed,
      focus: places ? focus : 0,
    },
    options,
    default: best === null ? keep : 'best',
    ...(by.to === undefined ? {} : { to: by.to }),
  };
}
