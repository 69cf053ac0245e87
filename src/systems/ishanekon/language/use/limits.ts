import type { Tx } from '../../../../engine/tx.ts';
import { beingIn, type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { mark } from './lay.ts';

/** How often something may be used, and in what time. */
export interface Limited {
  readonly uses: number;
  readonly per: 'turn' | 'round' | 'fight' | 'rest';
}

const markOf = (id: string, per: Limited['per']): string => `used:${per}:${id}`;

/** How often something was used in its time. Turns and rounds count in fights alone. */
function usedTimes(scene: Scene, actor: CharacterId, id: string, per: Limited['per']): number {
  const count = (all: readonly string[], wanted: string) => all.filter((one) => one === wanted).length;
  if (per === 'turn' || per === 'round') return count(fighterIn(scene, actor)?.used[per] ?? [], id);
  return count(
    (beingIn(scene, actor)?.effects ?? []).map(({ of }) => of),
    markOf(id, per),
  );
}

export const isSpent = (scene: Scene, actor: CharacterId, id: string, limit: Limited | null): boolean =>
  limit !== null && usedTimes(scene, actor, id, limit.per) >= limit.uses;

/** Notes that something was used. */
export function noteUse(tx: Tx<Scene>, actor: CharacterId, id: string, limit: Limited | null): void {
  if (limit === null) return;
  const { per } = limit;
  if (per === 'turn' || per === 'round') tx.state.fight?.fighters[actor]?.used[per].push(id);
  else mark(tx, actor, markOf(id, per), per);
}
