import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { arrive } from '../arrivals/whenDeployed.ts';
import { muster, nameOf } from '../forces/force.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { placeInSight } from './aims.ts';

/** Units of a side's sideboard that are in no battle yet, by the ids they would have. */
export function sideboardOf(scene: Scene, side: string) {
  const force = scene.characters[side]?.force;
  if (force === undefined) return [];
  const { entries, sideboard } = muster(force);
  return sideboard
    .flatMap(({ entry, card }, at) =>
      Array.from({ length: card === null ? 0 : entry.copies }, (_, copy) => ({
        id: `${side}/${entries.length + at + 1}.${copy + 1}`,
        entry: entries.length + at,
        name: nameOf(entry),
        saveDice: card?.saveDice.map(({ value }) => value) ?? [],
      })),
    )
    .filter(({ id }) => scene.battle?.units[id] === undefined);
}

/** A door opens: a unit of the sideboard stands where the caster sees (World Door, L5079). */
export function* fromSideboard(tx: Tx<Scene>, caster: UnitId, tile: string | null): Rule<void> {
  const scene = tx.snapshot();
  const { side, owner } = unit(scene, caster);
  const waiting = sideboardOf(scene, owner).slice(0, 25);
  const [first] = waiting;
  const { battle } = tx.state;
  if (first === undefined || battle === null) return;
  const choice = yield* tx.ask({
    id: 'worldDoor',
    asked: side,
    code: 'worldDoor',
    params: { unit: caster },
    options: waiting.map(({ id, name }) => ({ id, code: 'worldDoor.unit', params: { name } })),
    default: first.id,
  });
  const { id, ...one } = waiting.find((other) => other.id === choice) ?? first;
  const fresh = {
    ...one,
    owner,
    side,
    where: { kind: 'reserves' },
    activated: false,
    sneaking: false,
  } as const;
  battle.units[id] = castDraft({ ...fresh, saveDice: [...one.saveDice] });
  const body = placeInSight(tx.snapshot(), caster, id, tile);
  if (body !== null) arrive(tx, side, id, body);
}
