import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import { rememberedOfTwo } from '../../../engine/remembered.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { Edge, LeaningRoll, Settled } from './edge.ts';
import type { Factor } from './factor.ts';
import type { Situation } from './situation.ts';
import type { Doable, Multiplied, Susceptibility } from './source.ts';
import { sources } from './sources.ts';

/** Everything that changes a number now. */
export const changes = (scene: Scene, number: string, about: Situation): readonly Modifier[] =>
  sources.flatMap((source) => source.modifiers?.(scene, number, about) ?? []);

/** A number with all that changes it, from what it is by itself. */
export const numberOf = (scene: Scene, number: string, base: number, about: Situation): Sum =>
  sum(base, changes(scene, number, about));

/** Everything that multiplies something now. */
export const factorsOn = (scene: Scene, what: Multiplied, about: Situation): readonly Factor[] =>
  sources.flatMap((source) => source.factors?.(scene, what, about) ?? []);

/** Everything that lets a roll be made twice. */
export const edgesOn = (scene: Scene, roll: LeaningRoll, about: Situation): readonly Edge[] =>
  sources.flatMap((source) => source.edges?.(scene, roll, about) ?? []);

/** What is sure to come of a roll, by anything there is: a failure, where something says so; null where the dice decide. */
export function settledBy(scene: Scene, roll: LeaningRoll, about: Situation): Settled | null {
  const all = sources.flatMap((source) => source.settles?.(scene, roll, about) ?? []);
  return all.find((one) => one === 'failure') ?? all[0] ?? null;
}

/** How somebody stands to types of damage, once for each source. */
export function guardsOf(
  scene: Scene,
  id: CharacterId,
): Readonly<Partial<Record<DamageTypeId, readonly Susceptibility[]>>> {
  const all: { [type in DamageTypeId]?: Susceptibility[] } = {};
  for (const { type, is } of sources.flatMap((source) => source.guards?.(scene, id) ?? [])) {
    const list = all[type] ?? [];
    list.push(is);
    all[type] = list;
  }
  return all;
}

/** The name of what keeps somebody from doing something; null where nothing does. */
export const forbiddenBy = rememberedOfTwo((scene: Scene, id: CharacterId, what: Doable): string | null => {
  for (const source of sources) {
    const name = source.forbids?.(scene, id, what) ?? null;
    if (name !== null) return name;
  }
  return null;
});
