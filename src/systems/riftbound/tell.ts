import type { Audience } from '../../engine/event.ts';
import type { Tx } from '../../engine/tx.ts';
import type { Events, EventType } from './events.ts';
import { type CharacterId, characterIn, type Scene, type Side } from './scene.ts';

/** Who an event is about, so that it can be told when they are long gone from the scene. */
export type Cast = {
  readonly [id: CharacterId]: {
    readonly name: string;
    readonly side: Side;
    /** Players know nothing of them. */
    readonly unseen?: true;
  };
};

const roles = [
  'actor',
  'target',
  'defender',
  'source',
  'vehicle',
  'others',
  'touching',
  'out',
  'by',
] as const;

/** Says what happened, together with the names and sides of those it is about. What somebody unseen does or suffers is the GM's to know. */
export function tell<T extends EventType>(tx: Tx<Scene>, type: T, data: Events[T], to?: Audience): void {
  const scene = tx.now;
  const cast: { -readonly [id in keyof Cast]: Cast[id] } = {};
  const named: { readonly [role: string]: unknown } = data;
  for (const id of roles.flatMap((role) => idsIn(named[role]))) {
    const who = characterIn(scene, id);
    if (who === null) continue;
    const fighter = scene.fight?.fighters[id];
    const unseen = fighter?.unseen ? { unseen: true as const } : {};
    cast[id] = { name: who.name, side: fighter?.side ?? 'players', ...unseen };
  }
  const isSecret = [named.actor, named.target, named.vehicle].some(
    (id) => typeof id === 'string' && cast[id]?.unseen === true,
  );
  tx.emit(type, { ...data, cast }, isSecret ? 'gm' : to);
}

/** One id, or several; none of most roles. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
