import { original } from 'immer';
import type { Audience } from '../../engine/event.ts';
import type { Tx } from '../../engine/tx.ts';
import type { Events, EventType } from './events.ts';
import { isHidden } from './hidden/units.ts';
import type { CharacterId, Scene, Side } from './scene.ts';

/** Who an event is about, so that it can be told when they are long gone from the scene. */
export type Cast = {
  readonly [id: CharacterId]: {
    readonly name: string;
    readonly side: Side;
    /** Players do not know of them. */
    readonly hidden?: true;
  };
};

const roles = ['actor', 'target', 'targets', 'source', 'others', 'by'] as const;

/** Says what happened, together with the names and sides of those it is about. What a hidden enemy does or suffers is told to the GM alone, where nobody says to whom. */
export function tell<T extends EventType>(tx: Tx<Scene>, type: T, data: Events[T], to?: Audience): void {
  const cast: { -readonly [id in keyof Cast]: Cast[id] } = {};
  const before = original(tx.state);
  const scene = (id: CharacterId) =>
    before?.fight && Object.hasOwn(before.fight.units, id) ? before : tx.now;
  const named = data as { readonly [role: string]: unknown };
  let hidden = false;
  for (const id of roles.flatMap((role) => idsIn(named[role]))) {
    const at = scene(id);
    const who = Object.hasOwn(at.characters, id) ? at.characters[id] : undefined;
    if (who === undefined) continue;
    const isUnknown = isHidden(tx.now, id);
    cast[id] = {
      name: who.name,
      side: at.fight?.units[id]?.side ?? (at.npcs.includes(id) ? 'enemies' : 'players'),
      ...(isUnknown ? { hidden: true } : {}),
    };
    hidden ||= (id === named.actor || id === named.target) && isUnknown;
  }
  const audience = to ?? (hidden ? 'gm' : undefined);
  tx.emit(type, { ...(data as object), cast }, audience);
}

/** One id, or several; none of most roles. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : nobody;
}

const nobody: readonly string[] = [];

/** Says something of several units, of those whom players do not know of to the GM alone. Nothing of nobody. */
export function tellApart<T extends EventType>(
  tx: Tx<Scene>,
  ids: readonly CharacterId[],
  event: (ids: readonly CharacterId[]) => readonly [type: T, data: Events[T]],
): void {
  const now = tx.snapshot();
  const isUnknown = (id: CharacterId) => isHidden(now, id);
  const [hidden, shown] = [ids.filter(isUnknown), ids.filter((id) => !isUnknown(id))];
  if (shown.length > 0) tell(tx, ...event(shown));
  if (hidden.length > 0) tell(tx, ...event(hidden), 'gm');
}
