import { original } from 'immer';
import type { Audience } from '../../engine/event.ts';
import { plainRecord } from '../../engine/json.ts';
import { snapshotOf } from '../../engine/snapshot.ts';
import type { Tx } from '../../engine/tx.ts';
import type { Events, EventType } from './events.ts';
import { bothOf, hasSecrets, isUnseen, whoKnows, whoKnowsZones } from './fight/unseen.ts';
import { type CharacterId, character, fightersIn, type Scene, type Side } from './scene.ts';

/** Who an event is about, so that it can be told when they are long gone from the scene. */
export type Cast = {
  readonly [id: CharacterId]: {
    readonly name: string;
    readonly side: Side;
    /** Players know nothing of them. */
    readonly unseen?: true;
    /** From whom they hid before the command, where they are a foe: where they are is not for these to read. */
    readonly hiddenFrom?: readonly CharacterId[];
  };
};

const roles = ['actor', 'target', 'defender', 'source', 'others', 'seenBy'] as const;

/**
 * Says what happened, together with the names and sides of those it is about. What somebody unseen does or suffers, and where a
 * hidden Zone comes into it, is told to those alone who may know of that.
 */
export function tell<T extends EventType>(tx: Tx<Scene>, type: T, data: Events[T], to?: Audience): void {
  const cast: { -readonly [id in keyof Cast]: Cast[id] } = {};
  // Who was in the fight before the command keeps name and side, and there they are read far more quickly than in a draft.
  const before = original(tx.state);
  const scene = (id: CharacterId) =>
    before?.fight && Object.hasOwn(before.fight.fighters, id) ? before : tx.now;
  const named: { readonly [role: string]: unknown } = data;
  const secrets = secretsIn(tx);
  const audience = secrets === null ? to : audienceOf(secrets, named, to);
  const told = roles.flatMap((role) => idsIn(named[role]));
  if (secrets !== null) told.push(...unseenIn(secrets, data, audience !== 'gm'));
  for (const id of told) {
    const { characters, fight } = scene(id);
    if (!Object.hasOwn(characters, id)) continue;
    const side = fight?.fighters[id]?.side ?? 'players';
    const hidden = side === 'foes' ? (fight?.fighters[id]?.hidden ?? null) : null;
    cast[id] = {
      name: characters[id]?.name ?? id,
      side,
      ...(secrets !== null && isUnseen(secrets, id) ? { unseen: true as const } : {}),
      ...(hidden === null ? {} : { hiddenFrom: [...hidden.from] }),
    };
  }
  tx.emit(type, { ...data, cast }, audience);
}

/** The scene as it is now, where there is anything in its fight that players do not know; null where there is not. */
export function secretsIn(tx: Tx<Scene>): Scene | null {
  const { fight } = tx.now;
  // Who is hidden seldom changes: these two are most often what they were before the command, which has been looked at.
  const has =
    fight !== null && hasSecrets({ fighters: snapshotOf(fight.fighters), map: snapshotOf(fight.map) });
  return has ? tx.snapshot() : null;
}

/** Those unseen who come into what is told in any other way: on whose turn something ends; for players by name too: from whom help comes. */
function unseenIn(secrets: Scene, data: object, byName: boolean): readonly CharacterId[] {
  const text = JSON.stringify(plainRecord({ ...data }));
  const isIn = (said: string) => text.includes(JSON.stringify(said));
  return fightersIn(secrets).filter(
    (id) => isUnseen(secrets, id) && (isIn(id) || (byName && isIn(character(secrets, id).name))),
  );
}

/** Who may know of those who do or suffer something, and of the Zones that are named. Takes what was said of that; gives undefined for all. */
function audienceOf(
  scene: Scene,
  named: { readonly [role: string]: unknown },
  to: Audience | undefined,
): Audience | undefined {
  const people = [named.actor, named.target].filter((id) => typeof id === 'string');
  const names = idsIn(named.zone).concat(idsIn(named.zones));
  const zones = Object.entries(scene.fight?.map.zones ?? {}).filter(([, { name }]) => names.includes(name));
  const who = people
    .map((id) => whoKnows(scene, id))
    .reduce(
      bothOf,
      bothOf(
        to ?? 'all',
        whoKnowsZones(
          scene,
          zones.map(([id]) => id),
        ),
      ),
    );
  return who === 'all' && to === undefined ? undefined : who;
}

/** One id, or several; none of most roles. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : nobody;
}

const nobody: readonly string[] = [];
