import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { playedCard } from '../activations/legality.ts';
import { cardOf as cardNamed, countsAs, isFace } from '../cards/card.ts';
import type { When } from '../content/effect.ts';
import { handsOf } from '../content/weapons/weapon.ts';
import { hasAbility, hasRule, isOfType, rulesNamed } from '../effects/sources.ts';
import { type Activation, cardOf, isVehicle, type More, type Scene, type UnitId } from '../scene.ts';
import { handsFor } from './hands.ts';
import type { Area, Means } from './wielded.ts';
import { hasEffect, meansOf } from './means.ts';
import type { Change } from './pools.ts';

/** A way to make an assault that isn't the plain one. */
export interface Way {
  readonly id: string;
  readonly name: string;
  /** null: as its means has it. */
  readonly area: Area | null;
  readonly changes: readonly Change[];
  readonly given: readonly When[];
  /** It gives up its move. */
  readonly stays: boolean;
  /** Increments of its move that it gives up. */
  readonly less: number;
  /** Assaults more that it has then. */
  readonly more: More | null;
  /** No dice: a warning. */
  readonly warns: boolean;
}

type Brief = Pick<Way, 'id' | 'name'> & Partial<Way>;

const wayOf = (brief: Brief): Way => ({
  area: null,
  changes: [],
  given: [],
  stays: false,
  less: 0,
  more: null,
  warns: false,
  ...brief,
});

/** A Burst over as many as its values reach (L4677). */
function bursts({ has, area }: Means): readonly Way[] {
  const burst = area === null ? has.find(({ effect }) => effect === 'burst') : undefined;
  return burst === undefined
    ? []
    : [wayOf({ id: 'burst', name: 'Burst', area: { shape: 'connected', size: burst.rank } })];
}

/** Assaults on all in reach, with a face card (Death Blossom, Dervish Blade, Sweeping Strike). */
function sweeps(scene: Scene, { unit, card }: Activation, means: Means): readonly Way[] {
  if (!isFaceNamed(card)) return [];
  const fits = rulesNamed(scene, unit, 'assaultAll').find(
    ({ figures: { kind, type, weapon } }) =>
      kind === means.kind &&
      (type === undefined || means.types.some((one) => one === type)) &&
      (weapon !== 'burst' || hasEffect(means, 'burst')),
  );
  if (fits === undefined) return [];
  const dice = Number(fits.figures.dice);
  return [
    wayOf({
      id: 'sweep',
      name: 'All in reach',
      area: { shape: 'allInReach', size: 0 },
      changes: dice === 0 ? [] : [{ pool: 'offense', from: 'deathBlossom', what: 'dice', by: dice }],
    }),
  ];
}

function isFaceNamed(card: string): boolean {
  const found = cardNamed(card);
  return found !== null && isFace(found);
}

/** Whether a unit still has the move that its card gives with an assault, to give it up (L1707, L2152, L2477). */
const couldMove = (running: Activation): boolean =>
  running.done.moved === null && running.rushed === null && countsAs(playedCard(running)) >= 8;

function stays(scene: Scene, running: Activation, means: Means): readonly Way[] {
  if (!couldMove(running)) return [];
  const twice = rulesNamed(scene, running.unit, 'twice').some(({ figures }) => figures.kind === means.kind);
  const same = meansOf(scene, running.unit).filter(({ kind }) => kind === means.kind);
  return [
    ...(hasAbility(scene, running.unit, 'entrench')
      ? [wayOf({ id: 'entrench', name: 'Entrenched', given: ['stayed'], stays: true })]
      : []),
    ...(twice
      ? [
          wayOf({
            id: 'twice',
            name: 'Twice',
            stays: true,
            more: { means: same.map(({ id }) => id), each: false },
          }),
        ]
      : []),
  ];
}

/** With each other weapon that it has hands for, by a face card (Multi-Shot, L2125; Multi-Strike, L2442). */
function everyWeapon(scene: Scene, { unit, card }: Activation, means: Means): readonly Way[] {
  const has = rulesNamed(scene, unit, 'everyWeapon').some(({ figures }) => figures.kind === means.kind);
  const owner = cardOf(scene, unit);
  if (!has || !isFaceNamed(card) || means.unarmed || isVehicle(owner)) return [];
  let hands = handsFor(scene, unit) - handsOf(means);
  const others = meansOf(scene, unit).filter((one) => {
    const isOther = one.kind === means.kind && one.id !== means.id && !one.unarmed && one.power === null;
    if (!isOther || handsOf(one) > hands) return false;
    hands -= handsOf(one);
    return true;
  });
  if (others.length === 0) return [];
  const more = { means: others.map(({ id }) => id), each: true };
  return [wayOf({ id: 'every', name: 'With every weapon', more })];
}

/** What skills give up for a better Offense: a die of Defense (L2524), an increment of its move (L2080). */
function trades(scene: Scene, { unit, left = 0, done }: Activation, means: Means): readonly Way[] {
  const has = (rule: string) => hasRule(scene, unit, rule);
  const vicious = means.kind === 'melee' && has('viciousStrike');
  const moved = done.moved === 'move' || done.moved === 'rush';
  return [
    ...(vicious
      ? [
          wayOf({
            id: 'vicious',
            name: 'Viscious Strike',
            changes: [
              { pool: 'defense', from: 'visciousStrike', what: 'dice', by: -1 },
              { pool: 'offense', from: 'visciousStrike', what: 'raise', by: 1 },
            ],
          }),
        ]
      : []),
    ...(means.kind === 'ballistic' && moved && left >= 1 && has('advance')
      ? [
          wayOf({
            id: 'advance',
            name: 'Advancing',
            less: 1,
            changes: [{ pool: 'offense', from: 'advancingAssault', what: 'bump', by: 1 }],
          }),
        ]
      : []),
    ...(means.kind === 'ballistic' && means.area === null && hasAbility(scene, unit, 'warningShot')
      ? [wayOf({ id: 'warning', name: 'Warning Shot', warns: true })]
      : []),
  ];
}

/** All ways in which the unit that acts can make an assault with something, beside the plain one. */
export const waysOf = (scene: Scene, running: Activation, means: Means): readonly Way[] => [
  ...bursts(means),
  ...sweeps(scene, running, means),
  ...stays(scene, running, means),
  ...everyWeapon(scene, running, means),
  ...trades(scene, running, means),
];

/** A way by its id; null: the plain one. A refusal where it can't be had. */
export function wayNamed(
  scene: Scene,
  running: Activation,
  target: UnitId,
  means: Means,
  id: string | null,
): Way | null | Refusal {
  if (id === null) return null;
  const found = waysOf(scene, running, means).find((one) => one.id === id);
  if (found === undefined) return refusal('noSuchWay', { way: id, means: means.id });
  return found.warns && !isOfType(scene, target, 'living')
    ? refusal('notItsKind', { unit: target, means: 'warningShot' })
    : found;
}

export const isWay = (one: Way | null | Refusal): one is Way | null => one === null || 'stays' in one;
