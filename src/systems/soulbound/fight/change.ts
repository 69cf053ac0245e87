import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { ZoneMap } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { environment } from '../content/environment.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { objectsIn } from './objects.ts';
import { changedField } from './setup.ts';
import { isZone } from './zones.ts';

/** The GM changes the field while the fight runs: what Zones are, new Zones, new ways between them. */
export function* changeField(tx: Tx<Scene>, { text }: IntentOf<'setting'>): Rule<void> {
  const { fight } = tx.state;
  const before = tx.snapshot().fight?.map;
  if (fight === null || before === undefined) return yield* tx.refuse('noFight');
  const read = changedField(before, text);
  if (!read.ok) return yield* tx.refuse('badField', { why: read.why });
  const { map } = read;
  const changed = Object.keys(map.zones).filter((id) => aboutZone(map, id) !== aboutZone(before, id));
  if (changed.length === 0) return yield* tx.refuse('fieldSame');
  fight.map = castDraft(map);
  tell(tx, 'fieldChanged', {
    zones: changed.map((id) => ({
      name: map.zones[id]?.name ?? id,
      traits: environment
        .filter((row) => row.id !== 'interactiveObjects' && isZone(map, id, row.id))
        .map((row) => row.name),
      objects: objectsIn(map, id),
      beside: besideOf(map, id),
    })),
  });
}

/** What is told of a Zone, to see whether it has changed. */
const aboutZone = (map: ZoneMap, id: string): string =>
  JSON.stringify([map.zones[id]?.traits ?? null, besideOf(map, id)]);

const besideOf = (map: ZoneMap, id: string): readonly string[] =>
  map.borders
    .filter(({ between }) => between.includes(id))
    .map(({ between: [a, b] }) => map.zones[a === id ? b : a]?.name ?? '');
