import { snapshotOf } from '../../../engine/snapshot.ts';
import type { Tx } from '../../../engine/tx.ts';
import { whyHelpless } from '../conditions/can.ts';
import type { CharacterId, OwedMove, OwedWhy, Scene } from '../scene.ts';
import { tellApart } from '../tell.ts';

/** The free move that somebody has still to make, or null. */
export const owedTo = ({ fight }: Scene, actor: CharacterId): OwedMove | null =>
  fight?.owed.find((owed) => owed.actor === actor) ?? null;

/** Those for whose free moves everybody else waits. */
export const owedBesides = ({ fight }: Scene, actor: CharacterId | null): readonly CharacterId[] => [
  ...new Set(fight?.owed.map((owed) => owed.actor).filter((id) => id !== actor) ?? []),
];

/** Units get a free move each, to be made in any order before anything else goes on; who can do nothing gets none. */
export function owe(
  tx: Tx<Scene>,
  ids: readonly CharacterId[],
  why: OwedWhy,
  { speed = null, agility = null }: Partial<Pick<OwedMove, 'speed' | 'agility'>> = {},
): void {
  const able = ids.filter((id) => whyHelpless(tx.now, id) === null);
  if (able.length === 0) return;
  tx.state.fight?.owed.push(...able.map((actor) => ({ actor, why, speed, agility })));
  tellApart(tx, able, (others) => ['movesOwed', { others, why }]);
}

/** The move that is made now is the one that was owed: gives it, and it is owed no more. Null where none was. */
export function takeOwed(tx: Tx<Scene>, actor: CharacterId): OwedMove | null {
  const owed = owedTo(tx.snapshot(), actor);
  const { fight } = tx.state;
  if (owed === null || !fight) return null;
  const place = fight.owed.findIndex((one) => one.actor === actor);
  fight.owed.splice(place, 1);
  return owed;
}

/** Whoever can do nothing any more has no free move left to make: nobody waits for it. */
export function forgiveHelpless(tx: Tx<Scene>): void {
  const owed = snapshotOf(tx.now.fight?.owed ?? []);
  for (const { actor } of owed) if (whyHelpless(tx.now, actor) !== null) forgive(tx, actor);
}

/** Somebody leaves the free moves unmade that they have; of everybody where nobody is named. */
export function forgive(tx: Tx<Scene>, actor: CharacterId | null): void {
  const { fight } = tx.state;
  if (fight) fight.owed = actor === null ? [] : fight.owed.filter((owed) => owed.actor !== actor);
}
