import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { borderBetween, type ZoneId, zonesBeside } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { aboutCheck } from '../checks/about.ts';
import { knownCheck } from '../checks/kinds.ts';
import { againstForce, largestPool, opposedRule, opposedSides } from '../checks/resist.ts';
import { defendersOf } from '../fight/guarded.ts';
import { zoneOfFighter } from '../fight/zones.ts';
import { poolOf } from '../numbers/index.ts';
import { type CharacterId, type Scene, zonesOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { whyStuck } from '../turn/economy.ts';
import type { Act, Doing } from './act.ts';
import { lasting } from './stances.ts';

const might = knownCheck('body.might');

/** Until their next turn, enemies must force their way into the Zone they stand in (S75). */
export const defendZone: Act = {
  id: 'defendZone',
  cost: 'action',
  refused: (scene, actor) =>
    Object.keys(scene.fight?.map.zones ?? {}).length > 1 ? null : refusal('noWayIn', { actor }),
  targets: zonesToDefend,
  targetLater: true,
  run(tx: Tx<Scene>, { actor, target }: Doing) {
    const zone = target ?? zoneOfFighter(tx.now, actor);
    if (zone === null) return undefined;
    lasting(tx, actor, 'defendZone', { zone });
    tell(tx, 'defendsZone', { actor, zone: nameOf(tx.now, zone) });
    return undefined;
  },
};

/** The Zone somebody stands in, several where they fill several, before those in which they do not stand. */
function zonesToDefend(scene: Scene, actor: CharacterId): readonly Choice[] {
  const own = zonesOf(scene, actor);
  const others = Object.keys(scene.fight?.map.zones ?? {}).filter((zone) => !own.includes(zone));
  return [...own, ...others].map((zone) => ({
    id: zone,
    name: nameOf(scene, zone),
    refused: own.includes(zone) ? null : refusal('notInZone', { actor, zone }),
  }));
}

const nameOf = (scene: Scene, zone: ZoneId) => scene.fight?.map.zones[zone]?.name ?? zone;

/**
 * An Opposed Test against who defends a Zone beside one's own: Might or Reflexes, the larger pool, against Might, with
 * Advantage for a shield (S75, S76). Of several defenders the strongest stands in the way. Success opens the Zone for this
 * turn; going in costs what it costs.
 */
export const forceEntry: Act = {
  id: 'forceEntry',
  cost: 'action',
  refused: whyStuck,
  targets: defendedBeside,
  nobody: (_scene, actor) => refusal('nothingDefended', { actor }),
  skill: (scene, actor) => largestPool(scene, actor, againstForce).skill,
  *run(tx: Tx<Scene>, { actor, target: zone, boost }: Doing): Rule<void> {
    const now = tx.snapshot();
    const defender = zone === null ? null : strongest(now, defendersOf(now, zone, actor));
    if (zone === null || defender === null) return;
    const { first, second } = opposedSides(
      { actor, kind: largestPool(now, actor, againstForce), edge: null, ...boost },
      defender,
      might,
    );
    const resisting = { ...second, about: { ...second.about, defendsZone: true as const } };
    if ((yield* opposedRule(tx, first, resisting)) !== 'won') return;
    const turn = tx.state.fight?.turn;
    if (turn) turn.opened = [...turn.opened, zone];
    tell(tx, 'openedZone', { actor, target: defender, zone: nameOf(now, zone) });
  },
};

function defendedBeside(scene: Scene, actor: CharacterId): readonly Choice[] {
  const map = scene.fight?.map;
  if (map === undefined) return [];
  const own = zonesOf(scene, actor);
  const beside = own.flatMap((here) =>
    zonesBeside(map, here).filter((zone) => borderBetween(map, here, zone)?.blocked !== true),
  );
  return [...new Set(beside)]
    .filter((zone) => !own.includes(zone) && defendersOf(scene, zone, actor).length > 0)
    .map((id) => ({ id, name: nameOf(scene, id), refused: null }));
}

/** The one with the largest pool of Might; of equal ones the first. */
function strongest(scene: Scene, ids: readonly CharacterId[]): CharacterId | null {
  const pool = (id: CharacterId) => poolOf(scene, aboutCheck(id, might, { resists: true })).total;
  return ids.reduce<CharacterId | null>(
    (best, id) => (best !== null && pool(best) >= pool(id) ? best : id),
    null,
  );
}
