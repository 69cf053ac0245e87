import type { Audience } from '../../engine/event.ts';
import type { Tx } from '../../engine/tx.ts';
import type { Events, EventType } from './events.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene, type Side } from './scene.ts';

/** Who an event is about, so that it can be told when they are long gone from the scene. */
export type Cast = { readonly [id: CharacterId]: { readonly name: string; readonly side: Side } };

/** Says what happened, together with the names and sides of all whose ids stand in it. */
export function tell<T extends EventType>(tx: Tx<Scene>, type: T, data: Events[T], to?: Audience): void {
  const cast: { -readonly [id in keyof Cast]: Cast[id] } = {};
  for (const value of Object.values(data)) {
    if (typeof value !== 'string' || characterIn(tx.now, value) === null) continue;
    cast[value] = { name: character(tx.now, value).name, side: fighterIn(tx.now, value)?.side ?? 'players' };
  }
  tx.emit(type, { ...data, cast }, to);
}
