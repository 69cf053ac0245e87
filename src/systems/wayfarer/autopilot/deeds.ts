import type { Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { remembered } from '../../../engine/remembered.ts';
import { playedCard } from '../activations/legality.ts';
import { isSilenced } from '../assaults/legality.ts';
import { type Card, countsAs, isFace } from '../cards/card.ts';
import { dreading } from '../casting/masses.ts';
import { alliesNear, type Deed, deeds } from '../deeds/table.ts';
import { enemiesOf } from '../effects/moment.ts';
import { cardOf, runningIn, type Scene, type UnitId, unit } from '../scene.ts';
import { strikeWorth } from './aim.ts';
import { passing } from './spellWorth.ts';

/** What a move of an ally that can strike at nobody is worth, and a card fewer in an enemy's hand. */
const A_MOVE = 0.1;
const A_CARD = 0.3;
/** What it is worth to send an enemy to its reserves, beside a captive, where it may well hold out. */
const MAY_BE_SENT = 0.25;
/** How many Minions one wakes (L2757). */
const WOKEN = 3;

/** What an ally would do with the card, were it to act. */
const strikesOf = (scene: Scene, ally: UnitId): number => strikeWorth(scene, ally, enemiesOf(scene, ally));

/** What a deed is worth for somebody, in Victory Points; 0 for those that a side doesn't do by itself. */
function worthFor(scene: Scene, id: UnitId, deed: Deed, target: UnitId | null): number {
  switch (deed.id) {
    case 'marchingOrders':
      return A_MOVE * alliesNear(scene, id).filter((ally) => strikesOf(scene, ally) === 0).length;
    case 'motivate':
      return target === null ? 0 : strikesOf(scene, target);
    case 'puppetMaster': {
      const woken = (deed.aims(scene, id) ?? []).map((ally) => strikesOf(scene, ally));
      const best = woken.toSorted((one, other) => other - one).slice(0, WOKEN);
      return best.reduce((sum, one) => sum + one, 0);
    }
    case 'reinforcement':
      return target === null ? 0 : cardOf(scene, target).vp;
    case 'breathOfTheForge':
      return target === null ? 0 : cardOf(scene, target).vp * passing(scene, id, 'arcaneOff', 6);
    case 'spy':
      return A_CARD * passing(scene, id, 'detect', 6);
    case 'empathicDread':
      return isSilenced(scene, id)
        ? 0
        : MAY_BE_SENT * dreading(scene, id, true).reduce((sum, enemy) => sum + cardOf(scene, enemy).vp, 0);
    default:
      return 0;
  }
}

/** A deed, with whom it would do the most for. */
interface Wanted {
  readonly deed: Deed;
  readonly target: UnitId | null;
  readonly worth: number;
}

/** What each deed that a unit can do would be worth, for whom it is worth most. */
const wantedBy = remembered((scene: Scene, id: UnitId): readonly Wanted[] => {
  if (unit(scene, id).where.kind !== 'map') return [];
  return deeds
    .filter((deed) => deed.has(scene, id))
    .flatMap((deed): readonly Wanted[] => {
      const all = (deed.aims(scene, id) ?? [null]).map((target): Wanted => {
        return { deed, target, worth: worthFor(scene, id, deed, target) };
      });
      const [best] = all.toSorted((one, other) => other.worth - one.worth);
      return best === undefined || best.worth <= 0 ? [] : [best];
    });
});

/** The most that a unit's deeds would be worth with a card. */
export const deedWorth = (scene: Scene, id: UnitId, card: Card): number =>
  Math.max(
    0,
    ...wantedBy(scene, id)
      .filter(({ deed }) => !deed.face || isFace(card))
      .map(({ worth }) => worth),
  );

/** What skills of the unit that acts are worth in place of acting: more than any assault from where it is. */
export function deedsOn(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  if (running === null || running.done.assaulted !== null) return [];
  const strikes = countsAs(playedCard(running)) >= 6 ? strikesOf(scene, running.unit) : 0;
  return acts
    .filter(({ id }) => id === 'deed' || id === 'deedAround')
    .flatMap((act) =>
      wantedBy(scene, running.unit)
        .filter(({ deed, target, worth }) => {
          const means = act.means?.find(({ id }) => id === deed.id);
          return (
            means?.refused === null && (target === null) === (act.id === 'deedAround') && worth > strikes
          );
        })
        .map(({ deed, target, worth }): Rated => {
          return { act, target, means: deed.id, worth, thenAttack: true, on: 'ally' };
        }),
    );
}
