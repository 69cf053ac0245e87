import type { Audience } from '../../engine/event.ts';
import type { Tx } from '../../engine/tx.ts';
import type { Events, EventType } from './events.ts';
import { type Scene, unitIn } from './scene.ts';

/** What those are called whom an event is about, so that it can be told when they are long gone from the scene. */
export type Cast = Readonly<Record<string, string>>;

const named = (scene: Scene, id: string): string | undefined =>
  Object.hasOwn(scene.characters, id) ? scene.characters[id]?.name : unitIn(scene, id)?.name;

/** Says what happened, together with the names of the sides and units it is about. */
export function tell<T extends EventType>(tx: Tx<Scene>, type: T, data: Events[T], to?: Audience): void {
  const ids = Object.values(data as Readonly<Record<string, unknown>>).flatMap(idsIn);
  const cast = Object.fromEntries(
    ids.flatMap((id) => {
      const name = named(tx.now, id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
  tx.emit(type, { ...data, cast }, to);
}

/** One id, or several. */
const idsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};
