import type { ReadyFight } from '../../engine/ready.ts';
import { type Tip, tipFor } from '../../engine/readyTip.ts';
import { playerOf } from '../character/player.ts';
import type { Store } from '../ports.ts';
import type { AnySystem } from '../table.ts';

/** The ready fight in which somebody's first turn is explained: while its first round lasts, to those whom people play. Null for all others. */
export async function firstTurnOf(
  store: Pick<Store, 'readyOf' | 'character'>,
  system: AnySystem,
  scene: object,
  { encounterId, actor }: { readonly encounterId: string; readonly actor: string },
): Promise<ReadyFight | null> {
  const fights = system.ready?.fights ?? [];
  if (fights.length === 0 || !system.fights(scene) || system.round(scene) > 1) return null;
  const record = await store.readyOf(encounterId);
  if (record === null || playerOf(await store.character(actor)) === null) return null;
  return fights.find(({ id }) => id === record.fight) ?? null;
}

/** What to press next on such a turn; null on all others. */
export async function firstTipOf(
  store: Pick<Store, 'readyOf' | 'character'>,
  system: AnySystem,
  scene: object,
  about: { readonly encounterId: string; readonly actor: string },
): Promise<Tip | null> {
  const fight = await firstTurnOf(store, system, scene, about);
  return fight === null ? null : tipFor(system, scene, about.actor);
}
