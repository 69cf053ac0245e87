import type { Made } from '../../engine/creation.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { Ports } from '../ports.ts';
import type { Table } from '../table.ts';

/** A foe that a GM may bring in; `count` of them come where nobody says how many. */
export interface Foe {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly count: number;
  readonly named: boolean; // somebody with a name of their own, not one of many
  /** A fresh one. */
  sheet(): object;
}

/** A foe as a GM describes it, where the system builds such; null where the words describe none. Refuses what it can't build. */
export function describedFoe(system: AnySystem, text: string): Made<Foe> | null {
  const found = system.described?.(text) ?? null;
  if (found === null) return null;
  const { name, made } = found;
  if (!made.ok) return made;
  return { ok: true, value: { id: name, name, note: '', count: 1, named: false, sheet: () => made.value } };
}

/** All foes that a GM may bring in: the creatures of the campaign's packs, then those of the system's own. */
export async function foesOf({ store }: Ports, { system, campaign }: Table): Promise<readonly Foe[]> {
  const records = system.packs === undefined ? [] : await store.packs(campaign.id);
  const creatures = records.flatMap(({ pack: raw, schemaVersion }): readonly Foe[] => {
    const rules = system.packs;
    const read = rules?.read(raw, schemaVersion);
    if (rules === undefined || !read?.ok) return [];
    return rules.view(read.pack).entries.flatMap(({ id, note }) => {
      const creature = rules.creature(read.pack, id);
      if (creature === null) return [];
      const { name, count, sheet, named = false } = creature;
      return [{ id: name, name, note, count, named, sheet: () => sheet }];
    });
  });
  const ready = system.foes.map(
    ({ id, name, note }): Foe => ({ id, name, note, count: 1, named: false, sheet: () => system.foe(id) }),
  );
  return [...creatures, ...ready];
}
