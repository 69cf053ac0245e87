import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx, Verdict } from '../../../engine/tx.ts';
import type { Exchange } from '../inProgress.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { windows, type WindowName } from '../windows.ts';

const latest = ({ exchanges }: Scene): Exchange | null => exchanges?.at(-1) ?? null;

/** Does an attack or an Ability in the course of which everybody is asked at most once. */
export function* exchanged<T>(tx: Tx<Scene>, targets: readonly CharacterId[], rule: Rule<T>): Rule<T> {
  tx.state.exchanges = [...(tx.state.exchanges ?? []), { ahead: [...targets], moment: 0, asked: [] }];
  const made = yield* rule;
  const left = (tx.state.exchanges ?? []).slice(0, -1);
  if (left.length === 0) delete tx.state.exchanges;
  else tx.state.exchanges = left;
  return made;
}

/** Those whose moment is still to come, once it is known who is hit. */
export function aheadOf(tx: Tx<Scene>, ids: readonly CharacterId[]): void {
  const now = tx.state.exchanges?.at(-1);
  if (now !== undefined) now.ahead = [...ids];
}

/** A moment of an attack or an Ability: who has been asked at another of it isn't asked again. `of`: whose moment it is. */
export function* moment(
  tx: Tx<Scene>,
  name: WindowName,
  about: Params | (() => Params),
  of: CharacterId | null = null,
): Rule<Verdict> {
  const now = tx.state.exchanges?.at(-1);
  if (now === undefined) return yield* tx.window(name, about);
  now.moment += 1;
  now.ahead = now.ahead.filter((id) => id !== of);
  const at = now.moment;
  const asking = (owner: CharacterId) => {
    tx.state.exchanges?.at(-1)?.asked.push({ owner, moment: at });
  };
  return yield* tx.window(name, about, { asking });
}

/** Whether somebody isn't asked at the moment that is now: they were at another; or it is damage of somebody else's, and their own is still to come. */
export function isAskedElsewhere(scene: Scene, owner: CharacterId, name: string): boolean {
  const now = latest(scene);
  if (now === null) return false;
  if (name === windows.damage && now.ahead.includes(owner)) return true;
  return now.asked.some((one) => one.owner === owner && one.moment !== now.moment);
}
