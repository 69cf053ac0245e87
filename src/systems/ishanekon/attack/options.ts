import type { ActOption, Choice } from '../../../engine/options.ts';
import { rowOf } from '../../../engine/table.ts';
import { damageTypes } from '../content/damageTypes.ts';
import {
  areEnemies,
  beingIn,
  characterIn,
  type CharacterId,
  fightersIn,
  type Scene,
  sideOf,
  stateOf,
} from '../scene.ts';
import { isUnseen } from '../fight/known.ts';
import { metresBetween } from '../space/distance.ts';
import { whyNoAttack, whyNoTime } from './attack.ts';
import { TOGETHER } from './choose.ts';
import { KILLING, PULLED, SPARING } from './ticks.ts';
import { layings } from './area.ts';
import { apFor, attacksLeft, attacksNow } from './cost.ts';
import { whyNotMeans, whyNotTarget } from './legality.ts';
import type { Means } from './wielded.ts';
import { has, meansOf } from './means.ts';
import { effectiveRange, longestReach } from './aiming.ts';

/** The action of an attack, as options have it. */
export const ATTACK = 'attack';

/** Whom somebody could think of attacking: enemies first; friends can be hit, too. Not the dead, nor whom they don't know of. */
export function attackable(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const known = fightersIn(scene).filter(
    (id) =>
      id !== actor &&
      characterIn(scene, id)?.dead === false &&
      !(sideOf(scene, actor) === 'players' && isUnseen(scene, id)) &&
      !(stateOf(scene, id, 'hidden') !== null && areEnemies(scene, actor, id)),
  );
  const order = (id: CharacterId) => (areEnemies(scene, actor, id) ? 0 : 1);
  return known.toSorted((a, b) => order(a) - order(b));
}

/** A weapon in figures: '1d8 Physical, 2 m', '1d10 Heat, 15 m/45 m, 3 AP'. */
export function meansNote(scene: Scene, actor: CharacterId, means: Means): string {
  const { damage, types, reach, area } = means.weapon;
  const plus = damage.plus === 0 ? '' : ` + ${damage.plus}`;
  const kinds = types.map((type) => rowOf(damageTypes, type).name).join(' and ');
  const far =
    reach.kind === 'melee'
      ? `${longestReach(scene, actor, means)} m`
      : `${effectiveRange(scene, actor, means)} m/${longestReach(scene, actor, means)} m`;
  const shape = area === null ? [] : [{ cube: '2 m cube', line: '3 m line', around: 'all within 1 m' }[area]];
  const slow = has(means, 'reload') ? ['3 AP'] : [];
  return [`${damage.count}d${damage.sides}${plus} ${kinds}`, far, ...shape, ...slow].join(', ');
}

/** The attack that somebody may make now: at whom, with what, in which way; each with the reason where it may not be. */
export function attackOption(scene: Scene, actor: CharacterId): ActOption {
  const closed = whyNoAttack(scene, actor);
  const all = meansOf(scene, actor);
  const usable = all.filter((means) => whyNotMeans(scene, actor, means) === null);
  const targets = attackable(scene, actor);
  const tries = new Map(
    usable.map((means) => [
      means.id,
      new Map(targets.map((id) => [id, whyNotTarget(scene, actor, means, id)])),
    ]),
  );
  const left = attacksLeft(scene, actor);
  const cheapest = usable.length === 0 ? null : usable.map((means) => whyNoTime(scene, actor, means));
  const late = cheapest === null || cheapest.includes(null) ? null : (cheapest[0] ?? null);
  return {
    kind: 'attack',
    id: ATTACK,
    name: 'Attack',
    also: ['Strike', 'Shoot', 'Fire', 'Hit'],
    group: 'attack',
    price: priceOf(scene, actor, usable, left),
    refused: closed ?? late,
    targets: targets.map((id) => targetChoice(scene, actor, id, [...tries.values()])),
    targetNeeded: true,
    means: all.map((means) => ({
      id: means.id,
      name: means.name,
      note: meansNote(scene, actor, means),
      fits: targets.filter((id) => tries.get(means.id)?.get(id) === null),
      refused: whyNotMeans(scene, actor, means) ?? closed ?? whyNoTime(scene, actor, means),
    })),
    ways: waysOf(scene, actor, all),
    spends: attackSpends(all),
  };
}

