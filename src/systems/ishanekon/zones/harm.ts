import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import type { Tx } from '../../../engine/tx.ts';
import { deal } from '../damage/deal.ts';
import { partAt, rowFor } from '../language/active/parts.ts';
import { scaleThen } from '../language/active/scale.ts';
import { workOut } from '../language/schema/amount.ts';
import { rollSum } from '../numbers/pool.ts';
import { beingIn, characterIn, type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { putStatus } from '../status/put.ts';
import { windows } from '../windows.ts';
import { isInside, isMeant, zonesIn } from './inside.ts';
import type { Zone } from './zone.ts';

/** Zones that harm somebody where they stand, once between two of their turns (house: nobody is thrown in and out of one for more). */
const harming = (scene: Scene, id: CharacterId): readonly Zone[] =>
  zonesIn(scene).filter(
    (zone) =>
      zone.harm !== null &&
      isMeant(scene, zone, id) &&
      isInside(scene, zone, id) &&
      fighterIn(scene, id)?.used.turn.includes(zone.id) === false,
  );

/** A zone harms whoever comes into it. */
export function* zoneReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  const { actor } = about;
  if (window !== windows.moved || typeof actor !== 'string') return;
  for (const { id, name } of harming(scene, actor))
    yield {
      ...{ id: `zone.${id}`, owner: actor, params: { name }, refused: null },
      *run(tx) {
        yield* harmIn(tx, actor);
        return 'goesOn';
      },
    };
}

/** Nobody is asked about what zones do. */
export const isZones = (reaction: string): boolean => reaction.startsWith('zone.');

/** All zones that somebody stands in harm them. */
export function* harmIn(tx: Tx<Scene>, target: CharacterId): Rule<void> {
  for (const zone of harming(tx.snapshot(), target)) yield* harmBy(tx, zone, target);
}

function* harmBy(tx: Tx<Scene>, zone: Zone, target: CharacterId): Rule<void> {
  const now = tx.snapshot();
  const user = beingIn(now, zone.by);
  const row = rowFor(now, target, zone.by, zone.of);
  const effect = row === null || zone.harm === null ? null : partAt(row, zone.harm);
  if (user === null || effect?.effect !== 'zone' || effect.harm === null) return;
  if (characterIn(now, target)?.dead !== false) return;
  tx.state.fight?.fighters[target]?.used.turn.push(zone.id);
  const { amount, type, status } = effect.harm;
  const { dice, plus } = workOut(amount, scaleThen(user, zone.strength));
  let total = plus;
  for (const { count, sides } of dice) {
    const about = { with: zone.name, target };
    total += yield* rollSum(tx, { count, sides, label: 'damage', by: zone.by, about });
  }
  yield* deal(tx, {
    ...{ target, by: zone.by, cause: 'effect', with: zone.name, area: true },
    parts: [{ type, amount: total }],
  });
  if (status !== null && beingIn(tx.now, target)?.dead === false)
    putStatus(tx, target, { status, power: null, by: zone.by });
}
