import type { ReadyFight } from '../../engine/ready.ts';
import { type Tip, tipFor } from '../../engine/readyTip.ts';
import { playerOf } from '../character/player.ts';
import type { Store } from '../ports.ts';
import type { AnySystem } from '../table.ts';

type Asked = Pick<Store, 'readyOf' | 'character'>;

/** The ready fight that a fight is, while its first round lasts. Null for all others. */
async function inFirstRound(
  store: Asked,
  system: AnySystem,
  scene: object,
  encounterId: string,
): Promise<ReadyFight | null> {
  const fights = system.ready?.fights ?? [];
  if (fights.length === 0 || !system.fights(scene) || system.round(scene) > 1) return null;
  const record = await store.readyOf(encounterId);
  return fights.find(({ id }) => id === record?.fight) ?? null;
}

const isPlayed = async (store: Asked, actor: string): Promise<boolean> =>
  playerOf(await store.character(actor)) !== null;

/** The ready fight in which somebody's first turn is explained: while its first round lasts, to those whom people play. Null for all others. */
export async function firstTurnOf(
  store: Asked,
  system: AnySystem,
  scene: object,
  { encounterId, actor }: { readonly encounterId: string; readonly actor: string },
): Promise<ReadyFight | null> {
  const fight = await inFirstRound(store, system, scene, encounterId);
  return fight !== null && (await isPlayed(store, actor)) ? fight : null;
}

/** Whether it is such a turn of any of these. */
export async function isFirstTurnOfAny(
  store: Asked,
  system: AnySystem,
  scene: object,
  { encounterId, actors }: { readonly encounterId: string; readonly actors: readonly string[] },
): Promise<boolean> {
  if ((await inFirstRound(store, system, scene, encounterId)) === null) return false;
  for (const actor of actors) if (await isPlayed(store, actor)) return true;
  return false;
}

/** What to press next on such a turn; null on all others. */
export async function firstTipOf(
  store: Asked,
  system: AnySystem,
  scene: object,
  about: { readonly encounterId: string; readonly actor: string },
): Promise<Tip | null> {
  const fight = await firstTurnOf(store, system, scene, about);
  return fight === null ? null : tipFor(system, scene, about.actor);
}
