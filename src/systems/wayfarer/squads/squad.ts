import { remembered } from '../../../engine/remembered.ts';
import type { UnitCard, VehicleCard } from '../forces/unit.ts';
import { cardOf, type Scene, type UnitId, unit } from '../scene.ts';

/** The squad for which a unit was bought (L5950), by its name; null: none. Who obeys another side, or was held aside, is in none. */
export function squadOf(scene: Scene, id: UnitId): string | null {
  const { owner, side, entry } = unit(scene, id);
  return owner === side ? (scene.characters[owner]?.force.entries[entry]?.squad ?? null) : null;
}

/** All of each squad, by owner and name, in the order of their force. */
const squadsIn = remembered((scene: Scene, _all: null): ReadonlyMap<string, readonly UnitId[]> => {
  const found = new Map<string, UnitId[]>();
  for (const id of Object.keys(scene.battle?.units ?? {})) {
    const squad = squadOf(scene, id);
    if (squad === null) continue;
    const key = `${unit(scene, id).owner}/${squad}`;
    found.set(key, [...(found.get(key) ?? []), id]);
  }
  return found;
});

/** All of a unit's squad, itself among them, wherever they are; itself alone where it is in none. */
export function membersOf(scene: Scene, id: UnitId): readonly UnitId[] {
  const squad = squadOf(scene, id);
  return squad === null ? [id] : (squadsIn(scene, null).get(`${unit(scene, id).owner}/${squad}`) ?? [id]);
}

/** Those of them who are somewhere: on the map, in reserves. */
export const membersIn = (scene: Scene, id: UnitId, where: 'map' | 'reserves'): readonly UnitId[] =>
  membersOf(scene, id).filter((one) => unit(scene, one).where.kind === where);

/** A card as figures alone, whatever it is called. */
const figuresOf = remembered((card: UnitCard | VehicleCard, _all: null): string =>
  JSON.stringify({ ...card, name: null }),
);

/** Whether two are statistically identical (L5970): by their cards, whatever they are called. */
export const areAlike = (scene: Scene, one: UnitId, other: UnitId): boolean =>
  figuresOf(cardOf(scene, one), null) === figuresOf(cardOf(scene, other), null);

/** Of a list one of each squad, or of each kind of it: the first that fits, or else the first. Whoever is in no squad stays. */
export function oneOfEach(
  scene: Scene,
  ids: readonly UnitId[],
  fits: (id: UnitId) => boolean,
  same: (one: UnitId, other: UnitId) => boolean = () => true,
): readonly UnitId[] {
  const kind = (id: UnitId) => ids.filter((other) => membersOf(scene, id).includes(other) && same(id, other));
  return ids.filter((id) => {
    if (squadOf(scene, id) === null) return true;
    const all = kind(id);
    return (all.find(fits) ?? all[0]) === id;
  });
}
