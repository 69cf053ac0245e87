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
import { isHiddenZone } from './unseen.ts';
import { isZone } from './zones.ts';

/** The GM changes the field while the fight runs: what Zones are, new Zones, new ways between them. */
export function* changeField(tx: Tx<Scene>, { text }: IntentOf<'setting'>): Rule<void> {
  const { fight } = tx.state;
  const before = tx.snapshot().fight?.map;
  if (fight === null || before === undefined) return yield* tx.refuse('noFight');
  const read = changedField(before, text);
  if (!read.ok) return yield* tx.refuse('badField', { why: read.why });
  const { map } = read;
  const changed = Object.keys(map.zones).filter(
    (id) => aboutZone(map, id, nobody) !== aboutZone(before, id, nobody),
  );
  if (changed.length === 0) return yield* tx.refuse('fieldSame');
  fight.map = castDraft(map);
  const isHidden = (id: string) => isHiddenZone(map, id);
  const about = (ids: readonly string[], besides: (id: string) => boolean) =>
    ids.map((id) => ({
      name: map.zones[id]?.name ?? id,
      traits: environment
        .filter((row) => row.id !== 'interactiveObjects' && isZone(map, id, row.id))
        .map((row) => row.name),
      objects: objectsIn(map, id),
      beside: besideOf(map, id, besides),
    }));
  // Of hidden Zones the GM reads, of the others everybody what they may know of them.
  const shown = changed.filter(
    (id) => !isHidden(id) && aboutZone(map, id, isHidden) !== aboutZone(before, id, isHidden),
  );
  const hidden = changed.filter(isHidden);
  if (shown.length > 0) tell(tx, 'fieldChanged', { zones: about(shown, isHidden) });
  if (hidden.length > 0) tell(tx, 'fieldChanged', { zones: about(hidden, nobody) }, 'gm');
  const kept = hidden.filter((id) => !isHiddenZone(before, id)).map((id) => map.zones[id]?.name ?? id);
  if (kept.length > 0) tell(tx, 'kept', { names: kept }, 'gm');
}

const nobody = () => false;

/** What is told of a Zone, to see whether it has changed; of some beside it nothing. */
const aboutZone = (map: ZoneMap, id: string, but: (id: string) => boolean): string =>
  JSON.stringify([map.zones[id]?.traits ?? null, besideOf(map, id, but)]);

const besideOf = (map: ZoneMap, id: string, but: (id: string) => boolean): readonly string[] =>
  map.borders
    .filter(({ between }) => between.includes(id))
    .map(({ between: [a, b] }) => (a === id ? b : a))
    .filter((zone) => !but(zone))
    .map((zone) => map.zones[zone]?.name ?? '');
