import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { abilityRowOf } from '../content/abilities.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { AbilityId } from './ids.ts';
import { abilityOf } from './owned.ts';

/** Why an Ability can't be used now: they haven't got it, or it is on cooldown. */
export function whyNotReady(scene: Scene, actor: CharacterId, ability: AbilityId): Refusal | null {
  const own = abilityOf(scene, actor, ability);
  if (own === null) return refusal('noAbility', { actor, ability });
  if (!own.cooling) return null;
  const row = abilityRowOf(ability);
  return row?.signature === true
    ? refusal('signatureUsed', { ability })
    : refusal('coolingDown', { ability, needed: row?.cooldown ?? 0 });
}

/** An Ability goes on cooldown: Cooldown X+ until a die or a rest brings it back, Signature until a Full Rest does. */
export function cool(tx: Tx<Scene>, actor: CharacterId, ability: AbilityId): void {
  const person = tx.state.characters[actor];
  if (person?.kind !== 'person') return;
  for (const own of person.abilities) if (own.id === ability) own.cooling = true;
}

/** At a turn's start, a d6 for each of its owner's Abilities with Cooldown X+ that is on cooldown (keyword Cooldown). */
export function* rollCooldowns(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const person = personIn(tx.now, actor);
  if (person === null || person.dead) return;
  for (const [place, { id, cooling }] of person.abilities.entries()) {
    const needed = abilityRowOf(id)?.cooldown ?? null;
    if (!cooling || needed === null) continue;
    const { dice } = yield* tx.roll({ count: 1, sides: 6, label: 'cooldown', by: actor });
    const die = dice[0]?.value ?? 0;
    const ready = die >= needed;
    const draft = tx.state.characters[actor];
    const own = draft?.kind === 'person' ? draft.abilities[place] : undefined;
    if (ready && own !== undefined) own.cooling = false;
    tell(tx, 'cooldownRolled', { actor, ability: id, die, needed, ready });
  }
}
