import type { Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption, Choice } from '../../../engine/options.ts';
import { distanceOf } from '../battle/standing.ts';
import { whyNotBrought } from '../activations/brings.ts';
import { cardOf as cardNamed, countsAs, isFace } from '../cards/card.ts';
import { enemiesOf } from '../effects/moment.ts';
import { incrementsOn } from '../moves/gait.ts';
import { type Scene, type SideId, type UnitId, unit, vehicleOf } from '../scene.ts';
import { deedWorth } from './deeds.ts';
import { shoots, strikeWorth } from './aim.ts';
import { castingWorth } from './casting.ts';
import { convoyOf } from './convoy.ts';

/** What bringing a unit counts for, and what coming nearer does, beside an assault that would be sure. */
const BRINGING = 0.4;
const NEARING = 0.15;
/** What a move of a convoy counts for. */
const ON_ITS_WAY = 5;
/** What each point of a card's value is worth: it is kept for something else. A face card does more than a 10. */
const A_POINT = 0.015;

const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);

function priceOf(name: string): number {
  const card = cardNamed(name);
  return card === null ? 0 : A_POINT * (countsAs(card) + (isFace(card) ? 2 : 0));
}

interface Sights {
  /** The best chance of an assault from where the unit is, by Victory Points. */
  readonly now: number;
  /** How far the nearest enemy is. */
  readonly away: number;
}

/** Whom a unit fights when a side has it act: its own side's enemies; a Wild one of another side fights that side. */
function sightsOf(scene: Scene, side: SideId, id: UnitId): Sights {
  const enemies = enemiesOf(scene, id).filter((enemy) => unit(scene, enemy).side !== side);
  return {
    now: strikeWorth(scene, id, enemies),
    away: Math.min(
      Number.POSITIVE_INFINITY,
      ...enemies.map((enemy) => distanceOf(scene, id, enemy) ?? Number.POSITIVE_INFINITY),
    ),
  };
}

/** What a card would do for a unit: an assault from where it is, one after a move, or a way nearer. */
function worthOf(scene: Scene, id: UnitId, { now, away }: Sights, name: string): number {
  const card = cardNamed(name);
  const value = card === null ? 0 : countsAs(card);
  if (convoyOf(scene, unit(scene, id).side) === id) return value >= 4 ? ON_ITS_WAY : 0;
  // Who is in a vehicle goes where it is driven.
  if (vehicleOf(scene, id) !== null) return value >= 6 ? now : 0;
  const goes = incrementsOn(scene, id, name, null);
  const reach = shoots(scene, id) ? away : goes + 1;
  const comes = away <= reach || (value >= 10 && away <= reach + 2);
  const strikes = value >= 6 ? now : 0;
  const spell = card === null ? null : castingWorth(scene, id, card);
  const magic = spell === null ? 0 : spell.worth + (spell.thenAttack ? strikes : 0);
  const closes = value >= 8 && comes ? 0.4 : 0;
  const nears = value >= 4 && Number.isFinite(away) && away > 1 ? NEARING * Math.min(1, goes / away) : 0;
  const skill = card === null ? 0 : deedWorth(scene, id, card);
  return Math.max(strikes, closes, magic, skill) + nears;
}

/** Each unit with each card that could have it act; all are worth something, as a card must be played. */
function activations(scene: Scene, side: SideId, act: ActOption): readonly Rated[] {
  const cards = open(act.means);
  return open(act.targets).flatMap(({ id: target }) => {
    const sights = sightsOf(scene, side, target);
    return cards
      .filter(({ fits }) => fits === undefined || fits.includes(target))
      .map(({ id: means }): Rated => {
        const worth = Math.max(0.001, worthOf(scene, target, sights, means) - priceOf(means));
        return { act, target, means, worth, thenAttack: false, on: 'ally', what: 'picks' };
      });
  });
}

/** Units that a card of the hand brings, or the one that lies: low cards bring as many as high ones move. */
const deployments = (scene: Scene, side: SideId, act: ActOption): readonly Rated[] =>
  open(act.targets).flatMap(({ id: target }): readonly Rated[] => {
    const bringing = convoyOf(scene, side) === target ? ON_ITS_WAY : BRINGING;
    const brings = { act, target, thenAttack: false, on: 'ally', what: 'picks' } as const;
    if (act.means === undefined) return [{ ...brings, means: null, worth: 1 }];
    return open(act.means)
      .filter(({ fits }) => fits === undefined || fits.includes(target))
      .map(({ id: means }) => {
        // A squad that takes more than one card is brought where nothing else is worth it.
        const worth = whyNotBrought(scene, means, [], target) === null ? bringing : BRINGING / 2;
        return { ...brings, means, worth: Math.max(0.002, worth - 2 * priceOf(means)) };
      });
  });

/** What a side could play a card for, with what each would be worth. Of cards the acts alone are asked: those of its own hand. */
export const playing = (scene: Scene, side: SideId, acts: readonly ActOption[]): readonly Rated[] =>
  acts.flatMap((act) =>
    act.id === 'activate'
      ? activations(scene, side, act)
      : act.id === 'deploy'
        ? deployments(scene, side, act)
        : [],
  );
