import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { borderBetween, zonesBeside } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilEncounterEnd } from '../../../engine/uses/index.ts';
import { goUpTo } from '../attack/goUp.ts';
import { whyNotTarget } from '../attack/legality.ts';
import { approach } from '../attack/reach.ts';
import { knownCheck } from '../checks/kinds.ts';
import { againstForce, type Contest, largestPool, opposedRule, opposedSides } from '../checks/resist.ts';
import { has } from '../conditions/active.ts';
import { addCondition } from '../conditions/change.ts';
import { reveal } from '../fight/hidden.ts';
import { pushApart, pushInto } from '../fight/shift.ts';
import { type CharacterId, type Scene, zonesOf } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act, Doing } from './act.ts';
import { othersOf, person } from './targets.ts';

/** Whom somebody can lay hands on: within Close Range, or where they can go up to (S78). */
function withinArmsReach(scene: Scene, actor: CharacterId): readonly Choice[] {
  return othersOf(scene, actor).map((id) => person(scene, id, whyOutOfArmsReach(scene, actor, id)));
}

function whyOutOfArmsReach(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const cannot = whyNotTarget(scene, actor, target);
  if (cannot !== null) return cannot;
  const { refused, takesMove } = approach(scene, actor, target);
  if (refused !== null) return refused;
  return takesMove && has(scene, actor, 'stunned') ? refusal('stunnedEither', { actor }) : null;
}

/** Goes up to somebody and tries their strength: Body (Might), resisted with Might or Reflexes, the larger pool. */
function* wrestle(tx: Tx<Scene>, { actor, boost }: Doing, target: CharacterId): Rule<Contest> {
  const before = tx.snapshot();
  goUpTo(tx, before, actor, target, approach(before, actor, target).takesMove);
  const now = tx.snapshot();
  const resisting = largestPool(now, target, againstForce);
  const { first, second } = opposedSides(
    { actor, kind: knownCheck('body.might'), edge: null, ...boost },
    target,
    resisting,
  );
  const contest = yield* opposedRule(tx, first, second);
  reveal(tx, actor, 'attacked');
  return contest;
}

/** Success makes the target Restrained, until it is freed (S78). */
export const grapple: Act = {
  id: 'grapple',
  cost: 'action',
  targets: withinArmsReach,
  nobody: (_scene, actor) => refusal('nobodyHere', { actor }),
  skill: () => 'might',
  *run(tx: Tx<Scene>, doing: Doing): Rule<void> {
    const { actor, target } = doing;
    if (target === null || (yield* wrestle(tx, doing, target)) !== 'won') return;
    const held = { source: actor, cause: 'grapple', duration: untilEncounterEnd } as const;
    addCondition(tx, target, { id: 'restrained', ...held });
  },
};

/** Success pushes the target out of Close Range; by the house rule, into a Zone beside this one (S85). */
export const shove: Act = {
  id: 'shove',
  cost: 'action',
  targets: withinArmsReach,
  nobody: (_scene, actor) => refusal('nobodyHere', { actor }),
  skill: () => 'might',
  *run(tx: Tx<Scene>, doing: Doing): Rule<void> {
    const { actor, target } = doing;
    if (target === null || (yield* wrestle(tx, doing, target)) !== 'won') return;
    const zones = tx.now.party.rules.shove === 'nextZone' ? zonesToShoveInto(tx.snapshot(), target) : [];
    const [first] = zones;
    if (first === undefined) return pushAway(tx, actor, target);
    const zone =
      zones.length === 1
        ? first.id
        : yield* tx.ask({
            id: 'shove',
            asked: actor,
            code: 'shove',
            params: { actor, target },
            options: zones.map(({ id, name }) => ({ id, code: 'shove.into', params: { name } })),
            default: first.id,
          });
    pushOut(tx, actor, target, zone);
  },
};

function zonesToShoveInto(
  scene: Scene,
  target: CharacterId,
): readonly { readonly id: string; readonly name: string }[] {
  const { fight } = scene;
  const here = zonesOf(scene, target);
  if (fight === null) return [];
  const isOpen = (from: string, to: string) => borderBetween(fight.map, from, to)?.blocked !== true;
  const beside = here.flatMap((from) => zonesBeside(fight.map, from).filter((to) => isOpen(from, to)));
  return [...new Set(beside)]
    .filter((zone) => !here.includes(zone))
    .map((id) => ({ id, name: fight.map.zones[id]?.name ?? id }));
}

function pushAway(tx: Tx<Scene>, actor: CharacterId, target: CharacterId): void {
  pushApart(tx, target);
  tell(tx, 'shoved', { actor, target, zone: null });
}

function pushOut(tx: Tx<Scene>, actor: CharacterId, target: CharacterId, zone: string): void {
  tell(tx, 'shoved', { actor, target, zone: tx.now.fight?.map.zones[zone]?.name ?? zone });
  pushInto(tx, target, zone);
}
