import { original } from 'immer';
import type { Audience } from '../../engine/event.ts';
import type { Tx } from '../../engine/tx.ts';
import type { Events, EventType } from './events.ts';
import type { CharacterId, Scene, Side } from './scene.ts';

/** Who an event is about, so that it can be told when they are long gone from the scene. */
export type Cast = {
  readonly [id: CharacterId]: {
    readonly name: string;
    readonly side: Side;
    /** From whom they hid before the command, where they are a foe: where they are is not for these to read. */
    readonly hiddenFrom?: readonly CharacterId[];
  };
};

const roles = ['actor', 'target', 'defender', 'source', 'others', 'seenBy'] as const;

/** Says what happened, together with the names and sides of those it is about. */
export function tell<T extends EventType>(tx: Tx<Scene>, type: T, data: Events[T], to?: Audience): void {
  const cast: { -readonly [id in keyof Cast]: Cast[id] } = {};
  // Who was in the fight before the command keeps name and side, and there they are read far more quickly than in a draft.
  const before = original(tx.state);
  const scene = (id: CharacterId) =>
    before?.fight && Object.hasOwn(before.fight.fighters, id) ? before : tx.now;
  const named: { readonly [role: string]: unknown } = data;
  for (const id of roles.flatMap((role) => idsIn(named[role]))) {
    const { characters, fight } = scene(id);
    if (!Object.hasOwn(characters, id)) continue;
    const side = fight?.fighters[id]?.side ?? 'players';
    const hidden = side === 'foes' ? (fight?.fighters[id]?.hidden ?? null) : null;
    cast[id] = {
      name: characters[id]?.name ?? id,
      side,
      ...(hidden === null ? {} : { hiddenFrom: [...hidden.from] }),
    };
  }
  tx.emit(type, { ...data, cast }, to);
}

/** One id, or several. */
const idsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