/** '2 AP', or how many attacks are left of an action that is paid. */
function priceOf(scene: Scene, actor: CharacterId, usable: readonly Means[], left: number): string {
  const [first] = usable;
  const ap = first === undefined ? 2 : apFor(scene, actor, first);
  const more = left === 0 ? [] : [left === 1 ? '1 attack left' : `${left} attacks left`];
  return [...(ap === 0 ? [] : [`${ap} AP`]), ...more].join(', ') || 'free';
}

function targetChoice(
  scene: Scene,
  actor: CharacterId,
  id: CharacterId,
  tries: readonly ReadonlyMap<CharacterId, Choice['refused']>[],
): Choice {
  const whys = tries.map((one) => one.get(id) ?? null);
  const refused = whys.length === 0 || whys.includes(null) ? null : (whys[0] ?? null);
  const down = (beingIn(scene, id)?.vitality ?? 1) < 1 ? ', down' : '';
  const away = metresBetween(scene, actor, id);
  return { id, name: characterIn(scene, id)?.name ?? id, note: `${away} m${down}`, refused };
}

/** So many places for areas are listed; others may be typed. */
const MOST_LAYINGS = 10;

/** Where the areas of these may lie, by whom they reach, each with the targets and the weapons with which it may. */
function layingsOf(scene: Scene, actor: CharacterId, all: readonly Means[]): readonly Choice[] {
  const found = new Map<string, Choice & { readonly fits: string[]; readonly suits: string[] }>();
  for (const means of all.filter(({ weapon }) => weapon.area !== null))
    for (const target of attackable(scene, actor))
      for (const { at, reached } of layings(scene, actor, means, target)) {
        const one = found.get(at) ?? laying(scene, at, reached);
        if (!one.fits.includes(target)) one.fits.push(target);
        if (!one.suits.includes(means.id)) one.suits.push(means.id);
        found.set(at, one);
      }
  return [...found.values()].slice(0, MOST_LAYINGS);
}

const laying = (scene: Scene, at: string, reached: readonly CharacterId[]) => ({
  ...{ id: at, name: `At ${at}`, refused: null },
  note: reached
    .map((id) => characterIn(scene, id)?.name ?? id)
    .join(', ')
    .slice(0, 100),
  ...{ fits: [] as string[], suits: [] as string[] },
});

/** How else these can be used: Adaptable ones for Physical damage, all attacks of an action in one. */
function waysOf(scene: Scene, actor: CharacterId, all: readonly Means[]): readonly Choice[] {
  const adaptable = all.filter(
    (means) => has(means, 'adaptable') && !means.weapon.types.includes('physical'),
  );
  const many = attacksNow(scene, actor, all[0] ?? null);
  return [
    ...layingsOf(scene, actor, all),
    ...(adaptable.length > 0
      ? [
          {
            ...{ id: 'physical', name: 'Physical', note: 'instead of its own type (Adaptable)' },
            ...{ suits: adaptable.map(({ id }) => id), refused: null },
          },
        ]
      : []),
    ...(many > 1
      ? [
          {
            id: TOGETHER,
            name: 'All in one',
            note: `${many} attacks as one: +${50 * (many - 1)}% damage`,
            refused: null,
          },
        ]
      : []),
  ];
}

/** What may be ticked along with an attack. */
export function attackSpends(all: readonly Means[]): readonly Choice[] {
  const holy = all.some(({ weapon }) => weapon.types.includes('holy'));
  return [
    { id: SPARING, name: "Don't kill", note: '1d4 less damage', refused: null },
    ...(holy ? [{ id: KILLING, name: 'Holy kills', note: 'biological creatures, too', refused: null }] : []),
    { id: PULLED, name: 'Miss on purpose', refused: null },
  ];
}
