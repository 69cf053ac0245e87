import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { parseTile, type TileName, tileName } from '../../../../engine/space/grid/index.ts';
import type { Act, Doing } from '../../acts/act.ts';
import { type Allowed, carryOut, checkAttack } from '../../attack/attack.ts';
import { whyNotTarget, whyNotWeapon } from '../../attack/legality.ts';
import { grenadesOf, thrownBy } from '../../attack/thrown.ts';
import { hasProperty, weaponOf, weaponsOf } from '../../attack/weapons.ts';
import { whyHelpless } from '../../conditions/can.ts';
import { freeMove } from '../../move/freeMove.ts';
import { reachable } from '../../move/prospect.ts';
import { remembered } from '../../../../engine/remembered.ts';
import { standingOn } from '../../move/reveal.ts';
import { distanceBetween } from '../../move/sight.ts';
import { wayTo } from '../../move/ways.ts';
import { type CharacterId, character, type Scene, unitIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { ability } from '../ability.ts';
import { enemiesKnown } from '../aims.ts';

/** Where a charge leads and what it ends with, or why it cannot. */
type Charge =
  | { readonly ok: true; readonly to: TileName | null; readonly attack: Allowed; readonly way: string | null }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (why: Refusal): Charge => ({ ok: false, refusal: why });

/** Reads 'C4', 'C4 subdue', 'subdue': the tile that is moved to, and how the attack is made. */
function readCharge(detail: string | null): { readonly to: TileName | null; readonly way: string | null } {
  const [first = '', ...rest] = (detail ?? '').trim().split(/\s+/);
  const at = parseTile(first);
  if (at === null) return { to: null, way: detail };
  return { to: tileName(at), way: rest.length === 0 ? null : rest.join(' ') };
}

const attackFrom = (scene: Scene, { actor, target, means }: Doing, to: TileName | null, way: string | null) =>
  checkAttack(to === null ? scene : standingOn(scene, actor, to), {
    actor,
    target: target ?? '',
    means,
    way,
  });

/** Where somebody can run to without harm: one value for all who ask about the same scene, so that what is found of it is remembered with it. */
const runsOf = remembered((scene: Scene, actor: CharacterId) => ({
  scene,
  actor,
  tiles: reachable(scene, actor).filter(({ kind }) => kind === 'plain'),
}));

/** The tile nearest to a target that can be run to; of several the one that is reached first. Asked of a whole crowd, with each weapon. */
const nearest = remembered(
  ({ scene, actor, tiles }: ReturnType<typeof runsOf>, target: CharacterId): TileName | null => {
    let best: { tile: TileName; cost: number; away: number } | null = null;
    for (const { tile, cost } of tiles) {
      const away = distanceBetween(scene, actor, target, tile);
      if (best === null || away < best.away || (away === best.away && cost < best.cost))
        best = { tile, cost, away };
    }
    return best?.tile ?? null;
  },
);

/** How a charge goes: to the tile that was typed; else from where they are, or from the nearest tile to the target that can be run to. */
function plan(scene: Scene, doing: Doing): Charge {
  const { actor, target, means } = doing;
  const weapon = weaponOf(scene, actor, means);
  if (weapon !== null && hasProperty(weapon, 'moveOrFire'))
    return no(refusal('movesOrFires', { actor, weapon: weapon.name }));
  const { to, way } = readCharge(doing.detail);
  if (to !== null && to !== unitIn(scene, actor)?.at) {
    const found = wayTo(scene, actor, to);
    if (!found.ok) return no(found.refusal);
  }
  const direct = attackFrom(scene, doing, to, way);
  if (direct.ok) return { ok: true, to, attack: direct.attack, way };
  if (to !== null || target === null || unitIn(scene, target) === null) return no(direct.refusal);
  const near = nearest(runsOf(scene, actor), target);
  const run = near === null ? null : attackFrom(scene, doing, near, way);
  return near !== null && run?.ok === true
    ? { ok: true, to: near, attack: run.attack, way }
    : no(direct.refusal);
}

/** What somebody could charge with, whomever. */
const arms = (scene: Scene, actor: CharacterId): readonly Choice[] => [
  ...weaponsOf(scene, actor).map((weapon) => ({
    id: weapon.id,
    name: weapon.name,
    refused: hasProperty(weapon, 'moveOrFire')
      ? refusal('movesOrFires', { actor, weapon: weapon.name })
      : whyNotWeapon(scene, actor, weapon),
  })),
  ...grenadesOf(scene, actor)
    .filter(({ left }) => left > 0)
    .map(({ id }) => ({ id, name: thrownBy(scene, actor, id).row.name, refused: null })),
];

/** Why one cannot be charged with something, no tile named. */
const whyNotCharged = (
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  means: string,
): Refusal | null => {
  const planned = plan(scene, { actor, target, means, detail: null, asGm: false });
  return planned.ok ? null : planned.refusal;
};

/** Why one cannot be charged, whatever one has: null where something does. */
function whyNotChargedAtAll(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const own = arms(scene, actor);
  const able = own.filter(({ refused }) => refused === null);
  const why = able.map(({ id }) => whyNotCharged(scene, actor, target, id));
  return why.some((one) => one === null)
    ? null
    : (why[0] ?? own[0]?.refused ?? refusal('noWeapon', { actor }));
}

/** Charge: a free move, then an attack. Not with a weapon that is moved or fired (A54). */
export const charge: Act = ability('charge', {
  targets: (scene, actor) =>
    enemiesKnown(scene, actor).map((id) => ({
      id,
      name: character(scene, id).name,
      note: `${distanceBetween(scene, actor, id)} tiles away`,
      refused: whyNotTarget(scene, actor, id) ?? whyNotChargedAtAll(scene, actor, id),
    })),
  nobody: (_scene, actor) => refusal('noEnemyKnown', { actor }),
  means: (scene, actor) =>
    arms(scene, actor).map((arm) => ({
      ...arm,
      fits: enemiesKnown(scene, actor).filter((id) => whyNotCharged(scene, actor, id, arm.id) === null),
    })),
  meansLater: true,
  words: 'optional',
  whyNot: (scene, doing) => {
    const planned = plan(scene, withArms(scene, doing));
    return planned.ok ? null : planned.refusal;
  },
  *run(tx, said) {
    const doing = withArms(tx.snapshot(), said);
    const { actor, target } = doing;
    const planned = plan(tx.snapshot(), doing);
    if (!planned.ok) return yield* tx.refuse(planned.refusal.code, planned.refusal.params);
    if (planned.to !== null) yield* freeMove(tx, actor, { why: 'ability', to: planned.to });
    const there = tx.snapshot();
    const able = unitIn(there, actor) !== null && whyHelpless(there, actor) === null;
    const attack = able ? attackFrom(there, doing, null, planned.way) : null;
    if (attack?.ok) yield* carryOut(tx, actor, attack.attack);
    else if (target !== null) tell(tx, 'attackFellThrough', { actor, target });
  },
});

/** Where no weapon is named, the first that is not moved or fired. */
function withArms(scene: Scene, doing: Doing): Doing {
  if (doing.means !== null) return doing;
  const usual = arms(scene, doing.actor).filter(({ refused }) => refused === null);
  const works = usual.find(({ id }) => plan(scene, { ...doing, means: id }).ok);
  return { ...doing, means: works?.id ?? usual[0]?.id ?? null };
}
