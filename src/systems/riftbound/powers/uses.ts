import type { Tx } from '../../../engine/tx.ts';
import { pay } from '../abilities/pay.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { fighterIn, personIn } from '../scene.ts';
import type { Owned } from './owned.ts';

/** What marks one use of a power in this turn, or in this fight. */
const mark = (id: string): string => `power:${id}`;

const count = (used: readonly string[] | undefined, id: string): number =>
  used?.filter((one) => one === mark(id)).length ?? 0;

/** How many uses are left of what a turn or a fight limits; null where neither does. Outside of a fight there is no limit. */
export function usesLeft(scene: Scene, user: CharacterId, { id, power }: Owned): number | null {
  const fighter = fighterIn(scene, user);
  if (power.limit === null || fighter === null) return null;
  const used = power.limit.per === 'turn' ? fighter.used : fighter.spent;
  return Math.max(0, power.limit.uses - count(used, id));
}

export const isCooling = (scene: Scene, user: CharacterId, { id }: Owned): boolean =>
  personIn(scene, user)?.cooling.includes(id) === true;

/** Pays for a use of a power: SP, one of its uses, its cooldown. */
export function payFor(tx: Tx<Scene>, user: CharacterId, { id, power }: Owned): void {
  pay(tx, { actor: user, sp: power.sp, on: power.name });
  const person = tx.state.characters[user];
  if (person?.kind !== 'person') return;
  if ((power.cooldown !== null || power.signature) && !person.cooling.includes(id)) person.cooling.push(id);
  const fighter = tx.state.fight?.fighters[user];
  if (fighter === undefined || power.limit === null) return;
  if (power.limit.per === 'turn') fighter.used.push(mark(id));
  else fighter.spent = [...(fighter.spent ?? []), mark(id)];
}
