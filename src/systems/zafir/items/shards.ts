import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { ownLimit } from '../abilities/limits.ts';
import { profileOf } from '../character/profile.ts';
import { type AbilityId, abilities } from '../content/abilities.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { coolsFor, usesLeft } from '../turn/uses.ts';

/** Somebody's abilities of magic, or of spirits and daeva. */
export const abilitiesOf = (
  scene: Scene,
  actor: CharacterId,
  of: 'magic' | 'spiritual',
): readonly AbilityId[] =>
  profileOf(character(scene, actor)).abilities.filter((id) => rowOf(abilities, id)[of]);

/** What the energy of a shard can do for somebody: a charge of an ability, or the end of its cooldown ('ignite:charge'). */
export const renewable = (scene: Scene, actor: CharacterId, of: 'magic' | 'spiritual'): readonly Choice[] =>
  abilitiesOf(scene, actor, of).flatMap((id) => [
    ...chargeOf(scene, actor, id),
    ...cooldownOf(scene, actor, id),
  ]);

function chargeOf(scene: Scene, actor: CharacterId, id: AbilityId): readonly Choice[] {
  const limit = ownLimit(scene, actor, id);
  if (limit.charges === undefined) return [];
  const left = usesLeft(scene, actor, id, limit) ?? 0;
  const { name } = rowOf(abilities, id);
  return [{ id: `${id}:charge`, name: `${name}: a charge`, note: `${left} left`, refused: null }];
}

/** An ability that cools down, where it does so now. */
export function cooldownOf(scene: Scene, actor: CharacterId, id: AbilityId): readonly Choice[] {
  const { name, cooldown } = rowOf(abilities, id);
  if (cooldown === null) return [];
  const left = coolsFor(scene, actor, id);
  return [
    {
      id: `${id}:cooldown`,
      name: `${name}: cooled down`,
      note: left === 0 ? 'ready' : `cools down for ${left} more ${left === 1 ? 'turn' : 'turns'}`,
      refused: left === 0 ? refusal('isReady', { ability: name }) : null,
    },
  ];
}

/** Reads 'ignite:charge'. */
export function readRenewal(
  target: string,
): { readonly ability: AbilityId; readonly how: 'charge' | 'cooldown' } | null {
  const [id, how] = target.split(':');
  const ability = abilities.find((row) => row.id === id)?.id;
  return ability !== undefined && (how === 'charge' || how === 'cooldown') ? { ability, how } : null;
}

/** An ability has one more charge than it had, or is ready at once. `what` did it, by name. */
export function renew(tx: Tx<Scene>, actor: CharacterId, target: string, what: string): void {
  const read = readRenewal(target);
  if (read === null) return;
  const { ability, how } = read;
  if (how === 'charge') {
    const who = tx.state.characters[actor];
    if (who !== undefined) who.battle.extra[ability] = (who.battle.extra[ability] ?? 0) + 1;
    tell(tx, 'abilityRenewed', { actor, ability, how, what, left: 0 });
  } else coolBy(tx, actor, ability, Number.POSITIVE_INFINITY, what);
}

/** An ability's cooldown is so many turns shorter. */
export function coolBy(
  tx: Tx<Scene>,
  actor: CharacterId,
  ability: AbilityId,
  turns: number,
  what: string,
): void {
  const use = tx.state.characters[actor]?.battle.uses[ability];
  if (use === undefined) return;
  use.cooling = Math.max(0, use.cooling - turns);
  tell(tx, 'abilityRenewed', { actor, ability, how: 'cooldown', what, left: use.cooling });
}
